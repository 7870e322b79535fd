import { makeWith, poseWith } from '../../src/puzzles/make.js';
import { sequencePuzzler } from '../../src/puzzles/sequence.js';
import { placesIn } from '../../src/rules/sequence/dice.js';
import type { SequenceEvent, SequenceMove, SequenceOptions, SequenceState } from '../../src/rules/sequence/index.js';
import { openPuzzle, type PuzzleHost, type PuzzleSide } from '../screens/puzzle.js';
import type { SequenceView } from './context.js';

export { styles } from '../screens/puzzle-styles.js';

type Host = PuzzleHost<SequenceOptions, SequenceState, SequenceMove, SequenceEvent, SequenceView>;

const side: PuzzleSide<SequenceState, SequenceMove, SequenceView, Host> = {
  make: (...given) => makeWith(sequencePuzzler, ...given),
  pose: (...given) => poseWith(sequencePuzzler, ...given),
  marks: (move) => ('keep' in move ? { dice: placesIn(move.keep) } : {}),
};

export const open = (host: Host) => openPuzzle(host, side);
