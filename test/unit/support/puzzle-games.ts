import { legalCells, multiplay, type MultiplayState } from '../../../src/rules/multiplay/index.js';
import { plyt, type PlytState } from '../../../src/rules/plyt/index.js';
import {
  placements,
  plusAndMinus,
  pytagora,
  type LayMove,
  type PytagoraState,
} from '../../../src/rules/pytagora/index.js';
import { sequence } from '../../../src/rules/sequence/index.js';
import { tables, type TablesState } from '../../../src/rules/tables/index.js';
import { upAndDown, type UpAndDownState } from '../../../src/rules/up-and-down/index.js';

const pieces = (move: LayMove): string => [...move.text].sort().join('');

const lays = {
  margin: 2,
  unit: 'points',
  others: (state: PytagoraState, best: LayMove) =>
    placements(state)
      .map(({ move }) => move)
      .filter((move) => pieces(move) !== pieces(best)),
} as const;

/** The games with puzzles, how clear their answers are, and wrong answers for a position. */
export const games = {
  multiplay: {
    rules: multiplay,
    margin: 2,
    unit: 'points',
    others: (state: MultiplayState, best: { cell: number }) =>
      legalCells(state)
        .filter((cell) => cell !== best.cell)
        .map((cell) => ({ type: 'turn', cell })),
  },
  sequence: {
    rules: sequence,
    margin: 0.75,
    unit: 'steps',
    others: (_: unknown, best: { keep: number }) => [
      { type: 'stop' },
      ...[0, 1, 7, 31].filter((keep) => keep !== best.keep).map((keep) => ({ type: 'keep', keep })),
    ],
  },
  plyt: {
    rules: plyt,
    margin: 0.04 - 1e-9,
    unit: 'chance',
    others: (state: PlytState, best: unknown) =>
      [...plyt.moves(state)].filter((move) => JSON.stringify(move) !== JSON.stringify(best)),
  },
  pytagora: { rules: pytagora, ...lays },
  'plus-and-minus': { rules: plusAndMinus, ...lays },
  tables: {
    rules: tables,
    margin: 1,
    unit: 'answer',
    others: ({ hands }: TablesState, best: { digits: readonly number[] }) => [
      { type: 'pass' },
      ...hands[0]
        .filter((digit) => best.digits.length > 1 || digit !== best.digits[0])
        .map((digit) => ({ type: 'attach', digits: [digit] })),
    ],
  },
  'up-and-down': {
    rules: upAndDown,
    margin: 1,
    unit: 'places',
    others: (state: UpAndDownState, best: { digit: number }) =>
      [...upAndDown.moves(state)].filter(({ digit }) => digit !== best.digit),
  },
} as const;

export type GameName = keyof typeof games;
