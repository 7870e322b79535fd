/** Things that the servers of LTI that are killed share with their platform. */
import type { Lessons } from '../../server/lti/lesson-port.js';

export const killSecret = Buffer.from('a secret that is only for tests');

/** How much faster the clock runs: a score that a killed server was sending is free again after a minute. */
const faster = 60;

/** Returns a clock that began at `start`, in ms since 1970. */
export const clockFrom = (start: number) => (): number => Math.floor(start + (Date.now() - start) * faster);

export const noLessons: Lessons = {
  canOpen: () => false,
  open: () => Promise.resolve(undefined),
  teacherOf: () => Promise.resolve(undefined),
  seat: () => Promise.resolve('over'),
  onEnd: () => undefined,
};
