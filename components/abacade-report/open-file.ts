import { fnv1a } from '../../src/fnv1a.js';
import type { Found } from '../../src/report/found.js';
import { limits } from '../../src/report/refusal.js';
import { bad, type Result } from '../../src/rules/result.js';
import type { OpenedFile } from './files.js';

/* Files on the teacher's device, which are never sent. */

type Study = typeof import('./study.js');

const parsePage = (text: string): Document => new DOMParser().parseFromString(text, 'text/html');

/** Reads a file. The result for an unreadable file says why. */
export async function openFile(file: File, language: string, { readFile }: Study): Promise<OpenedFile> {
  const unread = (code: string): Result<Found> => bad(code, `The file is not read: ${code}.`);
  const { name, size } = file;
  if (size > limits.bytes) return { name, print: `${size} ${name}`, read: unread('large') };
  // A dropped folder looks like a file until it is read.
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  return bytes
    ? { name, print: `${bytes.length} ${fnv1a(bytes)}`, read: readFile(bytes, { name, language, parsePage }) }
    : { name, print: `0 ${name}`, read: unread('damaged') };
}
