import type { Race } from './measure.js';
import { surveys, times } from './sequence-contestants.js';

export const race: Race = {
  title: 'Sequence: all 2,985,984 rolls of six dice counted',
  unit: 'rolls',
  work: 2_985_984 * times,
  contestants: () => Promise.resolve(surveys()),
};
