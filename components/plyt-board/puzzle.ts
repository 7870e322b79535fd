import { makePuzzle, puzzleFromText } from '../../src/puzzles/make.js';
import { plytPuzzler } from '../../src/puzzles/plyt.js';
import type { PuzzleHost } from '../base/study.js';
import { openPuzzle as open } from '../screens/puzzle.js';
import type { PlytTypes } from './context.js';

export const openPuzzle = (host: PuzzleHost<PlytTypes>): Promise<boolean> =>
  open(host, {
    make: (...given) => makePuzzle(plytPuzzler, ...given),
    pose: (...given) => puzzleFromText(plytPuzzler, ...given),
    marks: (move) =>
      move.type === 'card' ? { squares: [move.to] } : move.type === 'choose' ? { numbers: [move.dice] } : {},
    point({ interaction }, move) {
      if (move.type === 'card') interaction.focusSquare = move.to;
      if (move.type === 'choose') interaction.dice = move.dice;
    },
  });
