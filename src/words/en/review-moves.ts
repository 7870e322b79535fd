import type {
  MultiplayReviewWords,
  PlytReviewWords,
  PytagoraReviewWords,
  SequenceReviewWords,
} from '../review-room.js';

export const multiplayReview: MultiplayReviewWords = {
  turn: (sum, place) => `turn ${sum} at ${place}`,
  say: (sum) => `say ${sum}`,
  late: 'no answer in time',
};

export const plytReview: PlytReviewWords = {
  dice: (dice) => (dice === 1 ? 'throw one die' : `throw ${dice} dice`),
  answer: (answer) => `answer ${answer}`,
  late: 'no answer in time',
  card: (name, square) => `${name} to square ${square}`,
};

export const sequenceReview: SequenceReviewWords = {
  keep: (dice) => `keep ${dice}`,
  keepNone: 'keep none',
  stop: 'stop rolling',
  name: (kind, dice) => `${kind}: ${dice}`,
  pass: 'name nothing',
};

export const pytagoraReview: PytagoraReviewWords = {
  lay: (equation) => `lay ${equation}`,
  exchange: 'exchange pieces',
  pass: 'pass',
};
