/** The result of a single-player game. */
export interface Best {
  /** The number of turns in this game. */
  readonly turns: number;
  /** The average number of turns of a Medium computer player; undefined if it was not measured. */
  readonly par: number | undefined;
  /** The fewest turns so far, including this game. */
  readonly best: number;
  /** True if there is an earlier game and this one took fewer turns than all of them. */
  readonly isNew: boolean;
}
