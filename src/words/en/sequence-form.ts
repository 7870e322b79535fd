import type { SequenceFormWords } from '../sequence.js';

export const sequenceForm: SequenceFormWords = {
  about: 'Six dice and three rolls: make a match, a run or a high total, and climb.',
  declare: 'Who names the Sequence?',
  declareHelp: 'A wrong one scores nothing',
  declares: { player: 'The player', auto: 'The game: the best' },
  summit: 'Summit',
  summitHelp: 'A lower one makes a shorter game',
  totalRule: 'A Total',
  totalRules: { 'at-least': '50 or more', 'more-than': 'more than 50' },
  cards: 'Cards on the stars',
  cardsHelp: 'Turn one when you land there',
};
