import { makeWith, poseWith } from '../../src/puzzles/make.js';
import { plytPuzzler } from '../../src/puzzles/plyt.js';
import type { PlytEvent, PlytMove, PlytOptions, PlytState } from '../../src/rules/plyt/index.js';
import { openPuzzle, type PuzzleHost, type PuzzleSide } from '../screens/puzzle.js';
import type { Fingers, PlytView } from './context.js';

export { styles } from '../screens/puzzle-styles.js';

type Host = PuzzleHost<PlytOptions, PlytState, PlytMove, PlytEvent, PlytView> & Fingers;

const side: PuzzleSide<PlytState, PlytMove, PlytView, Host> = {
  make: (...given) => makeWith(plytPuzzler, ...given),
  pose: (...given) => poseWith(plytPuzzler, ...given),
  marks: (move) =>
    move.type === 'card' ? { squares: [move.to] } : move.type === 'choose' ? { numbers: [move.dice] } : {},
  point(host, move) {
    if (move.type === 'card') host.focusSquare = move.to;
    if (move.type === 'choose') host.dice = move.dice;
  },
};

export const open = (host: Host) => openPuzzle(host, side);
