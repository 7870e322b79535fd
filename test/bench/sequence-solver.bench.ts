import type { Race } from './measure.js';
import { solvers, times } from './sequence-contestants.js';

export const race: Race = {
  title: 'Sequence: a turn solved',
  unit: 'turns',
  work: times,
  contestants: () => Promise.resolve(solvers()),
};
