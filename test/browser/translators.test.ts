import { expect } from '@open-wc/testing';
import { allTags, tags } from '../../src/games.js';
import { random } from './support/chance.js';
import { PackagePage, playOn, type Played } from './support/package-page.js';
import { until } from './support/until.js';
import { find, findAll, the, words } from './support/look-up.js';

const page = new PackagePage('width: 800px; height: 600px; border: 0');
afterEach(() => page.close());

/** Returns whether a translator may translate the element, by the nearest attribute. */
const mayTranslate = (element: Element): boolean =>
  element.closest('[translate]')?.getAttribute('translate') !== 'no' && !element.closest('style, script');

/**
 * Does the same as the translator of Chrome, also within open shadow roots: two <font> elements with another text replace each text.
 * Returns what it has translated.
 */
function translate(root: Document | ShadowRoot): string[] {
  const { ownerDocument } = root.firstElementChild!;
  const walker = ownerDocument.createTreeWalker(root, 4); // texts
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const done = texts
    .filter(({ data, parentElement }) => data.trim() && parentElement && mayTranslate(parentElement))
    .map((text) => {
      const { data } = text;
      const [outer, inner] = ['font', 'font'].map((name) => ownerDocument.createElement(name));
      inner.textContent = `${data}, translated`;
      outer.append(inner);
      text.replaceWith(outer);
      return data.trim();
    });
  const roots = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [...done, ...roots.flatMap(translate)];
}

const frameOf = (element: Element): Element | null | undefined => find(element, '.frame');
const textOf = (element: Element): string => words(frameOf(element));

describe('a page under a translator', () => {
  for (const tag of allTags) {
    it(`${tag} keeps its own words, which go on changing; the heading of the page is translated`, async () => {
      await page.open(`/page/module/${tag}`);
      const element = page.document.querySelector<Played>(tag)!;
      element.innerHTML = '<h2 slot="heading">Homework</h2>';
      const isGame = tags.includes(tag);
      await until(() => frameOf(element) && (!isGame || (element.match && element.toText())), `${tag} is there`);
      await until(() => textOf(element).length > 10, `${tag} says something`);
      const before = textOf(element);
      expect(translate(page.document)).to.deep.equal([`${'module'} ${tag}`, 'Homework']);
      expect(element.querySelector('h2')!.textContent).to.equal('Homework, translated');
      expect(textOf(element)).to.equal(before);
      if (!isGame) return;
      playOn(element, random, 6);
      await until(() => textOf(element) !== before, 'what is said has changed');
      expect(translate(page.document)).to.deep.equal([`${'module'} ${tag}, translated`, 'Homework, translated']);
    });
  }

  it('has how a game is played translated, which does not change', async () => {
    await page.open('/page/module/plyt-board?form');
    const board = page.document.querySelector('plyt-board')!;
    await until(() => find(board, '[aria-label="How to play"]'), 'the form is there');
    const sentences = (): string[] => findAll(board, '.how-to p').map(({ textContent }) => textContent.trim());
    const show = async (): Promise<void> => {
      the(board, '[aria-label="How to play"]').click();
      await until(() => find<HTMLDialogElement>(board, '.how-to')?.open, 'it is shown');
    };
    await show();
    const said = sentences();
    translate(page.document);
    expect(sentences()).to.deep.equal(said.map((sentence) => `${sentence}, translated`));
    the(board, '.how-to .start').click();
    await until(() => !find(board, '.how-to'), 'it is closed');
    await show();
    expect(sentences()).to.deep.equal(said);
  });
});
