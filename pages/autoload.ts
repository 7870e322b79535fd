// One script for a page with games: finds every element of Abacade (`<multiplay-grid>`) and every
// `<div data-abacade="multiplay-grid" data-end-at="10">`, now and later, and fetches the scripts that they need from beside
// itself. Editors that take elements away leave divisions as they are.
import { decode } from '../src/embed/text.js';
import { notices } from '../src/words/generated/pages.js';
import { languageTags } from '../src/words/languages.js';
import { pickLanguage } from '../src/words/words.js';
import { byTag, createBoard, fetchGame, tags } from './board.js';

/** Two scripts on a page, of whatever version, put one game into a division. A clone of it does not carry the sign. */
const taken = Symbol.for('abacade.taken');

type Place = HTMLElement & { [taken]?: boolean };

/** Fetches a game; until it is there, `place` says so if it cannot be had. Resolves once the element is defined. */
async function load(tag: string, place: HTMLElement): Promise<void> {
  let notice: HTMLElement | undefined;
  await fetchGame(tag, (retry) => {
    notice?.remove();
    notice = lostNotice(place, retry);
    place.append(notice);
  });
  notice?.remove();
}

async function fillDivision(place: Place): Promise<void> {
  const tag = place.dataset['abacade']!;
  if (!byTag(tag) || place[taken] || place.querySelector(tag)) return;
  place[taken] = true;
  // A value that is not encoded as it must be is taken as it stands, for the element to judge.
  const wanted = [...place.attributes]
    .filter(({ name }) => name.startsWith('data-') && name !== 'data-abacade')
    .map(({ name, value }) => [name.slice(5), decode(value) ?? value] as const)
    // A list without names, which an editor would drop if it were empty.
    .map(([name, value]) => [name, value.trim() ? value : ''] as const);
  await load(tag, place);
  place.replaceChildren(createBoard(tag, wanted).board);
}

/** Elements that are being fetched, so that each tag is asked for once. */
const loading = new Set<string>();

function defineElement(element: HTMLElement): void {
  const tag = element.localName;
  if (customElements.get(tag) || loading.has(tag)) return;
  loading.add(tag);
  void load(tag, element);
}

/** Says that a game could not be fetched, with a button that tries again. */
function lostNotice(place: HTMLElement, retry: () => void): HTMLElement {
  const languages = [place.dataset['lang'], place.lang, document.documentElement.lang, navigator.language];
  const words = notices[pickLanguage(languageTags, languages)];
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.retry;
  button.onclick = retry;
  notice.append(words.noCore, ' ', button);
  return notice;
}

const divisions = '[data-abacade]';
const elements = tags.join();

function visit(node: HTMLElement): void {
  if (node.matches(divisions)) void fillDivision(node);
  else if (node.matches(elements)) defineElement(node);
}

function look(at: Element | Document): void {
  if (at instanceof HTMLElement) visit(at);
  for (const node of at.querySelectorAll<HTMLElement>(`${divisions},${elements}`)) visit(node);
}

new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) look(node);
}).observe(document, { childList: true, subtree: true });
look(document);
