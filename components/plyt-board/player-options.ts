import { css } from 'lit';
import { declaration, defaults, LONGEST_ROTATION, options as checked } from '../../src/rules/plyt/options.js';
import type { Bonus, FixedDie, Operation } from '../../src/rules/plyt/index.js';
import { valueFor } from '../../src/rules/option-kinds.js';
import { replaced, without } from '../../src/lists.js';
import type { PlytWords } from '../../src/words/types.js';
import { numberList, numberListStyles } from '../style/number-list.js';
import type { FormReader, SeatOptions } from '../parts/game-form.js';
import { ofEachPlayer, time, type ControlledRow, type Options, type OwnField } from '../parts/option-fields.js';

export type View = FormReader<Pick<PlytWords, 'title' | 'form' | 'cards'>>;

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
export function spread(given: Options, seats: number): Own {
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
export function timesOfAll(v: View, own: Own): Readonly<Record<string, OwnField>> {
  const { offered = [] } = declaration.timer.of as { readonly offered?: readonly number[] };
  const differs = new Set(own.timer).size > 1;
  const areDouble = own.timerTurns.every((count) => count === 2);
  const forAll = (value: unknown): unknown => [value];
  return {
    timer: {
      values: offered,
      show: (seconds: number) => (differs ? v.gameWords.form.timerDiffers : time(v.words.form, seconds)),
      value: own.timer[0],
      to: forAll,
    },
    timerTurns: { switch: turns, value: areDouble ? 2 : 1, to: forAll },
  };
}

const bonuses: readonly Bonus[] = [...Array(13).keys(), 'variable'];

const declarationOfPlayer = ofEachPlayer(declaration, ['fixed']);

/** Styles for the options of one player: text fields have a line of their own. */
const styles = css`
  .option .numbers {
    flex: 1 1 100%;
  }
  .option .numbers input {
    inline-size: 100%;
  }
  select {
    max-inline-size: 100%;
    min-inline-size: calc(var(--u) * 28);
  }
`;

/** Returns the options of one player: operation, Standard, fixed die, bonus and time (PLY-13 to PLY-16, PLY-19). */
export function ownOptions(v: View, own: Own, seat: number): Omit<SeatOptions, 'note'> {
  const game = v.gameWords.form;
  const lists = Object.entries<readonly unknown[]>({ ...own });
  const values: Options = Object.fromEntries(lists.map(([option, each]) => [option, each[seat]]));
  const bonusText = (bonus: Bonus): string =>
    bonus === 'variable' ? game.bonuses.variable : bonus ? v.figure(bonus, true) : game.bonuses.none;
  const given = own.bonus[seat];
  // A player who only reads the die needs no Standard and no bonus; one with a fixed die needs no Standard.
  const left = own.operation[seat] === 'recognise' ? ['standard', 'fixed', 'bonus'] : [];
  return {
    summary: summaryOf(game.does, own, seat, v.figure),
    declaration: declarationOfPlayer,
    words: { ...game, operations: { ...game.operations, multiply: v.notation.times } },
    values,
    leftOut: own.fixed[seat].length ? [...left, 'standard'] : left,
    own: {
      fixed: {
        control: ({ label, set, refuse }: ControlledRow) =>
          numberList({
            label,
            values: own.fixed[seat],
            one: '1[0-2]|[1-9]',
            most: LONGEST_ROTATION,
            limit: game.fixedLimit,
            placeholder: game.fixedNone,
            figure: v.figure,
            onChange: set,
            onRefused: refuse,
          }),
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
    first: ['operation'],
    sheets: [numberListStyles, styles],
    change: (to) => ({
      ...v.draft.options,
      // Only what has changed becomes an option of each player.
      ...Object.fromEntries(
        lists
          .filter(([option]) => to[option] !== values[option])
          .map(([option, each]) => [option, replaced(each, seat, to[option])]),
      ),
    }),
  };
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
