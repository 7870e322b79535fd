import type { Notation } from '../../src/words/notation.js';
import type { termsOf } from '../messages/glossary.mjs';
import type { Source } from '../messages/source.mjs';

/** The content of `words/<tag>/language.json`. */
export interface LanguageFile {
  readonly tag: string;
  readonly name: string;
  readonly lists?: string;
  readonly notation: Notation;
}

/** Returns the names of all parts. */
export function partNames(root?: string): string[];
/** Returns one part in English. */
export function readSource(part: string, root?: string): Source;
/** Returns the glossary of a language. */
export function readGlossary(tag: string, root?: string): ReturnType<typeof termsOf>;
/** Returns all languages, that of the source first. */
export function readLanguages(root?: string): LanguageFile[];
