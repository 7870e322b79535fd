import type { Bot, Random } from '../rules/game.js';
import {
  botLevels,
  cellsOf,
  largestOf,
  pytagora,
  table,
  type LayMove,
  type Piece,
  type Place,
  type PytagoraMove,
  type PytagoraState,
  type Rated,
} from '../rules/pytagora/index.js';
import { levelOfMove, levelWithin } from './level.js';
import { margin, outcomesIn, worths, type Outcome } from './pytagora-lookahead.js';
import { mostPoints, nearlyBest } from './pytagora-search.js';
import { firstReach, highest, isInReach, signsIn, type Reach } from './pytagora-simple.js';
import { inSlices, pause } from './slices.js';

/** The numbers of random pieces that level 1 considers, one subset after another, before it considers all. */
const glances = [7, 7, 7, 8, 8];
/** The largest number that level 1 lays if it finds nothing that a child would find first. */
const easyNumber = 99;
/** Level 2 considers this many random pieces at a time, this many times. */
const middling = { pieces: 7, glances: 3 };
/** The number of exchanges in one turn after which a computer player passes. */
const patience = 3;

const pick = <T>(from: readonly T[], random: Random): T => from[random(from.length)];

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Returns a random subset of a rack. */
function some(rack: string, count: number, random: Random): string {
  const pieces = [...rack];
  while (pieces.length > count) pieces.splice(random(pieces.length), 1);
  return pieces.join('');
}

/** Returns the easier of two equations: the shorter one, or, if they are equally long, the one with smaller numbers. */
const easier = (a: LayMove, b: LayMove): LayMove =>
  b.text.length - a.text.length || digitsIn(b.text) - digitsIn(a.text) > 0 ? a : b;

/** Returns the state with another rack for the seat to act. */
const holding = (state: PytagoraState, rack: string): PytagoraState => ({
  ...state,
  racks: state.racks.map((other, i) => (i === state.seat ? rack : other)),
});

/**
 * Finds an equation as a child who begins lays it: one sign and small numbers, out of a few of the pieces, then out of
 * all. If there is none, the one with the fewest signs, and of these the easiest.
 */
async function easyLay(state: PytagoraState, random: Random, signal?: AbortSignal): Promise<LayMove | undefined> {
  const rack = state.racks[state.seat];
  const reach = firstReach(state);
  let all: readonly LayMove[] = [];
  for (const count of [...glances, rack.length]) {
    const seen = await nearlyBest(holding(state, some(rack, count, random)), Infinity, signal, easyNumber);
    all = seen.map(({ move }) => move);
    const easy = all.filter(({ text }) => isInReach(text, state, reach));
    if (easy.length) return pick(easy, random);
  }
  if (!all.length) return bestLay(state, signal);
  const fewest = Math.min(...all.map(({ text }) => signsIn(text)));
  return all.filter(({ text }) => signsIn(text) === fewest).reduce(easier);
}

/** Finds an equation with the fewest points among those that can be made from a few of the pieces. */
async function poorestLay(state: PytagoraState, random: Random, signal?: AbortSignal): Promise<LayMove | undefined> {
  for (const count of glances) {
    const seen = await nearlyBest(holding(state, some(state.racks[state.seat], count, random)), Infinity, signal);
    const least = Math.min(...seen.map(({ points }) => points));
    const poorest = seen.filter(({ points }) => points === least);
    if (poorest.length) return pick(poorest, random).move;
  }
  return bestLay(state, signal);
}

/** Finds the equation with the most points among a few subsets of the pieces, otherwise an easy one. */
async function middlingLay(state: PytagoraState, random: Random, signal?: AbortSignal): Promise<LayMove | undefined> {
  let best: Rated | undefined;
  for (let glance = 0; glance < middling.glances; glance++) {
    const rack = some(state.racks[state.seat], middling.pieces, random);
    const found = await mostPoints(holding(state, rack), signal);
    if (found && found.points > (best?.points ?? 0)) best = found;
  }
  return best?.move ?? easyLay(state, random, signal);
}

const bestLay = async (state: PytagoraState, signal?: AbortSignal): Promise<LayMove | undefined> =>
  (await mostPoints(state, signal))?.move;

/** The number of outcomes evaluated per slice. */
const outcomesAtOnce = 100;

/** Finds the equation with the best chance to win, by its points and its consequences. */
async function farsightedLay(state: PytagoraState, signal?: AbortSignal): Promise<LayMove | undefined> {
  const found = await nearlyBest(state, margin, signal);
  await pause(); // decoding thousands of answers from the worker has just taken time
  const wins = found.find(({ points }) => state.scores[state.seat] + points >= state.options.target); // PYT-20
  if (wins) return wins.move;
  const outcomesOf = outcomesIn(state);
  const outcomes: Outcome[] = [];
  let at = 0;
  const isDone = await inSlices(() => {
    for (const rated of found.slice(at, (at += outcomesAtOnce))) outcomes.push(...outcomesOf(rated));
    return at < found.length;
  }, signal);
  if (!isDone || !outcomes.length) return undefined;
  // Among equations with the same consequences, only the one with the most points matters.
  const distinct = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const { left, change, points } = outcome;
    const key = `${left.length} ${change.own.toFixed(2)} ${change.next.toFixed(2)}`;
    if (points > (distinct.get(key)?.points ?? 0)) distinct.set(key, outcome);
  }
  await pause();
  const all = [...distinct.values()];
  const worth = worths(state, all);
  return all[worth.indexOf(Math.max(...worth))].move;
}

/** Finds the equation that a computer player of that level lays. */
async function chooseLay(
  state: PytagoraState,
  level: number,
  random: Random,
  signal?: AbortSignal,
): Promise<LayMove | undefined> {
  if (level >= 4) return farsightedLay(state, signal);
  if (level >= 3) return bestLay(state, signal);
  if (level >= 2) return middlingLay(state, random, signal);
  return level >= 1 ? easyLay(state, random, signal) : poorestLay(state, random, signal);
}

/**
 * The computer player of Pytagora. Level 1 lays what a child who begins finds: one sign, small numbers. Level 2 considers seven of its pieces
 * three times and lays the equation with the most points found. Level 3 lays the equation with the most points of all.
 * Level 4 also considers the pieces that it keeps and those that it leaves to others in the race to the target. Below
 * level 1, some equations are those with the fewest points. No level looks at other players' pieces. If they cannot lay
 * an equation they exchange, and after some exchanges they pass. If no seat is to act, they return a move that the
 * rules refuse. Await `loadSearch` first if WebAssembly may be blocked.
 */
export const pytagoraBot: Bot<PytagoraState, PytagoraMove> = {
  levels: botLevels,
  hasLower: true,
  async think(state, level, random, signal) {
    const { seat, bag, exchanges } = state;
    const lay = await chooseLay(pytagora.view(state, seat), levelOfMove(level, botLevels, random, 0), random, signal);
    await pause(); // the page plays the move and samples the draw
    return lay ?? { type: bag !== '' && exchanges < patience ? 'exchange' : 'pass' };
  },
};

/** A hint in three steps: a sign to consider, the place of the equation, and the equation. */
export interface PytagoraHint {
  /** The rarest of its signs: `/`, `*`, `-` or `+`. */
  readonly operator: string;
  readonly place: Place;
  /** The pieces on the table that it crosses, in the order of its text; empty if it lies apart. */
  readonly crossed: readonly Piece[];
  readonly move: LayMove;
  /** The most points of any equation, if the equation of the hint has smaller numbers and fewer points. */
  readonly most?: number;
  /** True if no equation is as simple as those that the seat has laid so far. */
  readonly isBeyond?: true;
}

/**
 * Finds a hint for the seat that is to lay. Resolves to undefined if it cannot lay an equation and has to exchange or
 * pass. Levels are those of the
 * computer players, except that from level 3 on the equation is the one with the most points among those that are as
 * simple as the seat has laid so far: numbers up to 20, up to 100, or any, and no more signs. Only if there is none is
 * it the simplest. The value of pieces kept for later is not visible on the table, so it is ignored.
 */
export async function pytagoraHint(
  state: PytagoraState,
  level: number,
  random: Random,
  signal?: AbortSignal,
): Promise<PytagoraHint | undefined> {
  const reach = levelWithin(level, botLevels);
  if (reach < 3) {
    const move = await chooseLay(state, reach, random, signal);
    return move && hintTowards(state, move);
  }
  const best = await mostPoints(state, signal);
  if (!best) return undefined;
  const usual = usualReach(state);
  const fits = ({ move }: Rated): boolean => isInReach(move.text, state, usual);
  if (fits(best)) return hintTowards(state, best.move);
  const seen = await nearlyBest(state, Infinity, signal, usual.largest);
  const within = seen.filter(fits);
  const fewest = Math.min(...seen.map(({ move }) => signsIn(move.text)));
  const simplest = within.length ? within : seen.filter(({ move }) => signsIn(move.text) === fewest);
  const first = simplest.reduce<Rated | undefined>((a, b) => (a && a.points >= b.points ? a : b), undefined) ?? best;
  return {
    ...hintTowards(state, first.move),
    ...(first.points < best.points && { most: best.points }),
    ...(!within.length && { isBeyond: true }),
  };
}

/** Returns the limits of the equations that the seat usually lays: those of a child who begins, then wider ones. */
function usualReach(state: PytagoraState): Reach {
  const { equations, seat, options } = state;
  const laid = equations.filter((one) => one.seat === seat).map(({ text }) => text);
  const numbers = Math.max(0, ...laid.map((text) => highest(text, state)));
  const largest = Math.min([20, 100].find((limit) => numbers <= limit) ?? Infinity, largestOf(options));
  return { largest, product: largest, factor: Infinity, signs: Math.max(1, ...laid.map(signsIn)) };
}

/** Returns the hint that leads to an equation. */
export function hintTowards(state: PytagoraState, move: LayMove): PytagoraHint {
  const { text, x, y, down } = move;
  const place = { x, y, down };
  const lying = table(state);
  const crossed = cellsOf(text, place, state.options.direction).flatMap(([column, row]) =>
    lying.filter((piece) => piece[0] === column && piece[1] === row),
  );
  return { operator: [...'/*-+'].find((sign) => text.includes(sign))!, place, crossed, move };
}
