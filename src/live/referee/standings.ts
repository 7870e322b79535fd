/** The results of a lesson, as data. Pupils are sorted by their numbers, never by their points. */
import { type Game, type GameEvent, type Seat } from '../../rules/game.js';
import type { Outcome } from '../protocol/lesson-messages.js';
import type { Entrant, Pupil } from './pairing.js';

/** A board of a round that is over. */
export interface Played {
  /** By seat. */
  readonly pupils: readonly Pupil[];
  /** The seats that won; if there are several, they share the win. */
  readonly winners: readonly Seat[];
  /** Right answers by seat. */
  readonly right: readonly number[];
}

export interface PlayedRound {
  readonly boards: readonly Played[];
  /** The pupils who played against the computer, and the number of right answers of each. */
  readonly byes?: readonly { readonly pupil: Pupil; readonly right: number }[];
  /** The boards that were added while the round was played. */
  readonly extra?: readonly Played[];
}

export interface Standing extends Entrant {
  /** By round; undefined if the pupil was absent. */
  readonly outcomes: readonly (Outcome | undefined)[];
  /** Right answers by round; undefined if the pupil was absent. */
  readonly right: readonly (number | undefined)[];
}

/** The points for an outcome: a board gives one point if one seat wins it. */
export const pointsFor: Readonly<Record<Outcome, number>> = { won: 1, shared: 0.5, played: 0, bye: 1 };

/** Returns the outcome of a board for a seat. */
export const outcomeOf = ({ winners }: Pick<Played, 'winners'>, seat: Seat): Exclude<Outcome, 'bye'> =>
  !winners.includes(seat) ? 'played' : winners.length > 1 ? 'shared' : 'won';

interface Part {
  readonly outcome: Outcome;
  readonly right: number;
  readonly met: readonly Pupil[];
}

/** Returns a pupil's part in a round: what counts is the board that was paired, and an added one only if there is no other. */
function partOf({ boards, byes = [], extra = [] }: PlayedRound, pupil: Pupil): Part | undefined {
  const isThere = ({ pupils }: Played): boolean => pupils.includes(pupil);
  const own = [...boards, ...extra].filter(isThere);
  const bye = byes.find((one) => one.pupil === pupil);
  const counted = boards.find(isThere) ?? (bye ? undefined : extra.find(isThere));
  if (!counted && !bye) return undefined;
  const isAlone = !counted || counted.pupils.length === 1;
  return {
    outcome: isAlone ? 'bye' : outcomeOf(counted, counted.pupils.indexOf(pupil)),
    right: own.reduce((sum, { pupils, right }) => sum + right[pupils.indexOf(pupil)], bye?.right ?? 0),
    met: own.flatMap(({ pupils }) => pupils.filter((other) => other !== pupil)),
  };
}

/** Returns the standings of everyone who has played or is in `present`, sorted by the numbers of the pupils. */
export function standings(rounds: readonly PlayedRound[], present: readonly Pupil[] = []): Standing[] {
  const known = rounds.flatMap(({ boards, byes = [], extra = [] }) => [
    ...[...boards, ...extra].flatMap(({ pupils }) => pupils),
    ...byes.map(({ pupil }) => pupil),
  ]);
  const pupils = [...new Set([...known, ...present])].sort((a, b) => a - b);
  return pupils.map((pupil) => {
    const parts = rounds.map((round) => partOf(round, pupil));
    const there = parts.filter((part) => part !== undefined);
    return {
      pupil,
      points: there.reduce((sum, { outcome }) => sum + pointsFor[outcome], 0),
      byes: there.filter(({ outcome }) => outcome === 'bye').length,
      met: [...new Set(there.flatMap(({ met }) => met))],
      outcomes: parts.map((part) => part?.outcome),
      right: parts.map((part) => part?.right),
    };
  });
}

/** Returns the number of right answers of the whole class: the height that it has climbed on its mountain. */
export const rightAnswers = (list: readonly Standing[]): number =>
  list.reduce((sum, { right }) => sum + right.reduce<number>((all, one) => all + (one ?? 0), 0), 0);

/** Returns the number of pupils who had more right answers in the last round than in any before: only the number is shown. */
export const newBests = (list: readonly Standing[]): number =>
  list.filter(({ right }) => {
    const last = right.at(-1);
    const before = right.slice(0, -1).filter((one) => one !== undefined);
    return last !== undefined && before.length > 0 && last > Math.max(...before);
  }).length;

/**
 * Returns the pupils with the most points, at most three and at most half of all, in case the teacher has them named. Pupils with equal
 * points are named together or not at all, so that chance does not decide. Sorted by their numbers.
 */
export function firstThree(list: readonly Standing[]): Pupil[] {
  const most = Math.min(3, Math.floor(list.length / 2));
  const ahead = ({ points }: Standing): number => list.filter((other) => other.points >= points).length;
  return list.filter((one) => one.points > 0 && ahead(one) <= most).map(({ pupil }) => pupil);
}

/**
 * Returns the seats that win a board in its current state: the winners of a game that is over; otherwise, if the round ended first, those
 * with the best of `scores`.
 */
export function winnersOf<O, S, M, E extends GameEvent>(game: Game<O, S, M, E>, state: S): Seat[] {
  const turn = game.turn(state);
  if (turn.kind === 'over') return turn.winners;
  const scores = game.scores(state);
  const best = game.fewest ? Math.min(...scores) : Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}

/** Returns whether anyone had a turn in a match: it was somebody else's after that of the first, or the scores have changed. */
export function wasPlayed<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  { start, plies }: { readonly start: S; readonly plies: readonly { readonly state: S }[] },
): boolean {
  const scores = game.scores(start).join();
  let first: Seat | undefined;
  return [start, ...plies.map(({ state }) => state)].some((state) => {
    const turn = game.turn(state);
    if (turn.kind === 'seat') first ??= turn.seat;
    return (
      turn.kind === 'over' || (turn.kind === 'seat' && turn.seat !== first) || game.scores(state).join() !== scores
    );
  });
}

/** Returns the number of right answers of a seat, according to the events of a match. */
export const rightIn = (events: readonly GameEvent[], seat: Seat): number =>
  events.filter((event) => event.type === 'answered' && event.seat === seat && 'right' in event && event.right === true)
    .length;
