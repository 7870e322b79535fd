import { version } from '../src/version.js';
import { languageTags } from '../src/words/languages.js';

/**
 * The words of a language in plain scripts and in the scripts of pages. These contain only the first language; each other
 * one is a script of its own, `words-<name>.<tag>.js`, in the same folder, which stores its words here. The page of a
 * package and a single file run it before the game.
 */

const kept = ((globalThis as Record<symbol, unknown>)[Symbol.for('abacade.words')] ??= {}) as Record<string, unknown>;

/** The address of the plain script that runs now. */
const own = typeof document === 'undefined' ? undefined : (document.currentScript as HTMLScriptElement | null)?.src;

/**
 * Returns the words that a script has stored, or undefined; `file` is its name. Words of another version are ignored,
 * because their messages may differ.
 */
export const keptWords = (file: string): unknown => kept[`${file} ${version}`];

/** Stores the words of a language. Called by its script. */
export function keepWords(file: string, words: unknown): void {
  kept[`${file} ${version}`] = words;
}

/** Runs a script by a script element. A page on a disk, or with a script from another origin, cannot import it. */
const byElement = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = reject;
    // The scripts of words are UTF-8, whatever the encoding of the page.
    script.setAttribute('charset', 'utf-8');
    script.src = src;
    document.head.append(script);
    script.remove();
  });

/**
 * Returns the words of a script in the folder of this one, which is fetched if it has not run. Rejects if it cannot be
 * fetched, or has another version.
 */
export async function plainWords<T>(file: string): Promise<T> {
  if (!keptWords(file)) {
    const beside = `./${file}`;
    await import(beside).catch(() => byElement(own ? new URL(file, own).href : file));
  }
  const words = keptWords(file);
  if (!words) throw new Error(file);
  return words as T;
}

/** Returns functions that fetch the words of a name in all languages but the first, by tag: `words-multiplay`. */
export const plainLanguages = (name: string): Record<string, () => Promise<unknown>> =>
  Object.fromEntries(languageTags.slice(1).map((tag) => [tag, () => plainWords(`${name}.${tag}.js`)]));
