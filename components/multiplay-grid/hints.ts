import { multiplayHinter } from '../../src/hints/multiplay.js';
import { hintsMultiplay as english } from '../../src/words/en/hints.js';
import { hintsMultiplay as italian } from '../../src/words/it/hints.js';
import { hintsOf } from '../screens/hints.js';
import { placeName } from './announcements.js';
import type { MultiplayTypes } from './context.js';

export const hints = hintsOf<MultiplayTypes>({
  hinter: multiplayHinter,
  words: { en: english, it: italian },
  aloud: (v, { cells = [] }) => {
    const { numbers, options } = v.match.state;
    return cells.map((cell) => `${v.figure(numbers[cell])} ${placeName(cell, options.size, v.figure)}`).join(', ');
  },
  reached: (v, { at, move }) => {
    if (at === 3 && move.type === 'turn') v.fingers.focusCell = move.cell;
  },
});
