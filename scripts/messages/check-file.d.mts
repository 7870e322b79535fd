import type { Term } from './glossary.mjs';
import type { Source } from './source.mjs';

/** The most bytes of a PO file. */
export const longestFile: number;

/** One message of a PO file. */
export interface Entry {
  readonly key: string;
  /** The English that was translated. */
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

/** A PO file that could be read. */
export interface Po {
  readonly entries: readonly Entry[];
  /** What its header says of its language. */
  readonly language: string | undefined;
  lineOf(key: string): number;
}

/** Reads a PO file, whatever it is. */
export function openPo(bytes: Uint8Array): Po | FileFault;
/** Problems of one message of a PO file. */
export function entryFaults(entry: Entry, source: Source, tag: string, terms: readonly Term[]): string[];
/** Problems of a PO file. */
export function fileFaults(
  bytes: Uint8Array,
  source: Source,
  language: { readonly tag: string; readonly status: string },
  terms: readonly Term[],
): FileFault[];
