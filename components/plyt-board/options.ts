import { html, type TemplateResult } from 'lit';
import { cardTypes, type CardCounts, type CardType } from '../../src/rules/trail/cards.js';
import { declaration } from '../../src/rules/plyt/options.js';
import { CARDS_OF_A_TYPE, MOST_OF_A_TYPE, PLYT_SQUARES } from '../../src/rules/trail/options.js';
import type { CommonWords, PlytWords } from '../../src/words/types.js';
import { segments, stepper } from '../ui/controls.js';
import type { Draft } from '../base/draft.js';
import { optionFields } from '../screens/option-fields.js';
import { optionRow, type OptionField } from '../screens/set-up.js';
import { numbersField } from './numbers-field.js';

const cardNumbers = Array.from({ length: MOST_OF_A_TYPE + 1 }, (_, n) => n);

/** One of the squares 1 to 112, as a pattern. */
const square = '11[0-2]|10\\d|[1-9]\\d?';

/** How many cards of each sort, whatever they were given as. */
export function countsIn(cards: unknown): CardCounts {
  const given = Object(cards) as Partial<CardCounts>;
  const usual = cards === false ? 0 : CARDS_OF_A_TYPE;
  return Object.fromEntries(cardTypes.map((type) => [type, given[type] ?? usual])) as Record<CardType, number>;
}

interface Form {
  readonly options: Draft['options'];
  readonly words: PlytWords['form'];
  readonly common: CommonWords['form'];
  readonly cardNames: PlytWords['cards']['names'];
  readonly figure: (n: number) => string;
  readonly set: (to: object) => void;
  readonly say: (sentence: string) => void;
}

/** The rows of the options that hold for all players. */
export function rows(form: Form): OptionField[] {
  const { words: w, common, options, figure, set, say } = form;
  const startSquare = numbersField({
    label: w.startSquare,
    values: [options['startSquare'] as number],
    one: `0|${square}`,
    most: 1,
    limit: w.startLimit,
    onChange: ([startSquare = 0]) => set({ startSquare }),
    onRefused: say,
  });
  return optionFields(
    declaration,
    { words: w, common, options, figure },
    {
      timerTurns: { field: 'timerTwice', switch: true },
      cards: { help: w.cardsEach, control: cards(form) },
      cardsWhen: {
        choices: [
          { value: 'at-once', label: w.cardsWhens.atOnce },
          { value: 'keep', label: w.cardsWhens.keep },
        ],
      },
      plytSquares: { label: w.stars, help: w.starsHelp, control: stars(form) },
      startSquare: { control: startSquare },
    },
    ['timer', 'timerTurns', 'penalty'],
  );
}

/** How many of all sorts; and each sort by itself, for a game without some of them (PLY-20). */
function cards({ options, words: w, common, cardNames, figure, set }: Form): TemplateResult {
  const counts = countsIn(options['cards']);
  const all = new Set(Object.values(counts));
  const most = Math.max(...all);
  const step = (label: string, value: number, show: string, to: (n: number) => object): TemplateResult =>
    stepper(
      label,
      { less: common.less(label), more: common.more(label) },
      cardNumbers,
      value,
      () => show,
      (n) => set({ cards: to(n) }),
    );
  const each = (n: number): CardCounts =>
    Object.fromEntries(cardTypes.map((type) => [type, n])) as Record<CardType, number>;
  return html`${step(w.cards, most, all.size > 1 ? w.cardsUpTo(figure(most)) : figure(most), each)}
    <details class="own">
      <summary>${w.cardSorts}</summary>
      ${cardTypes.map((type) =>
        optionRow(
          cardNames[type],
          undefined,
          step(cardNames[type], counts[type], figure(counts[type]), (n) => ({ ...counts, [type]: n })),
        ),
      )}
    </details>`;
}

/** The usual squares, none, or others (PLY-05). */
function stars({ options, words: w, set, say }: Form): TemplateResult {
  const squares = options['plytSquares'] as readonly number[];
  const usual = String(squares) === String(PLYT_SQUARES);
  const choices = [
    { value: 'usual', label: w.starsChoices.usual },
    { value: 'none', label: w.starsChoices.none },
  ];
  const now = usual ? 'usual' : squares.length ? '' : 'none';
  return html`${segments('stars', w.stars, choices, now, (to) =>
      set({ plytSquares: to === 'usual' ? PLYT_SQUARES : [] }),
    )}
    <details class="own">
      <summary>${w.ownStars}</summary>
      ${numbersField({
        label: w.ownStars,
        values: squares,
        one: square,
        most: 112,
        limit: w.starsLimit,
        onChange: (list) => set({ plytSquares: [...new Set(list)].sort((a, b) => a - b) }),
        onRefused: say,
      })}
    </details>`;
}
