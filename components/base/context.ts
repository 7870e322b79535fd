import type { LitElement } from 'lit';
import type { Match } from '../../src/match/match.js';
import type { Table } from '../../src/match/table.js';
import type { GameEvent } from '../../src/rules/game.js';
import type { CommonWords } from '../../src/words/words.js';
import type { Draft } from './draft.js';
import type { Fault } from './notices.js';
import type { HintsRoom } from '../screens/hints.js';

/** What rooms ask of their element. */
export interface Host extends LitElement {
  /** Gives the person to act one hint more. */
  hint(): Promise<unknown>;
  /** Shows what went wrong, and tells the page. */
  fault(code: string, message: string, fault: Fault): void;
}

/** What the form before a game is drawn from, and acts on. `W`: the words of the game that it needs. */
export interface FormView<W> {
  /** The fewest and the most players. */
  readonly seats: { readonly min: number; readonly max: number };
  /** A game that waits behind the form; undefined where none does. */
  readonly match: object | undefined;
  readonly gameWords: W;
  readonly languageTag: string;
  /** A number in the reader's digits; `sign`: with a plus. */
  figure(value: number, sign?: boolean): string;
  say(sentence: string): void;
  readonly draft: Draft;
  change(draft: Draft): void;
  startFromForm(): void;
  backToGame(): void;
  /** Where the game is kept in this browser; undefined where it is not. */
  readonly saving: { forget(): void } | undefined;
}

/** What the screens of every game are drawn from, and act on; each game adds what is its own. */
export interface TableView<O, S, M, E extends GameEvent, W> extends FormView<W> {
  readonly realDice: boolean;
  readonly match: Match<O, S, M, E>;
  readonly table: Table<O, S, M, E>;
  readonly words: CommonWords;
  readonly rtl: boolean;
  tell(event: E, state: S): string;
  /** Makes a move; false when it was refused. */
  play(move: M): boolean;
  undo(): void;
  redo(): void;
  /** What judges a game and draws its review, if it is there; else it is fetched. */
  review(): object | undefined;
  /** What draws hints and their marks, once one was asked for. */
  readonly hints: HintsRoom | undefined;
  /** The element itself, for rooms that do more than draw. */
  readonly host: Host;
  /** Opens the set-up form. */
  newGame(): void;
  /** Starts the same game anew. */
  again(): void;
  /** Where the focus goes once the screen is drawn anew, if it was in here. */
  focusOn(selector: string): void;
}
