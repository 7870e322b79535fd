/** The position of a game of PLYT: plain values, never mutated. */
import type { AnsweredEvent, GameEvent, Seat, Turn } from '../game.js';
import type { Card } from '../trail/cards.js';
import type { OpenCard, Unseen } from '../trail/chain.js';
import type { TrailEvent } from '../trail/events.js';
import type { HandMove, Hands, Running as Run } from '../trail/hands.js';
import type { Starting } from '../trail/start.js';
import type { PlytOptions } from './options.js';

export interface PlytState extends Hands {
  readonly options: PlytOptions;
  /** The index of the fixed die's value that each seat uses in its current or next turn. */
  readonly rotation: readonly number[];
  readonly phase: Phase;
}

/** The rest of a turn, after the answer. */
export interface Running extends Run {
  /** The dice of the turn, Master first. */
  readonly thrown: readonly number[];
}

export type Phase =
  | ({ readonly type: 'start' } & Starting)
  | { readonly type: 'choose'; readonly seat: Seat }
  | { readonly type: 'throw'; readonly seat: Seat; readonly dice: number }
  | { readonly type: 'answer'; readonly seat: Seat; readonly thrown: readonly number[] }
  /** A piece has landed on a Plyt square, so the top card of the pack is turned (chance). */
  | ({ readonly type: 'turn-card' } & Unseen & Running)
  /** Cards at once: an open card awaits its player's choice. */
  | ({ readonly type: 'open-card' } & OpenCard & Pick<Running, 'turn' | 'thrown'>)
  /**
   * Cards kept: the player of the piece that landed has turned a card, which only that player sees until it is played.
   */
  | ({ readonly type: 'turned-card' } & OpenCard & Running)
  /** Cards kept: after a right answer and the player's own move, the player may play cards. */
  | ({ readonly type: 'play-cards' } & Running)
  | { readonly type: 'over'; readonly winner: Seat };

export type PlytMove =
  /** Chance: one Master, to decide who starts. */
  | { readonly type: 'roll'; readonly die: number }
  | { readonly type: 'choose'; readonly dice: number }
  /** Chance: all dice of a turn, Master first. */
  | { readonly type: 'throw'; readonly dice: readonly number[] }
  /** Chance: the top card of the pack, which nobody has seen yet. */
  | { readonly type: 'turn'; readonly card: Card }
  /** `think`: see `AnsweredEvent`; 0 means unknown. */
  | { readonly type: 'answer'; readonly answer: number; readonly ms: number; readonly think?: number }
  | { readonly type: 'time-up'; readonly ms: number }
  /** Keeps the card that was just turned. */
  | { readonly type: 'keep' }
  | HandMove;

export interface ChoseEvent extends GameEvent {
  readonly type: 'chose';
  readonly seat: Seat;
  readonly dice: number;
}

/** `late`: the answer came after the time limit and counts as wrong, even if it was right. */
export interface PlytAnsweredEvent extends AnsweredEvent {
  readonly late: boolean;
}

/** The time ran out without an answer. */
export interface TimeUpEvent extends GameEvent {
  readonly type: 'time-up';
  readonly seat: Seat;
  readonly prompt: string;
  readonly expected: number;
  readonly ms: number;
}

export type PlytEvent = TrailEvent | ChoseEvent | PlytAnsweredEvent | TimeUpEvent;

/** Returns whose turn it is. */
export function turnOf({ phase }: PlytState): Turn {
  switch (phase.type) {
    case 'start':
    case 'throw':
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
