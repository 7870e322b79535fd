import { IndexedStorage } from '../../../src/match/indexed-storage.js';

/** The storage of the device, as another window of the site sees it. */
export const storage = new IndexedStorage(window);

export const kept = (key: string): Promise<string | undefined> => storage.get(key);

/** Returns everything in the storage, by key. */
export async function everythingKept(): Promise<Record<string, string>> {
  const store = await begin('readonly');
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()].map(result));
  return Object.fromEntries((keys as string[]).map((key, i) => [key, (values as string[])[i]]));
}

/** Writes like a window that does not notify the others. */
export async function putUnseen(key: string, text: string): Promise<void> {
  await result((await begin('readwrite')).put(text, key));
}

export async function clearKept(): Promise<void> {
  localStorage.clear();
  await result((await begin('readwrite')).clear());
}

let database: Promise<IDBDatabase> | undefined;

async function begin(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  await storage.get(''); // creates the database if there is none
  database ??= result(indexedDB.open('abacade'));
  const opened = await database;
  opened.onversionchange = () => {
    opened.close();
    database = undefined;
  };
  return opened.transaction('kept', mode).objectStore('kept');
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });

/**
 * Makes the storage of this page fail: it takes nothing more (`full`) or refuses every request (`forbidden`).
 * @returns a function that mends it
 */
export function breakStorage(what: 'full' | 'forbidden'): () => void {
  const refuse = (): never => {
    throw new DOMException(what, what === 'full' ? 'QuotaExceededError' : 'SecurityError');
  };
  const [thing, method] =
    what === 'full' ? ([IDBObjectStore.prototype, 'put'] as const) : ([IDBDatabase.prototype, 'transaction'] as const);
  const own = Object.getOwnPropertyDescriptor(thing, method)!;
  Object.defineProperty(thing, method, { ...own, value: refuse });
  return () => void Object.defineProperty(thing, method, own);
}
