/** The reviews of all games. Written by `npm run games`. */
import { multiplayReviewer } from './multiplay.js';
import { plytReviewer } from './plyt.js';
import { plusAndMinusReviewer, pytagoraReviewer } from './pytagora.js';
import { sequenceReviewer } from './sequence.js';
import { tablesReviewer } from './tables.js';
import { upAndDownReviewer } from './up-and-down.js';

export const reviewers = {
  plyt: plytReviewer,
  sequence: sequenceReviewer,
  multiplay: multiplayReviewer,
  pytagora: pytagoraReviewer,
  'plus-and-minus': plusAndMinusReviewer,
  'up-and-down': upAndDownReviewer,
  tables: tablesReviewer,
} as const;
