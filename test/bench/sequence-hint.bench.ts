import { measure, type Race } from './measure.js';
import { firstHints } from './sequence-races.js';

export const race: Race = {
  title: 'Sequence: the first hint of a fresh program, its compiling too',
  unit: 'hints',
  work: 1,
  fresh: true,
  contestants: () => Promise.resolve(firstHints()),
};
export { measure };
