import { html, type TemplateResult } from 'lit';
import { cardTypes, type CardCounts, type CardType } from '../../src/rules/trail/cards.js';
import { CARDS_OF_A_TYPE, MOST_OF_A_TYPE, PLYT_SQUARES } from '../../src/rules/trail/options.js';
import type { CommonWords, PlytWords } from '../../src/words/types.js';
import type { ControlledRow, Options, OwnField } from '../parts/option-fields.js';
import { optionRow } from '../parts/option-row.js';
import { segments, stepper } from '../style/controls.js';
import { numberList } from '../style/number-list.js';

const cardNumbers = Array.from({ length: MOST_OF_A_TYPE + 1 }, (_, n) => n);

/** A pattern that matches one of the squares 1 to 112. */
const square = '11[0-2]|10\\d|[1-9]\\d?';

/** Returns the number of cards of each type, whichever form of the option is given. */
function countsIn(cards: unknown): CardCounts {
  const given = Object(cards) as Partial<CardCounts>;
  const usual = cards === false ? 0 : CARDS_OF_A_TYPE;
  return Object.fromEntries(cardTypes.map((type) => [type, given[type] ?? usual])) as Record<CardType, number>;
}

interface Form {
  readonly options: Options;
  readonly words: PlytWords['form'];
  readonly common: CommonWords['form'];
  readonly cardNames: PlytWords['cards']['names'];
  readonly figure: (n: number) => string;
}

/** Returns the controls of the options about the trail: its cards, its stars, and the square to start from. */
export const trailFields = (form: Form): Readonly<Record<string, OwnField>> => ({
  cards: { help: form.words.cardsEach, control: (row: ControlledRow) => cards(form, row) },
  plytSquares: {
    label: form.words.stars,
    help: form.words.starsHelp,
    control: (row: ControlledRow) => stars(form, row),
  },
  startSquare: {
    control: ({ label, set, refuse }: ControlledRow) =>
      numberList({
        label,
        values: [form.options['startSquare'] as number],
        one: `0|${square}`,
        most: 1,
        limit: form.words.startLimit,
        figure: form.figure,
        onChange: ([startSquare = 0]) => set(startSquare),
        onRefused: refuse,
      }),
  },
});

/** Renders the number of cards of every type, and of each type separately (PLY-20). */
function cards({ options, words: w, common, cardNames, figure }: Form, { set }: ControlledRow): TemplateResult {
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
      (n) => set(to(n)),
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

/** Renders the choice of Plyt squares: the usual ones, none, or others (PLY-05). */
function stars({ options, words: w, figure }: Form, { set, refuse }: ControlledRow): TemplateResult {
  const squares = options['plytSquares'] as readonly number[];
  const usual = String(squares) === String(PLYT_SQUARES);
  const choices = [
    { value: 'usual', label: w.starsChoices.usual },
    { value: 'none', label: w.starsChoices.none },
  ];
  const now = usual ? 'usual' : squares.length ? '' : 'none';
  return html`${segments('stars', w.stars, choices, now, (to) => set(to === 'usual' ? PLYT_SQUARES : []))}
    <details class="own">
      <summary>${w.ownStars}</summary>
      ${numberList({
        label: w.ownStars,
        values: squares,
        one: square,
        most: 112,
        limit: w.starsLimit,
        figure,
        onChange: (list) => set([...new Set(list)].sort((a, b) => a - b)),
        onRefused: refuse,
      })}
    </details>`;
}
