import type { FaultWords } from '../words.js';

export const faults: FaultWords = {
  close: 'Close',
  attribute: (name, value) => `The setting ${name}="${value}" is not possible here. The usual one is used instead.`,
  text: 'That game could not be read, so the one on the table stays.',
  notSaved: 'This game cannot be saved on this device. You can play on; do not close the page.',
  otherTab: 'This game is open in another window too, and was played on there.',
  keepThis: 'Keep this one',
  takeOther: 'Take that one',
  resumed: 'Your game goes on where you left it.',
  lost: 'The saved game could not be read. A copy of it is kept.',
  notDeleted: 'The saved game could not be deleted.',
  found: 'There is a saved game here too. Which one do you want?',
  noCore: 'The game could not be loaded. Is the connection there?',
  noKept: 'Your saved game cannot be opened yet. Is the connection there?',
  noForm: 'You cannot choose how to play yet. Is the connection there?',
  noWords: 'Your language is not here yet. Is the connection there?',
  noPart: 'A part of the game is missing. Is the connection there?',
  retry: 'Try again',
  playAnyway: 'Play now',
};
