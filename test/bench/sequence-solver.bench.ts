import { measure, type Race } from './measure.js';
import { solvers, times } from './sequence-races.js';

export const race: Race = {
  title: 'Sequence: a turn solved',
  unit: 'turns',
  work: times,
  contestants: () => Promise.resolve(solvers()),
};
export { measure };
