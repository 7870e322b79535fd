/**
 * Detects positions that no game can reach. A position lists its equations in order, so its history can be replayed.
 */
import { pytagora as core } from '../../core/pytagora.js';
import type { Seat } from '../game.js';
import { isWithin } from './reach.js';
import { spreadOf } from './options.js';
import { allPieces, handful } from './pieces.js';
import { costOf, penalty } from './play.js';
import { isUpTo } from './range.js';
import { table, type Equation, type EqualsFrom, type Place, type PytagoraState } from './state.js';

/** An equation as written in the notation. */
export interface Laid extends Place {
  readonly text: string;
  readonly seat: Seat;
  /** True if its equals sign came from the common area. */
  readonly common: boolean;
}

/** Lays the equations one after another by the rules. Returns undefined if one of them is not allowed. */
export function replayed(start: PytagoraState, laid: readonly Laid[]): PytagoraState | undefined {
  const equations: Equation[] = [];
  let { common } = start;
  const { precedence, direction, zeroDividend } = start.options;
  for (const { text, x, y, down, seat, common: fromCommon } of laid) {
    if (seat >= start.racks.length || !isUpTo(text, start.options) || !isWithin({ x, y, down }, text.length))
      return undefined;
    const lying = table({ ...start, equations });
    const found = core.place(lying, text, x, y, down, precedence, direction, zeroDividend);
    if (!found.ok) return undefined;
    const isNew = found.fresh.some(([, , glyph]) => glyph === '=');
    if (fromCommon && (!isNew || common-- === 0)) return undefined;
    const equals: EqualsFrom = !isNew ? 'crossed' : fromCommon ? 'common' : 'own';
    equations.push({ text, x, y, down, seat, points: found.score, equals });
  }
  return { ...start, equations, common };
}

/** Returns how many of its own pieces the seat laid with each equation. */
function ownPieces({ equations, options }: PytagoraState): number[] {
  let before = 0;
  return equations.map(({ equals }, i) => {
    const now = table({ equations: equations.slice(0, i + 1), options }).length;
    const fresh = now - before;
    before = now;
    return fresh - (equals === 'common' ? 1 : 0);
  });
}

/** The facts that follow from the equations alone; arrays are indexed by seat. */
interface Course {
  /** The points that an exchange or a pass costs. */
  readonly cost: number;
  /** The number of pieces in each hand. */
  readonly sizes: number[];
  inBag: number;
  readonly earned: number[];
  /** The points that a seat must have lost because it passed (PYT-21). */
  readonly lost: number[];
  /** True for each seat that has had a turn in which it could exchange (PYT-19). */
  readonly couldExchange: boolean[];
  /** The next seat to act. */
  next: Seat;
}

/**
 * Lets all seats before `seat` pass; while the bag is not empty, each has to exchange first. Returns the number of
 * passes.
 */
function passTo(course: Course, seat: Seat): number {
  let passes = 0;
  for (; course.next !== seat; passes++) passNext(course);
  return passes;
}

function passNext(course: Course): void {
  const { next, inBag, lost, couldExchange, cost } = course;
  lost[next] += inBag > 0 ? 2 * cost : cost;
  couldExchange[next] ||= inBag > 0;
  course.next = (next + 1) % lost.length;
}

/**
 * Replays the equations. `drawsLast`: whether pieces were drawn after the last one. Returns undefined if the equations
 * are impossible.
 */
function follow(state: PytagoraState, drawsLast: boolean): Course | undefined {
  const { game, options, equations, racks } = state;
  const course: Course = {
    cost: costOf(options),
    sizes: racks.map(() => handful),
    inBag: allPieces(game, spreadOf(options)).length - racks.length * (handful + 1),
    earned: racks.map(() => 0),
    lost: racks.map(() => 0),
    couldExchange: racks.map(() => false),
    next: state.first,
  };
  const { sizes, earned, couldExchange } = course;
  const own = ownPieces(state);
  for (const [i, { seat, points }] of equations.entries()) {
    passTo(course, seat);
    couldExchange[seat] ||= course.inBag > 0;
    earned[seat] += points;
    sizes[seat] -= own[i];
    if (sizes[seat] < 0) return undefined;
    course.next = (seat + 1) % racks.length;
    if (!drawsLast && i === equations.length - 1) continue;
    const draws = Math.min(handful - sizes[seat], course.inBag);
    sizes[seat] += draws;
    course.inBag -= draws;
  }
  return course;
}

/**
 * Returns the name of an impossible field, or else the number of consecutive passes so far, which follows from the rest
 * of the position.
 */
export function impossible(state: PytagoraState): string | number {
  const { options, equations, racks, bag, scores, phase, seat, exchanges, first } = state;
  if (seat < 0 || seat >= racks.length || exchanges < 0) return 'seat';
  // PYT-05: a seat other than the youngest player's starts only if it was drawn.
  if (first < 0 || first >= racks.length || (first > 0 && options.first !== 'drawn')) return 'seat';
  if (phase === 'deal') {
    /** Returns how many seats have drawn before that one. */
    const before = (other: Seat): number => (other - first + racks.length) % racks.length;
    const drawn = racks.every((rack, other) => rack.length === (before(other) < before(seat) ? handful : 0));
    return drawn && !equations.length && !exchanges && scores.every((score) => score === 0) ? 0 : 'phase';
  }

  const last = equations.at(-1);
  const reached = scores.flatMap((score, other) => (score >= options.target ? [other] : []));
  const isWon = phase === 'over' && reached.length > 0;
  // PYT-20: the last equation reached the target, and no earlier score did.
  const mayBeWon =
    last && reached.length === 1 && reached[0] === last.seat && scores[last.seat] - last.points < options.target;
  if (isWon ? !mayBeWon : reached.length > 0) return 'scores';

  const course = follow(state, !isWon && phase !== 'refill');
  if (!course) return 'equations';
  let passes = 0;
  if (isWon || phase === 'refill') {
    if (seat !== last?.seat || exchanges > 0 || (phase === 'refill' && course.inBag === 0)) return 'phase';
  } else if (phase === 'over') {
    if (course.next !== (seat + 1) % racks.length || exchanges > 0) return 'phase';
    while (passes < racks.length) {
      passNext(course);
      passes++;
    }
  } else {
    passes = passTo(course, seat);
    if (exchanges > 0 && course.inBag === 0) return 'phase';
    course.lost[seat] += exchanges * course.cost;
    if (phase === 'exchange') {
      if (exchanges === 0) return 'phase';
      course.inBag += course.sizes[seat];
      course.sizes[seat] = 0;
    }
  }

  if (bag.length !== course.inBag || racks.some((rack, other) => rack.length !== course.sizes[other])) return 'racks';
  const { earned, lost, couldExchange } = course;
  // Points may have been lost by exchanges that left no other trace, or in rounds in which everyone exchanged and
  // passed (PYT-21).
  const more = scores.map((score, other) => earned[other] - lost[other] - score);
  // Up to version 0.2.0 an exchange of Plus and minus cost points, so that some may be missing where it is free now.
  const isFree = costOf(options) === 0;
  const possible =
    more.every((points) => points >= 0 && points % penalty === 0) &&
    (isFree ||
      more.every((points, other) => points === 0 || couldExchange[other]) ||
      more.every((points) => points >= 2 * penalty));
  return possible ? passes : 'scores';
}
