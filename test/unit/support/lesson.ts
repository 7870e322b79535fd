import type { Lesson } from '../../../src/live/protocol/class-messages.js';

/** A lesson in pairs, as tests open it. */
export const lesson: Lesson = {
  game: 'multiplay',
  options: {},
  how: 'pairs',
  size: 2,
  undo: 'off',
  admit: false,
  warmUp: false,
};
