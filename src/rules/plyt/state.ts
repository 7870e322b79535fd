/** The position of a game of PLYT: plain values, never mutated. */
import type { AnsweredEvent, GameEvent, Seat, Turn } from '../game.js';
import { unseenOf, type Card, type CardType } from '../trail/cards.js';
import type { OpenCard, Trail, Unseen } from '../trail/chain.js';
import type { TrailEvent } from '../trail/events.js';
import { WINNER } from '../trail/spiral.js';
import type { Starting } from '../trail/start.js';
import type { PlytOptions } from './options.js';

export interface PlytState extends Trail {
  readonly options: PlytOptions;
  /** The cards that each seat keeps, in the order in which they were turned. */
  readonly hands: readonly (readonly Card[])[];
  /** The index of the fixed die's value that each seat uses in its current or next turn. */
  readonly rotation: readonly number[];
  readonly phase: Phase;
}

/**
 * A player's own move in a turn: still to come, made, blocked because the player holds cards at the Winner square
 * (PLY-32), or lost through a wrong answer.
 */
export type OwnMove = 'to-come' | 'made' | 'held-back' | 'lost';

/** The rest of a turn, after the answer. */
export interface Running {
  /** Whose turn it is. */
  readonly turn: Seat;
  /** The dice of the turn, Master first. */
  readonly thrown: readonly number[];
  readonly own: OwnMove;
  /**
   * How many cards at the end of that player's hand were turned in this turn and so cannot be played in it (PLY-31).
   */
  readonly fresh: number;
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
  /** Cards kept: the player of the piece that landed has turned a card, which only that player sees until it is played. */
  | ({ readonly type: 'turned-card' } & OpenCard & Running)
  /** Cards kept: after a right answer the player makes the own move and plays cards, in any order. */
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
  | { readonly type: 'answer'; readonly answer: number; readonly ms: number }
  | { readonly type: 'time-up'; readonly ms: number }
  /** Acts on the open card or the one just turned, or with `index` on that card in the player's own hand. */
  | { readonly type: 'card'; readonly index?: number; readonly seat: Seat; readonly to: number }
  /** Keeps the card that was just turned. */
  | { readonly type: 'keep' }
  /** Puts back the card that was just turned, or with `index` a card in the own hand that can do nothing. */
  | { readonly type: 'put-back'; readonly index?: number }
  /** Makes the player's own move. */
  | { readonly type: 'advance' }
  /** Ends the turn. */
  | { readonly type: 'done' };

export interface ChoseEvent extends GameEvent {
  readonly type: 'chose';
  readonly seat: Seat;
  readonly dice: number;
}

/** `late`: the answer came after the time limit and counts as wrong, whatever it was. */
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

/** A card that its player alone has seen is revealed and acted on. */
export interface CardPlayedEvent extends GameEvent {
  readonly type: 'card-played';
  readonly seat: Seat;
  readonly card: Card;
}

/** A turned card is kept, or a card goes back under the pack. Which card it is remains its player's secret (PLY-33). */
export interface CardKeptEvent extends GameEvent {
  readonly type: 'card-kept' | 'card-put-back';
  readonly seat: Seat;
}

export type PlytEvent = TrailEvent | ChoseEvent | PlytAnsweredEvent | TimeUpEvent | CardPlayedEvent | CardKeptEvent;

/** Who acts in the position. */
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

/** Returns the cards of the pack that nobody has seen yet, in the order of their types. */
export const unseenCards = ({ options, at, pack, hands, phase }: PlytState): CardType[] =>
  unseenOf(options.cards, at.length, [...pack, ...hands.flat(), ...('card' in phase ? [phase.card] : [])]);

/** The trail's rules for these options. */
export const trailRules = ({ plytSquares }: PlytOptions) => ({ goal: WINNER, plytSquares });
