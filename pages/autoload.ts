// The autoloader: finds every Abacade element, such as `<multiplay-grid>`, and every division such as
// `<div data-abacade="multiplay-grid" data-end-at="10">`, now and later, and imports `<tag>.js` from its own folder.
// Divisions are for editors that remove elements they do not know.
import { allTags, tags, warmUpTag } from '../src/games.js';
import { decode } from '../src/embed/text.js';
import { notices } from '../src/words/first-notices.js';
import { createBoard, fetchGame, lostSentence } from './board.js';
import { importBeside } from './import-beside.js';
import { fetchSpoken } from './speak.js';
import { isTooOld } from './too-old.js';

/** Marks a division as filled, also for other copies or versions of this script. A clone of a division is not marked. */
const taken = Symbol.for('abacade.taken');

/** The words that this script uses in its notices. */
type Notices = Pick<typeof notices, 'needs' | 'noCore' | 'noFile' | 'retry'>;

/** The words in the first language; listed one by one, so that this script contains no others. */
const first: Notices = {
  needs: notices.needs,
  noCore: notices.noCore,
  noFile: notices.noFile,
  retry: notices.retry,
};

type Place = HTMLElement & { [taken]?: boolean };

/** Shows a notice in place of a game: this browser is too old for its script. */
function sayNeeds(place: HTMLElement): void {
  void fetchSpoken<Notices>(first, [place.dataset['lang'], place.lang]).then(({ tag, words }) => {
    place.textContent = words.needs;
    place.lang = tag;
  });
}

/** Fetches a game, and shows a notice in `place` while that fails. Resolves once the element is defined. */
async function load(tag: string, place: HTMLElement): Promise<void> {
  let notice: HTMLElement | undefined;
  await fetchGame(
    () => importBeside(tag),
    (retry, error) => {
      notice?.remove();
      notice = lostNotice(place, retry, error);
      place.append(notice);
    },
  );
  notice?.remove();
}

async function fillDivision(place: Place): Promise<void> {
  const tag = place.dataset['abacade']!;
  if (!(tags.includes(tag) || tag === warmUpTag) || place[taken] || place.querySelector(tag)) return;
  place[taken] = true;
  if (isTooOld()) return sayNeeds(place);
  // A value that is not properly encoded is used unchanged; the element validates it.
  const wanted = [...place.attributes]
    .filter(({ name }) => name.startsWith('data-') && name !== 'data-abacade')
    .map(({ name, value }) => [name.slice(5), decode(value) ?? value] as const)
    // A list without names is written as a space, because editors remove empty attributes.
    .map(([name, value]) => [name, value.trim() ? value : ''] as const);
  await load(tag, place);
  place.replaceChildren(createBoard(tag, wanted).board);
}

/** Tags being fetched, so that each is fetched only once. */
const loading = new Set<string>();

function defineElement(element: HTMLElement): void {
  const tag = element.localName;
  if (customElements.get(tag)) return;
  if (isTooOld()) return sayNeeds(element);
  if (loading.has(tag)) return;
  loading.add(tag);
  void load(tag, element);
}

/** Creates a notice that a game could not be fetched, with a button to retry. */
function lostNotice(place: HTMLElement, retry: () => void, error: unknown): HTMLElement {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.onclick = retry;
  void fetchSpoken<Notices>(first, [place.dataset['lang'], place.lang]).then(({ words }) => {
    button.textContent = words.retry;
    notice.append(lostSentence(error, words), ' ', button);
  });
  return notice;
}

const divisions = '[data-abacade]';
const elements = allTags.join();

function visit(node: HTMLElement): void {
  if (node.matches(divisions)) void fillDivision(node);
  else if (node.matches(elements)) defineElement(node);
}

function look(at: ParentNode): void {
  if (at instanceof HTMLElement) visit(at);
  for (const node of at.querySelectorAll<HTMLElement>(`${divisions},${elements}`)) visit(node);
}

const observer = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) look(node);
});

/**
 * Finds the elements and divisions in `root`, now and later. The page is watched already; a shadow root is not visible from
 * outside, so the page that has created it must pass it to this function.
 */
export function watch(root: Document | ShadowRoot): void {
  observer.observe(root, { childList: true, subtree: true });
  look(root);
}

watch(document);
