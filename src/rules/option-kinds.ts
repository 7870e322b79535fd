/** The kinds of options that several games have. */
import type { RuleId } from './result.js';
import type { Before, Checked, Following, InNotation, Option } from './options.js';
import { isList, isWhole, listOf, readNumber } from './trail/given.js';

/** The properties that every option has. */
interface Said<T> {
  readonly default: T | Following<T>;
  readonly rule: RuleId;
  /** `false` if the set-up form does not offer the option. */
  readonly inForm?: boolean;
  /** Its letter in the notation of positions; the kind of the option knows how its value is written. */
  readonly letter?: string;
}

/** Returns a value, computing it first if it depends on the options before it. */
export const at = <T extends number | readonly number[]>(value: T | Following<T>, before: Before): T =>
  typeof value === 'function' ? value(before) : value;

/** Returns an item of a written list: a number if it looks like one, otherwise the text. */
export const numberOr = (text: string): string | number => (/^\d{1,9}$/.test(text) ? Number(text) : text);

/** Splits a written list into its items. */
export const split = (text: string, by: string | RegExp): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);

interface Range {
  readonly min: number;
  readonly max: number | Following<number>;
  /** 2 if only every second number from `min` on is allowed. */
  readonly step?: 1 | 2;
  readonly unit?: 'seconds' | 'points';
  /** The numbers that the form offers, if not all. An attribute accepts any number in the range. */
  readonly offered?: readonly number[] | Following<readonly number[]>;
  /** Shows the offered values side by side instead of two buttons for less and more. */
  readonly sideBySide?: boolean;
}

export interface Whole extends Option<number, number | string>, Range {
  readonly kind: 'whole';
}

/**
 * An integer within a range. As text, `none` means 0, and so does `false`, which frameworks write for a disabled
 * option.
 */
export const whole = (said: Said<number> & Range): Whole => ({
  kind: 'whole',
  ...said,
  write: String,
  read: readNumber,
  check(given, before) {
    const { min, step = 1, unit } = said;
    const max = at(said.max, before);
    const isIn = Number.isInteger(given) && (given as number) >= min && (given as number) <= max;
    // −0 would read back from text as 0.
    if (isIn && ((given as number) - min) % step === 0 && !Object.is(given, -0)) return { value: given as number };
    const range = `${min} to ${max}`;
    if (step === 2) return { expected: `${min % 2 ? 'odd' : 'even'}, ${range}` };
    return { expected: `a whole number ${unit ? `of ${unit} ` : ''}from ${range}` };
  },
  parse: (text) => (text === 'none' || text === 'false' ? 0 : numberOr(text)),
});

/** Returns all values of a range that does not depend on other options. */
export const valuesOf = ({ min, max, step = 1 }: Pick<Range, 'min' | 'max' | 'step'>): number[] =>
  Array.from({ length: Math.floor((at(max, {}) - min) / step) + 1 }, (_, i) => min + i * step);

export interface Choice<T extends string | number, F extends string = never> extends Option<
  T,
  (T extends number ? T | `${T}` : T) | F
> {
  readonly kind: 'choice';
  readonly choices: readonly T[];
  /** The choices that are named by a calculation in ASCII, `7*?=56`; the others have words. */
  readonly sums?: Readonly<Partial<Record<T, string>>>;
}

interface OneOf<T extends string | number> extends Said<T> {
  readonly choices: readonly T[];
  readonly sums?: Readonly<Partial<Record<NoInfer<T>, string>>>;
}

/** One of a few words or numbers. As text, `false` means `off` if that is a choice. */
export function choice<const T extends string | number>(
  said: OneOf<T> & { readonly withoutLearner: NoInfer<T>; readonly fromSecondGame?: NoInfer<T> },
): Choice<T, 'fit'>;
export function choice<const T extends string | number>(said: OneOf<T>): Choice<T>;
export function choice<const T extends string | number>(said: OneOf<T>): Choice<T> {
  // The letter alone stands for the first that is not the default; another one is written by its first character.
  const usual = said.choices.find((one) => one !== said.default);
  return {
    kind: 'choice',
    ...said,
    write: (one) => (one === usual ? '' : String(one)[0]),
    read: (text) => (text ? said.choices.find((one) => String(one)[0] === text) : usual),
    check: (given) =>
      said.choices.includes(given as T) ? { value: given as T } : { expected: `one of ${said.choices.join(', ')}` },
    parse: (text) => said.choices.find((one) => String(one) === (text === 'false' ? 'off' : text)) ?? text,
  };
}

export interface YesOrNo extends Option<boolean, boolean | '' | 'true' | 'false'> {
  readonly kind: 'yes-or-no';
}

/** True or false. As text, an attribute without a value means true. */
export const yesOrNo = (said: Said<boolean>): YesOrNo => ({
  kind: 'yes-or-no',
  ...said,
  // The letter alone stands for the value that is not the default.
  write: () => '',
  read: () => !said.default,
  check: (given) => (typeof given === 'boolean' ? { value: given } : { expected: 'true or false' }),
  parse: (text) => text === '' || text === 'true' || (text === 'false' ? false : text),
});

export interface Numbers extends Option<readonly number[], number | string | readonly number[]> {
  readonly kind: 'numbers';
  readonly min: number;
  readonly max: number;
}

/**
 * Some of the numbers of a range, each once and in ascending order; by default none, which stands for all of them. As
 * text they are separated by spaces or commas, and `none` or `false` means none.
 * @param said the range, at most 35 numbers from 1 on: the notation writes each as one character
 */
export const numbers = (said: Said<readonly number[]> & { readonly min: number; readonly max: number }): Numbers => ({
  kind: 'numbers',
  ...said,
  write: (some) => some.map((one) => one.toString(36)).join(''),
  read: (text) => [...text].map((digit) => parseInt(digit, 36)),
  check(given) {
    const { min, max } = said;
    const list = isList(given) ? listOf(given, 0, max - min + 1) : [given];
    const isIn = (one: unknown): one is number => isWhole(one, min, max);
    return list?.every(isIn)
      ? { value: [...new Set(list)].sort((a, b) => a - b) }
      : { expected: `numbers from ${min} to ${max}` };
  },
  parse: (text) => (text === 'none' || text === 'false' ? [] : split(text, /[\s,]+/).map(numberOr)),
});

export interface Line extends Option<string, string> {
  readonly kind: 'line';
  /** A description of the required text. */
  readonly expected: string;
}

/** A text of a particular format, with no `_` in it. The notation writes `_` for a comma. */
export const line = (
  said: Said<string> & { readonly expected: string; readonly fits: (text: string) => boolean },
): Line => ({
  kind: 'line',
  ...said,
  write: (text) => text.replaceAll(',', '_'),
  read: (text) => text.replaceAll('_', ','),
  check: (given) => (typeof given === 'string' && said.fits(given) ? { value: given } : { expected: said.expected }),
  parse: (text) => text,
});

/** Checks a list in which every item must pass the check. */
export function listOfEach<T>(
  given: unknown,
  check: (one: unknown) => Checked<T>,
  least: number,
  most: number,
): Checked<readonly T[]> {
  const checked = listOf(given, least, most)?.map(check);
  const values = checked?.flatMap((one) => ('value' in one ? [one.value] : []));
  if (checked && values && values.length === checked.length) return { value: values };
  const wrong = checked?.find((one) => 'expected' in one);
  return { expected: `a list of ${least} to ${most}${wrong ? `, each ${wrong.expected}` : ' values'}` };
}

/** A list with one value for each seat. Players beyond the end of the list use its last value. */
export type PerPlayer<T> = readonly T[];

export const valueFor = <T>(values: PerPlayer<T>, seat: number): T => values[Math.min(seat, values.length - 1)];

export interface EachPlayer<T, A> extends Option<PerPlayer<T>, A | string | readonly A[]> {
  readonly kind: 'per-player';
  readonly of: Option<T, A>;
}

/**
 * An option that is given once for all players, or as a list of one to six, one for each. `notation`: its letter, and how
 * the list is written.
 */
export const perPlayer = <T, A>(of: Option<T, A>, notation?: InNotation<PerPlayer<T>>): EachPlayer<T, A> => ({
  kind: 'per-player',
  of,
  ...notation,
  rule: of.rule,
  default: [of.default as T],
  check(given, before) {
    if (isList(given)) return listOfEach(given, (one) => of.check(one, before), 1, 6);
    const checked = of.check(given, before);
    return 'value' in checked
      ? { value: [checked.value] }
      : { expected: `${checked.expected}, once or for each player` };
  },
  parse: (text) => split(text, ',').map((part) => of.parse(part)),
});
