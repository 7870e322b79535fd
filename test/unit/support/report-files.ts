import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ParsePage } from '../../../src/report/content.js';
import { readFile } from '../../../src/report/read-file.js';
import type { Found } from '../../../src/report/found.js';
import type { Result } from '../../../src/rules/result.js';
import { bytes } from '../../../src/embed/packages/index.js';

const folder = fileURLToPath(new URL('../../fixtures/moodle/', import.meta.url));

export const fixtures = readdirSync(folder);
export const fixture = (name: string): Uint8Array => new Uint8Array(readFileSync(folder + name));

/** Finds the tables of simple pages; the tests in browsers use a DOMParser. */
export const parsePage: ParsePage = (page) => ({
  querySelectorAll: () =>
    [...page.matchAll(/<table\b.*?<\/table>/gs)].map(([table]) => ({
      rows: [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) => ({
        cells: [...row.matchAll(/<t[hd]>(.*?)<\/t[hd]>/gs)].map(([, cell]) => ({
          textContent: cell
            .replace(/&lt;/g, '<')
            .replace(/&gt;/g, '>')
            .replace(/&quot;/g, '"')
            .replace(/&amp;/g, '&'),
        })),
      })),
    })),
});

/** Reads a text or bytes as a file. */
export const readGiven = (given: string | Uint8Array, name = 'file.txt'): Result<Found> =>
  readFile(typeof given === 'string' ? bytes(given) : given, { name, parsePage });

/** Returns the content of a file; fails the test if there is none. */
export function foundIn(given: string | Uint8Array, name?: string): Found {
  const read = readGiven(given, name);
  if (!read.ok) throw new Error(read.code);
  return read.value;
}

/** Returns the code of a refusal, or `read`. */
export const refusalOf = (given: string | Uint8Array): string => {
  const read = readGiven(given);
  return read.ok ? 'read' : read.code;
};
