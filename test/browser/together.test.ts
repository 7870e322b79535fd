import { expect } from '@open-wc/testing';
import { allTags } from '../../src/games.js';
import { random } from './support/chance.js';
import { PackagePage, playOn, type Played } from './support/package-page.js';
import { until } from './support/until.js';
import { find } from './support/look-up.js';

const page = new PackagePage('width: 800px; height: 600px; border: 0');
const errors = (): readonly string[] => (page.window as unknown as { seen: { errors: string[] } }).seen.errors;
const isDefined = (tag: string): boolean => page.window.customElements.get(tag) !== undefined;

describe('a page with the autoloader alone', () => {
  afterEach(() => {
    expect(errors()).to.deep.equal([]);
    page.close();
  });

  it('has every element that it contains', async () => {
    await page.open('/page/embed/no-element');
    page.document.body.innerHTML = allTags.map((tag) => `<${tag}></${tag}>`).join('');
    for (const tag of allTags) await until(() => isDefined(tag), `${tag} is defined`);
  });

  it('has an element that comes later, also in a shadow root that is handed to it', async () => {
    await page.open('/page/embed/no-element');
    const { document } = page;
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    document.body.append(host);
    root.innerHTML = '<section><plyt-board players="Ada, Ben"></plyt-board></section>';
    document.body.append(document.createElement('abacade-warm-up'));
    await until(() => isDefined('abacade-warm-up'), 'the warm-up is defined');
    expect(isDefined('plyt-board')).to.equal(false);
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = `import { watch } from '/plain/dist/cdn/abacade.js'; watch(document.querySelector('div').shadowRoot);`;
    document.body.append(script);
    await until(() => isDefined('plyt-board'), 'the game in the shadow root is defined');
    root.append(document.createElement('sequence-board'));
    await until(() => isDefined('sequence-board'), 'one that comes later is defined');
    const place = document.createElement('div');
    place.dataset['abacade'] = 'plyt-board';
    root.append(place);
    await until(() => place.querySelector('plyt-board'), 'a division is filled');
  });
});

describe('two games of a page that trusts no text', () => {
  afterEach(() => {
    expect(errors()).to.deep.equal([]);
    page.close();
  });

  for (const [kind, policy] of [
    ['pair', 'trusted'],
    ['plain-pair', 'trusted'],
    ['twice', 'trusted'],
    ['embed', 'trusted'],
    ['other-lit', 'trusted-beside'],
  ]) {
    it(`are both played: ${kind}, ${policy}`, async () => {
      await page.open(`/page/${kind}/plyt-board?policy=${policy}`);
      const { document } = page;
      const second = document.createElement('sequence-board');
      for (const [name, value] of Object.entries({ players: 'Ada, Ben', 'real-dice': '' }))
        second.setAttribute(name, value);
      document.body.append(second);
      for (const tag of ['plyt-board', 'sequence-board']) {
        const board = document.querySelector<Played>(tag)!;
        await until(() => board.match && board.toText(), `${tag} begins`);
        playOn(board, random, 10);
        await until(() => find(board, '[part~="turn"]'), `${tag} is drawn`);
      }
    });
  }
});

describe('two versions on one page', () => {
  afterEach(() => {
    expect(errors()).to.deep.equal([]);
    page.close();
  });

  const run = (src: string, type: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const script = page.document.createElement('script');
      Object.assign(script, { type, src });
      script.onload = () => resolve();
      script.onerror = () => reject(new Error(src));
      page.document.head.append(script);
    });

  it('leave each element to the version that came first, and say nothing', async () => {
    await page.open('/page/bare/no-element');
    const said: unknown[] = [];
    const { console, customElements } = page.window as Window & typeof globalThis;
    for (const kind of ['warn', 'error'] as const) console[kind] = (...told: unknown[]) => void said.push(...told);
    await Promise.all(allTags.map((tag) => run(`/plain/dist/cdn/${tag}.js`, 'module')));
    const first = allTags.map((tag) => customElements.get(tag));
    await Promise.all(
      allTags.flatMap((tag) => [
        run(`/version/9.9.9/${tag}.js`, 'module'),
        run(`/version/9.9.9/${tag}.iife.js`, 'text/javascript'),
      ]),
    );
    expect(first.every((one, i) => one && one === customElements.get(allTags[i]))).to.equal(true);
    expect(said).to.deep.equal([]);
  });

  it('play side by side, each game with the parts of its own', async () => {
    await page.open('/page/module/plyt-board');
    const { document } = page;
    await run('/version/9.9.9/abacade.js', 'module');
    const second = document.createElement('multiplay-grid');
    second.setAttribute('players', 'Ada, Ben');
    second.setAttribute('lang', 'it');
    document.body.append(second);
    for (const tag of ['plyt-board', 'multiplay-grid']) {
      const board = document.querySelector<Played & { hint(): Promise<unknown> }>(tag)!;
      await until(() => board.match && board.toText(), `${tag} begins`);
      playOn(board, random, 4);
      if (!board.match!.isOver) await board.hint();
    }
    await until(() => find(second, '.frame[lang=it]'), 'the second one is Italian');
    const asked = page.window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const parts = (own: string, tag: string): string[] =>
      asked.filter((path) => path.startsWith(own) && path.endsWith(`/${tag}.study.js`));
    expect(parts('/plain/dist/cdn/', 'plyt-board')).to.have.length(1);
    expect(parts('/version/9.9.9/', 'multiplay-grid')).to.have.length(1);
    const strays = (own: string, tag: string): string[] =>
      asked.filter((path) => path.includes(`/${tag}.`) && !path.startsWith(own));
    expect(strays('/plain/dist/cdn/', 'plyt-board')).to.deep.equal([]);
    expect(strays('/version/9.9.9/', 'multiplay-grid')).to.deep.equal([]);
  });
});
