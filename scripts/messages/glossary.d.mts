/** A term of the games, and its translation. */
export interface Term {
  /** The English words. */
  readonly term: readonly string[];
  /** The beginnings of the words to use. */
  readonly use: readonly string[];
  /** The beginnings of words not to use for the term. */
  readonly avoid: readonly string[];
}

/** Returns the terms of a glossary, given as text, and its problems. */
export function termsOf(glossary: string): { readonly terms: readonly Term[]; readonly faults: readonly string[] };
/** Returns the words in a translation that the glossary forbids for the terms in the English text. */
export function glossaryFaults(english: string, translated: string, terms: readonly Term[]): string[];
/** Returns the terms whose translation occurs in no message, given all pairs of English and translation. */
export function unsaidTerms(pairs: readonly (readonly [string, string])[], terms: readonly Term[]): string[];
