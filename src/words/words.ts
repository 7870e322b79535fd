/** How words are kept and chosen: what is said stands in a folder for each language. */
import type { LanguageInfo } from './languages.js';
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

type Wanted = readonly (string | null | undefined)[];

/** The most characters of a name that can be part of a tag. */
const longestName = 100;

/**
 * Returns the tag (BCP 47) that a platform's name of a language stands for, without what is no part of a tag: `pt-BR` for
 * `pt_br` and `pt_BR.UTF-8`, `es-MX` for `es_mx_kids`, `id` for `in`; empty where it names no language.
 */
export function tagOf(name: string): string {
  const [spelled] = name.slice(0, longestName).trim().split(/[.@#]/);
  for (const parts = spelled.split(/[-_]/); parts.length; parts.pop()) {
    try {
      return Intl.getCanonicalLocales(parts.join('-'))[0];
    } catch {
      // The last part is none of a tag.
    }
  }
  return '';
}

/** The language of a tag without script and region, in lower case: `pt` of `pt-BR`. */
export const primaryOf = (tag: string): string => tagOf(tag).split('-')[0];

/** How well a language fits a tag of the same primary language: by language and script, and by region, of both in full. */
function fit(tag: string, wanted: string): number {
  try {
    const [own, other] = [tag, wanted].map((one) => new Intl.Locale(one).maximize());
    return 2 * Number(own.script === other.script) + Number(own.region === other.region);
  } catch {
    return 0;
  }
}

/** Of these names of languages, the one that is nearest to a wanted one in script and region; undefined if none is of its language. */
export function nearest(names: readonly string[], wanted: string): string | undefined {
  const primary = primaryOf(wanted);
  const near = names.filter((name) => primaryOf(name) === primary);
  // Tags are only completed where there is a choice.
  if (near.length < 2) return near[0];
  const [tag, fits] = [tagOf(wanted), (name: string) => fit(tagOf(name), tag)];
  return near.reduce((best, name) => (fits(name) > fits(best) ? name : best));
}

/**
 * Chooses a language: of the first tag whose language is known, the one that is nearest in script and region; the first
 * of `known` if there is none. Tags are completed by likely subtags (Unicode Technical Standard 35, part 1, section 4.3).
 * @param asked What the page asks for, in order, as it names languages.
 * @param reader What the browser prefers, in order. It never leads to a draft.
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

/** A tag that `Intl` takes: the reader's own variety of the language where there is one (`de-CH`), else its plain tag. */
export function localeFor(tag: string, wanted: Wanted): string {
  const primary = primaryOf(tag);
  return wanted.map((name) => tagOf(name ?? '')).find((own) => own.split('-')[0] === primary) ?? tag;
}
