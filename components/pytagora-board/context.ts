import type {
  Kind,
  PytagoraEvent,
  PytagoraMove,
  PytagoraOptions,
  PytagoraState,
} from '../../src/rules/pytagora/index.js';
import type { PytagoraWords } from '../../src/words/types.js';
import type { GameContext } from '../parts/context.js';
import type { Camera, Cell, Size } from './camera.js';
import type { Source, Spread } from './preview.js';

/** The state of a person's input that the element keeps besides the match. */
export interface InteractionState {
  /** The pieces put on the table in this turn, in order, before they are played. */
  readonly spread: Spread;
  /** The piece that was tapped and is to be placed next. */
  readonly picked?: Source | undefined;
  /** The cell that has the keyboard focus. */
  readonly focus: Cell;
  /** True if that cell was chosen, so that a tap on the rack puts a piece there. */
  readonly aims?: boolean | undefined;
  /** The direction that the player last gave a line in this turn, down or across; undefined for none. */
  readonly turned?: boolean | undefined;
  /** The camera while an equation is being laid, so that the table does not slide under the finger. */
  readonly held?: Camera | undefined;
  /** The camera that was chosen; undefined for the automatic one. */
  readonly camera?: Camera | undefined;
  /** The order in which the pieces of the rack are shown, as places in the rack. It applies only to the given rack. */
  readonly order: { readonly rack: string; readonly places: readonly number[] };
  /** The seat whose pieces are uncovered, if several people play on one device. */
  readonly uncovered?: number | undefined;
  /** The open form for typing an equation, with its error, if any. */
  readonly entry?: { readonly fault?: string } | undefined;
  /** The reason why the last attempt was refused; cleared by the next action. */
  readonly note?: string | undefined;
  /** The score of the equation as the player has typed it so far; undefined while it is not asked for (PYT-22). */
  readonly said?: string | undefined;
  /** The time stamp of the event since which the player is asked whether to exchange the pieces; cleared by the next action. */
  readonly asked?: number | undefined;
  /** The number of moves shown in the replay; undefined for all of them. */
  readonly backTo?: number | undefined;
}

/** The types of Pytagora. */
export interface PytagoraTypes {
  readonly options: PytagoraOptions;
  readonly state: PytagoraState;
  readonly move: PytagoraMove;
  readonly event: PytagoraEvent;
  readonly words: PytagoraWords;
  readonly context: PytagoraContext;
  /** An element of it plays one of several games, which its attribute names. */
  readonly name: string;
}

/** The data that the screens of Pytagora render, and their actions. */
export interface PytagoraContext extends GameContext<PytagoraTypes> {
  readonly kind: Kind;
  readonly interaction: InteractionState;
  set(change: Partial<InteractionState>): void;
  /** The position without hidden information: other players' pieces, the bag. */
  readonly seen: PytagoraState;
  /** The seat whose pieces are visible; undefined if none are. */
  readonly viewer: number | undefined;
  /** True while the pieces of the player to act are covered. */
  readonly isCovered: boolean;
  /** True if racks are covered when several people play. */
  readonly covers: boolean;
  setCovers(covers: boolean): void;
  /** The size of the table on the screen. */
  readonly size: Size;
  /** Returns the sign of a piece in the reader's notation. */
  sign(glyph: string): string;
  /** Returns a text with the reader's digits. */
  inDigits(text: string): string;
  /** True if lines across are read from right to left: the pieces are mirrored, but not the signs on them (PYT-07). */
  readonly mirrored: boolean;
}

/** Returns whether the player to act is a person who sees the rack. */
export const mayLay = (v: Pick<PytagoraContext, 'isCovered' | 'match' | 'viewer'>): boolean => {
  const { turn } = v.match;
  return turn.kind === 'seat' && turn.seat === v.viewer && !v.isCovered;
};
