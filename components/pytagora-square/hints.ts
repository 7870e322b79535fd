import { upAndDownHinter } from '../../src/hints/up-and-down.js';
import type { UpAndDownMove, UpAndDownState } from '../../src/rules/up-and-down/index.js';
import { hintsSquare as english } from '../../src/words/en/hints.js';
import { hintsSquare as italian } from '../../src/words/it/hints.js';
import { hintsRoom } from '../screens/hints.js';
import type { SquareView } from './context.js';

/** Hints, fetched when one is asked for. */
export const room = hintsRoom<SquareView, UpAndDownState, UpAndDownMove>({
  hinter: upAndDownHinter,
  words: { en: english, it: italian },
  aloud: (v, { pieces = [] }) => {
    const { hands, seat } = v.match.state;
    return pieces.map((index) => v.figure(hands[seat][index])).join(', ');
  },
  // The piece stands up, and the keyboard goes there.
  reached: (v, { at, move, rungs }) => {
    if (at < 3 || move.type !== 'lay') return;
    v.fingers.held = move.digit;
    v.fingers.focusPiece = rungs[2].marks.pieces?.[0] ?? 0;
  },
});
