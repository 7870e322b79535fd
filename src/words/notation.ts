/** How a language writes and reads sums: data from its `words/<tag>/language.json`, never part of a sentence. */
export interface Notation {
  /** The signs of multiplication and division. */
  readonly times: string;
  readonly divide: string;
  /** Which factor says how often: 3 × 8 is 3 rows of 8, or 3 taken 8 times, which is 8 rows of 3. */
  readonly factorOrder: 'multiplier-first' | 'multiplicand-first';
  /** Which factor runs in the table of 7: 7 × 1, 7 × 2, … or 1 × 7, 2 × 7, … */
  readonly row: 'second-runs' | 'first-runs';
  /** How a fact is read aloud: `{a} times {b} is {c}`. */
  readonly read: string;
  /** What children say of the tables of 1 to 9 by heart, by both factors: しちは ごじゅうろく. Left out where they say it as `read`. */
  readonly readings?: readonly (readonly string[])[] | undefined;
  /** What stands for a number that is to be found; `?` where it is left out. */
  readonly gap?: string | undefined;
  /** What stands between the things of a list; `, ` where it is left out. */
  readonly comma?: string | undefined;
  /** Its digits, by the name that `Intl` has for them: `arab`. Left out: 0 to 9. */
  readonly digits?: string | undefined;
  /** Where text begins, and where sums do: `rtl` for the right. Left out: the left. */
  readonly direction?: 'rtl' | undefined;
  readonly equations?: 'rtl' | undefined;
  /** Makes of the words of the language those of a region that writes otherwise; undefined where none does. */
  readonly regional?: <T extends object>(words: T, common: { readonly notation: Notation }, locale: string) => T;
}

/** A tag that may ask for digits: `ar-u-nu-latn`. The first `Intl.Locale` of a page takes a slow device 30 ms, so others are not read by it. */
const mayAskForDigits = /-u-.*nu-/i;

/** The digits of a reader, by the name that `Intl` has for them: those that the locale asks for, else the language's. */
export const digitsOf = (locale: string, { digits }: Pick<Notation, 'digits'>): string =>
  (mayAskForDigits.test(locale) ? new Intl.Locale(locale).numberingSystem : undefined) ?? digits ?? 'latn';

/** What writing a sum needs. */
export interface Writing {
  readonly notation: Notation;
  /** A number in the reader's digits. */
  readonly figure: (value: number) => string;
}

/** An ASCII sign as the notation writes it. */
export function signOf({ times, divide }: Pick<Notation, 'times' | 'divide'>, sign: string): string {
  if (sign === '*') return times;
  if (sign === '/') return divide;
  return sign === '-' ? '\u2212' : sign;
}

/** Things one after another: a, b, c. */
export const listed = (things: readonly string[], { comma }: Pick<Notation, 'comma'>): string =>
  things.join(comma ?? ', ');

/** Numbers one after another, in the reader's digits. */
export const listedFigures = (numbers: readonly number[], { notation, figure }: Writing): string =>
  listed(
    numbers.map((number) => figure(number)),
    notation,
  );

type Run = Pick<Notation, 'digits' | 'direction' | 'equations'>;

/** Where a sum begins that is made of elements, for their attribute `dir`. */
export const sumDirection = ({ equations }: Run): 'ltr' | 'rtl' => equations ?? 'ltr';

/**
 * A sum that runs its own way among any words. Digits of Arabic run from the right even where all else runs from the left,
 * unless they are told otherwise (UAX 9, rule N1).
 */
export function isolated(sum: string, { digits, direction, equations }: Run): string {
  if (sum === '' || !(digits ?? direction ?? equations)) return sum;
  if (equations) return `\u2067${sum}\u2069`;
  return digits ? `\u2066\u202d${sum}\u202c\u2069` : `\u2066${sum}\u2069`;
}

/** The name of a place, `E3`: it runs from the left among any words. */
export function placeText(place: string, { notation, figure }: Writing): string {
  const shown = place.replace(/\d+/, (digits) => figure(Number(digits)));
  return notation.direction ? `\u2066${shown}\u2069` : shown;
}

/** A sum in ASCII, `7*8=?`, as the reader writes it: 7 × 8 = ?. It stays in one line unless another `space` is given. */
export function sumText(sum: string, { notation, figure }: Writing, space = '\u00a0'): string {
  const shown = sum.replace(/\d+|[-+*/=?]/g, (part) => {
    if (/\d/.test(part)) return figure(Number(part));
    return part === '?' ? (notation.gap ?? part) : `${space}${signOf(notation, part)}${space}`;
  });
  return isolated(shown, notation);
}

/** A product as the reader writes it: 7 × 8, or 7 × 8 = 56. */
export const productText = (writing: Writing, a: number, b: number, makes?: number | '?'): string =>
  sumText(`${a}*${b}${makes === undefined ? '' : `=${makes}`}`, writing, ' ');

/**
 * A sum in ASCII whose products have the number of their table first, with the factors in the order in which the language
 * lists that table.
 */
export const inTableOrder = (sum: string, { row }: Notation): string =>
  row === 'first-runs' ? sum.replace(/(\d+|\?)\*(\d+|\?)/g, '$2*$1') : sum;

/** The factors of a fact in the table of a number, in the order in which the language lists them. */
export const inTable = <T>({ row }: Notation, table: T, other: T): readonly [T, T] =>
  row === 'first-runs' ? [other, table] : [table, other];

/** How a × b is drawn: so many rows of so many. Given rows and columns it returns the factors of their product. */
export const inRows = <T>({ factorOrder }: Notation, a: T, b: T): readonly [T, T] =>
  factorOrder === 'multiplicand-first' ? [b, a] : [a, b];

/** What is said between two factors, with its spaces. */
const timesWord = ({ read }: Notation): string => /\{a\}(.*)\{b\}/.exec(read)?.[1] ?? ' ';

/** A sum in ASCII as it is read aloud, "7 times 8". @param plus how + is said */
export const readSum = (sum: string, { notation, figure }: Writing, plus = '+'): string =>
  sum
    .replace(/\d+/g, (digits) => figure(Number(digits)))
    .replaceAll('*', timesWord(notation))
    .replaceAll('+', ` ${plus} `);

/** A product as it is read aloud: "7 times 8". */
export const readProduct = (v: Writing, a: number, b: number): string => readSum(`${a}*${b}`, v);

/** A fact as it is read aloud: "7 times 8 is 56", or as the tables are said by heart. */
export const readFact = ({ notation, figure }: Writing, a: number, b: number): string =>
  notation.readings?.[a - 1]?.[b - 1] ??
  notation.read
    .replace('{a}', figure(a))
    .replace('{b}', figure(b))
    .replace('{c}', figure(a * b));
