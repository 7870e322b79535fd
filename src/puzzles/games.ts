/** The puzzles of all games. Written by `npm run games`. */
import { multiplayPuzzler } from './multiplay.js';
import { plytPuzzler } from './plyt.js';
import { plusAndMinusPuzzler, pytagoraPuzzler } from './pytagora.js';
import { sequencePuzzler } from './sequence.js';
import { tablesPuzzler } from './tables.js';
import { upAndDownPuzzler } from './up-and-down.js';

export const puzzlers = {
  plyt: plytPuzzler,
  sequence: sequencePuzzler,
  multiplay: multiplayPuzzler,
  pytagora: pytagoraPuzzler,
  'plus-and-minus': plusAndMinusPuzzler,
  'up-and-down': upAndDownPuzzler,
  tables: tablesPuzzler,
} as const;
