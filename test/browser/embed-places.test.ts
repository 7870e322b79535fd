import { expect } from '@open-wc/testing';
import { random } from './support/chance.js';
import { mostInChromium } from './support/chromium.js';
import { PackagePage, playOn, type Played } from './support/package-page.js';
import { editors, throughTiny } from './support/tiny.js';
import { until } from './support/until.js';
import { findAll } from './support/look-up.js';

interface Seen {
  readonly errors: string[];
  readonly violations: string[];
}

const page = new PackagePage('width: 800px; height: 600px');

/** Returns the errors in the page, except for a refused WebAssembly, for which the twin is used. */
function complaints(): string[] {
  const { errors, violations } = (page.window as unknown as { seen: Seen }).seen;
  return [...errors, ...violations.filter((text) => !text.includes('wasm-eval'))];
}

async function begins(find: () => Played | null): Promise<Played> {
  const text = (): string | undefined => (find()?.match ? find()!.toText() : undefined);
  await until(text, 'a game begins');
  return find()!;
}

const game = (tag: string) => (): Played | null => page.document.querySelector<Played>(tag);

/** A division as `abacade/embed` writes it. */
const division =
  '<div data-abacade="multiplay-grid" data-players="Ada, Ben" data-size="5" data-end-at="8" data-lang="it">Multiplay</div>';

describe('a game on other people’s pages', () => {
  afterEach(() => {
    expect(complaints()).to.deep.equal([]);
    page.close();
  });

  for (const kind of ['module', 'script']) {
    for (const tag of mostInChromium(['multiplay-grid', 'plyt-board'], 1)) {
      it(`plays ${tag} as ${kind} where only files of the site are allowed`, async () => {
        await page.open(`/page/${kind}/${tag}?policy=strict`);
        playOn(await begins(game(tag)), random, 20);
      });
    }
  }

  it('plays where types must be trusted, put there by the script for divisions', async () => {
    await page.open('/page/embed/no-element?policy=trusted');
    const place = page.document.createElement('div');
    for (const [name, value] of [
      ['abacade', 'plyt-board'],
      ['players', 'Ada, Zo%C3%AB'],
      ['onclick', 'alert(1)'],
    ])
      place.setAttribute(`data-${name}`, value);
    page.document.body.append(place);
    const board = await begins(game('plyt-board'));
    expect(board.match!.players.map(({ name }) => name)).to.deep.equal(['Ada', 'Zoë']);
    expect(board.hasAttribute('onclick')).to.equal(false);
    playOn(board, random, 20);
  });

  it('plays beside RequireJS, once, however often it was pasted', async () => {
    await page.open('/page/require/multiplay-grid');
    const { document } = page;
    document.body.insertAdjacentHTML('beforeend', division);
    await until(() => document.querySelectorAll('multiplay-grid').length === 2, 'it is mounted');
    const again = document.createElement('script');
    again.type = 'module';
    again.src = '/plain/dist/cdn/abacade.js?again';
    await new Promise((resolve) => {
      again.onload = resolve;
      document.body.append(again);
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(document.querySelectorAll('multiplay-grid').length).to.equal(2);
    const board = await begins(() => document.querySelector<Played>('[data-abacade] > *'));
    expect(board.match!.start).to.deep.include({
      options: { size: 5, endAt: 8, answer: 'off', tables: [], highlight: 'on', timer: 0, practiceUndo: false },
    });
    playOn(board, random);
    expect(board.match!.isOver).to.equal(true);
  });

  it('begins at once with people without names where a division says so, which nobody takes for one called “true”', async () => {
    await page.open('/page/embed/no-element');
    const nameless = `<div data-abacade="multiplay-grid" data-players="%20">Multiplay</div>`;
    page.document.body.insertAdjacentHTML('beforeend', nameless);
    const board = await begins(game('multiplay-grid'));
    expect(board.getAttribute('players')).to.equal('');
    expect(board.match!.players.map(({ bot }) => bot)).to.deep.equal([0, 0]);
    for (const { name } of board.match!.players) expect(name.trim()).to.not.be.oneOf(['', 'true']);
  });

  it('looks and plays as ever under the styles of Bootstrap 5', async () => {
    const measure = async (kind: string): Promise<(readonly (string | number)[])[]> => {
      await page.open(`/page/${kind}/multiplay-grid`);
      page.document.body.style.cssText = 'margin: 0; font: 16px/1.5 serif';
      const board = await begins(game('multiplay-grid'));
      await new Promise((resolve) => setTimeout(resolve, 300));
      return findAll(board, 'button, h2, h3, table, legend, label, [role=grid]').map((one) => {
        const { fontSize, fontFamily, lineHeight, color } = page.window.getComputedStyle(one);
        const { width, height } = one.getBoundingClientRect();
        return [one.localName, fontSize, fontFamily, lineHeight, color, Math.round(width), Math.round(height)];
      });
    };
    const bare = await measure('module');
    page.close();
    expect(bare.length).to.be.above(5);
    expect(await measure('bootstrap')).to.deep.equal(bare);
  });

  it('leaves a division alone that names no game of ours', async () => {
    await page.open('/page/embed/no-element');
    page.document.body.insertAdjacentHTML('beforeend', '<div data-abacade="chess-board">Chess</div>');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(page.document.querySelector('[data-abacade]')!.textContent).to.equal('Chess');
  });
});

for (const [editor, folder] of mostInChromium(Object.entries(editors), 1))
  describe(editor, () => {
    it('leaves the division and its script as they are, which then play; an element it takes away', async () => {
      const script = '<script type="module" src="https://example.org/abacade/abacade.js"></script>';
      const saved = await throughTiny(
        page,
        `<p>Text</p>${division}${script}<multiplay-grid players="Ada, Ben">Grid</multiplay-grid>`,
        folder,
      );
      const { document } = page;
      expect(saved).to.contain(division);
      expect(saved).to.contain(script);
      expect(saved).not.to.contain('<multiplay-grid');

      const place = document.createElement('article');
      place.innerHTML = saved.replace(script, '');
      document.body.append(place);
      const board = await begins(() => place.querySelector<Played>('multiplay-grid'));
      expect(board.getAttribute('lang')).to.equal('it');
      playOn(board, random);
      expect(board.match!.isOver).to.equal(true);
      page.close();
    });
  });
