/** What the part of the look back says that sets each turn beside the best one. Figures come in the reader's digits. */
export interface ReviewRoomWords {
  readonly heading: string;
  readonly working: string;
  /** The record does not replay, or something else went wrong. */
  readonly failed: string;
  readonly retry: string;
  /** What the curve is called where it shows chances, and its table. */
  readonly chances: string;
  readonly chancesTable: string;
  readonly percent: (figure: string) => string;
  /** How often a player chose what was best. */
  readonly best: (name: string, best: string, choices: string) => string;
  readonly right: (right: string, answers: string) => string;
  readonly decided: (name: string, move: string) => string;
  readonly allTheWay: (name: string) => string;
  readonly find: string;
  readonly dearest: string;
  readonly move: (move: string) => string;
  readonly onlyBetter: string;
  readonly whose: string;
  readonly everybody: string;
  readonly turns: string;
  readonly help: string;
  readonly earlier: string;
  readonly later: string;
  readonly played: string;
  readonly bestOne: string;
  readonly asGood: string;
  /** How much less a choice brought than the best, by what is compared. */
  readonly less: Readonly<Record<'points' | 'steps' | 'chance' | 'pieces' | 'places', (figure: string) => string>>;
  readonly rightAnswer: string;
  readonly wrong: string;
  /** One of the turns that cost most: which of them, from 1. */
  readonly among: (place: string) => string;
  readonly noneBetter: string;
  readonly noChoice: string;
}

/** How the moves of a game are called where they are set side by side. */
export interface MultiplayReviewWords {
  readonly turn: (sum: string, place: string) => string;
  readonly say: (sum: string) => string;
  readonly late: string;
}

export interface PlytReviewWords {
  readonly dice: (dice: number) => string;
  readonly answer: (answer: string) => string;
  readonly late: string;
  readonly card: (name: string, square: string) => string;
}

export interface SequenceReviewWords {
  readonly keep: (dice: string) => string;
  readonly keepNone: string;
  readonly stop: string;
  readonly name: (kind: string, dice: string) => string;
  readonly pass: string;
}

export interface PytagoraReviewWords {
  readonly lay: (equation: string) => string;
  readonly exchange: string;
  readonly pass: string;
}

export interface SquareReviewWords {
  readonly lay: (number: string) => string;
  /** Where a number fits at both ends: on the way that began to the right, clockwise, or on the one that began down. */
  readonly layRight: (number: string) => string;
  readonly layDown: (number: string) => string;
  /** How many numbers a player laid, and how many pieces came from the bag. */
  readonly story: (laid: string, taken: string) => string;
  readonly noChoice: string;
}

export interface TablesReviewWords {
  /** `sum` is "3 × 8". */
  readonly lay: (sum: string, number: string) => string;
  readonly pass: (sum: string) => string;
}

/** What the games for the youngest say in other words than the rest. */
export type YoungReviewWords = Pick<ReviewRoomWords, 'find' | 'dearest' | 'among' | 'onlyBetter'>;
