import type { CSSResultGroup, TemplateResult } from 'lit';
import type { Ply } from '../../src/match/match.js';
import type { Bot, Game, GameEvent, Seat } from '../../src/rules/game.js';
import type { Registration } from '../../src/rules/register.js';
import type { Beat } from '../parts/beats.js';
import type { GameContext } from '../parts/context.js';
import type { Finish } from '../parts/finish-types.js';
import type { OwnWords, OwnWordsRead } from './own-words.js';

// oxlint-disable-next-line typescript/no-explicit-any -- a game of any types
export type AnyGame = Game<any, any, any, any>;

/** The state, the moves and the events of a game. */
export type StateOf<G> = G extends { write(state: infer S): string } ? S : never;
// oxlint-disable-next-line typescript/no-explicit-any -- a game of any other types
export type MoveOf<G> = G extends Game<any, any, infer M, any> ? M : never;
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type EventOf<G> = G extends Game<any, any, any, infer E> ? E : never;

/** The types of a game by others. */
export interface OwnTypes<G extends AnyGame = AnyGame> {
  readonly options: object;
  readonly state: StateOf<G> & { readonly options: object };
  readonly move: MoveOf<G>;
  readonly event: EventOf<G> & GameEvent;
  readonly words: OwnWordsRead;
  readonly context: OwnContext<G>;
}

/** The data that a template of a game by others draws, and its actions. */
export interface OwnContext<
  G extends AnyGame = AnyGame,
  W extends OwnWords = OwnWords,
  I extends object = Record<string, unknown>,
> extends GameContext<OwnTypes<G>> {
  /** The position to draw: while a move is being shown, the one before it; in the replay, an earlier one. */
  readonly state: StateOf<G>;
  /** The words of the game in the reader's language. */
  readonly own: W;
  /** The input of a person that is not played yet. A change is drawn; a move of anybody empties it. */
  readonly input: I;
  /** The seat to move, or to roll if chance is to act. */
  readonly seat: Seat;
  /** True if a person on this device may act now; false at the end, in the replay, and while a move is being shown. */
  readonly mayAct: boolean;
  /** Rolls the dice, or draws: makes the move of chance. */
  roll(): void;
  /** Returns the name of a player, for a sentence. */
  name(seat: Seat): string;
}

/** A game by others, as `defineGame` takes it. Only the first four are needed. */
export interface OwnGame<
  G extends AnyGame = AnyGame,
  W extends OwnWords = OwnWords,
  I extends object = Record<string, unknown>,
> extends Omit<Registration<StateOf<G>, MoveOf<G>>, 'bot' | 'tag' | 'title'> {
  /** The tag of the element, with a hyphen. */
  readonly tag: string;
  readonly game: G;
  /** The words of the game by language tag: `{ en: { title: 'Nim' } }`. */
  readonly words: Readonly<Record<string, W>>;
  /** Draws the board. */
  render(v: OwnContext<G, W, I>): TemplateResult;
  /** Draws the controls below or beside the board; the next one to press has the attribute `data-home`. */
  readonly actions?: (v: OwnContext<G, W, I>) => TemplateResult;
  /** Returns what the player is to do, as a sentence. */
  readonly help?: (v: OwnContext<G, W, I>) => string;
  /** Returns what a person has entered when nothing has been entered yet. */
  readonly input?: () => I;
  /** Returns the standing of a player, beside the name; by default the score. */
  readonly standing?: (v: OwnContext<G, W, I>, seat: Seat) => string;
  /** The computer player; by default one that looks one move ahead, `false` for none. */
  readonly bot?: Bot<StateOf<G>, MoveOf<G>> | false | undefined;
  /** Returns the seat that rolls when chance is to act; by default `state.seat`. */
  readonly chanceSeat?: (state: StateOf<G>) => Seat;
  /** Returns whether chance acts by itself, such as when a card is turned; by default a player presses a button. */
  readonly chanceActs?: (state: StateOf<G>) => boolean;
  /** Styles of the board and the controls. */
  readonly styles?: CSSResultGroup;
  /** The width of the board as a multiple of its height, at the end of a game and in the replay; by default 1. */
  readonly shape?: number;
  /** Returns the beats in which a move is shown; by default its result appears at once. */
  readonly moment?: (
    v: OwnContext<G, W, I>,
    ply: Ply<StateOf<G>, MoveOf<G>, EventOf<G>>,
    before: StateOf<G>,
  ) => readonly Beat[];
  /** Returns what the end of the game says in place of the usual; by default whoever has won, and the score. */
  readonly finish?: (v: OwnContext<G, W, I>) => Partial<Pick<Finish, 'note' | 'praise' | 'says' | 'title'>>;
  /** Returns a picture for each sentence of how to play. */
  readonly pictures?: (v: Pick<OwnContext<G, W, I>, 'figure' | 'own'>) => readonly TemplateResult[];
}
