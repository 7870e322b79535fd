/** The position of a game of Sequence: plain values, never mutated. Bit i of a mask is die i; die 0 is the Master. */
import type { ClaimError, SequenceKind } from '../../core/sequence.js';
import type { GameEvent, Seat, Turn } from '../game.js';
import type { OpenCard, Trail, TrailRules } from '../trail/chain.js';
import type { RolledEvent, TrailEvent } from '../trail/events.js';
import type { Starting } from '../trail/start.js';
import type { SequenceOptions } from './options.js';

/** Dice in the tray, the Master first (SEQ-01). */
export const DICE = 6;
export const FACES = 12;
/** The mask of all six dice. */
export const ALL_DICE = 2 ** DICE - 1;
/** Rolls per turn (SEQ-02). */
export const ROLLS = 3;

export interface SequenceState extends Trail {
  readonly options: SequenceOptions;
  readonly phase: Phase;
}

/** Six dice on the table, and the number of rolls made in this turn. */
export interface Rolled {
  readonly rolls: number;
  readonly dice: readonly number[];
}

export type Phase =
  | ({ readonly type: 'start' } & Starting)
  /** The dice not in `keep` are about to be rolled; before the first roll there are none on the table. */
  | ({ readonly type: 'roll'; readonly seat: Seat; readonly keep: number } & Rolled)
  | ({ readonly type: 'keep'; readonly seat: Seat } & Rolled)
  | { readonly type: 'declare'; readonly seat: Seat; readonly dice: readonly number[] }
  /** An open card awaits its player's choice. */
  | ({ readonly type: 'open-card'; readonly turn: Seat; readonly dice: readonly number[] } & OpenCard)
  | { readonly type: 'over'; readonly winner: Seat };

export type SequenceMove =
  /** Chance: one Master, to decide who starts. */
  | { readonly type: 'roll'; readonly die: number }
  /** Chance: the dice that are rolled, in their order in the tray. */
  | { readonly type: 'throw'; readonly dice: readonly number[] }
  /** Keeps the dice in the mask, 0 to 62, and rolls the others. */
  | { readonly type: 'keep'; readonly keep: number }
  /** Stops rolling. */
  | { readonly type: 'stop' }
  | { readonly type: 'declare'; readonly kind: SequenceKind; readonly dice: number }
  /** Declares no Sequence. */
  | { readonly type: 'pass' }
  /** Acts on the open card. */
  | { readonly type: 'card'; readonly seat: Seat; readonly to: number };

/** All six dice after a roll, the mask of those that were kept, and the number of the roll in the turn. */
export interface TrayRolledEvent extends RolledEvent {
  readonly kept: number;
  readonly roll: number;
}

export interface KeptEvent extends GameEvent {
  readonly type: 'kept';
  readonly seat: Seat;
  readonly keep: number;
}

/** A player declares a Sequence; `reason` says why the dice do not make it. */
export interface DeclaredEvent extends GameEvent {
  readonly type: 'declared';
  readonly seat: Seat;
  readonly kind: SequenceKind;
  readonly dice: number;
  readonly right: boolean;
  readonly reason?: ClaimError;
}

/** The score of a turn: `kind` and the mask of its dice, or null and 0 without a Sequence. */
export interface ScoredEvent extends GameEvent {
  readonly type: 'scored';
  readonly seat: Seat;
  readonly kind: SequenceKind | null;
  readonly dice: number;
  readonly bonus: number;
  readonly score: number;
  /** The score of the best Sequence that the dice make, or 0 if they make none. */
  readonly best: number;
}

export type SequenceEvent = TrailEvent | TrayRolledEvent | KeptEvent | DeclaredEvent | ScoredEvent;

/** Who acts in the position. */
export function turnOf({ phase }: SequenceState): Turn {
  switch (phase.type) {
    case 'start':
    case 'roll':
      return { kind: 'chance' };
    case 'over':
      return { kind: 'over', winners: [phase.winner] };
    default:
      return { kind: 'seat', seat: phase.seat };
  }
}

/** Returns the first phase of a turn: all six dice are to be rolled. */
export const turnBegins = (seat: Seat): Phase => ({ type: 'roll', seat, rolls: 0, dice: [], keep: 0 });

/** Returns the indexes of the dice not in a mask, ascending. */
export const leftOut = (mask: number): number[] =>
  Array.from({ length: DICE }, (_, die) => die).filter((die) => ((mask >> die) & 1) === 0);

/** The trail's rules for these options. */
export const trailRules = ({ summit, plytSquares }: SequenceOptions): TrailRules => ({ goal: summit, plytSquares });

/** Returns the position without the order of the pack, which nobody may know (SEQ-12, PLY-33). */
export const view = (state: SequenceState): SequenceState => ({ ...state, pack: state.pack.map(() => 'hidden') });

/**
 * Returns the square that a score leads to: steps beyond the summit are not needed (SEQ-11).
 * @param from The climber's square; 0 is off the board.
 */
export const squareAfter = ({ summit }: SequenceOptions, from: number, score: number): number =>
  Math.min(summit, from + score);
