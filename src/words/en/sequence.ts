import type { SequenceWords } from '../sequence.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const game: SequenceWords = {
  title: 'Sequence',
  tray: 'Dice',
  forStart: 'The highest Master begins',
  rollMaster: 'Roll the Master',
  rollAll: 'Roll all six dice',
  rollDice: (count) => (count === 1 ? 'Roll 1 die' : `Roll ${count} dice`),
  rollsLeft: (count) => (count === 0 ? 'no rolls left' : count === 1 ? '1 roll left' : `${count} rolls left`),
  tapKeep: 'Tap the dice you keep',
  tapName: 'Name your Sequence',
  chooseCard: 'A card: choose',
  stop: 'Stop here',
  pass: 'No Sequence',
  die: (place, face) => `${place === 1 ? 'Master' : `die ${place}`}${face && `: ${face}`}`,
  kept: '✓ kept',
  again: '↻ roll',
  inIt: '✓ in it',
  // What the rules refuse they say in English themselves.
  refusals: {
    stale: () => 'That move came too late.',
    forbidden: () => 'That is not allowed here.',
  },
};

export const sequence: Language<SequenceWords> = { tag: 'en', common, game };
