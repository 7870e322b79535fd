/**
 * The course of a turn of Sequence after the claim: the player's own move, landing, cards, next climber (SEQ-08 to
 * SEQ-12).
 */
import type { Seat } from '../game.js';
import { cardChoices, type Card, type CardChoice } from '../trail/cards.js';
import { Course, type CourseGame } from '../trail/course.js';
import type { Tell } from '../trail/events.js';
import { unseenCards } from '../trail/hands.js';
import { squareAfter, turnBegins, type Running, type SequenceState } from './state.js';

/** Returns what a card of `seat` can do now, given the Master of the final roll (PLY-24, SEQ-12). */
export const usesOf = (
  { at, options }: SequenceState,
  seat: Seat,
  card: Card,
  { dice }: Pick<Running, 'dice'>,
): CardChoice[] => cardChoices(card, seat, dice[0], at, options.summit);

const turns: CourseGame<SequenceState, Running> = {
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
  waitForCard(state, unseen, run) {
    // With cards at once, the player's own move is over, and the claim is no longer needed.
    const score = state.options.cardsWhen === 'keep' ? run.score : 0;
    return { ...state, phase: { type: 'turn-card', ...unseen, ...run, score } };
  },
  unseenCards,
  pass: passTurn,
};

export type SequenceCourse = Course<SequenceState, Running>;
export const course: SequenceCourse = new Course(turns);
/** The course by the rules up to version 0.2.0: held cards are played in any order. */
export const earlierCourse: SequenceCourse = new Course(turns, 'any');

/** Passes the turn clockwise (SEQ-10). */
export function passTurn(state: SequenceState, turn: Seat, tell: Tell): SequenceState {
  const seat = (turn + 1) % state.at.length;
  tell({ type: 'turn', seat });
  return { ...state, phase: turnBegins(seat) };
}
