/** The computer players of all games. Written by `npm run games`. */
import { multiplayBot } from './multiplay.js';
import { plytBot } from './plyt.js';
import { pytagoraBot } from './pytagora.js';
import { sequenceBot } from './sequence.js';
import { tablesBot } from './tables.js';
import { upAndDownBot } from './up-and-down.js';

export const bots = {
  plyt: plytBot,
  sequence: sequenceBot,
  multiplay: multiplayBot,
  pytagora: pytagoraBot,
  'plus-and-minus': pytagoraBot,
  'up-and-down': upAndDownBot,
  tables: tablesBot,
} as const;
