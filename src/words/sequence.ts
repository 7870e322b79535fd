import type { ClaimError, SequenceKind } from '../rules/sequence/dice.js';
import type { Card } from '../rules/trail/cards.js';
import type { Refusals } from './words.js';

/** What Sequence says at the table. Numbers that are only shown come in written in the reader's digits. */
export interface SequenceWords {
  readonly title: string;
  readonly tray: string;
  readonly forStart: string;
  readonly rollMaster: string;
  readonly rollAll: string;
  readonly rollDice: (count: number) => string;
  readonly rollsLeft: (count: number) => string;
  readonly tapKeep: string;
  readonly tapName: string;
  readonly chooseCard: string;
  readonly stop: string;
  readonly pass: string;
  /** A die as it is read: `place` from 1, which is the Master; `face` empty before it is rolled. */
  readonly die: (place: number, face: string) => string;
  readonly kept: string;
  readonly again: string;
  readonly inIt: string;
  readonly refusals: Refusals;
}

/** What the table beside the dice says: the four kinds, what the dice make and what they lack. */
export interface SequenceTableWords {
  readonly heading: string;
  readonly show: string;
  readonly kinds: Readonly<Record<SequenceKind, string>>;
  readonly about: Readonly<Record<SequenceKind, string>>;
  readonly dice: (count: string) => string;
  /** The button of a lit row; `sum`: "11 + 4 = 15". */
  readonly take: (steps: string) => string;
  readonly takeIt: (steps: string, kind: string, sum: string) => string;
  readonly name: string;
  readonly nameIt: (kind: string) => string;
  /** Said to whoever names a Sequence without its dice. */
  readonly pickFirst: string;
  readonly whatIsIt: string;
  /** Asked before a turn is given away though there is a Sequence; it does not tell which. */
  readonly passAnyway: string;
  readonly pass: string;
  readonly lookAgain: string;
  readonly match: (short: number, number: string) => string;
  readonly total: (sum: string, short: string) => string;
  readonly run: (dice: string, wanted: string) => string;
  readonly none: string;
}

/** What is told of a game, and said to those who ask by key. */
export interface SequenceTellingWords {
  readonly events: {
    readonly rolledForStart: (name: string, die: string) => string;
    readonly tied: (names: string) => string;
    readonly turn: (name: string) => string;
    readonly rolled: (name: string, master: string, others: string) => string;
    readonly kept: (name: string, dice: string) => string;
    readonly keptNone: (name: string) => string;
    /** `sum`: "11 + 4 = 15". */
    readonly scored: (name: string, kind: string, dice: string, sum: string) => string;
    readonly wrong: (name: string, kind: string, dice: string, why: string) => string;
    readonly better: (steps: string) => string;
    readonly noSequence: (name: string, at: string) => string;
    readonly stays: (name: string, at: string) => string;
    readonly moved: (name: string, from: string, to: string) => string;
    readonly cardTurned: (name: string, card: string) => string;
    readonly cardPassed: (name: string, card: string) => string;
    readonly noCard: (name: string) => string;
    readonly won: (name: string) => string;
  };
  readonly why: Readonly<Record<ClaimError, string>>;
  readonly noDice: string;
  readonly offBoard: string;
  readonly make: (kind: string, dice: string, steps: string) => string;
  readonly makeNone: string;
  readonly help: string;
  readonly mountain: (positions: string) => string;
  readonly goal: (square: string) => string;
}

/** Cards, and real dice that are tapped. */
export interface SequencePadWords {
  readonly cards: Readonly<Record<Card, string>>;
  readonly move: (name: string, to: string) => string;
  /** Asks for a real die; place 1 is the Master. */
  readonly faceOf: (place: number) => string;
  readonly back: string;
}

/** What the set-up form says of Sequence. */
export interface SequenceFormWords {
  readonly about: string;
  readonly declare: string;
  readonly declareHelp: string;
  readonly declares: { readonly player: string; readonly auto: string };
  readonly summit: string;
  readonly summitHelp: string;
  readonly totalRule: string;
  readonly totalRules: { readonly 'at-least': string; readonly 'more-than': string };
  readonly cards: string;
  readonly cardsHelp: string;
}

/** What the look back says of Sequence. */
export interface SequenceBackWords {
  readonly wins: (name: string) => string;
  readonly grew: string;
  readonly beginning: string;
  readonly table: string;
}
