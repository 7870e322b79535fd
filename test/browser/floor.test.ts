import { expect } from '@open-wc/testing';
import { H5PContent } from '../../pages/h5p-content.js';
import { floorCondition } from '../../src/embed/floor.js';
import { libraryFolder } from '../../src/embed/h5p/library.js';
import { embed } from '../../src/words/generated/embed.js';
import { random, seed } from './support/chance.js';
import { addressOf, nextMove, PackagePage, playOn, type Played } from './support/package-page.js';
import { until } from './support/until.js';
import { find, findAll } from './support/look-up.js';
import { queryByRole } from './support/roles.js';

/* The oldest browsers that docs/hosts.md names, as far as a current one can simulate them: test/pages/floor.js. */

const browsers = ['chrome', 'firefox', 'safari'] as const;
const games = [
  'plyt-board',
  'sequence-board',
  'multiplay-grid',
  'pytagora-board',
  'pytagora-square',
  'pytagora-tables',
] as const;
const sizes = [
  [390, 844],
  [800, 600],
  [1280, 800],
] as const;

const page = new PackagePage();
const errors = (): string[] => (page.window as unknown as { seen: { errors: string[] } }).seen.errors;
const boardOf = (tag: string): Played => page.document.querySelector<Played>(tag)!;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function open(kind: string, tag: string, query = ''): Promise<Played> {
  await page.open(`/page/${kind}/${tag}?${query}`);
  const board = boardOf(tag);
  if (query === '')
    await until(() => board.state !== undefined && board.toText() !== '', `${tag} begins: ${errors().join()}`);
  return board;
}

/** Resolves when nothing moves any more, and everything that is fetched only in these browsers has arrived. */
async function still(board: Played): Promise<void> {
  let before = '';
  await until(async () => {
    const last = before;
    await pause(120);
    await new Promise(requestAnimationFrame); // a busy machine draws late
    before = JSON.stringify(placesIn(board));
    return before === last;
  }, 'nothing moves');
}

/** Returns the place of each thing in a board, in whole pixels. */
const placesIn = (board: Played): (string | number)[][] =>
  findAll(board, '*:not(style)').map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [[one.localName, ...one.classList].join('.'), ...[x, y, width, height].map(Math.round)];
  });

/** Clicks the first match of a selector in a board, once it is there. */
async function tap(board: Played, selector: string): Promise<void> {
  const found = (): HTMLElement | null => find<HTMLElement>(board, selector);
  await until(() => found(), `${board.localName} shows ${selector}`);
  found()!.click();
}

/** No script can remove syntax that Safari before 16.4 cannot parse, so this checks that no fetched script contains it. */
async function expectParsable(): Promise<void> {
  const fetched = page.window.performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = fetched.filter((name) => /\/dist\/.*\.js/.test(name));
  expect(scripts.length).to.be.above(1);
  for (const script of scripts)
    expect(/\bstatic\s*\{|\(\?<[=!]/.exec(await (await fetch(script)).text())?.[0], script).to.equal(undefined);
}

beforeEach(() => {
  seed(7);
});
afterEach(() => page.close());

for (const browser of browsers)
  describe(`in the oldest ${browser}`, () => {
    // Chrome lacks nothing that Safari does not lack, too, except for one declaration of styles.
    for (const tag of browser === 'chrome' ? games.slice(0, 2) : games) {
      it(`${tag} is played to its end, with its review`, async () => {
        const board = await open(`floor-${browser}`, tag);
        board.setAttribute('speed', 'instant');
        // A few moves are drawn; then the rest at once.
        for (let i = 0; i < 8 && nextMove(board, random) !== undefined; i++) {
          playOn(board, random, 1);
          await pause(20);
        }
        await still(board);
        playOn(board, random, 3000);
        expect(board.match!.isOver).to.equal(true);
        await until(() => find(board, '.finish, .to-replay'), 'the end is shown');
        await tap(board, '.to-replay');
        await until(() => queryByRole(board, 'button', 'Back to the end of the game'), 'the look back is shown');
        expect(errors()).to.deep.equal([]);
        if (browser === 'safari') await expectParsable();
      });

      // Safari lacks the most; the first form has everything that the other two lack besides.
      if (browser !== 'safari' && tag !== games[0]) continue;
      it(`${tag} has its form, and begins from there`, async () => {
        const board = await open(`floor-${browser}`, tag, 'form');
        await until(() => find(board, '[part~="set-up"], .start, .begin, .ways'), 'a form is shown');
        board.setAttribute('lang', 'de');
        await until(() => find(board, '.frame[lang="de"]'), 'it is in German');
        board.setAttribute('players', 'Ada, bot:1');
        board.newGame();
        await until(() => board.match !== undefined, 'a game begins');
        expect(errors()).to.deep.equal([]);
      });
    }

    it('the first page asks what to practise, and says which browsers it needs', async () => {
      await page.open(`/older/${browser}/demo/index.html`);
      const first = (): Element | null => page.document.querySelector('activity-page');
      await until(() => find(first(), 'footer'), `the page is there: ${errors().join()}`);
      expect(find(first(), 'footer')!.textContent).to.contain(embed['en'].needs);
      expect(findAll(first(), '.skills a, .skills button').length).to.equal(6);
      expect(errors()).to.deep.equal([]);
    });

    it('the builder starts, shows its preview and takes another game', async () => {
      await page.open(`/older/${browser}/demo/index.html#game=multiplay`);
      const root = (selector: string): ShadowRoot | null | undefined =>
        find(page.document.querySelector('game-builder'), selector)?.shadowRoot;
      await until(() => find(root('builder-form'), 'button, input'), `the form is there: ${errors().join()}`);
      const builder = page.document.querySelector('game-builder')!.shadowRoot!;
      // Its policy forbids elements to have styles of their own.
      const held = builder.querySelector('.frame')!;
      await until(() => page.window.getComputedStyle(held).display === 'flow-root', 'it has its styles');
      for (const card of builder.querySelectorAll<HTMLInputElement>('.gc input')) {
        card.click();
        await pause(50);
      }
      expect(errors()).to.deep.equal([]);
    });

    it('a SCORM package is played to its end', async () => {
      const query = 'game=plyt&players=Ada&start-square=100&cards=off';
      await page.open(`/older/${browser}${addressOf('scorm12', query)}`);
      const board = await page.begun();
      playOn(board, random);
      expect(board.match!.isOver).to.equal(true);
      await until(() => page.bar.textContent.trim(), 'the strip says how it stands');
      expect(errors()).to.deep.equal([]);
    });
  });

describe('what older browsers lay out by script', () => {
  /** Returns the place of each thing of a game at each of these sizes; the position is that of `text`, or some moves after the start. */
  async function placesAt(
    kind: string,
    tag: string,
    given: readonly (typeof sizes)[number][],
    text = '',
  ): Promise<{ text: string; places: (string | number)[][][] }> {
    sized(given[0]);
    const board = await open(kind, tag);
    board.setAttribute('speed', 'instant');
    if (!text) playOn(board, random, 5);
    const begun = text || board.toText();
    expect(board.fromText(begun).ok).to.equal(true);
    const places: (string | number)[][][] = [];
    for (const size of given) {
      sized(size);
      await still(board);
      places.push(placesIn(board));
    }
    page.close();
    return { text: begun, places };
  }

  const sized = ([width, height]: readonly [number, number]): void => {
    page.frame.style.cssText = `width: ${width}px; height: ${height}px; border: 0`;
  };

  // Firefox lacks a part of what Safari lacks, so there each game has only one size, in turn.
  for (const browser of ['firefox', 'safari'])
    for (const [nth, tag] of games.entries())
      it(`${tag} has every thing where it is by styles alone, in ${browser}`, async () => {
        const given = browser === 'safari' ? sizes : [sizes[nth % sizes.length]];
        const native = await placesAt('module', tag, given);
        const made = await placesAt(`floor-${browser}`, tag, given, native.text);
        for (const [nth, [width, height]] of given.entries()) {
          const moved = native.places[nth].filter((one, i) =>
            one.some((value, k) =>
              typeof value === 'number'
                ? Math.abs(value - Number(made.places[nth][i]?.[k])) > 1
                : value !== made.places[nth][i]?.[k],
            ),
          );
          expect(moved.slice(0, 5).join(' | '), `${width} × ${height}`).to.equal('');
        }
      });

  it('is needed there: without it, things are elsewhere', async () => {
    await open('floor-firefox', 'plyt-board');
    const { CSS } = page.window as unknown as { CSS: typeof globalThis.CSS };
    expect(CSS.supports('selector(:has(a))')).to.equal(false);
    page.close();
    await open('floor-safari', 'plyt-board');
    const { CSS: other, HTMLElement: element } = page.window as unknown as typeof globalThis;
    expect(other.supports('(container-type: size)')).to.equal(false);
    expect('attachInternals' in element.prototype).to.equal(false);
  });
});

describe('below the oldest', () => {
  it('no browser of today is', () => expect(CSS.supports(floorCondition)).to.equal(true));

  it('the autoloader says what it needs, in the language of the place, and fetches nothing', async () => {
    await page.open('/page/too-old/multiplay-grid');
    const place = page.document.createElement('div');
    place.dataset['abacade'] = 'plyt-board';
    place.dataset['lang'] = 'it';
    page.document.body.append(place);
    const texts = (): (string | undefined)[] =>
      [...page.document.querySelectorAll('[data-abacade], multiplay-grid')].map((one) => one.textContent?.trim());
    await until(() => texts().every((text) => text?.includes('109')), `it says so: ${texts().join(' | ')}`);
    expect(texts()).to.deep.equal([embed['en'].needs, embed['it'].needs]);
    const fetched = page.window.performance.getEntriesByType('resource').map(({ name }) => name);
    expect(fetched.filter((name) => /grid|board/.test(name))).to.deep.equal([]);
    expect(errors()).to.deep.equal([]);
  });

  it('the page in a frame says it in the language of its address', async () => {
    await page.open('/older/too-old/dist/cdn/frame.html?game=plyt&players=Ada&lang=de');
    const before = (): string => page.window.getComputedStyle(page.document.querySelector('main')!, '::before').content;
    await until(() => before() === JSON.stringify(embed['de'].needs), 'it is said in German');
  });

  it('the first page says it in its language', async () => {
    await page.open('/older/too-old/demo/index.html');
    const before = (): string => page.window.getComputedStyle(page.document.querySelector('main')!, '::before').content;
    await until(() => before() === JSON.stringify(embed['en'].needs), 'it is said');
    await page.open('/older/too-old/demo/index.html?lang=de');
    await until(() => before() === JSON.stringify(embed['de'].needs), 'it is said in German');
  });

  for (const lang of ['en', 'de'])
    it(`a content of H5P says it, and fetches no game, ${lang}`, async () => {
      const query = encodeURIComponent(`game=plyt&players=Ada&lang=${lang}`);
      const container = document.createElement('div');
      document.body.append(container);
      const { supports } = CSS;
      let heights = 0;
      CSS.supports = () => false;
      try {
        await new H5PContent({
          params: { game: 'plyt', lang },
          contentId: 1,
          host: { previousState: undefined, name: '', answered: () => undefined, completed: () => undefined },
          folder: `${location.origin}/package/h5p/${query}/${libraryFolder}/`,
          resized: () => heights++,
          started: () => undefined,
        }).attach(container);
      } finally {
        CSS.supports = supports;
      }
      expect(container.textContent).to.equal(embed[lang].needs);
      expect(container.querySelector('p')!.lang).to.equal(lang);
      expect(heights, 'its height is told').to.equal(1);
      expect(document.querySelector('script[src$="board.iife.js"]')).to.equal(null);
      container.remove();
    });

  it('a content of H5P whose script cannot be parsed says it by the styles of the library', async () => {
    const folder = `/package/h5p/${encodeURIComponent('game=plyt')}/${libraryFolder}`;
    const { preloadedCss } = (await (await fetch(`${folder}/library.json`)).json()) as {
      readonly preloadedCss: readonly { readonly path: string }[];
    };
    const css = await (await fetch(`${folder}/${preloadedCss[0].path}`)).text();
    const place = document.createElement('div');
    place.innerHTML = `<style>${css}</style><div class="h5p-container"></div><div lang="it"><div class="h5p-container"></div></div><div class="h5p-container"><p>Another</p></div>`;
    document.body.append(place);
    const said = (): string[] =>
      [...place.querySelectorAll('.h5p-container')].map((one) => getComputedStyle(one, '::before').content);
    expect(said()).to.deep.equal(['none', 'none', 'none']);
    const { sheet } = place.querySelector('style')!;
    sheet!.deleteRule([...sheet!.cssRules].findIndex((one) => one.cssText.startsWith('@supports')));
    expect(said()).to.deep.equal([...['en', 'it'].map((tag) => JSON.stringify(embed[tag].needs)), 'none']);
    place.remove();
  });

  for (const [lang, says] of [
    ['', embed['en']],
    ['&lang=de', embed['de']],
  ] as const)
    it(`the page of a package says it by its styles, ${lang || 'in English'}`, async () => {
      await page.open(addressOf('scorm12', `game=plyt&players=Ada${lang}`));
      const before = (): string =>
        page.window.getComputedStyle(page.document.querySelector('main')!, '::before').content;
      expect(before()).to.equal('none');
      const sheet = page.document.styleSheets[0];
      const rule = [...sheet.cssRules].findIndex((one) => one.cssText.startsWith('@supports'));
      expect(sheet.cssRules[rule].cssText).to.contain(floorCondition);
      sheet.deleteRule(rule);
      expect(before()).to.equal(JSON.stringify(says.needs));
    });
});
