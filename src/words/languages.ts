import { drafts, tags } from './generated/languages.js';

/** A language that everything is said in. What it has comes from its `words/<tag>/language.json`. */
export interface LanguageInfo {
  /** Its tag, and the name of its folder in `words/`. */
  readonly tag: string;
  /** No teacher has read it yet, so it is only spoken where it is asked for. */
  readonly isDraft: boolean;
}

export const languageTags: readonly string[] = tags.split(' ');

/** All languages. The first is always there; the others are fetched when a reader has them. */
export const languages: readonly LanguageInfo[] = languageTags.map((tag) => ({
  tag,
  isDraft: drafts.split(' ').includes(tag),
}));
