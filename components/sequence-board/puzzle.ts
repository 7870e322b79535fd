import { sequenceBot } from '../../src/bots/sequence.js';
import { makeWith, poseWith } from '../../src/puzzles/make.js';
import { sequencePuzzler } from '../../src/puzzles/sequence.js';
import type { SequenceEvent, SequenceMove, SequenceOptions, SequenceState } from '../../src/rules/sequence/index.js';
import { openPuzzle, type PuzzleHost, type PuzzleSide } from '../parts/puzzle.js';
import type { Fingers, SequenceView } from './view.js';

export { styles } from '../parts/puzzle-styles.js';

type Host = PuzzleHost<SequenceOptions, SequenceState, SequenceMove, SequenceEvent, SequenceView> & Fingers;

const side: PuzzleSide<SequenceState, SequenceMove, SequenceView, Host> = {
  make: (...given) => makeWith(sequencePuzzler, ...given),
  pose: (...given) => poseWith(sequencePuzzler, ...given),
  mark(host, move, { match }) {
    // As a tip: the dice to keep are ringed.
    host.tip = { ply: match.ply, move, values: sequenceBot.values(match.state) };
  },
};

export const open = (host: Host) => openPuzzle(host, side);
