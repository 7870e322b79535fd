import { expect, it } from 'vitest';
import { IndexedStorage } from '../../src/match/indexed-storage.js';
import { cmi5 } from '../../src/results/cmi5.js';
import { followPage } from '../../src/results/page-lifecycle.js';
import { message } from '../../src/results/message.js';
import { scorm12 } from '../../src/results/scorm12.js';
import { scorm2004 } from '../../src/results/scorm2004.js';
import { desk } from './support/results.js';

/** Code as a page writes it: the browser's own window, fetch and storage are passed directly. It only has to compile. */
const fromPage = (page: Window & typeof globalThis) => {
  const options = { ...desk().options, storage: new IndexedStorage(page) };
  const adapter = scorm12(page, options);
  return [
    adapter,
    scorm2004(page, options),
    cmi5(page.location.href, {
      ...options,
      fetch: (url, init) => page.fetch(url, init),
      uuid: () => page.crypto.randomUUID(),
    }),
    message(page, { ...options, origin: 'https://school.example' }),
    followPage(page, adapter),
  ];
};

it('takes a page as it is, and does nothing before it is opened', () => {
  const touched: unknown[] = [];
  const page = new Proxy({} as Window & typeof globalThis, {
    get(_, name) {
      touched.push(name);
      if (name === 'location') return { href: 'https://content.example/' };
      return name === 'document' ? { addEventListener: () => undefined } : () => undefined;
    },
  });
  expect(fromPage(page).length).toBe(5);
  expect(touched).toEqual(['location', 'document', 'addEventListener']);
});
