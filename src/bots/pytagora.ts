import type { Bot, Random } from '../rules/game.js';
import {
  botLevels,
  cellsOf,
  pytagora,
  table,
  type LayMove,
  type Piece,
  type Place,
  type PytagoraMove,
  type PytagoraState,
  type Rated,
} from '../rules/pytagora/index.js';
import { levelWithin } from './level.js';
import { margin, outcomesIn, worths, type Outcome } from './pytagora-ahead.js';
import { mostPoints, nearlyBest } from './pytagora-seek.js';
import { inSlices, pause } from './slices.js';

/** How many of its pieces the gentle player looks at, again and again, before it looks at all. */
const glances = [7, 7, 7, 8, 8];
/** What it takes for easy: so many pieces at most, and no number of more digits. */
const easyLength = 8;
const easyNumber = /^(?!.*\d{3})/;
/** The middling player looks at so many of its pieces at a time, so often. */
const middling = { pieces: 7, glances: 3 };
/** After so many exchanges in one turn a computer player passes. */
const patience = 3;

const pick = <T>(from: readonly T[], random: Random): T => from[random(from.length)];

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Some pieces out of a rack. */
function some(rack: string, count: number, random: Random): string {
  const pieces = [...rack];
  while (pieces.length > count) pieces.splice(random(pieces.length), 1);
  return pieces.join('');
}

/** The easier of two: the shorter one, then the one with smaller numbers. */
const easier = (a: LayMove, b: LayMove): LayMove =>
  b.text.length - a.text.length || digitsIn(b.text) - digitsIn(a.text) > 0 ? a : b;

/** The seat holds but these pieces. */
const holding = (state: PytagoraState, rack: string): PytagoraState => ({
  ...state,
  racks: state.racks.map((other, i) => (i === state.seat ? rack : other)),
});

/** A short equation of small numbers, made of a few of the pieces; else the easiest of these, else any. */
async function easyLay(state: PytagoraState, random: Random, signal?: AbortSignal): Promise<LayMove | undefined> {
  const rack = state.racks[state.seat];
  for (const count of glances) {
    const seen = await nearlyBest(holding(state, some(rack, count, random)), Infinity, signal);
    const found = seen.map(({ move }) => move);
    const easy = found.filter(({ text }) => text.length <= easyLength && easyNumber.test(text));
    if (easy.length) return easier(pick(easy, random), pick(easy, random));
    if (found.length && count === glances.at(-1)) return found.reduce(easier);
  }
  return bestLay(state, signal);
}

/** The most points that a few glances show; where they show nothing, an easy one. */
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

/** So many outcomes are a step. */
const outcomesAtOnce = 100;

/** The one with the best chance to win, by what it brings and what it leaves behind. */
async function farsightedLay(state: PytagoraState, signal?: AbortSignal): Promise<LayMove | undefined> {
  const found = await nearlyBest(state, margin, signal);
  await pause(); // thousands of answers have just been taken out of a worker's message
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
  // Of those that leave the same behind only the one with the most points counts.
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

/** The equation that a player of that level would lay. */
async function chooseLay(
  state: PytagoraState,
  level: number,
  random: Random,
  signal?: AbortSignal,
): Promise<LayMove | undefined> {
  if (level >= 4) return farsightedLay(state, signal);
  if (level >= 3) return bestLay(state, signal);
  return level >= 2 ? middlingLay(state, random, signal) : easyLay(state, random, signal);
}

/**
 * Level 1 lays short equations of small numbers; level 2 looks at seven of its pieces three times and lays the most points
 * that it sees; level 3 lays the most points of all; level 4 also weighs what it keeps and what it leaves to others, in the
 * race to the target. None looks at what others hold. Without an equation they exchange, and after some exchanges they
 * pass. Asked when no seat is to act, they give a move that the rules refuse. `loadSearch` must have been awaited.
 */
export const pytagoraBot: Bot<PytagoraState, PytagoraMove> = {
  levels: botLevels,
  async think(state, level, random, signal) {
    const { seat, bag, exchanges } = state;
    const lay = await chooseLay(pytagora.view(state, seat), levelWithin(level, botLevels), random, signal);
    await pause(); // the move, and what it draws, is the page's
    return lay ?? { type: bag !== '' && exchanges < patience ? 'exchange' : 'pass' };
  },
};

/** A hint in three steps: a sign to think of, where the equation lies, and the equation. */
export interface PytagoraHint {
  /** The least common of its signs: `/`, `*`, `-` or `+`. */
  readonly operator: string;
  readonly place: Place;
  /** The pieces on the table that it crosses, in the order of its text; none where it lies apart. */
  readonly crossed: readonly Piece[];
  readonly move: LayMove;
}

/**
 * A hint for the seat to lay; undefined where it can lay nothing, and exchanges or passes. Levels as the players', but the
 * best hint is the most points: what is kept for later cannot be seen on the table.
 */
export async function pytagoraHint(
  state: PytagoraState,
  level: number,
  random: Random,
  signal?: AbortSignal,
): Promise<PytagoraHint | undefined> {
  const move = await chooseLay(state, Math.min(levelWithin(level, botLevels), 3), random, signal);
  if (!move) return undefined;
  const { text, x, y, down } = move;
  const place = { x, y, down };
  const lying = table(state);
  const crossed = cellsOf(text, place, state.options.direction).flatMap(([column, row]) =>
    lying.filter((piece) => piece[0] === column && piece[1] === row),
  );
  return { operator: [...'/*-+'].find((sign) => text.includes(sign))!, place, crossed, move };
}
