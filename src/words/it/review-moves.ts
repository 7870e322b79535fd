import type {
  MultiplayReviewWords,
  PlytReviewWords,
  PytagoraReviewWords,
  SequenceReviewWords,
} from '../review-room.js';

export const multiplayReview: MultiplayReviewWords = {
  turn: (sum, place) => `girare ${sum} in ${place}`,
  say: (sum) => `dire ${sum}`,
  late: 'nessuna risposta in tempo',
};

export const plytReview: PlytReviewWords = {
  dice: (dice) => (dice === 1 ? 'lanciare un dado' : `lanciare ${dice} dadi`),
  answer: (answer) => `rispondere ${answer}`,
  late: 'nessuna risposta in tempo',
  card: (name, square) => `${name} sulla casella ${square}`,
};

export const sequenceReview: SequenceReviewWords = {
  keep: (dice) => `tenere ${dice}`,
  keepNone: 'non tenere niente',
  stop: 'fermarsi',
  name: (kind, dice) => `${kind}: ${dice}`,
  pass: 'non dire niente',
};

export const pytagoraReview: PytagoraReviewWords = {
  lay: (equation) => `posare ${equation}`,
  exchange: 'cambiare le tessere',
  pass: 'passare',
};
