import type {
  MultiplayReviewWords,
  PlytReviewWords,
  PytagoraReviewWords,
  SequenceReviewWords,
  SquareReviewWords,
  TablesReviewWords,
  YoungReviewWords,
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

export const squareReview: SquareReviewWords = {
  lay: (number) => `lay ${number}`,
  layRight: (number) => `lay ${number} on the way right`,
  layDown: (number) => `lay ${number} on the way down`,
  story: (laid, taken) => `Numbers laid: ${laid}. Taken from the bag: ${taken}.`,
  noChoice: 'There was nothing to choose: who has the next number lays it. The rest is luck.',
};

export const tablesReview: TablesReviewWords = {
  lay: (sum, number) => `${sum}: lay ${number}`,
  pass: (sum) => `${sum}: pass`,
};

export const youngReview: YoungReviewWords = {
  find: 'Well found',
  dearest: 'Look again',
  among: (place) => `To look at again, number ${place}`,
  onlyBetter: 'Only what to look at again',
};
