import { languages } from '../../src/words/languages.js';
import { pickLanguage } from '../../src/words/words.js';

/** The field of an address that names a language, and the event that a page's header fires when another one is chosen. */
const field = 'lang';
const chosen = 'language-chosen';

/** Returns the language of this page: that of its address, otherwise the reader's. */
export const languageOfPage = (): string =>
  pickLanguage(languages, [new URLSearchParams(location.search).get(field)], navigator.languages);

/** Returns the direction in which a language is written. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  new Intl.Locale(tag).maximize().script === 'Arab' ? 'rtl' : 'ltr';

/** Calls a function when another language is chosen. */
export const onLanguage = (speak: (tag: string) => void): void =>
  document.addEventListener(chosen, (event) => speak((event as CustomEvent<string>).detail));

/** Tells the page that another language is chosen, and writes it into the address. */
export function chooseLanguage(tag: string): void {
  const address = new URL(location.href);
  address.searchParams.set(field, tag);
  history.replaceState(history.state, '', address);
  document.dispatchEvent(new CustomEvent(chosen, { detail: tag }));
}

/** Returns an address of this site with the language, if one was chosen. */
export function inLanguage(href: string): string {
  const asked = new URLSearchParams(location.search).get(field);
  if (!asked) return href;
  const address = new URL(href, location.href);
  address.searchParams.set(field, asked);
  return address.href;
}
