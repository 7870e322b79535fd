import { version } from '../src/version.js';
import { languageTags } from '../src/words/languages.js';

/**
 * The words of a language in plain scripts and in the scripts of pages, which hold the first language alone: each is a
 * script of its own, `words-<name>.<tag>.js`, that stands beside them and leaves its words here. The page of a package
 * and a single file run it before the game.
 */

const kept = ((globalThis as Record<symbol, unknown>)[Symbol.for('abacade.words')] ??= {}) as Record<string, unknown>;

/** The address of the plain script that runs now. */
const own = typeof document === 'undefined' ? undefined : (document.currentScript as HTMLScriptElement | null)?.src;

/** The words that a script has left, or undefined; `file` is its name. Words of another version may say other things. */
export const keptWords = (file: string): unknown => kept[`${file} ${version}`];

/** Called by the script of a language. */
export function keepWords(file: string, words: unknown): void {
  kept[`${file} ${version}`] = words;
}

/** Runs a script by an element, as a page on a disk or from another origin may, where it may not import. */
const byElement = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = reject;
    // The scripts of words are UTF-8, whatever the page is.
    script.setAttribute('charset', 'utf-8');
    script.src = src;
    document.head.append(script);
    script.remove();
  });

/**
 * The words of a script beside this one, which is fetched if it has not run; rejects where it cannot be had, or is of
 * another version.
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

/** The words of a name in all languages but the first, by tag: `words-multiplay`. */
export const plainLanguages = (name: string): Record<string, () => Promise<unknown>> =>
  Object.fromEntries(languageTags.slice(1).map((tag) => [tag, () => plainWords(`${name}.${tag}.js`)]));
