import { bytes, whole } from './check.js';
import { core, type CoreExports } from './load.js';
import { inWorker } from './worker.js';
import { wasm } from './generated/multiplay-search.wasm.js';

/** assembly/multiplay-search/index.ts. The first four say where a buffer of the shared memory begins. */
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

/** Fetched with the computer player, apart from the core that scores. */
export const searchCore = core<SearchExports>({ wasm, twin: () => import('./generated/multiplay-search.twin.js') });

/** What a search is asked: plain data, as a worker is handed it. */
export interface SearchQuestion {
  /** Cubes along one side: odd, 5 to 15. */
  readonly size: number;
  /** The numbers of the cubes, row by row: products of the 12 × 12 table. */
  readonly numbers: Uint8Array;
  /** Their colours: 0 white, else the player, from 1. */
  readonly colours: Uint8Array;
  /** By player; 2 to 4. */
  readonly scores: readonly number[];
  /** Who is to turn a cube: 1 to the number of players. */
  readonly colour: number;
  /** MUL-12: with so many white cubes or fewer the game may be ended. */
  readonly endAt: number;
  /** 1 to 12. */
  readonly die: number;
  /** Only cubes of that number, 0 for all that the die allows. */
  readonly number: number;
  /** Whether it evaluates by what was learned, or by the best cubes of the next turns alone. */
  readonly learned: boolean;
  /** How many playouts: 0 to 10^9, of which at most 6,000 are played. */
  readonly budget: number;
  /** Cells of cubes that are tried too, whatever they look like; those that may not be turned are not. */
  readonly also?: readonly number[];
}

/** What became of a cube that was tried. */
export interface Tried {
  readonly cell: number;
  /** The lead over the others on average, in points, some turns later; to have won counts 50 beside it. */
  readonly lead: number;
  /** The share of playouts after which one was ahead of all, 0 to 1; to be level counts half. */
  readonly chance: number;
}

/** What a search comes to. */
export interface Thought {
  /** The cell that is best. */
  readonly choice: number;
  /** Without playouts nothing is known of the cubes, and none is listed. */
  readonly tried: readonly Tried[];
}

/** The seed of a position, so that the same position gets the same answer: FNV-1a over all that the search is told. */
export function seedOf({ numbers, colours, scores, colour, die, number }: SearchQuestion): number {
  let hash = 0x811c9dc5;
  const add = (value: number): void => {
    hash = Math.imul(hash ^ value, 0x01000193);
  };
  numbers.forEach(add);
  colours.forEach(add);
  scores.forEach(add);
  [colour, die, number].forEach(add);
  return hash >>> 0;
}

/** @throws TypeError or RangeError that names what is not as {@link SearchQuestion} says. */
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
  // The core has room for so many cubes of one die; any deal of the rules has fewer.
  if (rows.some((count) => count > 64)) throw new RangeError('numbers has too many cubes of one row of the table.');
}

type Start = Parameters<SearchExports['start']>;

const startOf = (question: SearchQuestion): Start => {
  const { size, scores, colour, endAt, die, number, learned, budget } = question;
  return [size, scores.length, colour, endAt, die, number, seedOf(question), Number(learned), budget];
};

/** What is written before it starts. */
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

/** A cube as the core tells of it: its cell, the sum of its playouts, how many went well, twice. */
type Told = readonly [cell: number, sum: number, ahead: number];

/** A point in the core's numbers: assembly/multiplay-search/value.ts. */
const point = 12 * 192;

function thoughtOf(choice: number, told: readonly Told[], playouts: number): Thought {
  const each = Math.floor(playouts / told.length);
  if (!each) return { choice, tried: [] };
  const tried = told.map(([cell, sum, ahead]) => ({
    cell,
    lead: sum / each / point,
    chance: ahead / each / 2,
  }));
  return { choice, tried };
}

/** A search under way. */
export interface Search {
  /**
   * Plays at most so many playouts, 1 to 10^9; false when the budget is used up.
   * @throws RangeError for another number: with none the search would never end.
   */
  step(playouts: number): boolean;
  /** The cell that is best so far. */
  choice(): number;
  /** What is known of the cubes when the budget is used up. */
  thought(): Thought;
}

/**
 * Begins a search: where a cube should be turned. There is one at a time; beginning another one ends it.
 *
 * @returns undefined where the player must pass.
 * @throws TypeError or RangeError that names what is not as {@link SearchQuestion} says.
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
      const told = Array.from({ length: core.tried() }, (_, nth): Told => [
        core.cellOf(nth),
        core.sumOf(nth),
        core.aheadOf(nth),
      ]);
      return thoughtOf(core.choice(), told, playouts);
    },
  };
}

/** What the worker runs: the same search on a core of its own. Nothing is imported or fetched. */
const program = `onmessage = ({ data: [bytes, numbers, colours, marks, scores, start] }) =>
  WebAssembly.instantiate(bytes).then(({ instance: { exports: core } }) => {
    const { buffer } = core.memory;
    new Uint8Array(buffer, core.numbers(), numbers.length).set(numbers);
    new Uint8Array(buffer, core.colours(), colours.length).set(colours);
    new Uint8Array(buffer, core.marks(), marks.length).set(marks);
    new Int32Array(buffer, core.scores(), scores.length).set(scores);
    const playouts = core.start(...start);
    core.think(playouts);
    const told = (nth) => [core.cellOf(nth), core.sumOf(nth), core.aheadOf(nth)];
    const all = Array.from({ length: core.tried() }, (_, nth) => told(nth));
    postMessage(playouts < 0 ? null : [core.choice(), all, playouts]);
  }).catch(() => postMessage(null));`;

/**
 * The same in a worker, which ends after, and at once when the thought is aborted; null where there is no
 * worker, where it fails, where the twin runs, and where the player must pass.
 *
 * @throws TypeError or RangeError that names what is not as {@link SearchQuestion} says.
 */
export async function searchAside(question: SearchQuestion, signal?: AbortSignal): Promise<Thought | null> {
  checkQuestion(question);
  await searchCore.ready();
  if (searchCore.engine() === 'twin') return null;
  const message = [searchCore.code(), ...given(question), startOf(question)];
  type Answer = [choice: number, told: readonly Told[], playouts: number];
  const answer = await inWorker<Answer>(program, message, signal);
  return answer && thoughtOf(...answer);
}
