// All seven outputs, as the builder makes them in this browser: opened as a platform, a site or a disk has them, and played
// to the end.
import { expect, waitUntil } from '@open-wc/testing';
import { games } from '../../src/rules/index.js';
import { loadSearch } from '../../src/rules/pytagora/load.js';
import { FakeLrs } from '../unit/support/fake-lrs.js';
import { Lms } from '../unit/support/scorm-lms.js';
import { folder, mount, type GameBuilder } from './support/builder.js';
import { clear } from './support/grid.js';
import { fileOf, linesOf, Site } from './support/made.js';
import { PackagePage, type Played } from './support/package-page.js';
import { throughTiny } from './support/tiny.js';

/** Every game, short; scored so that whoever plays it rightly to its end has 100. */
const short = {
  plyt: 'game=plyt&players=Ada&start-square=105&standard=2&cards=off&score=share-right&pass=50',
  sequence: 'game=sequence&players=Ada&summit=20&score=target:20&pass=50',
  multiplay: 'game=multiplay&players=Ada, Ben&size=5&end-at=15&answer=product&score=share-right&pass=50',
  pytagora: 'game=pytagora&players=Ada&target=12&score=target:12&pass=50',
  plusAndMinus: 'game=plus-and-minus&players=Ada&target=12&score=target:12&pass=50',
  upAndDown: 'game=up-and-down&players=Ada&score=target:1&pass=50',
  tables: 'game=tables&players=Ada, Ben&score=share-right&pass=50',
} as const;
type Game = keyof typeof short;

const other = await (await fetch('/other-origin')).text();
// In sight, over the builder: what is out of sight is not drawn, and does not learn how high it is.
const page = new PackagePage('position: fixed; inset: 0; width: 784px; height: 500px; border: 0');
const host = window as unknown as Record<string, unknown>;

let builder: GameBuilder;
let seed = 7;
const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;

before(async () => {
  await loadSearch();
  builder = await mount();
});
after(clear);
beforeEach(() => {
  seed = 7;
});
afterEach(() => {
  page.close();
  for (const name of ['API', 'API_1484_11', 'lrs']) delete host[name];
});

/**
 * Plays the game of the page to its end. What may be played is asked of the rules here: in the page the search for
 * equations is fetched only where a computer player or a hint needs it, and what judges them may follow the table.
 */
async function playToTheEnd(board: Played): Promise<void> {
  const rules = Object.values(games).find(({ name }) => name === board.game.name) as unknown as typeof board.game;
  for (let moves = 0; !board.match!.isOver; moves++) {
    expect(moves).to.be.below(400);
    const { state } = board;
    const chance = rules.turn(state).kind === 'chance';
    const [move] = chance ? [rules.chance(state, random)] : rules.moves(state);
    if (!board.play(move).ok) await waitUntil(() => board.play(move).ok, `${JSON.stringify(move)} is taken`);
  }
}

/** That the page has asked for what is in the package or on the site, and nothing else. */
async function expectOwn(site: Site): Promise<void> {
  expect(page.origins).to.deep.equal([location.origin]);
  await site.expectClean();
}

const scorms = [
  { kind: 'scorm12', version: '1.2', api: 'API', score: 'core.score.raw', with: Object.keys(short) as Game[] },
  { kind: 'scorm2004', version: '2004', api: 'API_1484_11', score: 'score.raw', with: ['multiplay', 'tables'] },
] as const;

for (const { kind, version, api, score, with: played } of scorms) {
  describe(`the builder’s package of ${kind}`, () => {
    for (const game of played) {
      it(`brings ${game} into a course, and its marks to the gradebook`, async () => {
        const site = await Site.of('zip', await fileOf(builder, kind, short[game]));
        const lms = new Lms(version);
        host[api] = (lms.page().parent as { parent: Record<string, unknown> }).parent[api];
        await page.open(site.address);
        await playToTheEnd(await page.begun());
        await waitUntil(() => page.says('standing').includes('100 of 100'), 'the result is told');
        page.press('Save and finish');
        await waitUntil(() => page.says('standing').includes('You can close this page.'), 'it is finished');

        expect(lms.faults).to.deep.equal([]);
        expect(lms.get(score)).to.equal('100');
        const status = ['core.lesson_status', 'completion_status', 'success_status'].map((name) => lms.get(name));
        expect(status.filter(Boolean)).to.deep.equal(kind === 'scorm12' ? ['passed'] : ['completed', 'passed']);
        expect(page.says('trouble')).to.equal('');
        await expectOwn(site);
        const { files, asked } = await site.log();
        // The manifest, the licences and a twin that is not needed are for others.
        expect(files.filter((name) => /^(index|page|scorm)|iife/.test(name))).to.have.members(
          [...new Set(asked)].filter((name) => !name.startsWith('twin')),
        );
      });
    }
  });
}

describe('the builder’s package of cmi5', () => {
  for (const game of ['multiplay', 'plyt'] as const) {
    it(`brings ${game} into a course, and tells the statements in their order`, async () => {
      const site = await Site.of('zip', await fileOf(builder, 'cmi5', short[game]));
      const lrs = new FakeLrs({ masteryScore: 0.5 });
      host.lrs = lrs.fetch;
      await page.open(`${site.address}${new URL(lrs.launch()).search}`);
      await playToTheEnd(await page.begun());
      await waitUntil(() => page.says('standing').includes('100 of 100'), 'the result is told');
      page.press('Save and finish');
      await waitUntil(() => page.says('standing').includes('You can close this page.'), 'it is finished');
      expect(lrs.verbs).to.deep.equal(['initialized', 'answered', 'completed', 'passed', 'terminated']);
      expect(lrs.faults).to.deep.equal([]);
      const passed = lrs.statements.find(({ verb }) => verb.id.endsWith('/passed'))!;
      expect(passed.result!.score).to.deep.include({ scaled: 1, raw: 100 });
      expect(new Set(lrs.requests.map(({ url }) => url.origin))).to.deep.equal(new Set(['https://lms.example']));
      await expectOwn(site);
    });
  }
});

/** A page of somebody's, with lines of the builder in it. */
const pageWith = (lines: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A lesson</title></head>
<body><h1>A lesson</h1><p>Before.</p>${lines}<p>After.</p></body></html>`;

/** Opens a page with lines in it and plays the game there, which tells the page how it ended. */
async function playLines(lines: string): Promise<void> {
  const site = await Site.of('page', pageWith(lines));
  await page.open(site.address);
  const find = (): Played | null => page.document.querySelector<Played>('multiplay-grid, sequence-board');
  await waitUntil(() => find()?.match && find()!.toText(), 'a game begins', { timeout: 15_000 });
  const overs: { scores: number[]; winners: number[] }[] = [];
  page.document.addEventListener('game-over', (event) => overs.push((event as CustomEvent<(typeof overs)[0]>).detail));
  const board = find()!;
  await playToTheEnd(board);
  expect(overs).to.have.length(1);
  expect(overs[0].scores).to.deep.equal(board.game.scores(board.state));
  expect(board.getRootNode()).to.equal(page.document);
  await expectOwn(site);
}

/** What test/pages/hands.js tells of the page that it stands in. */
interface Told {
  readonly begun: boolean;
  readonly over: boolean;
  readonly origins: readonly string[];
}

/** Has the hands in a frame play or look until it is so; what they tell then. */
async function handsTell(frame: HTMLIFrameElement, hands: 'play' | 'tell', is: (told: Told) => boolean): Promise<Told> {
  let told: Told | undefined;
  const hear = ({ source, data }: MessageEvent): void => {
    if (source === frame.contentWindow) told = data as Told;
  };
  window.addEventListener('message', hear);
  try {
    await waitUntil(
      () => {
        if (told && is(told)) return true;
        frame.contentWindow!.postMessage({ hands, moves: 400 }, '*');
        return false;
      },
      `the game in the frame: ${hands}`,
      { timeout: 15_000 },
    );
    return told!;
  } finally {
    window.removeEventListener('message', hear);
  }
}

describe('the builder’s lines', () => {
  for (const game of ['multiplay', 'sequence'] as const) {
    it(`put ${game} on a page by script and element`, async () => {
      await playLines(await linesOf(builder, 'script', short[game], folder));
    });

    it(`put ${game} on a page by a division that TinyMCE has saved`, async () => {
      const lines = await linesOf(builder, 'div', short[game], folder);
      const saved = await throughTiny(page, lines);
      expect(saved.replace(/\s+/g, ' ')).to.equal(lines.replace(/\s+/g, ' '));
      page.close();
      await playLines(saved);
    });

    it(`put ${game} on a page by a frame from elsewhere, as high as the game, which tells the page its result`, async () => {
      const lines = await linesOf(builder, 'iframe', short[game], other);
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
      await waitUntil(() => (last()?.result as { over?: boolean })?.over, 'the end is told', { timeout: 8000 });
      expect(last()).to.deep.include({ best: 100, last: false });
      await waitUntil(() => frame.clientHeight > 400, 'the frame is as high as the game');
      expect(new Set(page.origins)).to.deep.equal(new Set([other]));
      await site.expectClean();
    });
  }
});

describe('the builder’s one HTML file', () => {
  /** Opens the file as from a disk: at an address of its own, where there is nothing beside it. */
  async function openFile(file: Blob, marks: Readonly<Record<string, string>> = {}): Promise<void> {
    for (const [name, value] of Object.entries(marks)) page.frame.setAttribute(name, value);
    await page.open(URL.createObjectURL(file));
    URL.revokeObjectURL(page.frame.src);
  }

  for (const game of Object.keys(short) as Game[]) {
    it(`plays ${game} and asks for nothing`, async () => {
      const file = await fileOf(builder, 'html', short[game]);
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
    const file = await (await fileOf(builder, 'html', short.multiplay)).text();
    const seen = file.replace('<main>', () => `<script>${hands}</script><main>`);
    await openFile(new Blob([seen], { type: 'text/html' }), { sandbox: 'allow-scripts' });
    await handsTell(page.frame, 'tell', ({ begun }) => begun);
    const { origins } = await handsTell(page.frame, 'play', ({ over }) => over);
    page.frame.removeAttribute('sandbox');
    expect(origins).to.deep.equal([]);
  });
});

describe('these tests', () => {
  it('would notice a request that leaves the origin', async () => {
    const site = await Site.of('page', pageWith('<img src="https://elsewhere.example/x.png" alt="">'));
    await page.open(site.address);
    let { refused } = await site.log();
    for (let tries = 0; !refused.length && tries < 50; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      ({ refused } = await site.log());
    }
    expect(refused.join()).to.contain('img-src').and.to.contain('elsewhere.example');
  });
});
