import { cardTypes, type CardType } from '../../src/rules/trail/cards.js';
import { PLYT_SQUARES } from '../../src/rules/trail/options.js';
import type { PlytFormWords } from '../../src/words/plyt.js';
import type { FormWords } from '../../src/words/words.js';
import type { OptionField } from '../parts/set-up.js';

/** Limits offered in the form, in seconds; an attribute takes any number. */
const timers = [0, 15, 30, 60, 120] as const;

/** The form shows one number for all sorts of cards; an attribute can count each sort. */
export const cardsEach = (cards: unknown): number => {
  if (typeof cards === 'boolean') return cards ? 4 : 0;
  const counts = Object(cards) as Partial<Record<CardType, number>>;
  return Math.max(0, ...cardTypes.map((type) => counts[type] ?? 4));
};

export const cardsOf = (each: number): Record<string, number> =>
  Object.fromEntries(cardTypes.map((type) => [type, each]));

/** The options of PLYT that hold for all players, as the form shows them. */
export function optionFields(w: PlytFormWords, common: FormWords, figure: (n: number) => string): OptionField[] {
  return [
    {
      field: 'timer',
      label: common.timer,
      help: common.timerHelp,
      choices: timers.map((value) => ({
        value,
        label: value === 0 ? common.noTimer : value % 60 ? common.seconds(value) : common.minutes(value / 60),
      })),
    },
    { field: 'timerTwice', label: w.timerTurns, help: w.timerTurnsHelp, switch: true },
    { field: 'penalty', label: w.penalty, help: w.penaltyHelp, switch: true },
    { field: 'allowFewer', label: w.allowFewer, switch: true },
    {
      field: 'cardsEach',
      label: w.cards,
      help: w.cardsEach,
      values: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      show: figure,
    },
    {
      field: 'cardsWhen',
      label: w.cardsWhen,
      choices: [
        { value: 'at-once', label: w.cardsWhens.atOnce },
        { value: 'keep', label: w.cardsWhens.keep },
      ],
    },
    {
      field: 'plytSquares',
      label: w.stars,
      help: w.starsHelp,
      choices: [
        { value: PLYT_SQUARES, label: w.starsChoices.usual },
        { value: none, label: w.starsChoices.none },
      ],
    },
    {
      field: 'startSquare',
      label: w.startSquare,
      help: w.startSquareHelp,
      values: [0, 20, 40, 60, 72, 80, 96, 104],
      show: figure,
    },
  ];
}

/** No stars, as one value that the form can tell again. */
export const none: readonly number[] = [];
