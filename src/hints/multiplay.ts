/** Hints for Multiplay: a row or a trap to look for, its place, and the cube. */
import { multiplayBot } from '../bots/multiplay.js';
import { multiplayCore } from '../core/multiplay.js';
import {
  gainAt,
  legalCells,
  placeOf,
  rowsAndTraps,
  whiteLeft,
  type MultiplayMove,
  type MultiplayState,
} from '../rules/multiplay/index.js';
import { rung, type Hinter, type Rung, type Rungs } from './hint.js';
import { steps, wayTo } from './sums.js';

/** The number of cubes to choose from if nothing else narrows them down. */
const fewCubes = 3;

const gainOf = (state: MultiplayState, cell: number): number => gainAt(state, cell).own;

/**
 * Returns the kind of line that the cube completes (one of the player's own rows, a trap around another player's row,
 * or nothing yet) and the cubes involved.
 */
function sight(state: MultiplayState, cell: number): { kind: 'row' | 'trap' | 'quiet'; cells: readonly number[] } {
  const { rows, traps } = rowsAndTraps(state, cell);
  const [row] = rows;
  if (row) return { kind: 'row', cells: row.cells.filter((one) => one !== cell) };
  const [trap] = traps;
  if (trap && gainOf(state, cell) > 0) return { kind: 'trap', cells: trap.cells };
  const legal = legalCells(state);
  const others = legal.filter((one) => one !== cell).sort((a, b) => gainOf(state, b) - gainOf(state, a));
  return { kind: 'quiet', cells: [cell, ...others.slice(0, fewCubes - 1)].sort((a, b) => a - b) };
}

/** The points of the shortest row (MUL-07), the minimum for a high score of a cube. */
const shortestRow = 3;

/**
 * Returns the first hint for a cube. If it completes no row or trap, the hint depends on whether other cubes score as
 * much as a row.
 */
function nudge(state: MultiplayState, kind: ReturnType<typeof sight>['kind']): Rung {
  const most = Math.max(...legalCells(state).map((cell) => gainOf(state, cell)));
  return rung(`multiplay-${kind === 'quiet' && most >= shortestRow ? 'later' : kind}`, [state.die]);
}

function turnRungs(state: MultiplayState, cell: number): Rungs {
  const { die, numbers, options } = state;
  const { kind, cells } = sight(state, cell);
  const { row, column } = placeOf(cell, options.size);
  const given = [numbers[cell], row, column, gainOf(state, cell)];
  return [
    nudge(state, kind),
    rung(`multiplay-${kind}-here`, [die], { cells }),
    rung(`multiplay-${kind}-turn`, given, { cells: [cell] }),
  ];
}

/** Returns the best of the cubes that show the product. */
const bestWith = (state: MultiplayState, number: number): number =>
  legalCells(state)
    .filter((cell) => state.numbers[cell] === number)
    .reduce((best, cell) => (gainOf(state, cell) > gainOf(state, best) ? cell : best));

/**
 * Returns the hints for stating a product: a line to look for, how to work the product out, and all steps but the last,
 * because the player has to give the answer.
 */
function sayRungs(state: MultiplayState, factor: number): Rungs {
  const { die } = state;
  const cell = bestWith(state, die * factor);
  const { kind, cells } = sight(state, cell);
  const { lines } = wayTo('multiply', [die, factor]);
  const sum = { sum: `${die}*${factor}` };
  const marks = { numbers: [factor], ...(kind === 'quiet' ? {} : { cells }) };
  return [
    nudge(state, kind),
    rung('multiplay-say', [sum, { sums: steps(lines) }], marks),
    rung(
      kind === 'quiet' ? 'multiplay-say-quiet' : 'multiplay-say-points',
      [sum, { sums: steps(lines, lines.length - 1) }, gainOf(state, cell)],
      marks,
    ),
  ];
}

function endRungs(state: MultiplayState, ends: boolean): Rungs {
  const { scores, seat } = state;
  const lead = scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));
  const how = lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level';
  return [
    rung('multiplay-end'),
    rung(`multiplay-end-${how}`, [Math.abs(lead)]),
    rung(ends ? 'multiplay-end-now' : 'multiplay-end-later', [whiteLeft(state)]),
  ];
}

function rungsFor(state: MultiplayState, move: MultiplayMove): Rungs {
  if (move.type === 'turn') return turnRungs(state, move.cell);
  if (move.type === 'answer') return sayRungs(state, move.factor);
  return endRungs(state, move.type === 'end');
}

export const multiplayHinter: Hinter<MultiplayState, MultiplayMove> = {
  load: () => multiplayCore.ready(),
  async find(state, _seat, { signal, random = () => 0, to }) {
    const move = to ?? (await multiplayBot.think(state, multiplayBot.levels, random, signal));
    return signal?.aborted ? undefined : { move, rungs: rungsFor(state, move) };
  },
};
