import { bytes, core, type CoreExports } from './load.js';
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

/** assembly/pytagora-find/index.ts. The first four say where a buffer of the shared memory begins. */
interface Exports extends CoreExports {
  pieces(): number;
  rack(): number;
  sites(): number;
  answers(): number;
  lay(pieces: number): number;
  search(rack: number, mayLayEquals: boolean, onlyBest: boolean, leftToRight: boolean): number;
  run(job: number, had: number): number;
  pending(): number;
}

/** Apart from the core that checks and places, so that a page fetches it only for a computer player or a hint. */
export const findCore = core<Exports>({ wasm, twin: () => import('./generated/pytagora-find.twin.js') });

/** An equation that can be laid: with its first cell and direction where it crosses, without where it lies apart. */
export type Placement =
  | { readonly text: string; readonly score: number; readonly x: number; readonly y: number; readonly down: boolean }
  | {
      readonly text: string;
      readonly score: number;
      readonly x?: undefined;
      readonly y?: undefined;
      readonly down?: undefined;
    };

const mostHeld = 10;
/** assembly/pytagora-find/frames.ts and answers.ts. */
const mostSites = 126 * 2 * 12;
const siteWords = 4;
const mostWords = 65536;

interface Views {
  readonly exports: Exports;
  readonly pieces: Int32Array;
  readonly rack: Uint8Array;
  readonly sites: Int32Array;
  readonly answers: Int32Array;
}

let views: Views | undefined;

/** The core with its views. They are made once, and anew when another engine runs. */
function open(): Views {
  const exports = findCore.get();
  if (views?.exports === exports) return views;
  const { buffer } = exports.memory;
  return (views = {
    exports,
    pieces: new Int32Array(buffer, exports.pieces(), mostPieces * 3),
    rack: new Uint8Array(buffer, exports.rack(), mostHeld),
    sites: new Int32Array(buffer, exports.sites(), mostSites * siteWords),
    answers: new Int32Array(buffer, exports.answers(), mostWords),
  });
}

/** How many searches have begun. Who finds another number after a pause has lost the memory to another search. */
let searches = 0;

/** What is asked of a search, beside the table and the rack. */
interface Asked {
  /** Pieces of the rack beside equals signs. */
  readonly held: number;
  readonly mayLayEquals: boolean;
  readonly leftToRight: boolean;
}

/** Hands table and rack over to a core. */
function hand(
  core: Views,
  pieces: readonly Piece[],
  rack: string,
  common: number,
  precedence: Precedence | undefined,
): Asked {
  writePieces(core.pieces, pieces);
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
  return { held, mayLayEquals, leftToRight: precedence === 'left-to-right' };
}

/** Begins a search. Returns how many jobs it has. */
function begin(
  core: Views,
  pieces: readonly Piece[],
  rack: string,
  common: number,
  precedence: Precedence | undefined,
  onlyBest: boolean,
): number {
  const { held, mayLayEquals, leftToRight } = hand(core, pieces, rack, common, precedence);
  return core.exports.search(held, mayLayEquals, onlyBest, leftToRight);
}

/** Does one job; `take` is given what it wrote. */
function work(core: Views, job: number, take: (core: Views, words: number) => void): void {
  let had = 0;
  do {
    take(core, core.exports.run(job, had));
    had = core.exports.pending();
  } while (had > 0);
}

/** Adds the answers of a job: see assembly/pytagora/answers.ts. */
function decode({ sites, answers }: Pick<Views, 'sites' | 'answers'>, words: number, placements: Placement[]): void {
  for (let at = 0; at < words;) {
    const head = answers[at++];
    const length = head & 127;
    const places = answers[at] & 0xffff;
    const crossings = answers[at++] >> 16;
    let text = '';
    for (let i = 0; i < length; i++) text += glyphs[(answers[at + (i >> 3)] >> ((i & 7) << 2)) & 15];
    at += (length + 7) >> 3;
    if (head & 128) placements.push({ text, score: head >> 8 });
    const score = (head >> 8) + crossings; // PYT-18
    for (let i = 0; i < places; i++) {
      const site = (answers[at] >> 8) * siteWords;
      const ahead = answers[at++] & 255;
      const down = (sites[site + 2] & 1) === 1;
      const x = sites[site] - (down ? 0 : ahead);
      const y = sites[site + 1] - (down ? ahead : 0);
      placements.push({ text, score, x, y, down });
    }
  }
}

/**
 * All equations that can be laid now (PYT-07 to PYT-18): each place where one crosses a piece, and once, without a place,
 * each that can lie apart. Complete, exact, without duplicates, in no particular order.
 *
 * @param pieces The table; at most 126 pieces.
 * @param rack The player's pieces, ASCII `0-9 + - * / =`; at most 10 beside equals signs.
 * @param common How many equals signs lie in the common area (PYT-04).
 * @param precedence PYT-11; `standard` by default.
 * @throws RangeError that names the argument which is not as said here.
 */
export function find(pieces: readonly Piece[], rack: string, common: number, precedence?: Precedence): Placement[] {
  const core = open();
  const placements: Placement[] = [];
  const jobs = begin(core, pieces, rack, common, precedence, false);
  for (let job = 0; job < jobs; job++) work(core, job, (views, words) => decode(views, words, placements));
  return placements;
}

/**
 * One of the placements of `find` with the highest score, or null where there is none. Faster than `find`.
 * Arguments and errors as in `find`.
 */
export function best(
  pieces: readonly Piece[],
  rack: string,
  common: number,
  precedence?: Precedence,
): Placement | null {
  const steps = bestInSteps(pieces, rack, common, precedence);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * `best`, a job at a time, for a page that must not stand still. Each step says whether there is one. Other searches may
 * come in between: then it begins anew. Arguments and errors as in `find`, at the first step.
 */
export function* bestInSteps(
  pieces: readonly Piece[],
  rack: string,
  common: number,
  precedence?: Precedence,
): Generator<boolean, Placement | null> {
  let core = open();
  let jobs = begin(core, pieces, rack, common, precedence, true);
  let mine = searches;
  let found: Placement[] = [];
  for (let job = 0; job < jobs; job++) {
    if (mine !== searches || core !== open()) {
      core = open();
      jobs = begin(core, pieces, rack, common, precedence, true);
      mine = searches;
      job = 0;
    }
    // each time the best of all jobs so far
    work(core, job, (views, words) => {
      found = [];
      decode(views, words, found);
    });
    yield found.length > 0;
  }
  return found.at(-1) ?? null;
}

/** A whole search in a core of the worker's own; what each job wrote, or with `onlyBest` what stands at the end. */
const program = `onmessage = ({ data: [bytes, pieces, rack, mayLayEquals, onlyBest, leftToRight, siteCount] }) =>
  WebAssembly.instantiate(bytes).then(({ instance: { exports: core } }) => {
    const { buffer } = core.memory;
    new Int32Array(buffer, core.pieces(), pieces.length).set(pieces);
    new Uint8Array(buffer, core.rack(), rack.length).set(rack);
    core.lay(pieces.length / 3);
    const jobs = core.search(rack.length, mayLayEquals, onlyBest, leftToRight);
    const answers = [];
    for (let job = 0; job < jobs; job++) {
      let had = 0;
      do {
        const words = core.run(job, had);
        if (onlyBest) answers.length = 0;
        if (words) answers.push(new Int32Array(buffer, core.answers(), words).slice());
      } while ((had = core.pending()) > 0);
    }
    postMessage({ answers, sites: new Int32Array(buffer, core.sites(), siteCount).slice() });
  }).catch(() => postMessage(null));`;

interface Posted {
  readonly answers: readonly Int32Array[];
  readonly sites: Int32Array;
}

/** How long a worker may take, in milliseconds, before the page does the work itself. */
const patience = 5000;
let hasWorkers = true;

/**
 * `find` in a worker, or with `onlyBest` at most one of the placements with the highest score. Arguments and errors as in
 * `find`. Undefined where a page allows no worker, or runs the twin: there the page itself has to look.
 */
export async function findAside(
  pieces: readonly Piece[],
  rack: string,
  common: number,
  precedence?: Precedence,
  onlyBest = false,
): Promise<Placement[] | undefined> {
  const core = open();
  if (!hasWorkers || findCore.engine() === 'twin') return undefined;
  const { held, mayLayEquals, leftToRight } = hand(core, pieces, rack, common, precedence);
  const table = core.pieces.slice(0, pieces.length * 3);
  const hands = core.rack.slice(0, held);
  const message = [bytes(wasm), table, hands, mayLayEquals, onlyBest, leftToRight, core.sites.length];
  const posted = await inWorker<Posted>(program, message, patience);
  if (!posted) {
    hasWorkers = false; // nor will there be one next time
    return undefined;
  }
  const placements: Placement[] = [];
  for (const answers of posted.answers) decode({ sites: posted.sites, answers }, answers.length, placements);
  return onlyBest ? placements.slice(-1) : placements;
}
