/**
 * The search of Multiplay in its plainest form: nothing is updated incrementally, every board is copied, every gain is computed from the
 * rule text, every window is evaluated anew. The learned weights are a parameter.
 */
import { seedOf, type SearchQuestion, type Thought } from '../../../src/core/multiplay-search.js';
import { slowGains } from './multiplay-slow.js';

/** The learned weights, as in assembly/multiplay-search/weights.ts. */
export interface Learned {
  readonly mover: readonly number[];
  readonly other: readonly number[];
  readonly windows: readonly number[];
}

const kinds = 256;

const windowLength = 5;
const reversed = (window: readonly number[]): number[] => [...window].reverse();
const swapped = (window: readonly number[]): number[] => window.map((cell) => [0, 2, 1, 3][cell]);
const key = (window: readonly number[]): number => window.reduce((sum, cell, i) => sum + cell * 4 ** i, 0);

/** For each window the number of its kind, from 1, by its key; negative for windows that the other side sees as that kind. */
const kindOf = new Map<number, number>();
let count = 0;
for (let i = 0; i < 4 ** windowLength; i++) {
  const window = Array.from({ length: windowLength }, (_, at) => Math.floor(i / 4 ** at) % 4);
  const mirror = swapped(window);
  if (kindOf.has(i) || [key(mirror), key(reversed(mirror))].includes(i)) continue;
  count++;
  for (const one of [window, reversed(window)]) kindOf.set(key(one), count);
  for (const one of [mirror, reversed(mirror)]) kindOf.set(key(one), -count);
}

interface Board {
  readonly colours: readonly number[];
  readonly scores: readonly number[];
}

/** Splitmix32, as in assembly/multiplay-playouts/random.ts. */
function dieFrom(seed: number): (below: number) => number {
  let counter = seed >>> 0;
  return (below) => {
    counter = (counter + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    mixed = (mixed ^ (mixed >>> 15)) >>> 0;
    return Math.floor(((mixed >>> 8) * below) / 2 ** 24);
  };
}

/** Returns the same answer as the core: undefined to pass. Without `learned`, only for a question that does not use it. */
export function slowSearch(question: SearchQuestion, learned?: Learned): Thought | undefined {
  const { size, numbers, endAt, colour: root, die, number } = question;
  const players = question.scores.length;
  const seed = seedOf(question);
  const inRow = (cell: number, die: number): boolean => numbers[cell] % die === 0 && numbers[cell] <= 12 * die;
  const whites = ({ colours }: Board): number => colours.filter((colour) => colour === 0).length;
  const gainsOf = ({ colours }: Board, cell: number, colour: number): number[] =>
    slowGains(Uint8Array.from(colours), size, cell, colour, players);
  const turned = (board: Board, cell: number, colour: number): Board => {
    const gains = gainsOf(board, cell, colour);
    return {
      colours: board.colours.map((old, i) => (i === cell ? colour : old)),
      scores: board.scores.map((score, i) => score + gains[i]),
    };
  };
  const legal = ({ colours }: Board, die: number): number[] =>
    [...numbers.keys()].filter((cell) => colours[cell] === 0 && inRow(cell, die));
  /** Returns the lead against each of the others, added up. */
  const lead = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + scores[root - 1] - score, 0);

  const start: Board = { colours: [...question.colours], scores: question.scores };
  const white = whites(start);
  const stage = white > endAt ? Math.floor(((white - endAt) * 512) / (size * size - endAt)) : 0;
  const first = stage < 512 ? Math.floor(stage / 256) : 1;
  const part = stage - 256 * first;
  const blend = (weights: readonly number[], at: number, apart: number): number =>
    Math.floor((weights[at + first * apart] * (256 - part) + weights[at + (first + 1) * apart] * part + 128) / 256);
  const known = question.learned ? learned : undefined;
  const ofMover = known ? blend(known.mover, 0, 1) : 32;
  const ofOther = known ? blend(known.other, 0, 1) : -26;

  const windowSum = ({ colours }: Board): number => {
    if (!known) return 0;
    let sum = 0;
    const seen = (x: number, y: number): number => {
      if (x < 0 || y < 0 || x >= size || y >= size) return 3;
      const colour = colours[y * size + x];
      return colour === 0 ? 0 : colour === root ? 1 : 2;
    };
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        for (const [dx, dy] of [
          [1, 0],
          [0, 1],
          [1, 1],
          [-1, 1],
        ]) {
          const window = [-2, -1, 0, 1, 2].map((i) => seen(x + i * dx, y + i * dy));
          const kind = kindOf.get(key(window)) ?? 0;
          if (kind) sum += Math.sign(kind) * blend(known.windows, Math.abs(kind) - 1, kinds);
        }
      }
    }
    return sum;
  };

  /** Returns the best cube of each die for that player's side, added up. */
  const bestOfDice = (board: Board, colour: number): number => {
    const worth = board.colours.map((old, cell) =>
      old ? -Infinity : lead(gainsOf(board, cell, colour)) * (colour === root ? 1 : -1),
    );
    let sum = 0;
    for (let die = 1; die <= 12; die++) {
      const best = Math.max(...worth.filter((_, cell) => inRow(cell, die)));
      if (best > -Infinity) sum += best;
    }
    return sum;
  };
  const next = (colour: number): number => (colour % players) + 1;
  const share = 192 / (players - 1);
  const value = (board: Board, colour: number): number => {
    const against = colour === root ? next(root) : root;
    const best = ofMover * bestOfDice(board, colour) + ofOther * bestOfDice(board, against);
    return (
      12 * share * lead(board.scores) +
      72 * windowSum(board) +
      Math.floor(share / 32) * (colour === root ? best : -best)
    );
  };
  const ahead = ({ scores }: Board, colour: number): number =>
    scores[colour - 1] - Math.max(...scores.filter((_, i) => i !== colour - 1));
  const isOver = (board: Board, colour: number): boolean =>
    whites(board) === 0 || (whites(board) <= endAt && ahead(board, colour) > 0);
  const final = (board: Board): number => 12 * share * lead(board.scores) + Math.sign(ahead(board, root)) * 50 * 2304;
  const valueAfter = (board: Board, colour: number): number =>
    isOver(board, colour) ? final(board) : value(board, next(colour));

  const take = (board: Board, colour: number, die: number): Board => {
    let best = board;
    let most = -Infinity;
    for (const cell of legal(board, die)) {
      const after = turned(board, cell, colour);
      const worth = valueAfter(after, colour) * (colour === root ? 1 : -1);
      if (worth > most) [best, most] = [after, worth];
    }
    return best;
  };
  const look = (board: Board, colour: number, turns: number, roll: (below: number) => number): number => {
    if (turns === 0) return value(board, colour);
    const after = take(board, colour, roll(12) + 1);
    return isOver(after, colour) ? final(after) : look(after, next(colour), turns - 1, roll);
  };

  // Among equal cubes, the one with the highest hash wins. The hash counts cells including the margin of two.
  const mixed = (cell: number): number => {
    const padded = (Math.floor(cell / size) + 2) * (size + 4) + (cell % size) + 2;
    const draw = dieFrom(seed + Math.imul(padded, 0x2545f491));
    return draw(256) * 256 + draw(256);
  };
  const cells = legal(start, die).filter((cell) => number === 0 || numbers[cell] === number);
  const tried = cells
    .map((cell) => ({ cell, worth: valueAfter(turned(start, cell, root), root), mixed: mixed(cell) }))
    .sort((a, b) => b.worth - a.worth || b.mixed - a.mixed)
    .filter(({ cell }, i) => i < 6 || question.also?.includes(cell));
  if (tried.length < 2) return tried.length ? { choice: tried[0].cell, tried: [] } : undefined;
  const rounds = Math.floor(Math.min(question.budget, 6000) / tried.length);
  const worths = tried.map(({ cell }) => {
    const board = turned(start, cell, root);
    return Array.from({ length: rounds }, (_, round) => {
      const roll = dieFrom(seed + Math.imul(round, 0x632be5ab));
      return isOver(board, root) ? final(board) : look(board, next(root), 4, roll);
    });
  });
  const mean = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0) / (list.length || 1);
  const means = worths.map(mean);
  return {
    choice: tried[means.indexOf(Math.max(...means))].cell,
    tried: rounds
      ? tried.map(({ cell }, i) => ({
          cell,
          lead: means[i] / 2304,
          chance: mean(worths[i].map((worth) => (Math.sign(worth) + 1) / 2)),
        }))
      : [],
  };
}
