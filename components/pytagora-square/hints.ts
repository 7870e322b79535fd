import { listedFigures } from '../../src/words/notation.js';
import { upAndDownHinter } from '../../src/hints/up-and-down.js';
import { hintsOf } from '../parts/hints.js';
import type { SquareTypes } from './context.js';

export const hints = hintsOf<SquareTypes>({
  hinter: upAndDownHinter,
  words: (v) => v.gameWords.hints,
  aloud: (v, { pieces = [] }) => {
    const { hands, seat } = v.match.state;
    return listedFigures(
      pieces.map((index) => hands[seat][index]),
      v,
    );
  },
  // The piece is raised and receives the focus.
  reached: (v, { at, move, rungs }) => {
    if (at < 3 || move.type !== 'lay') return;
    v.interaction.held = move.digit;
    v.interaction.focusPiece = rungs[2].marks.pieces?.[0] ?? 0;
  },
});
