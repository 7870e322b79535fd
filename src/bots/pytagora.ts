import type { Bot, Random } from '../rules/game.js';
import {
  botLevels,
  cellsOf,
  placements,
  placementsAside,
  pytagora,
  seekBest,
  table,
  type LayMove,
  type Piece,
  type Place,
  type PytagoraMove,
  type PytagoraState,
} from '../rules/pytagora/index.js';

/** How many of its pieces the gentle player looks at, again and again, before it looks at all. */
const glances = [7, 7, 7, 8, 8];
/** What it takes for easy: so many pieces at most, and no number of more digits. */
const easyLength = 8;
const easyNumber = /^(?!.*\d{3})/;
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

/** A short equation of small numbers, made of a few of the pieces; else the easiest of these, else any. */
async function easyLay(state: PytagoraState, random: Random, signal?: AbortSignal): Promise<LayMove | undefined> {
  const { racks, seat } = state;
  const find = async (rack: string): Promise<LayMove[]> => {
    const asked = { ...state, racks: racks.map((other, i) => (i === seat ? rack : other)) };
    return ((await placementsAside(asked)) ?? placements(asked)).map(({ move }) => move);
  };
  for (const count of glances) {
    const found = await find(some(racks[seat], count, random));
    const easy = found.filter(({ text }) => text.length <= easyLength && easyNumber.test(text));
    if (easy.length) return easier(pick(easy, random), pick(easy, random));
    if (found.length && count === glances.at(-1)) return found.reduce(easier);
  }
  return bestLay(state, signal);
}

/** After how many milliseconds of thought the page may do something else; one small step more may come on top. */
const slice = 5;

/** The one with the most points. Ends early, without one, when nobody waits for it any more. */
async function bestLay(state: PytagoraState, signal?: AbortSignal): Promise<LayMove | undefined> {
  const found = await placementsAside(state, true);
  if (found) return found[0]?.move;
  const steps = seekBest(state);
  for (let since = performance.now(); ;) {
    const { done, value } = steps.next();
    if (done) return value?.move;
    if (performance.now() - since < slice) continue;
    await new Promise((resume) => setTimeout(resume));
    if (signal?.aborted) return undefined;
    since = performance.now();
  }
}

/** The equation that a player of that level would lay: 1 an easy one, 2 one with the most points. */
const chooseLay = async (
  state: PytagoraState,
  level: number,
  random: Random,
  signal?: AbortSignal,
): Promise<LayMove | undefined> => (level >= 2 ? bestLay(state, signal) : easyLay(state, random, signal));

/**
 * Level 1 lays short equations of small numbers, level 2 the one with the most points. Neither looks at what others hold.
 * Without an equation they exchange, and after some exchanges they pass. Asked when no seat is to act, they give a move
 * that the rules refuse. `loadSearch` must have been awaited.
 */
export const pytagoraBot: Bot<PytagoraState, PytagoraMove> = {
  levels: botLevels,
  async think(state, level, random, signal) {
    const { seat, bag, exchanges } = state;
    const lay = await chooseLay(pytagora.view(state, seat), level, random, signal);
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

/** A hint for the seat to lay; undefined where it can lay nothing, and exchanges or passes. Levels as the players'. */
export async function pytagoraHint(
  state: PytagoraState,
  level: number,
  random: Random,
  signal?: AbortSignal,
): Promise<PytagoraHint | undefined> {
  const move = await chooseLay(state, level, random, signal);
  if (!move) return undefined;
  const { text, x, y, down } = move;
  const place = { x, y, down };
  const lying = table(state);
  const crossed = cellsOf(text, place, state.options.direction).flatMap(([column, row]) =>
    lying.filter((piece) => piece[0] === column && piece[1] === row),
  );
  return { operator: [...'/*-+'].find((sign) => text.includes(sign))!, place, crossed, move };
}
