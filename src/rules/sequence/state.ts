/** The position of a game of Sequence: plain values, never mutated. Bit i of a mask is die i; die 0 is the Master. */
import type { ClaimError, SequenceKind } from '../../core/sequence.js';
import type { GameEvent, Seat, Turn } from '../game.js';
import type { Card } from '../trail/cards.js';
import type { OpenCard, Unseen } from '../trail/chain.js';
import type { RolledEvent, TrailEvent } from '../trail/events.js';
import type { HandMove, Hands, Running as Run } from '../trail/hands.js';
import type { Starting } from '../trail/start.js';
import type { SequenceOptions } from './options.js';

/** Number of dice in the tray, the Master first (SEQ-01). */
export const DICE = 6;
export const FACES = 12;
/** The mask of all six dice. */
export const ALL_DICE = 2 ** DICE - 1;
/** Number of rolls per turn (SEQ-02). */
export const ROLLS = 3;

export interface SequenceState extends Hands {
  readonly options: SequenceOptions;
  readonly phase: Phase;
}

/** Six dice on the table, and the number of rolls made in this turn. */
export interface Rolled {
  readonly rolls: number;
  readonly dice: readonly number[];
}

/** The rest of a turn, after the claim. */
export interface Running extends Run {
  readonly dice: readonly number[];
  /** The steps of the claim (SEQ-08). */
  readonly score: number;
}

export type Phase =
  | ({ readonly type: 'start' } & Starting)
  /** The dice not in `keep` are about to be rolled; before the first roll there are none on the table. */
  | ({ readonly type: 'roll'; readonly seat: Seat; readonly keep: number } & Rolled)
  | ({ readonly type: 'keep'; readonly seat: Seat } & Rolled)
  | { readonly type: 'declare'; readonly seat: Seat; readonly dice: readonly number[] }
  /** A climber has landed on a Plyt square, so the top card of the pack is turned (chance). */
  | ({ readonly type: 'turn-card' } & Unseen & Running)
  /** Cards at once: an open card awaits its player's choice. */
  | ({ readonly type: 'open-card'; readonly turn: Seat; readonly dice: readonly number[] } & OpenCard)
  /**
   * Cards kept: the player of the piece that landed has turned a card, which only that player sees until it is played.
   */
  | ({ readonly type: 'turned-card' } & OpenCard & Running)
  /** Cards kept: after a claim and the player's own move, the player may play cards. */
  | ({ readonly type: 'play-cards' } & Running)
  | { readonly type: 'over'; readonly winner: Seat };

export type SequenceMove =
  /** Chance: one Master, to decide who starts. */
  | { readonly type: 'roll'; readonly die: number }
  /** Chance: the dice that are rolled, in their order in the tray. */
  | { readonly type: 'throw'; readonly dice: readonly number[] }
  /** Chance: the top card of the pack, which nobody has seen yet. */
  | { readonly type: 'turn'; readonly card: Card }
  /** Keeps the dice in the mask, 0 to 62, and rolls the others. */
  | { readonly type: 'keep'; readonly keep: number }
  /** Stops rolling. */
  | { readonly type: 'stop' }
  | { readonly type: 'declare'; readonly kind: SequenceKind; readonly dice: number }
  /** Declares no Sequence. */
  | { readonly type: 'pass' }
  /** Keeps the card that was just turned. */
  | { readonly type: 'keep-card' }
  | HandMove;

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

/** Returns whose turn it is. */
export function turnOf({ phase }: SequenceState): Turn {
  switch (phase.type) {
    case 'start':
    case 'roll':
    case 'turn-card':
      return { kind: 'chance' };
    case 'over':
      return { kind: 'over', winners: [phase.winner] };
    case 'play-cards':
      return { kind: 'seat', seat: phase.turn };
    default:
      return { kind: 'seat', seat: phase.seat };
  }
}

/** Returns the first phase of a turn: all six dice are to be rolled. */
export const turnBegins = (seat: Seat): Phase => ({ type: 'roll', seat, rolls: 0, dice: [], keep: 0 });

/** Returns the indexes of the dice not in a mask, ascending. */
export const leftOut = (mask: number): number[] =>
  Array.from({ length: DICE }, (_, die) => die).filter((die) => ((mask >> die) & 1) === 0);

/**
 * Returns the square that a score leads to: steps beyond the summit are not needed (SEQ-11).
 * @param from The climber's square; 0 is off the board.
 */
export const squareAfter = ({ summit }: SequenceOptions, from: number, score: number): number =>
  Math.min(summit, from + score);
