/**
 * Puzzles of Multiplay: the cube that completes a trap or a row, or that scores the most points immediately (MUL-07 to
 * MUL-11).
 */
import { multiplayBot } from '../bots/multiplay.js';
import type { Random } from '../rules/game.js';
import {
  gainAt,
  legalCells,
  loadMultiplay,
  multiplay,
  placeOf,
  rowsAndTraps,
  whiteLeft,
  type MultiplayMove,
  type MultiplayOptions,
  type MultiplayState,
} from '../rules/multiplay/index.js';
import { highest, type Choice, type Puzzler, type Question, type Task } from './puzzler.js';
import type { Saying } from '../words/say.js';

/** Returns the task: the feature that only the best cube has, if any. */
function taskFor(state: MultiplayState, cells: readonly number[], best: number): Task {
  const only = (kind: 'rows' | 'traps'): boolean =>
    cells.every((cell, i) => rowsAndTraps(state, cell)[kind].length > 0 === (i === best));
  if (only('traps')) return 'multiplay-trap';
  return rowsAndTraps(state, cells[best]).traps.length === 0 && only('rows') ? 'multiplay-row' : 'multiplay-most';
}

/** Plays one move of a game between two level 1 computer players. */
function goOn(state: MultiplayState, random: Random): MultiplayState {
  const { kind } = multiplay.turn(state);
  const move =
    kind === 'chance'
      ? multiplay.chance(state, random)
      : state.phase === 'end'
        ? ({ type: 'go-on' } as const)
        : (multiplayBot.think(state, 1, random) as MultiplayMove); // level 1 answers synchronously
  const step = multiplay.play(state, move);
  return step.ok ? step.state : { ...state, phase: 'over' };
}

const cellOf = (move: MultiplayMove): number | undefined => (move.type === 'turn' ? move.cell : undefined);

/** The smallest number of cubes to choose among. */
const fewest = { easy: 3, medium: 5, hard: 8 } as const;
/**
 * The number of points by which the best cube exceeds the next: at least this in an easy puzzle, at most this in a hard
 * one.
 */
const standsOut = { easy: 5, hard: 3 } as const;

export const multiplayPuzzler: Puzzler<MultiplayOptions, MultiplayState, MultiplayMove> = {
  game: multiplay,
  unit: 'points',
  margin: 2,
  most: 2000,
  tasks: ['multiplay-trap', 'multiplay-row', 'multiplay-most'],
  usual: { size: 9 },
  /** Adapts a position: the puzzle asks for the cube, not for the product, and has no time limit. */
  tidy: (state) => ({
    ...state,
    options: { ...state.options, answer: 'off', timer: 0 },
    phase: state.phase === 'answer' ? 'choose' : state.phase,
    factor: 0,
  }),
  load: loadMultiplay,
  *positions(options, random) {
    const quiet = { ...options, answer: 'off', timer: 0 } as const;
    for (;;) {
      let state = multiplay.setup(2, quiet, random);
      while (state.phase !== 'over') {
        const turned = 1 - whiteLeft(state) / state.numbers.length;
        // With few turned cubes nothing can be completed; with few white ones there is little to choose.
        yield state.phase === 'choose' && turned > 0.3 && turned < 0.75 ? state : undefined;
        state = goOn(state, random);
      }
    }
  },
  *rate(state) {
    if (state.phase !== 'choose') return undefined;
    yield;
    const cells = legalCells(state);
    const choices = cells.map((cell): Choice<MultiplayMove> => ({
      move: { type: 'turn', cell },
      value: gainAt(state, cell).own,
    }));
    if (!choices.length) return undefined;
    const best = highest(choices);
    return { task: taskFor(state, cells, best), given: [state.die], choices, best };
  },
  key: (move) => String(cellOf(move)),
  suits(_, { task, choices, best }, second, strength) {
    if (choices.length < fewest[strength]) return false;
    const by = choices[best].value - second;
    if (strength === 'easy') return by >= standsOut.easy;
    return (task !== 'multiplay-most' || second > 0) && (strength === 'medium' || by <= standsOut.hard);
  },
  value: (_, { choices }, move) => choices.find((choice) => cellOf(choice.move) === cellOf(move))?.value,
  why(state, { task, choices, best }: Question<MultiplayMove>): Saying {
    const { move, value } = choices[best];
    const cell = cellOf(move)!;
    const { rows, traps } = rowsAndTraps(state, cell);
    const { column, row } = placeOf(cell, state.options.size);
    const place = [state.numbers[cell], column, row];
    if (task === 'multiplay-trap') return { code: 'multiplay-traps', given: [...place, traps[0].cells.length, value] };
    if (task === 'multiplay-row')
      return { code: 'multiplay-makes-row', given: [...place, rows[0].cells.length, value] };
    return { code: 'multiplay-brings', given: [...place, value] };
  },
};
