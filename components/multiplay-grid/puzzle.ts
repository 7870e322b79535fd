import { makeWith, poseWith } from '../../src/puzzles/make.js';
import { multiplayPuzzler } from '../../src/puzzles/multiplay.js';
import type {
  MultiplayEvent,
  MultiplayMove,
  MultiplayOptions,
  MultiplayState,
} from '../../src/rules/multiplay/index.js';
import { openPuzzle, type PuzzleHost, type PuzzleSide } from '../screens/puzzle.js';
import type { Fingers, MultiplayView } from './context.js';

export { styles } from '../screens/puzzle-styles.js';

type Host = PuzzleHost<MultiplayOptions, MultiplayState, MultiplayMove, MultiplayEvent, MultiplayView> & Fingers;

const side: PuzzleSide<MultiplayState, MultiplayMove, MultiplayView, Host> = {
  make: (...given) => makeWith(multiplayPuzzler, ...given),
  pose: (...given) => poseWith(multiplayPuzzler, ...given),
  marks: (move) => (move.type === 'turn' ? { cells: [move.cell] } : {}),
  point(host, move) {
    if (move.type === 'turn') host.focusCell = move.cell;
  },
};

export const open = (host: Host) => openPuzzle(host, side);
