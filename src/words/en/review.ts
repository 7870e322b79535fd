import type { ReviewWords } from '../review.js';

const kinds: Readonly<Record<string, string>> = {
  match: 'a match',
  total: 'a total',
  novice: 'a novice run',
  advanced: 'an advanced run',
};
const a = (kind: string): string => kinds[kind] ?? kind;

const count = (points: string): string => `${points} ${points === '1' ? 'point' : 'points'}`;

export const review: ReviewWords = {
  'sequence-stop': (steps) => `To stop was best: ${steps} steps.`,
  'sequence-keep': (steps) => `The best dice to keep: ${steps} steps on average.`,
  'sequence-stopped-early': (dice, steps, now) =>
    `To roll ${dice} again brings ${steps} steps on average; the dice made ${now}.`,
  'sequence-rolled-on': (steps, lost) => `The dice made ${steps} steps already; to roll again lost ${lost} on average.`,
  'sequence-keep-none': (steps, lost) => `To roll all six again brings ${steps} steps on average, ${lost} more.`,
  'sequence-keep-better': (dice, steps, lost, kind) =>
    `To keep ${dice} brings ${steps} steps on average, ${lost} more${kind === 'none' ? '' : `, towards ${a(kind)}`}.`,
  'sequence-nothing': 'The dice made no Sequence.',
  'sequence-nothing-named': 'The dice made no Sequence, whatever one names.',
  'sequence-claim': (kind, steps) => `The best that they made: ${a(kind)}, ${steps} steps.`,
  'sequence-claim-better': (kind, steps, more) => `The dice made ${a(kind)} too: ${steps} steps, ${more} more.`,
  'sequence-claim-missed': (kind, steps) => `The dice made ${a(kind)}: ${steps} steps.`,
  'multiplay-best': (points, left) =>
    `It brought ${count(points)} at once and left the next player ${left} on average. No cube was better.`,
  'multiplay-only': (points) => `No other cube could be turned: ${count(points)} at once.`,
  'multiplay-both': (number, place, points, more, left, leftNow) =>
    `The ${number} at ${place} brings ${count(points)} at once, ${more} more, and leaves the next player ${left} on average instead of ${leftNow}.`,
  'multiplay-leaves': (number, place, points, now, left, leftNow) =>
    `This cube brought ${count(now)} at once, but left the next player ${leftNow} on average. The ${number} at ${place} brings ${points} now and leaves only ${left}.`,
  'multiplay-more': (number, place, points, more) =>
    `The ${number} at ${place} brings ${count(points)} at once, ${more} more.`,
  'multiplay-opens': (number, place, points, now, own, ownNow) =>
    `This cube brought ${count(now)} at once. The ${number} at ${place} brings ${points} now and opens more for one’s own next turn: ${own} on average instead of ${ownNow}.`,
  'multiplay-later': (number, place, points, now) =>
    `This cube brought ${count(now)} at once. The ${number} at ${place} brings ${points} now, and more in the turns after.`,
  'multiplay-wrong': (sum, expected, points) =>
    `${sum}: right is ${expected}. The best cube would have brought ${count(points)} at once.`,
  'multiplay-late': (points) => `The time was up. The best cube would have brought ${count(points)} at once.`,
  'plyt-dice': (dice, right, steps) =>
    `${dice} dice were best: right about ${right} times of 10, ${steps} steps on average.`,
  'plyt-more-dice': (dice, right, steps) =>
    `Dare ${dice} dice: right about ${right} times of 10, ${steps} steps on average.`,
  'plyt-fewer-dice': (dice, right, steps) =>
    `Better ${dice} dice: right about ${right} times of 10, ${steps} steps on average.`,
  'plyt-right': (sum, expected) => `${sum} = ${expected} is right.`,
  'plyt-wrong': (sum, expected, given) => `${sum} = ${expected}, not ${given}.`,
  'plyt-late': (sum, expected) => `Too late: ${sum} = ${expected}.`,
  'plyt-time-up': (sum, expected) => `The time was up: ${sum} = ${expected}.`,
  'plyt-card': 'The card did the best that it could.',
  'plyt-card-whom': (name, square) => `Better move ${name} to square ${square}.`,
  'plyt-card-to': (name, square) => `For ${name} square ${square} is the better one.`,
  'pytagora-best': (points) => `No equation was worth more: ${points} points.`,
  'pytagora-crossing': (equation, points, more, crossed) =>
    `${equation} makes ${points} points, ${more} more: pieces that it crosses count 1 more, here ${crossed}.`,
  'pytagora-signs': (equation, points, more) =>
    `${equation} makes ${points} points, ${more} more: × counts 2 and ÷ counts 3.`,
  'pytagora-places': (equation, points, more) =>
    `${equation} makes ${points} points, ${more} more: tens count 2, hundreds 3.`,
  'pytagora-longer': (equation, points, more, pieces) =>
    `${equation} makes ${points} points, ${more} more: it has ${pieces} pieces.`,
  'pytagora-stuck': 'No equation could be laid.',
  'pytagora-exchange': (equation, points) => `No need to exchange: ${equation} makes ${points} points.`,
  'pytagora-pass': (equation, points) => `No need to pass: ${equation} makes ${points} points.`,
  'square-best': (first, places, then, more) =>
    `Places for ${first}: ${places}. Places for ${then}: ${more}. First the one with fewer places!`,
  'square-rarer': (first, places, then, more) =>
    `Places for ${first}: ${places}. Places for ${then}: ${more}. First the one with fewer places.`,
  'square-equal': (first, places, then) =>
    `Places for ${first}: ${places}. Places for ${then}: just as many. One is as good as the other.`,
  'square-both-ends': (digit) => `${digit} fitted at both ends: one is as good as the other.`,
  'tables-right': (sum, number) => `${sum} = ${number}. Right!`,
  'tables-wrong': (sum, number, given) => `${sum} = ${number}, not ${given}. The pieces for it were in the hand.`,
  'tables-wrong-pass': (sum, number, given, missing) =>
    `${sum} = ${number}, not ${given}. There was no ${missing} in the hand.`,
  'tables-missed': (sum, number) => `${sum} = ${number}. The pieces for it were in the hand.`,
  'tables-passed': (sum, number, missing) => `${sum} = ${number}. There was no ${missing} in the hand.`,
};
