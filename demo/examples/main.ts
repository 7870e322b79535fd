// The pages with live examples of the games: their language, and the line that embeds each example.
import { examplesLanguages } from '../../src/words/generated/examples.js';
import { inLanguage } from '../header/language.js';
import { sayIn, speakPage, textAt } from '../header/speak.js';
import { showLine } from './line.js';

const { body } = document;
const examples = [...body.querySelectorAll<HTMLElement>('article > :not(h3, p)')];
// Some examples show another language than that of the page.
const inThatOfPage = examples.filter((example) => !example.hasAttribute('lang'));
const links = [...body.querySelectorAll<HTMLAnchorElement>('a[data-says]:not([href^="#"])')];
const hrefs = new Map(links.map((link) => [link, link.getAttribute('href')!]));

let words = examplesLanguages.first;
for (const example of examples)
  showLine(example, (button, path) => {
    button.dataset['says'] = path;
    button.textContent = textAt(words, path);
  });

speakPage({
  languages: examplesLanguages,
  begin: (tag) => {
    for (const example of inThatOfPage) example.lang = tag;
    for (const [link, href] of hrefs) link.href = inLanguage(href);
  },
  title: (own) => textAt(own, body.dataset['title']!),
  say: (own, tag) => {
    words = own;
    sayIn(body, words, tag);
  },
});
