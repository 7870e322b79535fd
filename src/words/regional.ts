/** Regional variants of a language: other digits, sums in another direction, the same words. */
import type { Notation } from './notation.js';

type Change = Readonly<Partial<Record<keyof Notation, string>>>;

/** Converts Arabic-Indic digits to 0 to 9. */
const latin = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('٪', '%')
    .replace(/(\d)٫(?=\d)/g, '$1,');

/** Changes all texts, in groups within groups. */
function all<T>(words: T, change: (text: string) => string): T {
  if (typeof words === 'string') return change(words) as T;
  if (typeof words === 'function') {
    return ((...given: unknown[]) => change((words as unknown as (...given: unknown[]) => string)(...given))) as T;
  }
  if (Array.isArray(words)) return words.map((one: unknown) => all(one, change)) as T;
  const entries = Object.entries(words as object).map(([key, one]) => [key, all(one as unknown, change)]);
  return Object.fromEntries(entries) as T;
}

/** Words that include a notation. */
interface Words {
  readonly notation: Notation;
}

/**
 * Returns a function that converts a language's words to those of a region.
 * @param regions the differences in notation, by region: `MA`
 */
export const regional =
  (regions: Readonly<Record<string, Change>>) =>
  /** @param locale the reader's, `ar-MA`; for a region that is not listed, the words stay unchanged */
  <T extends object>(words: T, { notation }: Words, locale: string): T => {
    const { region = '' } = new Intl.Locale(locale);
    if (!Object.hasOwn(regions, region)) return words;
    const merged = Object.entries({ ...notation, ...regions[region] });
    // The defaults are omitted.
    const own = Object.fromEntries(merged.filter(([, value]) => value !== 'latn' && value !== 'ltr'));
    const change = (text: string): string => (own['digits'] ? text : latin(text));
    return withNotation(all(words, change), own as unknown as Notation);
  };

/** Replaces the notation wherever the words contain one. */
function withNotation<T extends object>(words: T, notation: Notation): T {
  const entries = Object.entries(words).map(([key, one]: [string, unknown]) => {
    if (key === 'notation') return [key, notation];
    return [key, key === 'common' ? withNotation(one as object, notation) : one];
  });
  return Object.fromEntries(entries) as T;
}
