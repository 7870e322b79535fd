/** The hints for all games. Written by `npm run games`. */
import { multiplayHinter } from './multiplay.js';
import { plytHinter } from './plyt.js';
import { pytagoraHinter } from './pytagora.js';
import { sequenceHinter } from './sequence.js';
import { tablesHinter } from './tables.js';
import { upAndDownHinter } from './up-and-down.js';

export const hinters = {
  plyt: plytHinter,
  sequence: sequenceHinter,
  multiplay: multiplayHinter,
  pytagora: pytagoraHinter,
  'plus-and-minus': pytagoraHinter,
  'up-and-down': upAndDownHinter,
  tables: tablesHinter,
} as const;
