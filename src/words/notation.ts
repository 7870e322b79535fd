/** The rules for writing and reading sums in a language: data from its `words/<tag>/language.json`, never part of a sentence. */
export interface Notation {
  /** The signs of multiplication and division. */
  readonly times: string;
  readonly divide: string;
  /** The factor that is the number of times: 3 × 8 is 3 rows of 8, or 3 taken 8 times, which is 8 rows of 3. */
  readonly factorOrder: 'multiplier-first' | 'multiplicand-first';
  /** The factor that varies in the table of 7: 7 × 1, 7 × 2, … or 1 × 7, 2 × 7, … */
  readonly row: 'second-runs' | 'first-runs';
  /** The pattern for reading a fact aloud: `{a} times {b} is {c}`. */
  readonly read: string;
  /** The sentences with which children recite the tables of 1 to 9, by both factors: しちは ごじゅうろく. Omitted if they follow `read`. */
  readonly readings?: readonly (readonly string[])[] | undefined;
  /** The sign for an unknown number; `?` if omitted. */
  readonly gap?: string | undefined;
  /** The separator between the items of a list; `, ` if omitted. */
  readonly comma?: string | undefined;
  /** The digits, by their name in `Intl`: `arab`. If omitted, 0 to 9. */
  readonly digits?: string | undefined;
  /** The direction of text, and that of sums: `rtl` for right to left. If omitted, left to right. */
  readonly direction?: 'rtl' | undefined;
  readonly equations?: 'rtl' | undefined;
  /** Converts the words of the language to those of a region with another notation; undefined if there is none. */
  readonly regional?: <T extends object>(words: T, common: { readonly notation: Notation }, locale: string) => T;
}

/**
 * Matches a tag that may request digits: `ar-u-nu-latn`. Other tags are not parsed with `Intl.Locale`, whose first use on a page takes 30
 * ms on a slow device.
 */
const mayAskForDigits = /-u-.*nu-/i;

/** Returns a reader's digits, by their name in `Intl`: those that the locale requests, otherwise the language's. */
export const digitsOf = (locale: string, { digits }: Pick<Notation, 'digits'>): string =>
  (mayAskForDigits.test(locale) ? new Intl.Locale(locale).numberingSystem : undefined) ?? digits ?? 'latn';

/** The data needed to write a sum. */
export interface Writing {
  readonly notation: Notation;
  /** Formats a number in the reader's digits. */
  readonly figure: (value: number) => string;
}

/** Returns the notation's sign for an ASCII sign. */
export function signOf({ times, divide }: Pick<Notation, 'times' | 'divide'>, sign: string): string {
  if (sign === '*') return times;
  if (sign === '/') return divide;
  return sign === '-' ? '\u2212' : sign;
}

/** Joins the items of a list: a, b, c. */
export const listed = (things: readonly string[], { comma }: Pick<Notation, 'comma'>): string =>
  things.join(comma ?? ', ');

/** Joins numbers in the reader's digits. */
export const listedFigures = (numbers: readonly number[], { notation, figure }: Writing): string =>
  listed(
    numbers.map((number) => figure(number)),
    notation,
  );

type Run = Pick<Notation, 'digits' | 'direction' | 'equations'>;

/** Returns the direction of a sum that is made of elements, for their attribute `dir`. */
export const sumDirection = ({ equations }: Run): 'ltr' | 'rtl' => equations ?? 'ltr';

/**
 * Isolates a sum so that it keeps its own direction among any words. Arabic digits run from right to left even in text that runs from left
 * to right, unless their direction is overridden (UAX 9, rule N1).
 */
export function isolated(sum: string, { digits, direction, equations }: Run): string {
  if (sum === '' || !(digits ?? direction ?? equations)) return sum;
  if (equations) return `\u2067${sum}\u2069`;
  return digits ? `\u2066\u202d${sum}\u202c\u2069` : `\u2066${sum}\u2069`;
}

/** Returns the name of a place, `E3`, which runs from left to right among any words. */
export function placeText(place: string, { notation, figure }: Writing): string {
  const shown = place.replace(/\d+/, (digits) => figure(Number(digits)));
  return notation.direction ? `\u2066${shown}\u2069` : shown;
}

/**
 * Formats a sum in ASCII, `7*8=?`, or its beginning, `7*`, in the reader's notation: 7 × 8 = ?. It is not broken into lines
 * unless another `space` is given.
 */
export function sumText(sum: string, { notation, figure }: Writing, space = '\u00a0'): string {
  const shown = sum.replace(/\d+|[-+*/=?]/g, (part) => {
    if (/\d/.test(part)) return figure(Number(part));
    return part === '?' ? (notation.gap ?? part) : `${space}${signOf(notation, part)}${space}`;
  });
  return isolated(shown.trim(), notation);
}

/** Formats what stands before the gap of a sum, `7*?=56`, and after it, with the spaces beside the gap; `7*8` ends with it. */
export function aroundGap(sum: string, writing: Writing): [before: string, after: string] {
  const [before, after = ''] = (sum.includes('?') ? sum : `${sum}=?`).split('?');
  return [before && `${sumText(before, writing)}\u00a0`, after && `\u00a0${sumText(after, writing)}`];
}

/** Formats a product in the reader's notation: 7 × 8, or 7 × 8 = 56. */
export const productText = (writing: Writing, a: number, b: number, makes?: number | '?'): string =>
  sumText(`${a}*${b}${makes === undefined ? '' : `=${makes}`}`, writing, ' ');

/**
 * Returns a sum in ASCII in which each product, given with the number of the table first, has its factors in the order in which the
 * language lists that table.
 */
export const inTableOrder = (sum: string, { row }: Notation): string =>
  row === 'first-runs' ? sum.replace(/(\d+|\?)\*(\d+|\?)/g, '$2*$1') : sum;

/** Returns the factors of a fact in the table of a number, in the order in which the language lists them. */
export const inTable = <T>({ row }: Notation, table: T, other: T): readonly [T, T] =>
  row === 'first-runs' ? [other, table] : [table, other];

/**
 * Returns the number of rows for drawing a × b, and the number in each row. For given rows and columns, returns the factors of their
 * product.
 */
export const inRows = <T>({ factorOrder }: Notation, a: T, b: T): readonly [T, T] =>
  factorOrder === 'multiplicand-first' ? [b, a] : [a, b];

/** Returns the words between two factors, including the spaces. */
const timesWord = ({ read }: Notation): string => /\{a\}(.*)\{b\}/.exec(read)?.[1] ?? ' ';

/** Returns a sum in ASCII as it is read aloud, "7 times 8". @param plus the word for + */
export const readSum = (sum: string, { notation, figure }: Writing, plus = '+'): string =>
  sum
    .replace(/\d+/g, (digits) => figure(Number(digits)))
    .replaceAll('*', timesWord(notation))
    .replaceAll('+', ` ${plus} `);

/** Returns a product as it is read aloud: "7 times 8". */
export const readProduct = (v: Writing, a: number, b: number): string => readSum(`${a}*${b}`, v);

/** Returns a fact as it is read aloud: "7 times 8 is 56", or as children recite the tables. */
export const readFact = ({ notation, figure }: Writing, a: number, b: number): string =>
  notation.readings?.[a - 1]?.[b - 1] ??
  notation.read
    .replace('{a}', figure(a))
    .replace('{b}', figure(b))
    .replace('{c}', figure(a * b));
