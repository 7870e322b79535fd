/** The options about the trail that PLYT and Sequence share. */
import { cardTypes, countsOf, type CardCounts, type CardType } from './cards.js';
import { fieldsOf, isWhole, listOfEach, whole, type Check } from './given.js';

/** Where stars stand unless the option says otherwise (PLY-05). */
export const PLYT_SQUARES: readonly number[] = [6, 12, 21, 27, 34, 45, 53, 61, 69, 77, 84, 92, 101, 107];

/** Cards of each type in a full pack (PLY-22). */
export const CARDS_OF_A_TYPE = 4;
export const MOST_OF_A_TYPE = 8;

const isCardType = (name: string): name is CardType => (cardTypes as readonly string[]).includes(name);

/** `true` for four of each type, `false` for none, or counts of single types; the others keep four (PLY-20). */
export const cardCounts: Check<CardCounts> = (given) => {
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
};

/** Squares from 1 to 112 in any order, none twice. */
export const plytSquares: Check<readonly number[]> = (given) => {
  const checked = listOfEach(whole(1, 112), 0, 112)(given);
  if ('expected' in checked || new Set(checked.value).size < checked.value.length) {
    return { expected: 'a list of squares from 1 to 112, none twice' };
  }
  return { value: [...checked.value].sort((a, b) => a - b) };
};
