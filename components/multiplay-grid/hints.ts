import { multiplayHinter } from '../../src/hints/multiplay.js';
import { hintsOf } from '../screens/hints.js';
import { placeName } from './announcements.js';
import type { MultiplayTypes } from './context.js';

export const hints = hintsOf<MultiplayTypes>({
  hinter: multiplayHinter,
  words: (v) => v.gameWords.hints,
  aloud: (v, { cells = [] }) => {
    const { numbers, options } = v.match.state;
    return cells.map((cell) => `${v.figure(numbers[cell])} ${placeName(cell, options.size, v.figure)}`).join(', ');
  },
  reached: (v, { at, move }) => {
    if (at === 3 && move.type === 'turn') v.interaction.focusCell = move.cell;
  },
});
