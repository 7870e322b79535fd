/** Stores and selects words: each language has a folder with its words. */
import type { LanguageInfo } from './languages.js';
import type { CommonWords, MainWords, SetUpWords, StudyWords } from './types.js';

export type { Refusals } from './say.js';

/** The words of a game in one language that are in the element's file. `W`: all words of the game. */
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

/** The words that are in a lazy module's file, in the first language. */
export interface LazyWords {
  readonly common: object;
  readonly game: object;
}

/** The words of the study module that are not in the element's file. */
export interface LazyStudyWords<W> extends LazyWords {
  readonly common: Omit<StudyWords<CommonWords>, keyof MainWords<CommonWords>>;
  readonly game: Omit<StudyWords<W>, keyof MainWords<W>>;
}

/** The words of the set-up module that are not in the element's file. */
export interface LazySetUpWords<W> extends LazyWords {
  readonly common: Omit<SetUpWords<CommonWords>, keyof MainWords<CommonWords>>;
  readonly game: Omit<SetUpWords<W>, keyof MainWords<W>>;
}

/** Adds the words of a lazy module to a language. */
export const withWords = <L extends Language<unknown>, M extends LazyWords>(language: L, more: M): L & M => ({
  ...language,
  ...more,
  common: { ...language.common, ...more.common },
  game: { ...language.game, ...more.game },
});

/** Data in each language: the first is loaded with the script, the others are fetched by their tags. */
export interface InEachLanguage<T> {
  readonly first: T;
  readonly others: Readonly<Record<string, () => Promise<T>>>;
  /** The languages among which one is chosen, if not those of Abacade. */
  readonly known?: readonly LanguageInfo[];
}

/** The languages of a game. */
export type Languages<W> = InEachLanguage<Language<W>>;

/** Resolves to the data in the language of a tag; rejects if it cannot be fetched. An unknown tag gives the first language. */
export const fetchLanguage = async <T>({ first, others }: InEachLanguage<T>, tag: string): Promise<T> =>
  Object.hasOwn(others, tag) ? others[tag]() : first;

/** Fetches the words of a game in a language, with those of its set-up module, which brings those of the first language. */
export async function fetchWithSetUp<W>(
  languages: Languages<W>,
  tag: string,
  lazy: LazySetUpWords<W>,
): Promise<{ words: SetUpWords<CommonWords>; gameWords: SetUpWords<W> }> {
  const language = await fetchLanguage(languages, tag);
  const { common, game } = language === languages.first ? withWords(language, lazy) : language;
  return { words: common as SetUpWords<CommonWords>, gameWords: game as SetUpWords<W> };
}

type Wanted = readonly (string | null | undefined)[];

/** Maximum number of characters of a name that can be part of a tag. */
const longestName = 100;

/**
 * Returns the tag (BCP 47) for a platform's name of a language, without the parts that do not belong to a tag: `pt-BR` for `pt_br` and
 * `pt_BR.UTF-8`, `es-MX` for `es_mx_kids`, `id` for `in`; empty if it names no language.
 */
export function tagOf(name: string): string {
  const [spelled] = name.slice(0, longestName).trim().split(/[.@#]/);
  for (const parts = spelled.split(/[-_]/); parts.length; parts.pop()) {
    try {
      return Intl.getCanonicalLocales(parts.join('-'))[0];
    } catch {
      // The last part does not belong to a tag: try without it.
    }
  }
  return '';
}

/** Returns the language of a tag without script and region, in lower case: `pt` of `pt-BR`. */
export const primaryOf = (tag: string): string => tagOf(tag).split('-')[0];

/**
 * Returns how well a language fits a tag with the same primary language: by language and script, then by region, after completing both
 * tags.
 */
function fit(tag: string, wanted: string): number {
  try {
    const [own, other] = [tag, wanted].map((one) => new Intl.Locale(one).maximize());
    return 2 * Number(own.script === other.script) + Number(own.region === other.region);
  } catch {
    return 0;
  }
}

/**
 * Returns the language, of those given, that is nearest to a requested one in script and region; undefined if none has the same primary
 * language.
 */
export function nearest(names: readonly string[], wanted: string): string | undefined {
  const primary = primaryOf(wanted);
  const near = names.filter((name) => primaryOf(name) === primary);
  // Tags are completed only if there is a choice.
  if (near.length < 2) return near[0];
  const [tag, fits] = [tagOf(wanted), (name: string) => fit(tagOf(name), tag)];
  return near.reduce((best, name) => (fits(name) > fits(best) ? name : best));
}

/**
 * Selects a language: for the first tag whose language is known, the one that is nearest in script and region; the first of `known` if
 * there is none. Tags are completed by likely subtags (Unicode Technical Standard 35, part 1, section 4.3).
 * @param asked The languages that the page requests, in order, as it names languages.
 * @param reader The languages that the browser prefers, in order. They never select a draft.
 */
export function pickLanguage(known: readonly LanguageInfo[], asked: Wanted, reader: Wanted = []): string {
  const find = (among: readonly LanguageInfo[], wanted: Wanted): string | undefined => {
    const tags = among.map(({ tag }) => tag);
    for (const name of wanted) {
      const found = name ? nearest(tags, name) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  const finished = known.filter(({ isDraft }) => !isDraft);
  return find(known, asked) ?? find(finished, reader) ?? known[0].tag;
}

/** Returns a tag for `Intl`: the reader's own variety of the language if there is one (`de-CH`), otherwise the plain tag. */
export function localeFor(tag: string, wanted: Wanted): string {
  const primary = primaryOf(tag);
  return wanted.map((name) => tagOf(name ?? '')).find((own) => own.split('-')[0] === primary) ?? tag;
}
