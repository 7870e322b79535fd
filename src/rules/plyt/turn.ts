/**
 * The course of a PLYT turn after the answer: the player's own move, landing, cards, next player (PLY-10 to 12, 18, 23,
 * 32).
 */
import type { Seat } from '../game.js';
import { cardChoices, type Card, type CardChoice } from '../trail/cards.js';
import { Course, type CourseGame } from '../trail/course.js';
import type { Tell } from '../trail/events.js';
import { unseenCards } from '../trail/hands.js';
import { WINNER } from '../trail/spiral.js';
import { playerAt, squareAfter } from './player.js';
import type { PlytEvent, PlytState, Running } from './state.js';
import { replaced } from '../../lists.js';

/** Returns what a card of `seat` can do now, given the Master of the current throw (PLY-24). */
export const usesOf = (state: PlytState, seat: Seat, card: Card, master: number): CardChoice[] =>
  cardChoices(card, seat, master, state.at, WINNER);

const turns: CourseGame<PlytState, Running> = {
  rules: ({ options: { plytSquares, cardsWhen } }) => ({ goal: WINNER, plytSquares, cardsWhen }),
  master: ({ thrown }) => thrown[0],
  ownSquare: ({ options, at }, { turn, thrown }) =>
    squareAfter(playerAt(options, turn), at[turn], thrown.length, thrown[0]),
  ownRule: 'PLY-10',
  keeps: 'keep',
  wait(state, pending) {
    if (pending.type !== 'open-card') return { ...state, phase: pending };
    const { type, seat, card, links, turn, thrown } = pending;
    return { ...state, phase: { type, seat, card, links, turn, thrown } };
  },
  waitForCard: (state, unseen, run) => ({ ...state, phase: { type: 'turn-card', ...unseen, ...run } }),
  unseenCards,
  pass: passTurn,
};

export type PlytCourse = Course<PlytState, Running>;
export const course: PlytCourse = new Course(turns);
/** The course by the rules up to version 0.2.0: held cards are played in any order. */
export const earlierCourse: PlytCourse = new Course(turns, 'any');

/**
 * Handles a wrong or late answer: the piece stays, or with the penalty option moves back, but never off the board
 * (PLY-11, PLY-18).
 */
export function wrongAnswer(
  course: PlytCourse,
  state: PlytState,
  turn: Seat,
  thrown: readonly number[],
  tell: Tell<PlytEvent>,
): PlytState {
  const run: Running = { turn, thrown, own: 'lost', fresh: 0 };
  const from = state.at[turn];
  const to = state.options.penalty && from > 0 ? Math.max(1, from - thrown[0]) : from;
  if (to === from) {
    tell({ type: 'stayed', seat: turn, at: from, why: 'wrong' });
    return course.goOn(state, run, tell);
  }
  tell({ type: 'moved', seat: turn, from, to, cause: 'penalty' });
  return course.landed({ ...state, at: replaced(state.at, turn, to) }, turn, run, tell);
}

/** Passes the turn clockwise (PLY-07, PLY-11) and advances the rotation of a fixed die (PLY-15). */
function passTurn(state: PlytState, turn: Seat, tell: Tell): PlytState {
  const values = playerAt(state.options, turn).fixed.length;
  const rotation = values > 1 ? replaced(state.rotation, turn, (state.rotation[turn] + 1) % values) : state.rotation;
  const seat = (turn + 1) % state.at.length;
  tell({ type: 'turn', seat });
  return { ...state, rotation, phase: { type: 'choose', seat } };
}
