import type { Notation } from '../../src/words/notation.js';
import type { termsOf } from '../messages/glossary.mjs';
import type { Source } from '../messages/source.mjs';

/** What `words/<tag>/language.json` says of a language. */
export interface LanguageFile {
  readonly tag: string;
  readonly name: string;
  readonly lists?: string;
  readonly notation: Notation;
}

/** The names of all parts. */
export function partNames(root?: string): string[];
/** One part in English. */
export function readSource(part: string, root?: string): Source;
/** What the glossary of a language says. */
export function readGlossary(tag: string, root?: string): ReturnType<typeof termsOf>;
/** All languages, the source's first. */
export function readLanguages(root?: string): LanguageFile[];
