// The header of every page of the site. It is in the page in English, so that it is there without this script, which says it in the
// reader's language, and offers the languages where the page has them (`data-languages`).
import { header } from '../../src/words/generated/header.js';
import { languageNames } from '../../src/words/generated/language-names.js';
import { languages } from '../../src/words/languages.js';
import type { HeaderWords } from '../../src/words/types.js';
import { chooseLanguage, directionOf, inLanguage, languageOfPage, onLanguage } from './language.js';

const bar = document.querySelector<HTMLElement>('.site-header')!;
const nav = bar.querySelector('nav')!;
const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[data-page]')];
const hrefs = new Map(links.map((link) => [link, link.getAttribute('href')!]));

function speak(tag: string): void {
  const words = header[tag];
  bar.lang = tag;
  // The header runs as its language; the rest of the page decides for itself.
  bar.dir = directionOf(tag);
  nav.setAttribute('aria-label', words.label);
  for (const link of links) {
    link.textContent = words[link.dataset['page'] as keyof HeaderWords];
    link.href = inLanguage(hrefs.get(link)!);
  }
  const list = bar.querySelector('select');
  list?.setAttribute('aria-label', words.language);
  if (list) list.value = tag;
}

if ('languages' in bar.dataset) {
  const list = document.createElement('select');
  for (const { tag } of languages) list.add(new Option(languageNames[tag], tag));
  list.addEventListener('change', () => chooseLanguage(list.value));
  bar.append(list);
  document.documentElement.lang = languageOfPage();
  onLanguage((tag) => {
    document.documentElement.lang = tag;
    speak(tag);
  });
}
speak(languageOfPage());
