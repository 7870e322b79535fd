import { makePuzzle, puzzleFromText } from '../../src/puzzles/make.js';
import { multiplayPuzzler } from '../../src/puzzles/multiplay.js';
import type { PuzzleHost } from '../base/study.js';
import { openPuzzle as open } from '../screens/puzzle.js';
import type { MultiplayTypes } from './context.js';

export const openPuzzle = (host: PuzzleHost<MultiplayTypes>): Promise<boolean> =>
  open(host, {
    make: (...given) => makePuzzle(multiplayPuzzler, ...given),
    pose: (...given) => puzzleFromText(multiplayPuzzler, ...given),
    marks: (move) => (move.type === 'turn' ? { cells: [move.cell] } : {}),
    point({ interaction }, move) {
      if (move.type === 'turn') interaction.focusCell = move.cell;
    },
  });
