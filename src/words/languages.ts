import { drafts, tags } from './generated/languages.js';

/** A language of the user interface. The data comes from its `words/<tag>/language.json`. */
export interface LanguageInfo {
  /** Its tag, and the name of its folder in `words/`. */
  readonly tag: string;
  /** True if no teacher has read the texts yet; the language is then used only when explicitly requested. */
  readonly isDraft: boolean;
}

export const languageTags: readonly string[] = tags.split(' ');

/** All languages. The first is always loaded; the others are fetched for the readers who use them. */
export const languages: readonly LanguageInfo[] = languageTags.map((tag) => ({
  tag,
  isDraft: drafts.split(' ').includes(tag),
}));

/** Returns the direction in which a language is written. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  new Intl.Locale(tag).maximize().script === 'Arab' ? 'rtl' : 'ltr';
