import { core, viewsOf, type CoreExports } from './load.js';
import { decode, mostOf, siteWords, type Placement } from './pytagora-answers.js';
import type { Direction } from './pytagora-lines.js';
import {
  codeAt,
  demandApart,
  glyphs,
  mostPieces,
  noGlyph,
  writePieces,
  type Piece,
  type Precedence,
} from './pytagora-pieces.js';
import { inWorker } from './worker.js';
import { wasm } from './generated/pytagora-find.wasm.js';

export type { Placement } from './pytagora-answers.js';

/** The exports of assembly/pytagora-find/index.ts. The first four return addresses of buffers in the shared memory. */
interface Exports extends CoreExports {
  pieces(): number;
  rack(): number;
  sites(): number;
  answers(): number;
  lay(pieces: number): number;
  setZeroDividend(may: boolean): void;
  search(rack: number, mayLayEquals: boolean, leftToRight: boolean, mirrored: boolean): void;
  prepare(work: number): number;
  run(job: number, had: number, work: number): number;
  pending(): number;
  aim(margin: number, largest: number): void;
  seek(work: number): number;
  isOver(): number;
}

/** Separate from the core that checks and places equations: the worker of a computer player loads only this one. */
export const findCore = core<Exports>({ wasm, twin: () => import('./generated/pytagora-find.twin.js') });

const mostHeld = 10;
/** The same limits as in assembly/pytagora-find/frames.ts and answers.ts. */
const mostSites = 126 * 2 * 12;
const mostWords = 1 << 18;

/** The core with its views. */
const open = viewsOf(findCore, (exports, buffer) => ({
  exports,
  pieces: new Int32Array(buffer, exports.pieces(), mostPieces * 3),
  rack: new Uint8Array(buffer, exports.rack(), mostHeld),
  sites: new Int32Array(buffer, exports.sites(), mostSites * siteWords),
  answers: new Int32Array(buffer, exports.answers(), mostWords),
}));
type Views = ReturnType<typeof open>;

/** The number of searches started. If it has changed after a pause, another search has taken over the memory. */
let searches = 0;

/** The arguments of a search other than the table and the rack. */
interface Asked {
  /** The number of pieces on the rack other than equals signs. */
  readonly held: number;
  readonly mayLayEquals: boolean;
  readonly leftToRight: boolean;
  /** True if horizontal lines are read from right to left, in which case the core receives a mirrored table. */
  readonly mirrored: boolean;
}

/** Writes the table and the rack to a core. */
function hand(
  core: Views,
  pieces: readonly Piece[],
  rack: string,
  common: number,
  precedence?: Precedence,
  direction?: Direction,
): Asked {
  writePieces(core.pieces, pieces);
  const mirrored = direction === 'rtl';
  if (mirrored) for (let i = 0; i < pieces.length; i++) core.pieces[i * 3] *= -1;
  demandApart(core.exports.lay(pieces.length));
  let held = 0;
  let mayLayEquals = common > 0;
  for (const glyph of rack) {
    const code = codeAt(glyph, 0);
    if (code === noGlyph) throw new RangeError(`rack has no glyphs but ${glyphs}, not ${glyph}`);
    if (glyph === '=') mayLayEquals = true;
    else if (held === mostHeld) throw new RangeError(`rack must hold ${mostHeld} pieces at most beside equals signs.`);
    else core.rack[held++] = code;
  }
  searches++;
  return { held, mayLayEquals, leftToRight: precedence === 'left-to-right', mirrored };
}

/**
 * The amounts of work of `run` and of `seek` that take from one to a few milliseconds, and the amount for a search
 * without slices.
 */
const sliceWork = 4000;
const seekWork = 30_000;
const allWork = 0x7fffffff;

/** The margin for `aim` that returns only one of the best. */
const onlyOne = -1;

/** Starts a search, see assembly/pytagora-find/find.ts. */
function begin(core: Views, ...asked: Parameters<typeof find>): void {
  const [pieces, rack, common, precedence, direction, zeroDividend = false] = asked;
  const { held, mayLayEquals, leftToRight, mirrored } = hand(core, pieces, rack, common, precedence, direction);
  core.exports.setZeroDividend(zeroDividend);
  core.exports.search(held, mayLayEquals, leftToRight, mirrored);
}

/**
 * Returns all equations that can be laid now (PYT-07 to PYT-18): each place where one crosses a piece, and once,
 * without a place, each that can be laid apart. Complete, exact, without duplicates, in no particular order.
 *
 * @param pieces The table; at most 126 pieces.
 * @param rack The player's pieces, ASCII `0-9 + - * / =`; at most 10 besides equals signs.
 * @param common The number of equals signs in the common area (PYT-04).
 * @param precedence PYT-11; `standard` by default.
 * @param direction The reading direction of horizontal lines (PYT-07); `ltr` by default.
 * @param zeroDividend Whether 0 may be divided (PYT-14); not by default.
 * @throws RangeError naming an argument that is not as described here.
 */
export function find(
  pieces: readonly Piece[],
  rack: string,
  common: number,
  precedence?: Precedence,
  direction?: Direction,
  zeroDividend?: boolean,
): Placement[] {
  return [...findByJob(pieces, rack, common, precedence, direction, zeroDividend)].flat();
}

/**
 * Yields the results of `find` in parts, each as soon as it is found. If another search runs in between, the earlier
 * parts are searched again. Arguments and errors are those of `find`; errors are thrown at the first part.
 */
export function* findByJob(...asked: Parameters<typeof find>): Generator<Placement[]> {
  const runWhole = (core: Views, job: number): Placement[] => {
    const found: Placement[] = [];
    let had = 0;
    do {
      decode(core, core.exports.run(job, had, allWork), found, asked[4]);
      had = core.exports.pending();
    } while (had > 0);
    return found;
  };
  let mine = beginMine(...asked);
  const jobs = mine.core.exports.prepare(allWork);
  for (let job = 0; job < jobs; job++) {
    if (!mine.isMine()) {
      mine = beginMine(...asked);
      mine.core.exports.prepare(allWork);
      for (let before = 0; before < job; before++) runWhole(mine.core, before); // a job may use sides that another has stored
    }
    const found = runWhole(mine.core, job);
    if (found.length > 0) yield found;
  }
}

/**
 * Returns one of the placements of `find` with the highest score, or null if there is none.
 * Arguments and errors are those of `find`.
 */
export function best(
  pieces: readonly Piece[],
  rack: string,
  common: number,
  precedence?: Precedence,
  direction?: Direction,
  zeroDividend?: boolean,
): Placement | null {
  const steps = bestInSteps(pieces, rack, common, precedence, direction, zeroDividend);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Returns whether `find` would return anything. It stops at the first equation. Arguments and errors are those of
 * `find`.
 */
export function isAny(...asked: Parameters<typeof find>): boolean {
  const core = open();
  const { exports } = core;
  begin(core, ...asked);
  const jobs = exports.prepare(allWork);
  for (let job = 0; job < jobs;) {
    if (exports.run(job, 0, sliceWork) > 0) return true;
    if (exports.pending() === 0) job++;
  }
  return false;
}

/** Starts a search whose memory other searches may take over. `isMine` returns whether it still owns the memory. */
function beginMine(...asked: Parameters<typeof find>): { readonly core: Views; readonly isMine: () => boolean } {
  const core = open();
  begin(core, ...asked);
  const mine = searches;
  return { core, isMine: () => mine === searches && core === open() };
}

/**
 * Does the work of `best` in small steps, so that a page stays responsive, among the placements that have no number
 * above `largest`. If another search runs in between, it starts again. The other arguments and errors are those of
 * `find`; errors are thrown at the first step.
 */
export function* bestInSteps(
  pieces: readonly Piece[],
  rack: string,
  common: number,
  precedence?: Precedence,
  direction?: Direction,
  zeroDividend?: boolean,
  largest = Infinity,
): Generator<undefined, Placement | null> {
  const asked: Parameters<typeof find> = [pieces, rack, common, precedence, direction, zeroDividend];
  return (yield* seekInSteps(asked, onlyOne, largest))[0] ?? null;
}

/**
 * Finds those placements of `find` that have no number above `largest`, and of these the ones with at most `margin`
 * points fewer than the best, in small steps, so that a page stays responsive. If another search runs in between, it
 * starts again. Arguments and errors are those of `find`; errors are thrown at the first step.
 */
export function* findInSteps(
  pieces: readonly Piece[],
  rack: string,
  common: number,
  precedence?: Precedence,
  direction?: Direction,
  zeroDividend?: boolean,
  margin = Infinity,
  largest = Infinity,
): Generator<undefined, Placement[]> {
  const asked: Parameters<typeof find> = [pieces, rack, common, precedence, direction, zeroDividend];
  return yield* isAll(margin, largest) ? allInSteps(...asked) : seekInSteps(asked, margin, largest);
}

/**
 * Returns whether all results of `find` are requested, in which case it is faster not to search for the best ones
 * first.
 */
const isAll = (margin: number, largest: number): boolean => margin === Infinity && largest === Infinity;

/** A margin larger than the points of any equation. */
const anyMargin = 1000;

function* seekInSteps(
  asked: Parameters<typeof find>,
  margin: number,
  largest: number,
): Generator<undefined, Placement[]> {
  for (;;) {
    const { core, isMine } = beginMine(...asked);
    const { exports, answers } = core;
    exports.aim(Math.min(margin, anyMargin), largest);
    const found: Placement[] = [];
    let most = 0;
    do {
      const words = exports.seek(seekWork);
      if (margin === onlyOne) found.length = 0;
      most = Math.max(most, mostOf(answers, words));
      const least = most - Math.max(0, margin);
      decode(core, words, found, asked[4], least);
      if (exports.isOver()) return found.filter(({ score }) => score >= least);
      yield;
    } while (isMine());
  }
}

function* allInSteps(...asked: Parameters<typeof find>): Generator<undefined, Placement[]> {
  for (;;) {
    const { core, isMine } = beginMine(...asked);
    const { exports } = core;
    const found: Placement[] = [];
    let jobs = exports.prepare(sliceWork);
    while (jobs === 0) {
      yield;
      if (!isMine()) break;
      jobs = exports.prepare(sliceWork);
    }
    let before = 0;
    for (let job = 0; job < jobs && isMine();) {
      decode(core, exports.run(job, 0, sliceWork), found, asked[4]);
      if (exports.pending() > 0) {
        // The answers exceed the buffer, and the core counts them from the start of the job, so the whole job is
        // repeated in one go.
        found.length = before;
        let had = 0;
        do {
          decode(core, exports.run(job, had, allWork), found, asked[4]);
          had = exports.pending();
        } while (had > 0);
      }
      if (exports.pending() === 0) {
        job++;
        before = found.length;
      }
      yield;
    }
    if (isMine()) return found;
  }
}

/** The worker's program: a whole search in a core of its own. It returns the words that the core wrote. */
const program = `onmessage = ({ data: [bytes, pieces, rack, mayLayEquals, leftToRight, mirrored, zeroDividend, siteCount, isAll, margin, largest] }) =>
  WebAssembly.instantiate(bytes).then(({ instance: { exports: core } }) => {
    const { buffer } = core.memory;
    new Int32Array(buffer, core.pieces(), pieces.length).set(pieces);
    new Uint8Array(buffer, core.rack(), rack.length).set(rack);
    core.lay(pieces.length / 3);
    core.setZeroDividend(zeroDividend);
    core.search(rack.length, mayLayEquals, leftToRight, mirrored);
    const answers = [];
    const keep = (words) => words && answers.push(new Int32Array(buffer, core.answers(), words).slice());
    if (isAll) {
      const jobs = core.prepare(${allWork});
      for (let job = 0; job < jobs; job++) {
        let had = 0;
        do keep(core.run(job, had, ${allWork}));
        while ((had = core.pending()) > 0);
      }
    } else {
      core.aim(margin, largest);
      do keep(core.seek(${allWork}));
      while (!core.isOver());
    }
    postMessage({ answers, sites: new Int32Array(buffer, core.sites(), siteCount).slice() }, answers.map(({ buffer }) => buffer));
  }).catch(() => postMessage(null));`;

interface Posted {
  readonly answers: readonly Int32Array[];
  readonly sites: Int32Array;
}

/** Milliseconds after which the page stops waiting for the worker and does the work itself. */
const patience = 5000;

/**
 * Runs `findInSteps` in a worker, or with `onlyBest` `bestInSteps`, and resolves to the result. Arguments and errors
 * are those of `find`. Resolves to undefined if the page allows no worker or only the twin can run, so that the caller
 * has to search itself. If aborted, the worker terminates immediately and nothing is found.
 */
export async function findInWorker(
  pieces: readonly Piece[],
  rack: string,
  common: number,
  precedence?: Precedence,
  direction?: Direction,
  zeroDividend = false,
  onlyBest = false,
  margin = Infinity,
  signal?: AbortSignal,
  largest = Infinity,
): Promise<Placement[] | undefined> {
  const core = open();
  if (findCore.engine() === 'twin') return undefined;
  const { held, mayLayEquals, leftToRight, mirrored } = hand(core, pieces, rack, common, precedence, direction);
  const table = core.pieces.slice(0, pieces.length * 3);
  const hands = core.rack.slice(0, held);
  const { length: siteCount } = core.sites;
  const all = !onlyBest && isAll(margin, largest);
  const wanted = [all, onlyBest ? onlyOne : Math.min(margin, anyMargin), largest];
  const asked = [table, hands, mayLayEquals, leftToRight, mirrored, zeroDividend, siteCount, ...wanted];
  const posted = await inWorker<Posted>(program, [findCore.code(), ...asked], signal, patience);
  if (!posted) return signal?.aborted ? [] : undefined;
  const { sites } = posted;
  const most = Math.max(0, ...posted.answers.map((answers) => mostOf(answers, answers.length)));
  const least = onlyBest ? 0 : most - margin;
  const placements: Placement[] = [];
  for (const answers of posted.answers) {
    decode({ sites, answers }, answers.length, placements, direction, least);
  }
  return onlyBest ? placements.slice(0, 1) : placements.filter(({ score }) => score >= least);
}
