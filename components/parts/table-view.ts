import type { Match } from '../../src/match/match.js';
import type { Table } from '../../src/match/table.js';
import type { GameEvent } from '../../src/rules/game.js';
import type { CommonWords } from '../../src/words/words.js';
import type { Draft } from './draft.js';

/** What the screens of every game are drawn from, and act on; each game adds what is its own. */
export interface TableView<O, S, M, E extends GameEvent, W> {
  /** The fewest and the most players. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly realDice: boolean;
  readonly match: Match<O, S, M, E>;
  readonly table: Table<O, S, M, E>;
  readonly words: CommonWords;
  readonly gameWords: W;
  readonly languageTag: string;
  readonly rtl: boolean;
  /** A number in the reader's digits; `sign`: with a plus. */
  figure(value: number, sign?: boolean): string;
  tell(event: E, state: S): string;
  say(sentence: string): void;
  /** Makes a move; false when it was refused. */
  play(move: M): boolean;
  undo(): void;
  redo(): void;
  readonly draft: Draft;
  change(draft: Draft): void;
  startFromForm(): void;
  backToGame(): void;
  /** Where the game is kept in this browser; undefined where it is not. */
  readonly saving: { forget(): void } | undefined;
  /** Opens the set-up form. */
  newGame(): void;
  /** Starts the same game anew. */
  again(): void;
  /** Where the focus goes once the screen is drawn anew, if it was in here. */
  focusOn(selector: string): void;
}
