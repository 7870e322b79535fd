import { fnv1a } from '../../src/fnv1a.js';
import type { Found } from '../../src/report/found.js';
import { limits } from '../../src/report/refusal.js';
import { bad, type Result } from '../../src/rules/result.js';
import type { OpenedFile } from './files.js';

/* Files of the teacher's device: what is opened, and what is saved. Neither is sent anywhere. */

type Study = typeof import('./study.js');

const parsePage = (text: string): Document => new DOMParser().parseFromString(text, 'text/html');

/** Reads a file. One that cannot be read says why. */
export async function openFile(file: File, { readFile }: Study): Promise<OpenedFile> {
  const unread = (code: string): Result<Found> => bad(code, `The file is not read: ${code}.`);
  const { name, size } = file;
  if (size > limits.bytes) return { name, print: `${size} ${name}`, read: unread('large') };
  // A folder that was dropped looks like a file until it is read.
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  return bytes
    ? { name, print: `${bytes.length} ${fnv1a(bytes)}`, read: readFile(bytes, { name, parsePage }) }
    : { name, print: `0 ${name}`, read: unread('damaged') };
}

/** Saves a table as CSV, as spreadsheets read it. */
export function saveTable(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }));
  link.download = 'report.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
