import { languageNames } from '../../src/words/generated/language-names.js';
import { languages } from '../../src/words/languages.js';
import type { BuilderWords } from '../../src/words/types.js';

/** Returns the languages to choose from, by their own names; drafts are marked as such. */
export const languageChoices = (words: BuilderWords): { value: string; label: string }[] =>
  languages.map(({ tag, isDraft }) => ({
    value: tag,
    label: isDraft ? words.draft(languageNames[tag]) : languageNames[tag],
  }));

/** Returns the help text below the languages if a draft is chosen. */
export const draftHelp = (words: BuilderWords, chosen: string | undefined): string | undefined =>
  languages.some(({ tag, isDraft }) => tag === chosen && isDraft) ? words.draftHelp : undefined;
