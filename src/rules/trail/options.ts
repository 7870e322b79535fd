/** The kinds of options about the trail that PLYT and Sequence share. */
import type { RuleId } from '../result.js';
import { listOfEach, numberOr, split } from '../option-kinds.js';
import type { Option } from '../options.js';
import { cardTypes, countsOf, type CardCounts, type CardType } from './cards.js';
import { fieldsOf, isWhole, readNumber } from './given.js';

/** The squares with stars by default (PLY-05). */
export const PLYT_SQUARES: readonly number[] = [6, 12, 21, 27, 34, 45, 53, 61, 69, 77, 84, 92, 101, 107];

/** Number of cards of each type in a full pack (PLY-22). */
export const CARDS_OF_A_TYPE = 4;
export const MOST_OF_A_TYPE = 8;

const isCardType = (name: string): name is CardType => (cardTypes as readonly string[]).includes(name);

export interface Counts extends Option<CardCounts, boolean | string | Readonly<Partial<Record<CardType, number>>>> {
  readonly kind: 'counts';
  readonly of: readonly CardType[];
  readonly most: number;
}

interface Cards {
  /** The default number of each type. */
  readonly each: number;
  readonly rule: RuleId;
  readonly letter: string;
}

/**
 * Numbers of cards: `true` for four of each type, `false` for none, or counts of single types; the others keep four
 * (PLY-20). As text `on`, `off`, or `yourself-up: 2, another-back: 0`.
 */
export const cardCounts = ({ each, rule, letter }: Cards): Counts => ({
  kind: 'counts',
  letter,
  write: (counts) => cardTypes.map((type) => counts[type]).join(''),
  read: (text) => ({
    ...countsOf(0),
    ...Object.fromEntries(cardTypes.map((type, i) => [type, readNumber(text[i] ?? '')])),
  }),
  of: cardTypes,
  most: MOST_OF_A_TYPE,
  default: countsOf(each),
  rule,
  check(given) {
    if (typeof given === 'boolean') return { value: countsOf(given ? CARDS_OF_A_TYPE : 0) };
    const expected = `true, false, or counts by type of card, each from 0 to ${MOST_OF_A_TYPE}`;
    const fields = fieldsOf(given);
    if (!fields) return { expected };
    const counts: Record<CardType, number> = { ...countsOf(CARDS_OF_A_TYPE) };
    for (const [type, count] of Object.entries(fields)) {
      if (!isCardType(type) || !isWhole(count, 0, MOST_OF_A_TYPE)) return { expected };
      counts[type] = count + 0;
    }
    return { value: counts };
  },
  parse(text) {
    if (text === '' || text === 'on' || text === 'true') return true;
    if (text === 'off' || text === 'none' || text === 'false') return false;
    return Object.fromEntries(split(text, ',').map((part) => split(part, /[:=]/).map(numberOr))) as unknown;
  },
});

export interface Squares extends Option<readonly number[], string | readonly number[]> {
  readonly kind: 'squares';
}

/** Writes one bit for each square from 1 to 112, four per hexadecimal digit. */
function writeSquares(squares: readonly number[]): string {
  const digits = Array<number>(28).fill(0);
  for (const square of squares) digits[(square - 1) >> 2] |= 1 << ((square - 1) & 3);
  return digits.map((digit) => digit.toString(16)).join('');
}

const readSquares = (text: string): number[] =>
  [...text].flatMap((digit, i) => {
    const bits = parseInt(digit, 16);
    return [0, 1, 2, 3].filter((bit) => (bits >> bit) & 1).map((bit) => 4 * i + bit + 1);
  });

/** Squares from 1 to 112 in any order, none twice. */
export const plytSquares = (said: {
  readonly rule: RuleId;
  readonly inForm?: boolean;
  readonly letter: string;
}): Squares => ({
  kind: 'squares',
  default: PLYT_SQUARES,
  ...said,
  write: writeSquares,
  read: readSquares,
  check(given) {
    const expected = 'a list of squares from 1 to 112, none twice';
    const checked = listOfEach<number>(
      given,
      (one) => (isWhole(one, 1, 112) ? { value: one } : { expected: 'a square' }),
      0,
      112,
    );
    if ('expected' in checked || new Set(checked.value).size < checked.value.length) return { expected };
    return { value: [...checked.value].sort((a, b) => a - b) };
  },
  parse: (text) => split(text, ',').map(numberOr),
});
