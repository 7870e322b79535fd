import type { Term } from './glossary.mjs';
import type { Source } from './source.mjs';

/** Maximum size of a PO file, in bytes. */
export const longestFile: number;

/** One message of a PO file. */
export interface Entry {
  readonly key: string;
  /** The English text that was translated. */
  readonly source: string;
  readonly text: string;
  readonly hasPlural: boolean;
  readonly isFuzzy: boolean;
}

/** A problem of a file. */
export interface FileFault {
  readonly line: number;
  readonly key?: string;
  readonly fault: string;
}

/** A valid PO file. */
export interface Po {
  readonly entries: readonly Entry[];
  /** The language named in its header. */
  readonly language: string | undefined;
  lineOf(key: string): number;
}

/** Reads an untrusted PO file. */
export function openPo(bytes: Uint8Array): Po | FileFault;
/** Returns the problems of one message of a PO file. */
export function entryFaults(entry: Entry, source: Source, tag: string, terms: readonly Term[]): string[];
/** Returns the problems of a PO file. */
export function fileFaults(
  bytes: Uint8Array,
  source: Source,
  language: { readonly tag: string; readonly status: string },
  terms: readonly Term[],
): FileFault[];
