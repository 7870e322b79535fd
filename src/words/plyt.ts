import type { Card } from '../rules/trail/cards.js';
import type { Refusals } from './words.js';

/** What PLYT says at the table. Squares and dice come in written in the reader's digits. */
export interface PlytWords {
  readonly title: string;
  readonly mountain: string;
  readonly forStart: string;
  readonly howMany: string;
  readonly throwDice: (count: number) => string;
  readonly throwOne: string;
  readonly card: string;
  readonly playCards: string;
  readonly standard: (dice: string) => string;
  readonly dice: (count: number) => string;
  readonly cardsHeld: (count: number) => string;
  readonly offBoard: string;
  /** A square as it is read: its number, its level, whether it has a star, who is there. */
  readonly square: (square: string, level: number, star: boolean, names: string, choice: boolean) => string;
  readonly summit: (square: string, names: string) => string;
  readonly position: (name: string, square: string) => string;
  readonly refusals: Refusals;
}

/** What the pads say: dice to be tapped, what an answer brings. */
export interface PlytPadWords {
  readonly whichStart: string;
  readonly whichMaster: string;
  readonly whichDie: (die: number, of: number) => string;
  readonly back: string;
  readonly recognise: string;
  /** `sum`: "7 + 4 = 11", `to`: the square. */
  readonly brings: (sum: string, to: string) => string;
}

/** What is said after an answer, and of an easier way to it. */
export interface PlytLessonWords {
  readonly late: string;
  readonly way: string;
  readonly next: (name: string) => string;
  readonly goOn: string;
}

/** What the cards say. */
export interface PlytCardWords {
  readonly names: Readonly<Record<Card, string>>;
  readonly whichSquare: (name: string) => string;
  readonly whichPlayer: (name: string) => string;
  readonly orTap: string;
  /** One use of a card: "Ada to 42". */
  readonly use: (name: string, from: string, to: string) => string;
  readonly secret: (name: string) => string;
  readonly show: string;
  readonly keep: string;
  readonly putBack: string;
  readonly noUse: string;
  readonly advance: (steps: string) => string;
  readonly done: string;
  readonly hand: (name: string) => string;
  readonly back: string;
}

/** What is told of a game, and said to those who ask by key. */
export interface PlytTellingWords {
  readonly events: {
    readonly rolledForStart: (name: string, die: string) => string;
    readonly rolled: (name: string, dice: string) => string;
    readonly tied: (names: string) => string;
    readonly turn: (name: string) => string;
    readonly right: (name: string, sum: string) => string;
    readonly wrong: (name: string, given: string, sum: string) => string;
    readonly late: (name: string, sum: string) => string;
    readonly stays: (name: string, at: string) => string;
    readonly staysOff: (name: string) => string;
    readonly moved: (name: string, from: string, to: string) => string;
    readonly entered: (name: string, to: string) => string;
    readonly back: (name: string, from: string, to: string) => string;
    readonly holds: (name: string) => string;
    readonly turned: (name: string, card: string) => string;
    readonly turnedHidden: (name: string) => string;
    readonly passedOver: (card: string) => string;
    readonly noCard: string;
    readonly played: (name: string, card: string) => string;
    readonly kept: (name: string) => string;
    readonly putBack: (name: string) => string;
    readonly won: (name: string) => string;
  };
  readonly listOf: (items: readonly string[]) => string;
  readonly cards: Readonly<Record<Card, string>>;
  /** What the keys do on the trail. */
  readonly trailHelp: string;
  readonly goTo: string;
  readonly goingTo: (digits: string) => string;
  readonly noSquare: (digits: string) => string;
  readonly nothingYet: string;
}

/** What the set-up form says of PLYT. */
export interface PlytFormWords {
  readonly about: string;
  readonly presets: string;
  readonly presetNames: Readonly<Record<'first-numbers' | 'times-table' | 'family' | 'competition', string>>;
  /** How often of ten a computer player is right with two, three and four dice. */
  readonly ability: (two: string, three: string, four: string) => string;
  readonly standard: string;
  readonly operation: string;
  readonly operations: Readonly<Record<'multiply' | 'add' | 'recognise', string>>;
  readonly fixed: string;
  readonly fixedNone: string;
  readonly fixedDie: (n: string) => string;
  readonly fixedHelp: string;
  readonly fixedLimit: string;
  readonly bonus: string;
  readonly bonusHelp: string;
  readonly bonuses: { readonly none: string; readonly variable: string };
  readonly timerTurns: string;
  readonly timerTurnsHelp: string;
  readonly penalty: string;
  readonly penaltyHelp: string;
  readonly allowFewer: string;
  readonly cards: string;
  readonly cardsEach: string;
  /** The largest number, where the sorts differ. */
  readonly cardsUpTo: (most: string) => string;
  readonly cardSorts: string;
  readonly cardsWhen: string;
  readonly cardsWhens: { readonly atOnce: string; readonly keep: string };
  readonly startSquare: string;
  readonly startSquareHelp: string;
  readonly startLimit: string;
  readonly stars: string;
  readonly starsHelp: string;
  readonly ownStars: string;
  readonly starsLimit: string;
  readonly starsChoices: { readonly usual: string; readonly none: string };
}

/** What the look back says of PLYT. */
export interface PlytBackWords {
  readonly wins: (name: string) => string;
  readonly grew: string;
  readonly beginning: string;
  readonly chose: (name: string, dice: number) => string;
  readonly table: string;
}
