/** A thing of the games, and what a language calls it. */
export interface Term {
  /** The English words. */
  readonly term: readonly string[];
  /** The beginnings of the words to use. */
  readonly use: readonly string[];
  /** Those of words not to use for it. */
  readonly avoid: readonly string[];
}

/** The terms of the text of a glossary, and what is wrong with it. */
export function termsOf(glossary: string): { readonly terms: readonly Term[]; readonly faults: readonly string[] };
/** The words of a translation that the glossary says not to use for what its English tells of. */
export function glossaryFaults(english: string, translated: string, terms: readonly Term[]): string[];
/** The terms that no message says so, of all pairs of English and translation. */
export function unsaidTerms(pairs: readonly (readonly [string, string])[], terms: readonly Term[]): string[];
