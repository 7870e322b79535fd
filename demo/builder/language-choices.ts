import { languageNames } from '../../src/words/generated/language-names.js';
import { languages } from '../../src/words/languages.js';
import type { BuilderWords } from '../../src/words/types.js';

/** The languages to choose from, by what they call themselves; a draft says that it is one. */
export const languageChoices = (words: BuilderWords): { value: string; label: string }[] =>
  languages.map(({ tag, isDraft }) => ({
    value: tag,
    label: isDraft ? words.draft(languageNames[tag]) : languageNames[tag],
  }));

/** What is said under the languages while a draft is chosen. */
export const draftHelp = (words: BuilderWords, chosen: string | undefined): string | undefined =>
  languages.some(({ tag, isDraft }) => tag === chosen && isDraft) ? words.draftHelp : undefined;
