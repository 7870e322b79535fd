/**
 * The events of the trail that PLYT and Sequence share. No event reveals information that a seat may not have (PLY-33).
 */
import type { GameEvent, Seat } from '../game.js';
import type { Card } from './cards.js';
import { levelOf, touching } from './spiral.js';

/** Dice have been rolled: the Master of a player who rolls to start, or the dice of a turn, Master first. */
export interface RolledEvent extends GameEvent {
  readonly type: 'rolled';
  readonly seat: Seat;
  readonly dice: readonly number[];
}

/** The highest Masters are equal, so these players roll again (PLY-07). */
export interface TiedEvent extends GameEvent {
  readonly type: 'tied';
  readonly seats: readonly Seat[];
}

/** A turn begins. */
export interface TurnEvent extends GameEvent {
  readonly type: 'turn';
  readonly seat: Seat;
}

export interface MovedEvent extends GameEvent {
  readonly type: 'moved';
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly cause: 'own' | 'penalty' | 'card';
}

/** Returns whether a card has taken a piece to another level, up or down a cliff (PLY-25). */
export function isLeap({ from, to, cause }: Pick<MovedEvent, 'cause' | 'from' | 'to'>): boolean {
  const way = levelOf(to) > levelOf(from) ? 'up' : 'down';
  return cause === 'card' && from > 0 && Math.abs(to - from) > 1 && touching(from, way).includes(to);
}

/** The piece stays: wrong answer or claim, no Sequence, or cards held at the Winner square (PLY-32). */
export interface StayedEvent extends GameEvent {
  readonly type: 'stayed';
  readonly seat: Seat;
  readonly at: number;
  readonly why: 'wrong' | 'no-sequence' | 'holds-cards';
}

/** A player turns a card to act on, to pass over (PLY-29), or, as `hidden`, to keep (PLY-31). */
export interface CardTurnedEvent extends GameEvent {
  readonly type: 'card-turned';
  readonly seat: Seat;
  readonly card: Card;
  readonly use: 'act' | 'pass-over' | 'keep';
  /** The Master of the turn (PLY-24); not told of a hidden card. */
  readonly master?: number;
}

/** A card that only its player has seen is revealed and acted on. */
export interface CardPlayedEvent extends GameEvent {
  readonly type: 'card-played';
  readonly seat: Seat;
  readonly card: Card;
  readonly master: number;
}

/** A turned card is kept, or a card goes back under the pack. Which card it is remains its player's secret (PLY-33). */
export interface CardKeptEvent extends GameEvent {
  readonly type: 'card-kept' | 'card-put-back';
  readonly seat: Seat;
}

/** A piece is on a Plyt square, but the pack is empty or no card in it can be acted on. */
export interface NoCardEvent extends GameEvent {
  readonly type: 'no-card';
  readonly seat: Seat;
}

export interface WonEvent extends GameEvent {
  readonly type: 'won';
  readonly seat: Seat;
}

export type TrailEvent =
  | RolledEvent
  | TiedEvent
  | TurnEvent
  | MovedEvent
  | StayedEvent
  | CardTurnedEvent
  | CardPlayedEvent
  | CardKeptEvent
  | NoCardEvent
  | WonEvent;

/** Receives the events in order. */
export type Tell<E extends GameEvent = TrailEvent> = (event: E) => void;
