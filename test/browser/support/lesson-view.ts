import type { PupilMessage } from '../../../src/live/protocol/lesson-messages.js';

/** Returns a pupil as the teacher's screen receives one: here, and without a board. */
export const pupil = (number: number, more: Partial<PupilMessage> = {}): PupilMessage => ({
  pupil: number,
  is: 'here',
  place: 'free',
  hand: false,
  allowance: 1,
  outcomes: [],
  right: [],
  ...more,
});
