/** A statement of the printed rules, and a position that shows it. */
export interface Row {
  /** The name of the game in URLs. */
  readonly game: string;
  readonly rule: string;
  /** Set if the printed rules contradict themselves. */
  readonly ruling?: true;
  readonly says: string;
  readonly test: string;
  readonly position: string;
  /** Description of an action that a reader can try, and its result. */
  readonly try: string;
  /** Moves that are made in the position. */
  readonly moves?: readonly { readonly type: string }[];
  /** Part of the position after the moves. */
  readonly shows?: object;
  /** Parts of some events of the moves, in order. */
  readonly tells?: readonly object[];
  /** The legal moves after them. */
  readonly offers?: readonly object[];
  /** The winners after them. */
  readonly over?: readonly number[];
  /** A move that is refused after them, and the rule that refuses it. */
  readonly refused?: { readonly move: object; readonly rule: string };
}

export const rows: readonly Row[];
export function queryOf(row: Row): string;
export function proof(): string;
