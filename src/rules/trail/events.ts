/** What happens on the trail, for PLYT and Sequence alike. No event tells what a seat may not know (PLY-33). */
import type { GameEvent, Seat } from '../game.js';
import type { Card } from './cards.js';

/** Dice have settled: the Master of a player who rolls for the start, or the dice of a turn, Master first. */
export interface RolledEvent extends GameEvent {
  readonly type: 'rolled';
  readonly seat: Seat;
  readonly dice: readonly number[];
}

/** The highest Masters are equal: these players roll again (PLY-07). */
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

/** The piece stays: a wrong answer or claim, no Sequence, or cards held at the Winner square (PLY-32). */
export interface StayedEvent extends GameEvent {
  readonly type: 'stayed';
  readonly seat: Seat;
  readonly at: number;
  readonly why: 'wrong' | 'no-sequence' | 'holds-cards';
}

/** A player turns a card: to act on, to pass over (PLY-29), or, `hidden`, to keep (PLY-31). */
export interface CardTurnedEvent extends GameEvent {
  readonly type: 'card-turned';
  readonly seat: Seat;
  readonly card: Card;
  readonly use: 'act' | 'pass-over' | 'keep';
}

/** A piece stands on a Plyt square, but no card of the pack can be acted on, or the pack is empty. */
export interface NoCardEvent extends GameEvent {
  readonly type: 'no-card';
  readonly seat: Seat;
}

export interface WonEvent extends GameEvent {
  readonly type: 'won';
  readonly seat: Seat;
}

export type TrailEvent =
  RolledEvent | TiedEvent | TurnEvent | MovedEvent | StayedEvent | CardTurnedEvent | NoCardEvent | WonEvent;

/** Takes what happened, in order. */
export type Tell<E extends GameEvent = TrailEvent> = (event: E) => void;
