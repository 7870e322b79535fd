// Puts a game into every `<div data-abacade="multiplay-grid" data-end-at="10">` of a page, now and later. Editors that take
// elements away leave divisions as they are. A page needs this one script for all games; each is fetched from beside it.
import { decode } from '../src/embed/text.js';
import { faults as english } from '../src/words/en/faults.js';
import { faults as italian } from '../src/words/it/faults.js';
import { pickLanguage } from '../src/words/words.js';
import { byTag, dress, fetchGame } from './board.js';

/** Two scripts on a page, of whatever version, put one game into a division. A clone of it does not carry the sign. */
const taken = Symbol.for('abacade.taken');

type Place = HTMLElement & { [taken]?: boolean };

async function fill(place: Place): Promise<void> {
  const tag = place.dataset.abacade!;
  if (!byTag(tag) || place[taken] || place.querySelector(tag)) return;
  place[taken] = true;
  // A value that is not encoded as it must be is taken as it stands, for the element to judge.
  const wanted = [...place.attributes]
    .filter(({ name }) => name.startsWith('data-') && name !== 'data-abacade')
    .map(({ name, value }) => [name.slice(5), decode(value) ?? value] as const)
    // A list without names, which an editor would drop if it were empty.
    .map(([name, value]) => [name, value.trim() ? value : ''] as const);
  await fetchGame(tag, (retry) => tell(place, retry));
  place.replaceChildren(dress(tag, wanted).board);
}

/** Says that the game could not be had, in the place of what stood there. */
function tell(place: Place, retry: () => void): void {
  const languages = [place.dataset.lang, document.documentElement.lang, navigator.language];
  const words = pickLanguage(['en', 'it'], languages) === 'it' ? italian : english;
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.retry;
  button.onclick = retry;
  notice.append(words.noCore, ' ', button);
  place.replaceChildren(notice);
}

const selector = '[data-abacade]';

function look(at: Element | Document): void {
  if (at instanceof HTMLElement && at.matches(selector)) void fill(at);
  for (const place of at.querySelectorAll<HTMLElement>(selector)) void fill(place);
}

new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) look(node);
}).observe(document, { childList: true, subtree: true });
look(document);
