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

export const squareReview: SquareReviewWords = {
  lay: (number) => `mettere ${number}`,
  layRight: (number) => `mettere ${number} sulla via a destra`,
  layDown: (number) => `mettere ${number} sulla via in giù`,
  story: (laid, taken) => `Numeri messi: ${laid}. Pescati dal sacchetto: ${taken}.`,
  noChoice: 'Non c’era niente da scegliere: chi ha il prossimo numero lo mette. Il resto è fortuna.',
};

export const tablesReview: TablesReviewWords = {
  lay: (sum, number) => `${sum}: mettere ${number}`,
  pass: (sum) => `${sum}: passare`,
};

export const youngReview: YoungReviewWords = {
  find: 'Ben trovato',
  dearest: 'Da riguardare',
  among: (place) => `Da riguardare, numero ${place}`,
  onlyBetter: 'Solo quello da riguardare',
};
