import type { BuilderWords } from '../../src/words/builder.js';
import { builder as english } from '../../src/words/en/builder.js';

/** Each language in its own words. */
export const languageNames = { en: 'English', it: 'Italiano' } as const;

export type LanguageTag = keyof typeof languageNames;

/** What the page says. English is there at once. */
export const pageWords: Readonly<Record<LanguageTag, () => Promise<BuilderWords>>> = {
  en: () => Promise.resolve(english),
  it: async () => (await import('../../src/words/it/builder.js')).builder,
};

export { english };
