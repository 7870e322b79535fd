import type { Match } from '../match/match.js';
import type { Player } from '../match/players.js';
import { record, type MatchRecord } from '../match/record.js';
import type { AnsweredEvent, GameEvent, Seat } from '../rules/game.js';
import { hasPracticeUndo } from '../rules/practice-undo.js';

/** An answer, as judged by the rules. */
export interface Answer {
  readonly seat: Seat;
  /** The question in ASCII, for example `7*?=56`. */
  readonly prompt: string;
  readonly given: number;
  readonly expected: number;
  readonly right: boolean;
  /** Milliseconds from the question to the answer; 0 if unknown. */
  readonly ms: number;
  /** Milliseconds from the question on the screen to the first digit; undefined if they were not measured. */
  readonly think?: number;
  /** The number of hints that the seat took for it. */
  readonly hints: number;
}

/** The sums for the learners' seats in one game, as integers from 0. */
export interface Tally {
  readonly right: number;
  readonly answers: number;
  /** Turns without an answer that could have had one: time ran out, or the learner passed. */
  readonly missed: number;
  readonly hints: number;
  /** Milliseconds played. */
  readonly ms: number;
}

export const nothingYet: Tally = { right: 0, answers: 0, missed: 0, hints: 0, ms: 0 };

/** A cumulative log of one game. It is separate from the match, because the answer and the hint of an undone move still count. */
export interface Log {
  readonly learners: readonly Seat[];
  /** The answers of all seats since this log was started. */
  readonly answers: readonly Answer[];
  /** The learners' tally, including the time before the game was resumed. */
  readonly tally: Tally;
  /** By seat, the hints taken since its last answer. */
  readonly waiting: Readonly<Record<Seat, number>>;
}

export interface SeatResult {
  readonly name: string;
  /** 0 for a person, otherwise the level of the computer player. */
  readonly bot: number;
  readonly colour: number;
  readonly score: number;
  /** The rank from 1; equal seats share a rank, and the next one is skipped. */
  readonly place: number;
  readonly learner: boolean;
}

/** The final or current result of one game, as plain data. */
export interface GameResult {
  readonly game: string;
  /** The options of the game's rules. */
  readonly options: unknown;
  /** The game was played with practice undo; omitted otherwise. */
  readonly practiceUndo?: true;
  readonly over: boolean;
  readonly seats: readonly SeatResult[];
  readonly answers: readonly Answer[];
  readonly tally: Tally;
  /** By seat, the hints taken since its last answer; omitted if there are none. */
  readonly waiting?: readonly number[];
  /** At most 4,096 ASCII characters; empty if the position could not be written. */
  readonly position: string;
  readonly record: MatchRecord<unknown>;
}

/** Returns the default learners: only one person has logged in, so it is the first person among the players. */
export function usualLearners(players: readonly Player[]): Seat[] {
  const first = players.findIndex(({ bot }) => bot === 0);
  return first < 0 ? [] : [first];
}

export const newLog = (
  learners: readonly Seat[],
  before: Tally = nothingYet,
  waiting: readonly number[] = [],
): Log => ({
  learners: [...new Set(learners)].sort((a, b) => a - b),
  answers: [],
  tally: before,
  waiting: { ...waiting },
});

const more = (log: Log, added: Partial<Tally>): Tally => {
  const { right, answers, missed, hints, ms } = log.tally;
  return {
    right: right + (added.right ?? 0),
    answers: answers + (added.answers ?? 0),
    missed: missed + (added.missed ?? 0),
    hints: hints + (added.hints ?? 0),
    ms: ms + (added.ms ?? 0),
  };
};

const counts = (log: Log, seat: Seat | undefined): boolean => seat !== undefined && log.learners.includes(seat);

export function addAnswer(log: Log, event: AnsweredEvent): Log {
  const { seat, prompt, given, expected, right, ms, think } = event;
  const hints = log.waiting[seat] ?? 0;
  const answer = { seat, prompt, given, expected, right, ms, ...(think ? { think } : {}), hints };
  return {
    ...log,
    answers: [...log.answers, answer],
    waiting: { ...log.waiting, [seat]: 0 },
    tally: counts(log, seat) ? more(log, { answers: 1, right: right ? 1 : 0 }) : log.tally,
  };
}

export const addHint = (log: Log, seat: Seat): Log => ({
  ...log,
  waiting: { ...log.waiting, [seat]: (log.waiting[seat] ?? 0) + 1 },
  tally: counts(log, seat) ? more(log, { hints: 1 }) : log.tally,
});

/** Adds playing time. `ms`: milliseconds since the last call; anything but a positive finite number adds nothing. */
export const addTime = (log: Log, ms: number): Log =>
  ms > 0 && Number.isFinite(ms) ? { ...log, tally: more(log, { ms: Math.round(ms) }) } : log;

/**
 * Returns whether a turn passed without an answer that could have been given. `could` is true if a player who passes has the pieces of the
 * answer.
 */
const isMissed = (event: GameEvent & { readonly could?: boolean }): boolean =>
  event.type === 'late' || event.type === 'time-up' || (event.type === 'passed' && event.could === true);

/** Adds the events of a move: answers, and turns without one. */
export const addEvents = (log: Log, events: readonly GameEvent[]): Log =>
  events.reduce((sum, event) => {
    if (event.type === 'answered') return addAnswer(sum, event as AnsweredEvent);
    return isMissed(event) && counts(sum, event.seat) ? { ...sum, tally: more(sum, { missed: 1 }) } : sum;
  }, log);

/** Returns the rank of each seat: winners are first, and the others follow by their points. */
export function ranks(scores: readonly number[], winners: readonly Seat[] = []): number[] {
  const ahead = (one: Seat, other: Seat): boolean => {
    const [a, b] = [winners.includes(one), winners.includes(other)];
    return a === b ? !a && scores[one] > scores[other] : a;
  };
  return scores.map((_, seat) => 1 + scores.filter((__, other) => ahead(other, seat)).length);
}

/** Returns the current result of a match. */
export function resultOf<O, S, M, E extends GameEvent>(match: Match<O, S, M, E>, log: Log): GameResult {
  const { game, players, state, turn } = match;
  const scores = game.scores(state);
  const waiting = players.map((_, seat) => log.waiting[seat] ?? 0);
  const ranked = ranks(scores, turn.kind === 'over' ? turn.winners : []);
  return {
    game: game.name,
    options: (Object(match.start) as { readonly options?: unknown }).options,
    ...(hasPracticeUndo(match.start) ? { practiceUndo: true as const } : {}),
    over: turn.kind === 'over',
    seats: players.map(({ name, bot, colour }, seat) => ({
      name,
      bot,
      colour,
      score: scores[seat],
      place: ranked[seat],
      learner: log.learners.includes(seat),
    })),
    answers: log.answers,
    tally: log.tally,
    ...(waiting.some(Boolean) ? { waiting } : {}),
    position: game.write(state),
    record: record(match),
  };
}
