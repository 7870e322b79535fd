// Says a page below its header in the language of the page.
import { fetchLanguage, type InEachLanguage } from '../../src/words/words.js';
import { directionOf, languageOfPage, onLanguage } from './language.js';

/** A page below its header. `W`: its words. */
interface SpokenPage<W> {
  readonly languages: InEachLanguage<W>;
  /** Sets the language of what fetches its words itself. */
  readonly begin: (tag: string) => void;
  /** Returns the title of the page, for its tab and for bookmarks. */
  readonly title: (words: W, tag: string) => string;
  /** Says the rest. */
  readonly say?: (words: W, tag: string) => void;
}

/** Says a page in its language, and in each that is chosen. If the words cannot be fetched, title and texts stay as they are. */
export function speakPage<W>({ languages, begin, title, say }: SpokenPage<W>): void {
  let current: string;
  const speak = async (tag: string): Promise<void> => {
    current = tag;
    begin(tag);
    const words = await fetchLanguage(languages, tag).catch(() => undefined);
    if (!words || current !== tag) return;
    document.title = `Abacade: ${title(words, tag)}`;
    say?.(words, tag);
  };
  void speak(languageOfPage());
  onLanguage((tag) => void speak(tag));
}

/** Returns the text at a path in words, such as `footer.privacy`. */
export const textAt = (words: object, path: string): string =>
  path.split('.').reduce((group: unknown, name) => (group as Record<string, unknown>)[name], words) as string;

/** Says the texts of a part of the page: `data-says` names the text of an element, `data-label` its name for screen readers. */
export function sayIn(part: HTMLElement, words: object, tag: string): void {
  Object.assign(part, { lang: tag, dir: directionOf(tag) });
  for (const element of part.querySelectorAll<HTMLElement>('[data-says]'))
    element.textContent = textAt(words, element.dataset['says']!);
  for (const element of part.querySelectorAll<HTMLElement>('[data-label]'))
    element.setAttribute('aria-label', textAt(words, element.dataset['label']!));
}
