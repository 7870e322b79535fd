import type { PanelWords } from '../words.js';

export const panel: PanelWords = {
  undo: 'Take back',
  redo: 'Make it again',
  hint: 'Hint',
  newGame: 'New game',
  pause: 'Pause',
  goOn: 'Go on',
  scores: 'Scores',
  events: 'What happened',
  nothingYet: 'Nothing has happened yet.',
  timeFor: { label: 'Time', once: 'as agreed', tenTimes: 'ten times', noLimit: 'no limit' },
};
