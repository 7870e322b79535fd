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
}

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

/** A sum in ASCII, `7*8=?`, as the reader writes it: 7 × 8 = ?. It stays in one line unless another `space` is given. */
export const sumText = (sum: string, { notation, figure }: Writing, space = '\u00a0'): string =>
  sum.replace(/\d+|[-+*/=]/g, (part) =>
    /\d/.test(part) ? figure(Number(part)) : `${space}${signOf(notation, part)}${space}`,
  );

/** A product as the reader writes it: 7 × 8. */
export const productText = ({ notation, figure }: Writing, a: number, b: number): string =>
  `${figure(a)} ${notation.times} ${figure(b)}`;

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

/** A fact as it is read aloud: "7 times 8 is 56". */
export const readFact = ({ notation, figure }: Writing, a: number, b: number): string =>
  notation.read
    .replace('{a}', figure(a))
    .replace('{b}', figure(b))
    .replace('{c}', figure(a * b));
