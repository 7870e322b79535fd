// The lines and the single HTML file, as the builder makes them in this browser: on an author's page, or on a disk, and played to the end.
import { expect } from '@open-wc/testing';
import { unzipSync, zipSync } from 'fflate';
import { tags } from '../../src/games.js';
import { embed as english } from '../../src/words/generated/en/pages.js';
import { embed as italian } from '../../src/words/generated/it/pages.js';
import { version } from '../../src/version.js';
import { choose, folder, made, root, said } from './support/builder.js';
import { inChromium, mostInChromium } from './support/chromium.js';
import { press } from './support/hands.js';
import { expectOwn, fileOf, linesOf, playToTheEnd, short, Site, workshop } from './support/made.js';
import type { Played } from './support/package-page.js';
import { editors, focusOn, throughTiny, tinyWith } from './support/tiny.js';
import { until } from './support/until.js';
import { words } from './support/look-up.js';
import { getByRole } from './support/roles.js';

const other = await (await fetch('/other-origin')).text();
const shop = workshop();
const { page } = shop;

/** Returns an author's page with lines of the builder in it. */
const pageWith = (lines: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A lesson</title></head>
<body><h1>A lesson</h1><p>Before.</p>${lines}<p>After.</p></body></html>`;

/** Opens a page with lines in it and plays the game there, which reports its end to the page. */
async function playLines(lines: string): Promise<void> {
  const site = await Site.of('page', pageWith(lines));
  await page.open(site.address);
  page.unseen();
  const find = (): Played | null => page.document.querySelector<Played>('multiplay-grid, sequence-board');
  await until(() => find()?.match && find()!.toText(), 'a game begins');
  const overs: { scores: number[]; winners: number[] }[] = [];
  page.document.addEventListener('game-over', (event) => overs.push((event as CustomEvent<(typeof overs)[0]>).detail));
  const board = find()!;
  await playToTheEnd(board);
  expect(overs).to.have.length(1);
  expect(overs[0].scores).to.deep.equal(board.rules.scores(board.state));
  expect(board.getRootNode()).to.equal(page.document);
  await expectOwn(page, site);
}

/** The report of test/pages/hands.js about its page. */
interface Told {
  readonly begun: boolean;
  readonly over: boolean;
  readonly origins: readonly string[];
}

/** Makes the script in a frame play or report until the condition holds; returns its last report. */
async function handsTell(frame: HTMLIFrameElement, hands: 'play' | 'tell', is: (told: Told) => boolean): Promise<Told> {
  let told: Told | undefined;
  const hear = ({ source, data }: MessageEvent): void => {
    if (source === frame.contentWindow) told = data as Told;
  };
  window.addEventListener('message', hear);
  try {
    await until(() => {
      if (told && is(told)) return true;
      frame.contentWindow!.postMessage({ hands, moves: 400 }, '*');
      return false;
    }, `the game in the frame: ${hands}`);
    return told!;
  } finally {
    window.removeEventListener('message', hear);
  }
}

describe('the builder’s lines', () => {
  for (const game of mostInChromium(['multiplay', 'sequence'] as const, 1)) {
    it(`put ${game} on a page by script and element`, async () => {
      await playLines(await linesOf(shop.builder, 'script', short[game], folder));
    });

    it(`put ${game} on a page by a division that TinyMCE has saved`, async () => {
      const lines = await linesOf(shop.builder, 'div', short[game], folder);
      const saved = await throughTiny(page, lines);
      expect(saved.replace(/\s+/g, ' ')).to.equal(lines.replace(/\s+/g, ' '));
      page.close();
      await playLines(saved);
    });

    it(`put ${game} on a page by a frame from elsewhere, as high as the game, which tells the page its result`, async () => {
      const lines = await linesOf(shop.builder, 'iframe', short[game], other);
      const told = lines.replace('frame.html?', `frame.html?origin=${encodeURIComponent(location.origin)}&amp;`);
      const low = told.replace(' loading="lazy"', '').replace('height="640"', 'height="200"');
      const site = await Site.of('page', pageWith(low));
      await page.open(site.address);
      const frame = page.document.querySelector('iframe')!;
      const heard: Readonly<Record<string, unknown>>[] = [];
      page.window.addEventListener('message', ({ source, origin, data }) => {
        if (source === frame.contentWindow && origin === other) heard.push(data as (typeof heard)[0]);
      });
      await handsTell(frame, 'tell', ({ begun }) => begun);
      const { origins } = await handsTell(frame, 'play', ({ over }) => over);
      expect(origins).to.deep.equal([other]);
      const last = (): (typeof heard)[0] | undefined => heard.filter(({ type }) => type === 'report').at(-1);
      await until(() => (last()?.['result'] as { over?: boolean })?.over, 'the end is told');
      expect(last()).to.deep.include({ best: 100, last: false });
      await until(() => frame.clientHeight > 400, 'the frame is as high as the game');
      expect(new Set(page.origins)).to.deep.equal(new Set([other]));
      await site.expectClean();
      page.close(other);
    });
  }
});

describe('the scripts that the builder gives for a web server', () => {
  /** The folder in the zip, as an author uploads it: shared by all tests here. */
  let uploading: Promise<{ site: Site; names: string[] }> | undefined;
  async function upload(): Promise<{ site: Site; names: string[] }> {
    await choose(shop.builder, 'output', 'iframe');
    const { name, blob } = await made(shop.builder, getByRole(root(shop.builder), 'button', 'Download the scripts'));
    expect(name).to.equal('abacade.zip');
    const files = Object.entries(unzipSync(new Uint8Array(await blob.arrayBuffer())));
    const inFolder = files.map(([path, file]) => [path.replace(/^abacade\//, ''), file] as const);
    const site = await Site.of('zip', new Blob([zipSync(Object.fromEntries(inFolder), { level: 0 })]));
    return { site, names: files.map(([path]) => path) };
  }
  const uploaded = (): ReturnType<typeof upload> => (uploading ??= upload());

  inChromium('are all that every game may fetch, in one folder', async () => {
    const { names } = await uploaded();
    const parts = tags.flatMap((tag) =>
      ['set-up', 'study', 'bot', 'sounds', 'it'].map((part) => `abacade/${version}/${tag}.${part}.js`),
    );
    const games = tags.map((tag) => `${tag}.js`);
    const others = [
      ...games,
      'abacade.js',
      'version.js',
      'frame.html',
      'frame.css',
      'frame.js',
      'frame-height.js',
      'icon.svg',
      'LICENSES.txt',
    ];
    expect(names).to.include.members([...parts, ...others.map((name) => `abacade/${name}`)]);
    expect(names.filter((name) => !/^abacade\/(\d+\.\d+\.\d+\/)?[\w-][\w.-]*$/.test(name))).to.deep.equal([]);
  });

  // The uploaded files are the same, whichever engine has packed them.
  for (const game of ['sequence', 'pytagora'] as const) {
    inChromium(`play ${game} to its end, against the computer, and nothing is missing`, async () => {
      const { site } = await uploaded();
      const query = short[game].replace('players=Ada', 'players=Ada,bot:2');
      await page.open(site.address.replace('index.html', `frame.html?${query}&lang=it&sounds=`));
      await playToTheEnd(await page.begun());
      await expectOwn(page, site);
    });
  }

  inChromium('are not saved where one of them is not to be had, and that one is named', async () => {
    const { builder } = shop;
    await choose(builder, 'output', 'script');
    builder.folder = '/plain/nowhere/';
    await builder.updateComplete;
    getByRole(root(builder), 'button', 'Download the scripts').click();
    await until(() => said(builder).includes('did not load'), 'it says what is missing');
    expect(said(builder)).to.contain('plyt-board.js');
    builder.folder = folder;
  });
});

describe('the builder’s lines in TinyMCE', () => {
  /** The keys that an author types, and the text of them that appears on the page. */
  const typed: Readonly<Record<string, { readonly keys: readonly string[]; readonly text: string }>> = {
    'a word behind': { keys: ['Control+End', 'a'], text: 'a' },
    'a line behind': { keys: ['Control+End', 'Enter', 'a', 'Enter', 'b'], text: 'a b' },
    'a line before': { keys: ['Control+Home', 'a', 'Enter', 'b'], text: 'a b' },
    'a word behind, and takes it back': { keys: ['Control+End', 'a', 'Backspace', 'Backspace', 'b'], text: 'b' },
    'nothing, and takes the empty line behind away': { keys: ['Control+End', 'Backspace', 'Backspace'], text: '' },
    'nothing, and takes the empty line before away': { keys: ['Control+Home', 'Delete', 'a'], text: 'a' },
    'between the line before and the game': { keys: ['Control+Home', 'ArrowDown', 'a', 'Enter', 'b'], text: 'a b' },
    'between the game and the line behind': { keys: ['Control+End', 'ArrowUp', 'Enter', 'a'], text: 'a' },
  };

  for (const [name, version] of mostInChromium(Object.entries(editors), 1))
    it(`survive whatever somebody types into ${name}`, async () => {
      const lines = await linesOf(shop.builder, 'div', short.multiplay, folder);
      const editor = await tinyWith(page, lines, version);
      for (const [what, { keys, text }] of Object.entries(typed)) {
        editor.setContent(lines);
        await focusOn(editor);
        for (const key of keys) await press(key);
        const saved = document.createElement('template');
        saved.innerHTML = editor.getContent();
        const before = document.createElement('template');
        before.innerHTML = lines;
        const divisions = [...saved.content.querySelectorAll('[data-abacade]')];
        expect(divisions, what).to.have.length(1);
        expect(words(divisions[0]), what).to.equal(words(before.content.querySelector('[data-abacade]')));
        const attributes = (at: DocumentFragment): string[] =>
          [...at.querySelectorAll('[data-abacade], script')].flatMap((one) =>
            [...one.attributes].map(({ name, value }) => `${one.localName} ${name}=${value}`),
          );
        expect(attributes(saved.content), what).to.deep.equal(attributes(before.content));
        // The typed text is visible, as it is outside of the part that the game replaces.
        divisions[0].remove();
        const paragraphs = [...saved.content.querySelectorAll('p')].map(words).filter(Boolean);
        expect(paragraphs.join(' '), what).to.equal(text);
      }
    });

  it('put the game on the page after that', async () => {
    const editor = await tinyWith(page, await linesOf(shop.builder, 'div', short.multiplay, folder));
    await focusOn(editor);
    for (const key of ['Control+End', 'Enter', 'a']) await press(key);
    const saved = editor.getContent();
    page.close();
    await playLines(saved);
  });
});

describe('a server that lets no other site use its scripts', () => {
  it('is named as what may be wrong where the game should be, in the language of the game', async () => {
    for (const [lang, sentence] of [
      ['en', english],
      ['it', italian],
    ] as const) {
      const lines = await linesOf(shop.builder, 'div', `${short.multiplay}&lang=${lang}`, `${other}/closed/`);
      const site = await Site.of('page', pageWith(lines));
      await page.open(site.address);
      // The page has been loaded, so the script was requested and refused.
      const place = page.document.querySelector<HTMLElement>('[data-abacade]')!;
      expect(words(place)).to.equal(`${sentence.coming('Multiplay')} ${sentence.needs}`);
      expect(place.getBoundingClientRect().height).to.be.greaterThan(15);
      page.close(other);
    }
  });

  it('gives its games to a site that it allows, and nothing is left of the sentence', async () => {
    const lines = await linesOf(shop.builder, 'div', short.multiplay, other);
    const site = await Site.of('page', pageWith(lines));
    await page.open(site.address);
    const find = (): Played | null => page.document.querySelector<Played>('[data-abacade] > multiplay-grid');
    await until(() => find()?.match && find()!.toText(), 'a game begins');
    expect(find()!.parentElement!.children).to.have.length(1);
    expect(page.document.body.textContent).not.to.contain('Access-Control');
    page.close(other);
  });
});

describe('the builder’s one HTML file', () => {
  /** Opens the file as from a disk: at an address of its own, without other files beside it. */
  async function openFile(file: Blob, marks: Readonly<Record<string, string>> = {}): Promise<void> {
    for (const [name, value] of Object.entries(marks)) page.frame.setAttribute(name, value);
    await page.open(URL.createObjectURL(file));
    URL.revokeObjectURL(page.frame.src);
  }

  for (const game of mostInChromium(['pytagora', 'multiplay', 'plyt'] as const, 1)) {
    it(`plays ${game} and asks for nothing`, async () => {
      const file = await fileOf(shop.builder, 'html', short[game]);
      await openFile(file);
      expect(page.document.title).not.to.equal('');
      const over: Event[] = [];
      page.document.addEventListener('game-over', (event) => over.push(event));
      await playToTheEnd(await page.begun());
      expect(over).to.have.length(1);
      const asked = page.window.performance.getEntriesByType('resource').map(({ name }) => name);
      expect(asked).to.deep.equal([]);
    });
  }

  it('plays without an origin, as a platform may show a file of somebody’s', async () => {
    const hands = await (await fetch('/plain/test/pages/hands.js')).text();
    const file = await (await fileOf(shop.builder, 'html', short.multiplay)).text();
    const seen = file.replace('<main>', () => `<script>${hands}</script><main>`);
    await openFile(new Blob([seen], { type: 'text/html' }), { sandbox: 'allow-scripts' });
    await handsTell(page.frame, 'tell', ({ begun }) => begun);
    const { origins } = await handsTell(page.frame, 'play', ({ over }) => over);
    // No script may access the page any more; it has sent its report.
    page.frame.remove();
    page.frame.removeAttribute('sandbox');
    expect(origins).to.deep.equal([]);
  });
});

describe('these tests', () => {
  it('would notice a request that leaves the origin', async () => {
    const site = await Site.of('page', pageWith('<img src="https://elsewhere.example/x.png" alt="">'));
    await page.open(site.address);
    let { refused } = await site.log();
    await until(async () => ({ refused } = await site.log()).refused.length > 0, 'the refusal is told');
    expect(refused.join()).to.contain('img-src').and.to.contain('elsewhere.example');
    page.close('https://elsewhere.example');
  });
});
