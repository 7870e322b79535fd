import { css, html, type TemplateResult } from 'lit';
import type { Bonus, FixedDie, Operation } from '../../src/rules/plyt/index.js';
import { declaration, LONGEST_ROTATION, operations } from '../../src/rules/plyt/options.js';
import { cardTypes, type CardCounts, type CardType } from '../../src/rules/trail/cards.js';
import { CARDS_OF_A_TYPE, MOST_OF_A_TYPE, PLYT_SQUARES } from '../../src/rules/trail/options.js';
import { digitValue } from '../style/digit-value.js';
import type { CommonWords, PlytWords } from '../../src/words/types.js';
import type { FormContext } from '../game/context.js';
import type { Draft } from '../game/draft.js';
import { optionFields, time } from '../parts/option-fields.js';
import type { OptionField } from '../parts/set-up-parts.js';
import { optionRow } from '../parts/set-up.js';
import { segments, stepper, toggle } from '../style/controls.js';
import { replaced } from '../../src/lists.js';

/** The times that the form offers, in seconds; an attribute takes any. */
const times = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600];

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
  readonly options: Draft['options'];
  readonly own: Own;
  readonly words: PlytWords['form'];
  readonly common: CommonWords['form'];
  readonly cardNames: PlytWords['cards']['names'];
  readonly figure: (n: number) => string;
  readonly set: (to: object) => void;
  readonly say: (sentence: string) => void;
}

/** Returns the rows of the options that apply to all players. */
export function rows(form: Form): OptionField[] {
  const { words: w, common, options, figure, set, say } = form;
  const startSquare = numbersField({
    label: w.startSquare,
    values: [options['startSquare'] as number],
    one: `0|${square}`,
    most: 1,
    limit: w.startLimit,
    figure,
    onChange: ([startSquare = 0]) => set({ startSquare }),
    onRefused: say,
  });
  return optionFields(
    declaration,
    { words: w, common, options, figure },
    {
      timer: { control: timer(form) },
      timerTurns: { control: timerTurns(form) },
      cards: { help: w.cardsEach, control: cards(form) },
      plytSquares: { label: w.stars, help: w.starsHelp, control: stars(form) },
      startSquare: { control: startSquare },
    },
    ['timer', 'timerTurns', 'penalty'],
  );
}

/** Renders the time of all players; each may have another (PLY-19). */
function timer({ own, words: w, common, set }: Form): TemplateResult {
  const differs = new Set(own.timer).size > 1;
  return stepper(
    common.timer,
    { less: common.less(common.timer), more: common.more(common.timer) },
    times,
    own.timer[0],
    (seconds) => (differs ? w.timerDiffers : time(common, seconds)),
    (seconds) => set({ timer: [seconds] }),
  );
}

const timerTurns = ({ own, words: w, set }: Form): TemplateResult =>
  toggle(
    w.timerTurns,
    own.timerTurns.every((turns) => turns === 2),
    (isDouble) => set({ timerTurns: [isDouble ? 2 : 1] }),
  );

/** Renders the number of cards of every type, and of each type separately (PLY-20). */
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

/** Renders the choice of Plyt squares: the usual ones, none, or others (PLY-05). */
function stars({ options, words: w, figure, set, say }: Form): TemplateResult {
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
        figure,
        onChange: (list) => set({ plytSquares: [...new Set(list)].sort((a, b) => a - b) }),
        onRefused: say,
      })}
    </details>`;
}

export type View = FormContext<Pick<PlytWords, 'title' | 'form' | 'cards'>>;

/** The options that differ by player, with one value per seat. */
export interface Own {
  readonly standard: readonly number[];
  readonly operation: readonly Operation[];
  readonly fixed: readonly FixedDie[];
  readonly bonus: readonly Bonus[];
  readonly timer: readonly number[];
  readonly timerTurns: readonly (1 | 2)[];
}

const bonuses: readonly Bonus[] = [...Array(13).keys(), 'variable'];

/** Renders the options of one player: operation, Standard, fixed die, bonus and time (PLY-13 to PLY-16, PLY-19). */
export function ownOptions(v: View, own: Own, seat: number, set: (to: object) => void): TemplateResult {
  const { form } = v.words;
  const game = v.gameWords.form;
  const { name } = v.draft.players[seat];
  const of = (what: string): string => v.words.labelled(what, name);
  const standard = of(game.standard);
  const limit = of(form.timer);
  const fixed = own.fixed[seat];
  const choice = <T>(
    label: string,
    from: readonly T[],
    now: T,
    show: (value: T) => string,
    to: (value: T) => object,
  ) => {
    const all = from.some((one) => String(one) === String(now)) ? from : [now, ...from];
    return html`<select
      aria-label=${label}
      @change=${(e: Event) => set(to(all[(e.target as HTMLSelectElement).selectedIndex]))}
    >
      ${all.map((one) => html`<option .selected=${String(one) === String(now)}>${show(one)}</option>`)}
    </select>`;
  };
  const isAlone = own.operation[seat] === 'recognise';
  const summary = summaryOf(game.does, own, seat, v.figure);
  return html`<details class="own">
    <summary><span class="visually-hidden">${name}: </span>${summary}</summary>
    ${optionRow(
      game.operation,
      undefined,
      segments(
        `operation${seat}`,
        of(game.operation),
        operations.map((value) => ({ value, label: value === 'multiply' ? v.notation.times : game.operations[value] })),
        own.operation[seat],
        (value) => set({ operation: replaced(own.operation, seat, value) }),
      ),
    )}
    ${
      isAlone
        ? ''
        : html`${
            fixed.length
              ? ''
              : optionRow(
                  game.standard,
                  undefined,
                  stepper(
                    standard,
                    { less: form.less(standard), more: form.more(standard) },
                    [1, 2, 3, 4, 5, 6],
                    own.standard[seat],
                    v.figure,
                    (value) => set({ standard: replaced(own.standard, seat, value) }),
                  ),
                )
          }
          ${optionRow(
            game.fixed,
            game.fixedHelp,
            numbersField({
              label: of(game.fixed),
              values: fixed,
              one: '1[0-2]|[1-9]',
              most: LONGEST_ROTATION,
              limit: game.fixedLimit,
              figure: v.figure,
              placeholder: game.fixedNone,
              onChange: (die) => set({ fixed: replaced(own.fixed, seat, die) }),
              onRefused: v.say,
            }),
          )}
          ${optionRow(
            game.bonus,
            undefined,
            choice(
              of(game.bonus),
              bonuses,
              own.bonus[seat],
              (value) =>
                value === 'variable' ? game.bonuses.variable : value ? v.figure(value, true) : game.bonuses.none,
              (value) => ({ bonus: replaced(own.bonus, seat, value) }),
            ),
          )}`
    }
    ${optionRow(
      form.timer,
      undefined,
      stepper(
        limit,
        { less: form.less(limit), more: form.more(limit) },
        times,
        own.timer[seat],
        (seconds) => time(form, seconds),
        (seconds) => set({ timer: replaced(own.timer, seat, seconds) }),
      ),
    )}
    ${optionRow(
      game.timerTurns,
      undefined,
      toggle(of(game.timerTurns), own.timerTurns[seat] === 2, (isDouble) =>
        set({ timerTurns: replaced(own.timerTurns, seat, isDouble ? 2 : 1) }),
      ),
    )}
  </details>`;
}

/** Describes what a player does with the dice. */
function summaryOf(
  does: PlytWords['form']['does'],
  { operation, standard, fixed }: Own,
  seat: number,
  figure: (value: number) => string,
): string {
  if (operation[seat] === 'recognise') return does.recognise;
  const adds = operation[seat] === 'add';
  const dice = fixed[seat].map((n) => figure(n)).join(', ');
  if (dice) return adds ? does.addFixed(dice) : does.multiplyFixed(dice);
  return (adds ? does.add : does.multiply)(figure(standard[seat]));
}

interface NumbersField {
  readonly label: string;
  readonly values: readonly number[];
  /** A regular expression that matches exactly the numbers in range. */
  readonly one: string;
  /** The maximum number of numbers. */
  readonly most: number;
  /** A sentence about what is allowed; shown and announced if the input is invalid. */
  readonly limit: string;
  readonly placeholder?: string;
  readonly figure: (value: number) => string;
  readonly onChange: (values: readonly number[]) => void;
  readonly onRefused: (limit: string) => void;
}

/** Returns the typed text with the digits of any script as 0 to 9. */
const inAscii = (typed: string): string => typed.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/**
 * Renders a text field for numbers separated by commas or spaces. The browser does not submit the form while it is
 * invalid.
 */
function numbersField(f: NumbersField): TemplateResult {
  const fits = new RegExp(`^\\s*(?:(?:${f.one})(?:[\\s,;،؛]+(?:${f.one})){0,${f.most - 1}}\\s*)?$`);
  const change = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const typed = inAscii(input.value);
    const isGood = fits.test(typed);
    input.setCustomValidity(isGood ? '' : f.limit);
    if (isGood) f.onChange(typed.match(/\d+/g)?.map(Number) ?? []);
    else f.onRefused(f.limit);
  };
  return html`<span class="numbers">
    <input
      type="text"
      inputmode=${f.most === 1 ? 'numeric' : 'text'}
      autocomplete="off"
      aria-label=${f.label}
      title=${f.limit}
      placeholder=${f.placeholder ?? ''}
      .value=${f.values.map((value) => f.figure(value)).join(', ')}
      @change=${change}
    /><span class="limit" aria-hidden="true">${f.limit}</span>
  </span>`;
}

export const numbersFieldStyles = css`
  .numbers {
    display: grid;
    gap: var(--ab-space-1);
    flex: 0 1 auto;
    min-inline-size: 0;
  }
  .numbers input {
    min-block-size: var(--ab-control-1);
    inline-size: calc(var(--u) * 34);
    max-inline-size: 100%;
    padding: 0 var(--ab-space-4);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-paper);
    font-weight: 700;
  }
  .numbers.wide {
    flex-basis: 100%;
  }
  .numbers ::placeholder {
    color: var(--ab-ink-soft);
    font-weight: 400;
    opacity: 1;
  }
  .limit {
    display: none;
    color: var(--ab-wrong);
    font-size: var(--ab-text-1);
  }
  .numbers input:invalid {
    border-color: var(--ab-wrong);
  }
  .numbers input:invalid + .limit {
    display: block;
  }
`;
