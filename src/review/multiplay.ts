/** Looking back at Multiplay: what the cube that was turned brought, beside the one that would have brought most. */
import { multiplayBot } from '../bots/multiplay.js';
import { multiplayCore } from '../core/multiplay.js';
import {
  gainAt,
  legalCells,
  multiplay,
  placeOf,
  type MultiplayEvent,
  type MultiplayMove,
  type MultiplayOptions,
  type MultiplayState,
} from '../rules/multiplay/index.js';
import type { Judged, Reviewer, Why } from './reviewer.js';

/**
 * What turning each cube is worth to the seat to act: its own gain, of equal ones the one that brings the others least. A
 * search that looks further takes the place of this.
 */
export type Rate = (state: MultiplayState, cells: readonly number[]) => readonly number[];

const others = 1 / 1024; // far less than a point, so it parts equal gains only

export const gainOf: Rate = (state, cells) =>
  cells.map((cell) => {
    const gain = gainAt(state, cell);
    return gain.own - gain.others * others;
  });

function whyTurned(state: MultiplayState, best: number, value: number, bestValue: number): Why {
  const { column, row } = placeOf(best, state.options.size);
  const given = [state.numbers[best], `${column}${row}`];
  const [points, most] = [Math.round(value), Math.round(bestValue)];
  if (value === bestValue) return { code: 'multiplay-best', given: [points] };
  if (points === most) return { code: 'multiplay-others-less', given };
  return { code: 'multiplay-more', given: [...given, most, most - points] };
}

/** What a wrong answer cost is the best that could have been turned. */
function whyWrong(ply: { events: readonly MultiplayEvent[] }, most: number): Why | undefined {
  const answered = ply.events.find((event) => event.type === 'answered');
  if (answered?.right === false) {
    const { prompt, expected } = answered;
    return { code: 'multiplay-wrong', given: [{ sum: prompt }, expected, Math.round(most)] };
  }
  const isLate = ply.events.some(({ type }) => type === 'late');
  return isLate ? { code: 'multiplay-late', given: [Math.round(most)] } : undefined;
}

/** A reviewer that rates cubes in a way of its own. */
export const multiplayReviewerWith = (
  rate: Rate,
): Reviewer<MultiplayOptions, MultiplayState, MultiplayMove, MultiplayEvent> => ({
  game: multiplay,
  levels: multiplayBot.levels,
  measure: () => 'score',
  load: () => multiplayCore.ready(),
  point: ({ phase, scores }) => (phase === 'roll' || phase === 'over' ? scores : undefined),
  judge(before, ply): Judged<MultiplayMove> | undefined {
    const { move } = ply;
    if (before.phase !== 'choose' && before.phase !== 'answer') return undefined;
    // The product that was said leaves its cubes to choose from; which of them is judged with the next move.
    const cells = legalCells(before);
    const rates = rate(before, cells);
    const bestValue = Math.max(...rates);
    const best = cells[rates.indexOf(bestValue)];
    const moves = [...multiplay.moves(before)];
    const wanted = (one: MultiplayMove): boolean =>
      one.type === 'turn'
        ? one.cell === best
        : one.type === 'answer' && one.factor === before.numbers[best] / before.die;
    const wrong = whyWrong(ply, bestValue);
    if (!wrong && move.type !== 'turn' && move.type !== 'answer') return undefined;
    const reached = (cell: number): boolean =>
      move.type === 'turn'
        ? cell === move.cell
        : move.type === 'answer' && before.numbers[cell] === before.die * move.factor;
    const value = wrong ? 0 : Math.max(...rates.filter((_, i) => reached(cells[i])));
    return {
      best: moves.find(wanted)!,
      value,
      bestValue: Math.max(bestValue, value),
      unit: 'points',
      why: wrong ?? whyTurned(before, best, value, bestValue),
    };
  },
});

export const multiplayReviewer = multiplayReviewerWith(gainOf);
