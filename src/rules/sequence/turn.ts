/** The course of a turn of Sequence after the claim: the own move, landing, cards, next climber (SEQ-08 to SEQ-12). */
import type { Seat } from '../game.js';
import { cardChoices, type Card, type CardChoice } from '../trail/cards.js';
import { Course } from '../trail/course.js';
import type { Tell } from '../trail/events.js';
import { squareAfter, turnBegins, type Running, type SequenceState } from './state.js';

/** Returns what a card of `seat` can do now, given the Master of the final roll (PLY-24, SEQ-12). */
export const usesOf = (
  { at, options }: SequenceState,
  seat: Seat,
  card: Card,
  { dice }: Pick<Running, 'dice'>,
): CardChoice[] => cardChoices(card, seat, dice[0], at, options.summit);

export const course = new Course<SequenceState, Running>({
  rules: ({ options: { summit, plytSquares, cardsWhen } }) => ({ goal: summit, plytSquares, cardsWhen }),
  master: ({ dice }) => dice[0],
  ownSquare: ({ options, at }, { turn, score }) => squareAfter(options, at[turn], score),
  ownRule: 'SEQ-08',
  keeps: 'keep-card',
  wait(state, pending) {
    if (pending.type !== 'open-card') return { ...state, phase: pending };
    const { type, seat, card, links, turn, dice } = pending;
    return { ...state, phase: { type, turn, dice, seat, card, links } };
  },
  pass: passTurn,
});

/** Passes the turn clockwise (SEQ-10). */
export function passTurn(state: SequenceState, turn: Seat, tell: Tell): SequenceState {
  const seat = (turn + 1) % state.at.length;
  tell({ type: 'turn', seat });
  return { ...state, phase: turnBegins(seat) };
}
