import type { LessonSettings } from '../../../src/live/protocol/lesson-messages.js';

/** A lesson in pairs, as tests open it. */
export const lesson: LessonSettings = {
  game: 'multiplay',
  options: {},
  how: 'pairs',
  size: 2,
  undo: 'off',
  admit: false,
  warmUp: false,
};
