/** The reason why a file, or a part of it, cannot be read. The texts for people are in the words of the report. */
export type RefusalCode =
  | 'large' // more bytes, unpacked bytes, or cells than the limits allow
  | 'columns' // more columns than the limit allows
  | 'damaged'
  | 'entities' // XML that declares entities or refers to other files
  | 'pdf'
  | 'unknown' // no known format
  | 'responses' // an interactions report that contains only the responses
  | 'cells' // an interactions report whose cells are all empty, as for SCORM 2004
  | 'none'; // a known kind of file, without a single answer of the games

/** Aborts the reading of a file. Only `readFile` catches it, so that a reader need not pass it on. */
export class Refusal extends Error {
  constructor(readonly code: RefusalCode) {
    super(code);
  }
}

/** The limits for reading. A class of 30 with 250 answers each has 0.4 MB, 1,007 columns and 31,217 cells. */
export const limits = {
  bytes: 20_000_000,
  unpacked: 64_000_000,
  columns: 2000,
  cells: 1_000_000,
  /** Maximum number of characters stored from one cell: a memory has up to 1,300, a saved game up to 4,096 and its moves. */
  cell: 65_000,
} as const;
