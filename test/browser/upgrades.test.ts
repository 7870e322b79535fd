import { expect } from '@open-wc/testing';
import { version } from '../../src/version.js';
import { random } from './support/chance.js';
import { mostInChromium } from './support/chromium.js';
import { frame, onFlakyPages, press, server, show, type Recorded } from './support/flaky-page.js';
import { playOn } from './support/package-page.js';
import { until } from './support/until.js';
import { findAll, notices } from './support/look-up.js';

/** A folder of scripts is replaced while a page is open, or while a script of it is in a cache. */

const other = '9.9.9';
const outOfDate = 'This page is out of date. Load it again, and the game goes on.';

/** Installs this version on the server, and the folders of these versions. */
const publish = (now: string, folders: string, main = now): Promise<Response> =>
  fetch(`/flaky/${server}/publish?version=${now}&folders=${folders}&main=${main}`);

const asked = (): string[] =>
  frame
    .contentWindow!.performance.getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname.replace(`/flaky/${server}/`, ''));

async function begin(tag: string): Promise<Recorded> {
  await show(`/flaky/${server}/?script=${tag}&players=Ada, Ben`);
  const board = frame.contentDocument!.querySelector<Recorded>(tag)!;
  await until(() => board.match, 'a game begins');
  playOn(board, random, 6);
  return board;
}

/** Makes a game load a module that it has not loaded yet. */
const ask = (board: Recorded): void => void board.hint();

describe('An upgrade', () => {
  onFlakyPages();

  const tags = [
    'multiplay-grid',
    'plyt-board',
    'sequence-board',
    'pytagora-board',
    'pytagora-square',
    'pytagora-tables',
  ];
  for (const tag of mostInChromium(tags, 1)) {
    it(`${tag}: an open page says that it is out of date, and its game goes on after a reload`, async () => {
      const board = await begin(tag);
      const record = JSON.stringify(board.record().moves);
      await publish(other, other);
      let codes = '';
      board.addEventListener(
        'game-error',
        (event) => (codes += ` ${(event as CustomEvent<{ code: string }>).detail.code}`),
      );
      ask(board);
      await until(() => notices(board).includes(outOfDate), 'it is said');
      expect(notices(board)).to.deep.equal([outOfDate]);
      expect(codes).to.contain(' version');
      expect(JSON.stringify(board.record().moves), 'nothing has happened to the game').to.equal(record);

      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      press(board, 'Reload');
      await loaded;
      const again = frame.contentDocument!.querySelector<Recorded>(tag)!;
      await until(() => again.match, 'the game is there again');
      expect(JSON.stringify(again.record().moves)).to.equal(record);
      expect(asked()).to.include(`${tag}.js`);
      ask(again);
      await until(() => asked().includes(`${other}/${tag}.study.js`), 'it loads the files of the new version');
      await until(() => findAll(again, '[aria-busy=true]').length === 0, 'they have come');
      expect(notices(again)).to.deep.equal([]);
      playOn(again, random, 2);
    });
  }

  it('whose folder keeps the files of the version before disturbs no open page', async () => {
    const board = await begin('multiplay-grid');
    await publish(other, `${version},${other}`);
    ask(board);
    await until(() => asked().includes(`${version}/multiplay-grid.study.js`), 'the file of its version is fetched');
    playOn(board, random, 4);
    expect(notices(board)).to.deep.equal([]);
  });

  it('with a script from a cache says so too, and goes on with what is there', async () => {
    await publish(other, other, version);
    const board = await begin('multiplay-grid');
    const record = JSON.stringify(board.record().moves);
    ask(board);
    await until(() => notices(board).includes(outOfDate), 'it is said');
    await publish(other, other);
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    press(board, 'Reload');
    await loaded;
    const again = frame.contentDocument!.querySelector<Recorded>('multiplay-grid')!;
    await until(() => again.match, 'the game is there again');
    expect(JSON.stringify(again.record().moves)).to.equal(record);
  });

  it('that is taken back, a new script before an old folder, says so as well', async () => {
    await publish(version, version, other);
    const board = await begin('multiplay-grid');
    ask(board);
    await until(() => notices(board).includes(outOfDate), 'it is said');
  });

  it('is not to blame where a file of the same version is missing', async () => {
    await publish(version, '0.0.1');
    const board = await begin('multiplay-grid');
    ask(board);
    await until(() => notices(board).length > 0, 'it is said');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(notices(board)).not.to.include(outOfDate);
  });
});
