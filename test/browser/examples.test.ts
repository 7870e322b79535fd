import { expect } from '@open-wc/testing';
import { common as arabicOfGames } from '../../src/words/generated/ar/common.js';
import { examples as arabic } from '../../src/words/generated/ar/examples.js';
import { common as germanOfGames } from '../../src/words/generated/de/common.js';
import { examples as german } from '../../src/words/generated/de/examples.js';
import { header } from '../../src/words/generated/header.js';
import { find, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole } from './support/roles.js';
import { until } from './support/until.js';

let frame: HTMLIFrameElement;
const inside = (): Document => frame.contentDocument!;
const body = (): HTMLElement => inside().body;
afterEach(() => frame.remove());

async function openPage(path: string): Promise<void> {
  frame = document.createElement('iframe');
  frame.title = 'A page with examples';
  frame.style.cssText = 'width: 1200px; height: 700px';
  frame.src = `/plain/demo/${path}`;
  document.body.append(frame);
  await new Promise((resolve) => (frame.onload = resolve));
}

const examples = (): Element[] => [...body().querySelectorAll('article > :not(h3, p, pre)')];

/** Returns all texts of words, however they are grouped. */
const textsOf = (group: object): string[] =>
  Object.values(group).flatMap((one: string | object) => (typeof one === 'string' ? [one] : textsOf(one)));

/** Returns the texts below the header of the page that it has in its markup, with the names for screen readers. */
const textsBelow = (): string[] =>
  [...body().querySelectorAll('body > :not(.site-header)')].flatMap((part) => {
    const walker = inside().createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found = [part, ...part.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '');
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (!text.parentElement!.closest('code')) found.push(text.textContent!);
    return found.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  });

/** Expects that each text below the header is one of these words. */
function expectOnly(spoken: object): void {
  const known = [...textsOf(spoken), '·', 'Abacade'];
  const found = textsBelow();
  expect(found.length).to.be.greaterThan(30);
  expect(found.filter((text) => !known.includes(text))).to.deep.equal([]);
}

/** Waits until every example shows a text. */
const everyExampleSays = (text: string): Promise<void> =>
  until(() => examples().every((example) => words(example).includes(text)), `every example says ${text}`);

describe('The puzzles of the day', () => {
  it('are all in the language of the page', async () => {
    await openPage('puzzles.html?lang=de');
    await until(() => hasRole(body(), 'heading', german.puzzles.title), 'the page is in German');
    expect(inside().title).to.equal(`Abacade: ${german.puzzles.title}`);
    expectOnly(german);
    expect(queryAllByRole(body(), 'button', german.copying.copy)).to.have.length(7);
    await everyExampleSays(germanOfGames.puzzle.ofTheDay);
    const all = getByRole<HTMLAnchorElement>(body(), 'link', german.puzzles.all);
    expect(all.search, 'links keep the language').to.equal('?lang=de');

    const list = getByRole<HTMLSelectElement>(body(), 'combobox', header['de'].language);
    list.value = 'ar';
    list.dispatchEvent(new Event('change'));
    await until(() => hasRole(body(), 'heading', arabic.puzzles.title), 'the page is in Arabic');
    expect(inside().title).to.equal(`Abacade: ${arabic.puzzles.title}`);
    expectOnly(arabic);
    await everyExampleSays(arabicOfGames.puzzle.ofTheDay);
    for (const part of ['h1', 'article', 'footer'])
      expect(getComputedStyle(find(body(), part)!).direction, part).to.equal('rtl');
    expect(getComputedStyle(find(body(), 'pre')!).direction, 'code').to.equal('ltr');
    expect(queryAllByRole(body(), 'banner'), 'banners').to.have.length(1);
    expect(inside().documentElement.scrollWidth, 'nothing is beside the page').to.be.at.most(1200);
  });

  it('show lines that embed them in any language, and copy them', async () => {
    await openPage('puzzles.html?lang=de');
    await until(() => hasRole(body(), 'heading', german.puzzles.title), 'the page is in German');
    const copied: string[] = [];
    Object.defineProperty(frame.contentWindow!.navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    const [copy] = queryAllByRole(body(), 'button', german.copying.copy);
    copy.click();
    await until(() => words(copy) === german.copying.copied, 'it says so');
    expect(copied).to.deep.equal([
      '<script type="module" src="multiplay-grid.js"></script>\n<multiplay-grid puzzle="daily"></multiplay-grid>',
    ]);
  });
});

describe('All games', () => {
  it('are in the language of the page, but for those that show another one', async () => {
    await openPage('gallery.html?lang=de');
    await until(() => hasRole(body(), 'heading', german.gallery.examples.children), 'the page is in German');
    expect(inside().title).to.equal(`Abacade: ${german.gallery.title}`);
    expectOnly(german);
    const inItalian = queryAllByRole(body(), 'article').filter((one) =>
      hasRole(one, 'heading', german.gallery.examples.italian),
    );
    expect(inItalian).to.have.length(2);
    for (const example of examples())
      expect((example as HTMLElement).lang).to.equal(inItalian.includes(example.parentElement!) ? 'it' : 'de');

    const list = getByRole<HTMLSelectElement>(body(), 'combobox', header['de'].language);
    list.value = 'ar';
    list.dispatchEvent(new Event('change'));
    await until(() => hasRole(body(), 'heading', arabic.gallery.examples.children), 'the page is in Arabic');
    expect(inside().title).to.equal(`Abacade: ${arabic.gallery.title}`);
    expectOnly(arabic);
    expect(getComputedStyle(find(body(), 'article')!).direction).to.equal('rtl');
  });
});
