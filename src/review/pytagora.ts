/** Reviews of Pytagora: compares the equation that was laid with the one with the most points. */
import { pytagoraBot } from '../bots/pytagora.js';
import { mostPoints } from '../bots/pytagora-search.js';
import type { Ply } from '../match/match.js';
import {
  cellsOf,
  costOf,
  hidden,
  loadPytagora,
  loadSearch,
  plusAndMinus,
  pointsByPiece,
  pytagora,
  table,
  type LayMove,
  type Piece,
  type PytagoraEvent,
  type PytagoraGame,
  type PytagoraMove,
  type PytagoraOptions,
  type PytagoraState,
  type Rated,
} from '../rules/pytagora/index.js';
import type { Judged, Reviewer, Why } from './reviewer.js';

/** The parts of an equation's points (PYT-16 to PYT-18), which add up to the total. */
interface Parts {
  /** 1 for each piece. */
  readonly length: number;
  /** The points of tens, hundreds and so on above 1. */
  readonly places: number;
  /** The points of × and ÷ above 1. */
  readonly signs: number;
  /** 1 for each crossed piece. */
  readonly crossed: number;
}

function partsOf({ text, x, y, down }: LayMove, { options }: PytagoraState, lying: readonly Piece[]): Parts {
  const cells = cellsOf(text, { x, y, down }, options.direction);
  const crossed = cells.filter(([column, row]) => lying.some((piece) => piece[0] === column && piece[1] === row));
  const above = pointsByPiece(text).map((points) => points - 1);
  const sum = (which: RegExp): number => above.reduce((all, points, i) => all + (which.test(text[i]) ? points : 0), 0);
  return { length: text.length, places: sum(/\d/), signs: sum(/[*/]/), crossed: crossed.length };
}

/** Explains why the best equation scores more, by the part in which it is furthest ahead. */
function whyMore(before: PytagoraState, best: Rated, own: LayMove, value: number): Why {
  const lying = table(before);
  const [most, less] = [partsOf(best.move, before, lying), partsOf(own, before, lying)];
  const given = [{ sum: best.move.text }, best.points, best.points - value];
  const ahead = (part: keyof Parts): number => most[part] - less[part];
  const leading = Math.max(...(['crossed', 'signs', 'places', 'length'] as const).map(ahead));
  if (ahead('crossed') === leading) return { code: 'pytagora-crossing', given: [...given, most.crossed] };
  if (ahead('signs') === leading) return { code: 'pytagora-signs', given: [...given, { sum: '*' }, { sum: '/' }] };
  if (ahead('places') === leading) return { code: 'pytagora-places', given };
  return { code: 'pytagora-longer', given: [...given, most.length] };
}

async function judge(
  before: PytagoraState,
  { move, events }: Ply<PytagoraState, PytagoraMove, PytagoraEvent>,
  signal?: AbortSignal,
): Promise<Judged<PytagoraMove> | undefined> {
  if (before.phase !== 'lay' || move.type === 'draw' || before.racks[before.seat].includes(hidden)) return undefined;
  const best = await mostPoints(before, signal);
  const scored = events.find((event) => event.type === 'scored');
  const value = scored?.points ?? 0 - costOf(before.options);
  const unit = 'points';
  if (!best || (move.type === 'lay' && value >= best.points)) {
    const why = move.type === 'lay' ? { code: 'pytagora-best', given: [value] } : { code: 'pytagora-stuck', given: [] };
    return { best: move, value, bestValue: value, unit, why };
  }
  const given = [{ sum: best.move.text }, best.points];
  if (move.type !== 'lay')
    return { best: best.move, value, bestValue: best.points, unit, why: { code: `pytagora-${move.type}`, given } };
  const good: Why = { code: 'pytagora-good', given: [value] };
  return { best: best.move, value, bestValue: best.points, unit, good, why: whyMore(before, best, move, value) };
}

const reviewerOf = (game: PytagoraGame): Reviewer<PytagoraOptions, PytagoraState, PytagoraMove, PytagoraEvent> => ({
  game,
  levels: pytagoraBot.levels,
  measure: () => 'score',
  load: async () => {
    await Promise.all([loadPytagora(), loadSearch()]);
  },
  point: ({ scores }) => scores,
  judge: (before, ply, _plies, signal) => judge(before, ply, signal),
});

export const pytagoraReviewer = reviewerOf(pytagora);
export const plusAndMinusReviewer = reviewerOf(plusAndMinus);
