import type {
  Kind,
  PytagoraEvent,
  PytagoraMove,
  PytagoraOptions,
  PytagoraState,
} from '../../src/rules/pytagora/index.js';
import type { PytagoraWords } from '../../src/words/types.js';
import type { GameContext } from '../base/context.js';
import type { Camera, Cell, Size } from './camera.js';
import type { Source, Spread } from './preview.js';

/** What the element remembers of a person's doings, beside the match. */
export interface InteractionState {
  /** Pieces put down in this turn, in their order, and not laid for good. */
  readonly spread: Spread;
  /** The piece that was tapped and waits for its place. */
  readonly picked?: Source | undefined;
  /** The cell that the keyboard is on. */
  readonly focus: Cell;
  /** Whether that cell was chosen, so that a tap on the rack puts its piece there. */
  readonly aims?: boolean | undefined;
  /** Where one looks while an equation is being laid: the table does not slide under the finger. */
  readonly held?: Camera | undefined;
  /** Where one looks; without it all is shown. */
  readonly camera?: Camera | undefined;
  /** The order in which the rack is shown: places in the rack. Of another rack it says nothing. */
  readonly order: { readonly rack: string; readonly places: readonly number[] };
  /** Whose pieces may be seen, where several play on one device. */
  readonly uncovered?: number | undefined;
  /** The form in which an equation is typed; what was wrong with it. */
  readonly entry?: { readonly fault?: string } | undefined;
  /** Why what was just tried cannot be; forgotten with the next thing that is done. */
  readonly note?: string | undefined;
  /** What the player says that the equation scores, as typed so far; undefined while it is not asked (PYT-22). */
  readonly said?: string | undefined;
  /** Since when one is asked whether to exchange the pieces; forgotten with the next thing that is done. */
  readonly asked?: number | undefined;
  /** In the replay, how many moves have been made; undefined for all. */
  readonly backTo?: number | undefined;
}

/** What Pytagora's rules, words and screens are about. */
export interface PytagoraTypes {
  readonly options: PytagoraOptions;
  readonly state: PytagoraState;
  readonly move: PytagoraMove;
  readonly event: PytagoraEvent;
  readonly words: PytagoraWords;
  readonly context: PytagoraContext;
}

/** What the screens of Pytagora are drawn from, and act on. */
export interface PytagoraContext extends GameContext<PytagoraTypes> {
  readonly kind: Kind;
  readonly interaction: InteractionState;
  set(change: Partial<InteractionState>): void;
  /** The position without what may not be seen now: other players' pieces, the bag. */
  readonly seen: PytagoraState;
  /** Whose pieces are seen; undefined for nobody's. */
  readonly viewer: number | undefined;
  /** Whether the pieces of the player to act wait under a cover. */
  readonly isCovered: boolean;
  /** Whether racks are covered where several persons play. */
  readonly covers: boolean;
  setCovers(covers: boolean): void;
  /** How large the table is on the screen. */
  readonly size: Size;
  /** A piece as the reader writes it. */
  sign(glyph: string): string;
  /** A text in the reader's digits. */
  inDigits(text: string): string;
  /** Lines across are read from right to left: pieces are mirrored, never what they bear (PYT-07). */
  readonly mirrored: boolean;
}

/** The player to act is a person, and sees the rack. */
export const mayLay = (v: PytagoraContext): boolean => {
  const { turn } = v.match;
  return turn.kind === 'seat' && turn.seat === v.viewer && !v.isCovered;
};
