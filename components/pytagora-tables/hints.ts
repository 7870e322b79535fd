import { tablesHinter } from '../../src/hints/tables.js';
import { inRows, listedFigures } from '../../src/words/notation.js';
import { hintsOf } from '../parts/hints.js';
import type { TablesTypes } from './context.js';

export const hints = hintsOf<TablesTypes>({
  hinter: tablesHinter,
  words: ({ words: { hints }, gameWords, notation }) => ({
    ...hints.sums,
    ...gameWords.hints,
    'tables-rows': (a, b) => gameWords.hints['tables-rows'](...inRows(notation, a, b)),
  }),
  aloud: (v, { pieces = [] }) => {
    const { hands, seat } = v.match.state;
    return listedFigures(
      pieces.map((index) => hands[seat][index]),
      v,
    );
  },
  // The dots are shown for counting; the last hint puts the pieces beside the equals sign.
  reached: (v, { at, move, rungs }) => {
    if (!v.match.state.options.answer) return;
    v.interaction.dots = true;
    if (at === 3 && move.type === 'attach') v.interaction.chosen = rungs[2].marks.pieces ?? [];
  },
});
