import { languages as known, languageTags } from '../../src/words/languages.js';
import { first as mainWords, others as commonWords } from '../../src/words/generated/common.js';
import { nearest, type Language, type Languages, type Refusals } from '../../src/words/words.js';

/** The values that a sentence mentions, each as text for the reader: numbers in their digits, a list with its commas. */
export type SentenceValues = Readonly<Record<string, string>>;

/** A sentence, or a function that writes it from the values that it mentions. */
export type OwnSentence = string | ((values: SentenceValues, raw: Readonly<Record<string, unknown>>) => string);

/** The words of an option in the form. */
export interface OptionWords {
  readonly label: string;
  readonly help?: string;
  /** The names of its choices, by value; a choice without one is shown as it is. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** The words of a game in one language. Whatever else its screens say may be added under other names. */
export interface OwnWords {
  readonly title: string;
  /** A sentence below the title, in the form. */
  readonly about?: string;
  /** The steps of how to play, a sentence each. */
  readonly howTo?: readonly string[];
  readonly options?: Readonly<Record<string, OptionWords>>;
  /** Why a move is refused, by `reason`; otherwise the message of the rules is shown. */
  readonly refusals?: Readonly<Record<string, OwnSentence>>;
  /** The announcements of events, by type, with `name`, that of the player at its seat; nothing for a type left out. */
  readonly says?: Readonly<Record<string, OwnSentence>>;
}

/** The words of a game in one language, as the screens that all games share read them. */
export interface OwnWordsRead {
  readonly title: string;
  readonly about: string;
  readonly form: object;
  readonly howTo: readonly string[];
  readonly refusals: Refusals;
  readonly says: Readonly<Record<string, OwnSentence>>;
  readonly own: OwnWords;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the words of a language, with those of another one in place of what it lacks. */
function completed<W extends object>(words: W, others: object): W {
  const all: Record<string, unknown> = { ...others };
  for (const [key, value] of Object.entries(words)) {
    const other = all[key];
    all[key] = isGroup(value) && isGroup(other) ? completed(value, other) : value;
  }
  return all as W;
}

/** Writes a sentence. */
export const sentence = (said: OwnSentence, values: SentenceValues, raw: Readonly<Record<string, unknown>>): string =>
  typeof said === 'string' ? said : said(values, raw);

function readWords(own: OwnWords): OwnWordsRead {
  const { title, about = '', howTo = [], options = {}, refusals = {}, says = {} } = own;
  const form: Record<string, unknown> = { about };
  for (const [name, { label, help, choices }] of Object.entries(options))
    Object.assign(form, { [name]: label, [`${name}Help`]: help, [`${name}s`]: choices });
  return {
    title,
    about,
    form,
    howTo: howTo.length ? howTo : [about || title],
    refusals: Object.fromEntries(
      Object.entries(refusals).map(([reason, said]) => [
        reason,
        (values) => sentence(said, values as SentenceValues, values),
      ]),
    ),
    says,
    own,
  };
}

/**
 * Returns the languages of a game: those of Abacade, and those of its author. What its author has not written in the
 * reader's language is in English, or else in the first language of the author.
 */
export function ownLanguages(words: Readonly<Record<string, OwnWords>>): Languages<OwnWordsRead> {
  const tags = Object.keys(words);
  const usual = words[nearest(tags, 'en') ?? tags[0]];
  const inLanguage = (tag: string): OwnWordsRead => readWords(completed(words[nearest(tags, tag) ?? ''] ?? {}, usual));
  const fetched = async (tag: string): Promise<Language<OwnWordsRead>> => {
    const common = Object.hasOwn(commonWords, tag)
      ? await commonWords[tag]()
      : (await import('../../src/words/generated/common.en.js')).words;
    return { tag, common, game: inLanguage(tag) };
  };
  const [first, ...others] = languageTags;
  const more = tags.filter((tag) => nearest(languageTags, tag) === undefined);
  return {
    first: { tag: first, common: mainWords, game: inLanguage(first) },
    others: Object.fromEntries([...others, ...more].map((tag) => [tag, () => fetched(tag)])),
    known: [...known, ...more.map((tag) => ({ tag, isDraft: false }))],
  };
}
