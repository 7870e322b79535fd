/** A statement of the printed rules, and a position that shows it. */
export interface Row {
  /** The game as URLs name it. */
  readonly game: string;
  readonly rule: string;
  /** Set where the printed rules contradict themselves. */
  readonly ruling?: true;
  readonly says: string;
  readonly test: string;
  readonly position: string;
  /** What a reader can do there, and what comes of it. */
  readonly try: string;
  /** Moves that are made there. */
  readonly moves?: readonly { readonly type: string }[];
  /** Part of the position after them. */
  readonly shows?: object;
  /** Parts of some of their events, in order. */
  readonly tells?: readonly object[];
  /** The legal moves after them. */
  readonly offers?: readonly object[];
  /** Who has won after them. */
  readonly over?: readonly number[];
  /** A move that is refused after them, and by which rule. */
  readonly refused?: { readonly move: object; readonly rule: string };
}

export const rows: readonly Row[];
export function queryOf(row: Row): string;
export function proof(): string;
