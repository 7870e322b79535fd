import { html, type TemplateResult } from 'lit';
import { declaration, defaults, LONGEST_ROTATION, options as checked } from '../../src/rules/plyt/options.js';
import type { Bonus, FixedDie, Operation } from '../../src/rules/plyt/index.js';
import { valueFor } from '../../src/rules/option-kinds.js';
import { replaced, without } from '../../src/lists.js';
import type { PlytWords } from '../../src/words/types.js';
import type { FormContext } from '../parts/context.js';
import type { Draft } from '../parts/draft.js';
import { optionControl } from '../parts/option-control.js';
import { playerFields, time, type OwnField } from '../parts/option-fields.js';
import { optionRow } from '../parts/set-up.js';

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

/** Returns the options that differ by player, with a value for every seat. */
export function spread(given: Draft['options'], seats: number): Own {
  const read = checked(given);
  const options = read.ok ? read.value : defaults;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    standard: all.map((seat) => valueFor(options.standard, seat)),
    operation: all.map((seat) => valueFor(options.operation, seat)),
    fixed: all.map((seat) => valueFor(options.fixed, seat)),
    bonus: all.map((seat) => valueFor(options.bonus, seat)),
    timer: all.map((seat) => valueFor(options.timer, seat)),
    timerTurns: all.map((seat) => valueFor(options.timerTurns, seat)),
  };
}

/** Returns these options without those of one seat. */
export const withoutSeat = (own: Own, gone: number): object =>
  Object.fromEntries(Object.entries(own).map(([name, values]) => [name, without(values as unknown[], gone)]));

/** The time is doubled by turning the timer twice. */
const turns = [1, 2] as const;

/** Returns the controls of the time and its doubling for all players; each may have another (PLY-19). */
export function timesOfAll(v: View, own: Own, set: (to: object) => void): Readonly<Record<string, OwnField>> {
  const { form: words } = v.words;
  const game = v.gameWords.form;
  const { offered } = declaration.timer.of as { readonly offered?: readonly number[] };
  const differs = new Set(own.timer).size > 1;
  const show = (seconds: number): string => (differs ? game.timerDiffers : time(words, seconds));
  const areDouble = own.timerTurns.every((count) => count === 2);
  return {
    timer: {
      control: optionControl(
        { values: offered!, show },
        { name: 'timer', label: words.timer, value: own.timer[0], set: (to) => set({ timer: [to] }), words },
      ),
    },
    timerTurns: {
      control: optionControl(
        { switch: turns },
        {
          name: 'timerTurns',
          label: game.timerTurns,
          value: areDouble ? 2 : 1,
          set: (to) => set({ timerTurns: [to] }),
          words,
        },
      ),
    },
  };
}

const bonuses: readonly Bonus[] = [...Array(13).keys(), 'variable'];

/** Renders the options of one player: operation, Standard, fixed die, bonus and time (PLY-13 to PLY-16, PLY-19). */
export function ownOptions(v: View, own: Own, seat: number, set: (to: object) => void): TemplateResult {
  const { form: common } = v.words;
  const game = v.gameWords.form;
  const { name } = v.draft.players[seat];
  const values = Object.fromEntries(Object.entries(own).map(([option, each]) => [option, (each as unknown[])[seat]]));
  const bonusText = (bonus: Bonus): string =>
    bonus === 'variable' ? game.bonuses.variable : bonus ? v.figure(bonus, true) : game.bonuses.none;
  const given = own.bonus[seat];
  const fields = playerFields(
    declaration,
    {
      words: { ...game, operations: { ...game.operations, multiply: v.notation.times } },
      common,
      options: values,
      figure: v.figure,
    },
    {
      fixed: {
        numbers: {
          one: '1[0-2]|[1-9]',
          most: LONGEST_ROTATION,
          limit: game.fixedLimit,
          figure: v.figure,
          placeholder: game.fixedNone,
          onRefused: v.say,
        },
      },
      bonus: {
        help: undefined,
        list: (bonuses.includes(given) ? bonuses : [given, ...bonuses]).map((value) => ({
          value,
          label: bonusText(value),
        })),
      },
      timer: { help: undefined },
      timerTurns: { help: undefined, switch: turns },
    },
    ['operation'],
  );
  // A player who only reads the die needs no Standard and no bonus; one with a fixed die needs no Standard.
  const left = own.operation[seat] === 'recognise' ? ['standard', 'fixed', 'bonus'] : [];
  const hidden = own.fixed[seat].length ? [...left, 'standard'] : left;
  return html`<details class="own">
    <summary><span class="visually-hidden">${name}: </span>${summaryOf(game.does, own, seat, v.figure)}</summary>
    ${fields
      .filter(({ field }) => !hidden.includes(field))
      .map((field) =>
        optionRow(
          field.label,
          field.help,
          optionControl(field, {
            name: `${field.field}${seat}`,
            label: v.words.labelled(field.label, name),
            value: values[field.field],
            set: (to) =>
              set({ [field.field]: replaced(own[field.field as keyof Own] as readonly unknown[], seat, to) }),
            words: common,
          }),
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
