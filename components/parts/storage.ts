import { LazyStorage } from '../../src/match/lazy-storage.js';

/** One database for all elements of the page. Its code is fetched by the first element that stores something. */
export const storage = new LazyStorage(async () => {
  const { IndexedStorage } = await import('../../src/match/indexed-storage.js');
  return new IndexedStorage(globalThis);
});
