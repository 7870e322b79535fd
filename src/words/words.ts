/** How words are kept and chosen: what is said stands in a folder for each language. */
import type { CommonWords, MainWords, SetUpWords, StudyWords } from './types.js';

export type { Refusals } from './say.js';

/** The words of a game in one language that come with the element's file. `W`: all words of the game. */
export interface Language<W> {
  readonly tag: string;
  readonly common: MainWords<CommonWords>;
  readonly game: MainWords<W>;
}

/** All words of a game in one language. */
export interface FullLanguage<W> extends Language<W> {
  readonly common: CommonWords;
  readonly game: W & MainWords<W>;
}

/** The words that a lazy module brings along, in the first language. */
export interface LazyWords {
  readonly common: object;
  readonly game: object;
}

/** The words of the study module: those that the element's file does not have. */
export interface LazyStudyWords<W> extends LazyWords {
  readonly common: Omit<StudyWords<CommonWords>, keyof MainWords<CommonWords>>;
  readonly game: Omit<StudyWords<W>, keyof MainWords<W>>;
}

/** The words of the set-up module, likewise. */
export interface LazySetUpWords<W> extends LazyWords {
  readonly common: Omit<SetUpWords<CommonWords>, keyof MainWords<CommonWords>>;
  readonly game: Omit<SetUpWords<W>, keyof MainWords<W>>;
}

/** A language with the words of a lazy module. */
export const withWords = <L extends Language<unknown>, M extends LazyWords>(language: L, more: M): L & M => ({
  ...language,
  ...more,
  common: { ...language.common, ...more.common },
  game: { ...language.game, ...more.game },
});

/** The same in every language: the first is there at once, the others are fetched by their tags. */
export interface InEachLanguage<T> {
  readonly first: T;
  readonly others: Readonly<Record<string, () => Promise<T>>>;
}

/** The languages of a game. */
export type Languages<W> = InEachLanguage<Language<W>>;

/** What there is in the language of a tag; rejects where it cannot be fetched. An unknown tag gives the first. */
export const fetchLanguage = async <T>({ first, others }: InEachLanguage<T>, tag: string): Promise<T> =>
  Object.hasOwn(others, tag) ? others[tag]() : first;

/** The first of the wanted languages that is among `tags`, by its first part; else the first tag. */
export function pickLanguage(tags: readonly string[], wanted: readonly (string | null | undefined)[]): string {
  const found = wanted.map((tag) => tag?.toLowerCase().split('-')[0]).find((tag) => tag && tags.includes(tag));
  return found ?? tags[0];
}

/** A tag that `Intl` takes: the reader's own variety of the language where there is one (`de-CH`), else its plain tag. */
export function localeFor(tag: string, wanted: readonly (string | null | undefined)[]): string {
  const own = wanted.find((w) => w?.toLowerCase().split('-')[0] === tag);
  try {
    return Intl.getCanonicalLocales(own ?? tag)[0] ?? tag;
  } catch {
    return tag;
  }
}
