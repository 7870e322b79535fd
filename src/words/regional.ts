/** A language as one of its regions writes it: other digits, sums in another direction, the same words. */
import type { Notation } from './notation.js';

type Change = Readonly<Partial<Record<keyof Notation, string>>>;

/** Arabic-Indic digits as 0 to 9. */
const latin = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('٪', '%')
    .replace(/(\d)٫(?=\d)/g, '$1,');

/** Changes all that is said, in groups within groups. */
function all<T>(words: T, change: (text: string) => string): T {
  if (typeof words === 'string') return change(words) as T;
  if (typeof words === 'function') {
    return ((...given: unknown[]) => change((words as unknown as (...given: unknown[]) => string)(...given))) as T;
  }
  if (Array.isArray(words)) return words.map((one: unknown) => all(one, change)) as T;
  const entries = Object.entries(words as object).map(([key, one]) => [key, all(one as unknown, change)]);
  return Object.fromEntries(entries) as T;
}

/** Words that have a notation among them. */
interface Words {
  readonly notation: Notation;
}

/**
 * What makes of a language's words those of a region.
 * @param regions what is written otherwise, by region: `MA`
 */
export const regional =
  (regions: Readonly<Record<string, Change>>) =>
  /** @param locale the reader's, `ar-MA`; of a region that is not listed the words stay as they are */
  <T extends object>(words: T, { notation }: Words, locale: string): T => {
    const { region = '' } = new Intl.Locale(locale);
    if (!Object.hasOwn(regions, region)) return words;
    const merged = Object.entries({ ...notation, ...regions[region] });
    // What is usual everywhere is left out.
    const own = Object.fromEntries(merged.filter(([, value]) => value !== 'latn' && value !== 'ltr'));
    const change = (text: string): string => (own['digits'] ? text : latin(text));
    return withNotation(all(words, change), own as unknown as Notation);
  };

/** The same words with another notation, wherever one stands among them. */
function withNotation<T extends object>(words: T, notation: Notation): T {
  const entries = Object.entries(words).map(([key, one]: [string, unknown]) => {
    if (key === 'notation') return [key, notation];
    return [key, key === 'common' ? withNotation(one as object, notation) : one];
  });
  return Object.fromEntries(entries) as T;
}
