import { makePuzzle, puzzleFromText } from '../../src/puzzles/make.js';
import { sequencePuzzler } from '../../src/puzzles/sequence.js';
import { placesIn } from '../../src/rules/sequence/dice.js';
import type { PuzzleHost } from '../base/study.js';
import { openPuzzle as open } from '../screens/puzzle.js';
import type { SequenceTypes } from './context.js';

export const openPuzzle = (host: PuzzleHost<SequenceTypes>): Promise<boolean> =>
  open(host, {
    make: (...given) => makePuzzle(sequencePuzzler, ...given),
    pose: (...given) => puzzleFromText(sequencePuzzler, ...given),
    marks: (move) => ('keep' in move ? { dice: placesIn(move.keep) } : {}),
  });
