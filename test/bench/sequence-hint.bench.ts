import type { Race } from './measure.js';
import { firstHints } from './sequence-contestants.js';

export const race: Race = {
  title: 'Sequence: the first hint of a fresh program, its compiling too',
  unit: 'hints',
  work: 1,
  fresh: true,
  contestants: () => Promise.resolve(firstHints()),
};
