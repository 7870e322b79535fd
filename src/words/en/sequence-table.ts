import type { SequenceTableWords } from '../sequence.js';

export const sequenceTable: SequenceTableWords = {
  heading: 'What the dice make',
  show: 'Show what they make',
  kinds: { match: 'Match', total: 'Total', novice: 'Novice run', advanced: 'Advanced run' },
  about: { match: 'the same number', total: 'all six together', novice: '1 or 2 apart', advanced: '3 apart' },
  dice: (count) => `${count} dice`,
  take: (steps) => `Take ${steps}`,
  takeIt: (steps, kind, sum) => `Take ${steps}: ${kind}, ${sum}`,
  name: 'Name it',
  nameIt: (kind) => `Name it: ${kind}`,
  pickFirst: 'Tap its dice first.',
  whatIsIt: 'What do your dice make?',
  passAnyway: 'Your dice make something. Pass anyway?',
  pass: 'Pass',
  lookAgain: 'Look again',
  match: (short, number) => (short === 1 ? `${number} ${number}: one more` : `${number}: ${short} more`),
  total: (sum, short) => `${sum} now, ${short} short`,
  run: (dice, wanted) => (dice ? `${dice}: add ${wanted}` : `add ${wanted}`),
  none: 'No Sequence yet',
};
