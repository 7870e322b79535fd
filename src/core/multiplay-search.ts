import { bytes, whole } from './check.js';
import { fnv1a } from '../fnv1a.js';
import { core, type CoreExports } from './load.js';
import { inWorker } from './worker.js';
import { wasm } from './generated/multiplay-search.wasm.js';

/**
 * The exports of assembly/multiplay-search/index.ts. The first four return addresses of buffers in the shared memory.
 */
export interface SearchExports extends CoreExports {
  colours(): number;
  numbers(): number;
  scores(): number;
  marks(): number;
  start(
    size: number,
    players: number,
    own: number,
    endAt: number,
    die: number,
    number: number,
    seed: number,
    useLearned: number,
    budget: number,
  ): number;
  think(playouts: number): void;
  choice(): number;
  tried(): number;
  cellOf(nth: number): number;
  sumOf(nth: number): number;
  aheadOf(nth: number): number;
}

/** Fetched with the computer player, separate from the scoring core. */
export const searchCore = core<SearchExports>({ wasm, twin: () => import('./generated/multiplay-search.twin.js') });

/** The input of a search: plain data that can be sent to a worker. */
export interface SearchQuestion {
  /** Cubes along one side: odd, 5 to 15. */
  readonly size: number;
  /** The numbers of the cubes, row by row: products of the 12 × 12 table. */
  readonly numbers: Uint8Array;
  /** The colours of the cubes: 0 for white, otherwise the player, from 1. */
  readonly colours: Uint8Array;
  /** Points by player, for 2 to 4 players. */
  readonly scores: readonly number[];
  /** The player to turn a cube, from 1. */
  readonly colour: number;
  /** The number of white cubes from which the game may be ended (MUL-12). */
  readonly endAt: number;
  /** 1 to 12. */
  readonly die: number;
  /** Restricts the search to cubes with that number; 0 for all that the die allows. */
  readonly number: number;
  /** True to evaluate with the learned weights, false to evaluate only by the best cubes of the next turns. */
  readonly learned: boolean;
  /** The number of playouts, 0 to 10^9; at most 6,000 are played. */
  readonly budget: number;
  /** Cells that are always tried, if they are legal. */
  readonly also?: readonly number[];
}

/** The result for a cube that was tried. */
export interface Tried {
  readonly cell: number;
  /** The average lead over the others some turns later, in points; a win adds 50. */
  readonly lead: number;
  /** The share of playouts that ended ahead of all others, 0 to 1; a tie counts half. */
  readonly chance: number;
}

/** The result of a search. */
export interface Thought {
  /** The best cell. */
  readonly choice: number;
  /** The cubes that were tried; empty without playouts. */
  readonly tried: readonly Tried[];
}

/** Returns a seed derived from the position with the FNV-1a hash, so that the same position gets the same answer. */
export const seedOf = ({ numbers, colours, scores, colour, die, number }: SearchQuestion): number =>
  fnv1a([...numbers, ...colours, ...scores, colour, die, number]);

/** @throws TypeError or RangeError naming a field that is not as {@link SearchQuestion} describes. */
export function checkQuestion(question: SearchQuestion): void {
  const { size, numbers, colours, scores } = question;
  whole('size', size, 5, 15);
  if (size % 2 === 0) throw new RangeError(`size must be odd, not ${size}.`);
  const cubes = size * size;
  whole('scores.length', scores.length, 2, 4);
  scores.forEach((score, i) => whole(`scores[${i}]`, score, -99_999, 99_999));
  bytes('numbers', numbers);
  whole('numbers.length', numbers.length, cubes, cubes);
  bytes('colours', colours);
  whole('colours.length', colours.length, cubes, cubes);
  colours.forEach((colour, i) => whole(`colours[${i}]`, colour, 0, scores.length));
  whole('colour', question.colour, 1, scores.length);
  whole('endAt', question.endAt, 0, cubes);
  whole('die', question.die, 1, 12);
  whole('number', question.number, 0, 144);
  whole('budget', question.budget, 0, 1e9);
  question.also?.forEach((cell, i) => whole(`also[${i}]`, cell, 0, cubes - 1));
  const rows = Array<number>(13).fill(0);
  numbers.forEach((number, i) => {
    let inRows = 0;
    for (let die = 1; die <= 12; die++) {
      if (number % die || number > die * 12) continue;
      inRows++;
      rows[die]++;
    }
    if (number === 0 || inRows === 0)
      throw new RangeError(`numbers[${i}] must be a product of the table, not ${number}.`);
  });
  // The core has room for 64 cubes per die; every deal by the rules has fewer.
  if (rows.some((count) => count > 64)) throw new RangeError('numbers has too many cubes of one row of the table.');
}

type Start = Parameters<SearchExports['start']>;

const startOf = (question: SearchQuestion): Start => {
  const { size, scores, colour, endAt, die, number, learned, budget } = question;
  return [size, scores.length, colour, endAt, die, number, seedOf(question), Number(learned), budget];
};

/** Prepares the input for the core before the search starts. */
function given({
  numbers,
  colours,
  scores,
  also = [],
}: SearchQuestion): [numbers: Uint8Array, colours: Uint8Array, marks: Uint8Array, scores: readonly number[]] {
  const marks = new Uint8Array(colours.length);
  for (const cell of also) marks[cell] = 1;
  return [numbers, colours, marks, scores];
}

/** A cube as reported by the core: its cell, the sum of its playouts, and twice the number that ended ahead. */
type Estimate = readonly [cell: number, sum: number, ahead: number];

/** One point in the fixed-point numbers of the core, see assembly/multiplay-search/value.ts. */
const point = 12 * 192;

function thoughtOf(choice: number, estimates: readonly Estimate[], playouts: number): Thought {
  const each = Math.floor(playouts / estimates.length);
  if (!each) return { choice, tried: [] };
  const tried = estimates.map(([cell, sum, ahead]) => ({
    cell,
    lead: sum / each / point,
    chance: ahead / each / 2,
  }));
  return { choice, tried };
}

/** A search in progress. */
export interface Search {
  /**
   * Runs at most `playouts` playouts, 1 to 10^9. Returns false once the budget is used up.
   * @throws RangeError for any other number, since the search would never end with 0.
   */
  step(playouts: number): boolean;
  /** Returns the best cell so far. */
  choice(): number;
  /** Returns the result once the budget is used up. */
  thought(): Thought;
}

/**
 * Starts a search for the best cube to turn. There is one search at a time; starting another one ends it.
 *
 * @returns The search, or undefined if the player must pass.
 * @throws TypeError or RangeError naming a field that is not as {@link SearchQuestion} describes.
 */
export function search(question: SearchQuestion): Search | undefined {
  checkQuestion(question);
  const core = searchCore.get();
  const [numbers, colours, marks, scores] = given(question);
  const { buffer } = core.memory;
  new Uint8Array(buffer, core.numbers(), numbers.length).set(numbers);
  new Uint8Array(buffer, core.colours(), colours.length).set(colours);
  new Uint8Array(buffer, core.marks(), marks.length).set(marks);
  new Int32Array(buffer, core.scores(), scores.length).set(scores);
  const playouts = core.start(...startOf(question));
  if (playouts < 0) return undefined;
  let left = playouts;
  return {
    step(playouts) {
      const now = Math.min(left, whole('playouts', playouts, 1, 1e9));
      core.think(now);
      left -= now;
      return left > 0;
    },
    choice: () => core.choice(),
    thought() {
      const estimates = Array.from({ length: core.tried() }, (_, nth): Estimate => [
        core.cellOf(nth),
        core.sumOf(nth),
        core.aheadOf(nth),
      ]);
      return thoughtOf(core.choice(), estimates, playouts);
    },
  };
}

/** The worker's program: the same search on a core of its own. It imports and fetches nothing. */
const program = `onmessage = ({ data: [bytes, numbers, colours, marks, scores, start] }) =>
  WebAssembly.instantiate(bytes).then(({ instance: { exports: core } }) => {
    const { buffer } = core.memory;
    new Uint8Array(buffer, core.numbers(), numbers.length).set(numbers);
    new Uint8Array(buffer, core.colours(), colours.length).set(colours);
    new Uint8Array(buffer, core.marks(), marks.length).set(marks);
    new Int32Array(buffer, core.scores(), scores.length).set(scores);
    const playouts = core.start(...start);
    core.think(playouts);
    const estimates = (nth) => [core.cellOf(nth), core.sumOf(nth), core.aheadOf(nth)];
    const all = Array.from({ length: core.tried() }, (_, nth) => estimates(nth));
    postMessage(playouts < 0 ? null : [core.choice(), all, playouts]);
  }).catch(() => postMessage(null));`;

/**
 * Runs a search in a worker, which terminates afterwards, or immediately if aborted. Resolves to null if no worker is
 * available, if it fails, if only the twin can run, or if the player must pass.
 *
 * @throws TypeError or RangeError naming a field that is not as {@link SearchQuestion} describes.
 */
export async function searchInWorker(question: SearchQuestion, signal?: AbortSignal): Promise<Thought | null> {
  checkQuestion(question);
  await searchCore.ready();
  if (searchCore.engine() === 'twin') return null;
  const message = [searchCore.code(), ...given(question), startOf(question)];
  type Answer = [choice: number, estimates: readonly Estimate[], playouts: number];
  const answer = await inWorker<Answer>(program, message, signal);
  return answer && thoughtOf(...answer);
}
