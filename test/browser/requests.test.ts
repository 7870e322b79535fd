import { expect } from '@open-wc/testing';
import { budgets } from '../../scripts/bundle/budgets.mjs';
import { random } from './support/chance.js';
import { playOn, scriptsOf, type Played } from './support/package-page.js';
import { openReplay } from './support/finish.js';
import { until } from './support/until.js';
import { find } from './support/look-up.js';
import { queryByRole } from './support/roles.js';

/** The requests of a page for a game, with an empty cache. Counted in one engine, as all make the same requests. */

const tags = ['multiplay-grid', 'plyt-board', 'sequence-board', 'pytagora-board', 'pytagora-square', 'pytagora-tables'];

/** The games that give lessons after wrong answers. */
const teaching = ['multiplay-grid', 'plyt-board'];

/** Returns the files that a game of two people needs, by name: lessons and the end are fetched once the first screen has been drawn. */
const filesOf = (tag: string): string[] =>
  [`${tag}.js`, `${tag}.finish.js`, ...(teaching.includes(tag) ? [`${tag}.lesson.js`] : [])].sort();

let frame: HTMLIFrameElement;
let visit = 0;
afterEach(() => frame.remove());

async function open(query: string): Promise<Window> {
  frame = document.createElement('iframe');
  frame.style.cssText = 'width: 800px; height: 600px';
  // Each visit has an address of its own, so nothing is in a cache.
  frame.src = `/flaky/requests-${++visit}/${query}`;
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
  return frame.contentWindow!;
}

/** Returns the compressed size of a file of `dist/cdn` in bytes. Browsers gzip at level 6, the budgets are of level 9: at most 1 % less. */
async function packed(file: string): Promise<number> {
  const { body } = await fetch(`/plain/dist/cdn/${file}`);
  const bytes = await new Response(body!.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  return bytes.byteLength;
}

async function begin(page: Window, tag: string, attributes: Readonly<Record<string, string>>): Promise<Played> {
  const board = page.document.createElement(tag) as Played;
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  page.document.body.append(board);
  await until(() => board.match, 'a game begins');
  return board;
}

describe('What a page fetches', () => {
  it('a game of a lesson: the lobby, which is a file beside it', async () => {
    const page = await open('?script=multiplay-grid');
    const board = page.document.createElement('multiplay-grid');
    board.setAttribute('live', 'https://live.school.example/#K7M4-PQ2R');
    page.document.body.append(board);
    await until(() => page.customElements.get('abacade-lobby'), 'the lobby is defined');
    expect(scriptsOf(page)).to.include('abacade-lobby.js');
    await until(() => find(board, 'abacade-lobby')?.shadowRoot, 'it is drawn');
  });

  for (const tag of tags) {
    it(`${tag}: one file until the first screen of two people, then the lessons and the end, and no more until that`, async () => {
      const page = await open(`?script=${tag}`);
      let first: string[] = [];
      page.addEventListener('game-start', () => (first = scriptsOf(page)));
      const board = await begin(page, tag, { players: 'Ada, Ben', lang: 'en' });
      expect(first, 'the first screen').to.deep.equal([`${tag}.js`]);
      expect(playOn(board, random, 4), 'four moves').to.equal(4);
      expect(board.toText(), 'the position has a text').not.to.equal('');
      const position = board.toText();
      await until(() => scriptsOf(page).length === filesOf(tag).length, 'the lessons and the end are there');
      expect(scriptsOf(page)).to.deep.equal(filesOf(tag));
      expect(await packed(`${tag}.js`)).to.be.at.most(budgets['element'] * 1010);

      frame.remove();
      const again = await open(`?script=${tag}`);
      const resumed = await begin(again, tag, { players: 'Ada, Ben', lang: 'en', position });
      expect(resumed.toText()).to.equal(position);
      playOn(resumed, random);
      expect(resumed.match!.turn.kind).to.equal('over');
      // The replay is fetched when it is opened.
      await until(() => queryByRole(resumed, 'button', 'Play again'), 'the end is shown');
      await until(() => scriptsOf(again).length === filesOf(tag).length, 'the lessons are there');
      expect(scriptsOf(again)).to.deep.equal(filesOf(tag));
      await openReplay(resumed);
      expect(scriptsOf(again)).to.include(`${tag}.study.js`);
    });

    it(`${tag}: the form is one file more`, async () => {
      const page = await open(`?script=${tag}`);
      const board = page.document.createElement(tag);
      board.lang = 'en';
      page.document.body.append(board);
      await until(() => find(board, '[part~="set-up"]'), 'the form is there');
      expect(scriptsOf(page)).to.deep.equal([`${tag}.js`, `${tag}.set-up.js`]);
    });
  }

  it('abacade.js: a page without a game fetches nothing else, and one game only its own files', async () => {
    const page = await open('?script=abacade');
    expect(scriptsOf(page)).to.deep.equal(['abacade.js']);
    expect(await packed('abacade.js')).to.be.at.most(budgets['loader'] * 1010);
    await begin(page, 'sequence-board', { players: 'Ada, Ben', lang: 'en' });
    await until(() => scriptsOf(page).length === 3, 'the end is there');
    expect(scriptsOf(page)).to.deep.equal(['abacade.js', ...filesOf('sequence-board')]);
  });
});
