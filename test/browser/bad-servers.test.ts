import { expect } from '@open-wc/testing';
import { notices as german } from '../../src/words/generated/de/common.js';
import { random } from './support/chance.js';
import { isChromium, mostInChromium } from './support/chromium.js';
import { isWebKit } from './support/hands.js';
import {
  bots,
  frame,
  lose,
  onFlakyPages,
  open,
  part,
  people,
  press,
  server,
  show,
  type Recorded,
} from './support/flaky-page.js';
import { playOn } from './support/package-page.js';
import { until } from './support/until.js';
import { find, findAll, notices } from './support/look-up.js';

const cannotGet = (file: string): string => `This page cannot get a part of the game: ${file}. Tell your teacher.`;
const atFault = (file: string): string => cannotGet(`multiplay-grid.${file}.js`);

const begun = (board: Recorded): Promise<unknown> => until(() => board.match && board.toText(), 'a game begins');

/** The lazy files, the feature that needs each of them, and a selector that matches only with it. */
const files: readonly (readonly [
  file: string,
  attributes: Readonly<Record<string, string>>,
  isThere: (board: Recorded) => unknown,
  act?: (board: Recorded) => unknown,
])[] = [
  ['set-up', {}, (board) => findAll(board, '[part~="set-up"]').length],
  ['study', people, () => true, (board) => void board.hint()],
  ['bot', bots, (board) => board.match && board.toText()],
  ['it', { ...people, lang: 'it' }, (board) => findAll(board, '.frame')[0].lang === 'it'],
];

/** The message of an engine depends on how a file fails, not on which one: outside of Chromium, one file is enough. */
const filesOf = mostInChromium(files, 1);

describe('A server or a page that is at fault', () => {
  onFlakyPages();

  for (const [how, what] of [
    ['missing', 'a file that is not there'],
    ['text', 'a script that comes as plain text'],
    ['page', 'a page in the place of a script'],
  ])
    for (const [file, attributes, isThere, act] of filesOf) {
      // Safari does not name the file.
      const said = isWebKit ? /did not load\. Are you online\?$/ : atFault(file);
      it(`${file}: ${what} is said, and the game goes on and is as it was when it has come`, async () => {
        await lose(file, undefined, how);
        const board = await open('multiplay-grid', attributes);
        let before: unknown;
        if (act) {
          await begun(board);
          playOn(board, random, 3);
          before = board.match!.start;
          await act(board);
        }
        await until(
          () => notices(board).some((one) => (typeof said === 'string' ? one === said : said.test(one))),
          'it is said',
        );
        expect(notices(board)).to.have.length(1);
        const ply = board.match?.ply;
        if (act) expect(playOn(board, random, 2)).to.equal(2);
        await lose('');
        press(board, 'Try again');
        await until(() => notices(board).length === 0, 'nothing is said any more');
        await until(() => isThere(board), 'it is there');
        if (act) {
          expect(board.match!.start === before, 'it is the same game').to.equal(true);
          expect(board.match!.ply).to.be.least(ply! + 2);
        }
      });
    }

  for (const how of mostInChromium(['missing', 'text', 'page'], 1))
    it(`a whole game that does not come to a division, ${how}, is said, and comes after "Try again"`, async () => {
      await lose('plyt-board', undefined, how);
      await show(`/flaky/${server}/?script=abacade`);
      const { body } = frame.contentDocument!;
      body.innerHTML = '<div data-abacade="plyt-board" data-players="Ada, Ben">PLYT</div>';
      const said = (): HTMLElement | null => body.querySelector('[data-abacade] [role=alert]');
      await until(() => said()?.querySelector('button'), 'it is said');
      expect(said()!.textContent).to.equal(`${cannotGet('plyt-board.js')} Try again`);
      expect(body.textContent, 'and the text of the page stays').to.contain('PLYT');
      await lose('');
      const game = (): Recorded | null => body.querySelector<Recorded>('plyt-board');
      await until(() => {
        said()?.querySelector('button')?.click();
        return game()?.match;
      }, 'a game begins');
      expect(said()).to.equal(null);
    });

  for (const how of ['missing', 'text', 'page'])
    it(`a whole game that does not come to a frame, ${how}, is said, and comes after "Try again"`, async () => {
      await lose('plyt-board', undefined, how);
      await show(`/flaky/${server}/frame.html?game=plyt&players=Ada,Ben&lang=de`);
      const page = frame.contentDocument!;
      const trouble = (): HTMLElement | null | undefined =>
        find<HTMLElement>(page.querySelector('[role=region]'), '.trouble:not([hidden])');
      await until(() => trouble(), 'it is said');
      const { noFile, retry } = german;
      expect(trouble()!.querySelector('p')!.textContent).to.equal(noFile('plyt-board.js'));
      await lose('');
      await until(() => {
        const buttons = [...(trouble()?.querySelectorAll('button') ?? [])];
        buttons.find(({ textContent }) => textContent === retry)?.click();
        return page.querySelector<Recorded>('plyt-board')?.match;
      }, 'a game begins');
      expect(trouble()).to.equal(null);
    });

  it('a frame whose script does not come says so after a while', async () => {
    await lose('frame', undefined, 'text');
    await show(`/flaky/${server}/frame.html?game=plyt&players=Ada,Ben`);
    const { document: page, getComputedStyle: styleOf } = frame.contentWindow as Window & typeof globalThis;
    const main = page.querySelector('main')!;
    const late = styleOf(main, '::after');
    expect(late.content).to.contain('Tell your teacher.');
    expect(late.visibility).to.equal('hidden');
    for (const animation of page.getAnimations()) animation.finish();
    expect(late.visibility).to.equal('visible');
    expect(main.getBoundingClientRect().height).to.be.above(30);
    frame.remove();
    await show(`/flaky/${server}-whole/frame.html?game=plyt&players=Ada,Ben&lang=en`);
    const { document: whole } = frame.contentWindow!;
    await until(() => whole.querySelector<Recorded>('plyt-board')?.match, 'a game begins');
    const after = frame.contentWindow!.getComputedStyle(whole.querySelector('main')!, '::after');
    await until(() => after.content === 'none', 'nothing is said any more');
  });

  it('says as ever that it may be the network where a server has no time', async () => {
    await lose('study');
    const board = await open('multiplay-grid', people);
    await begun(board);
    void board.hint();
    await until(() => notices(board).includes(part), 'it is said');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(notices(board)).to.deep.equal([part]);
  });

  for (const connect of ['', "; connect-src 'none'"]) {
    const only = (tag: string): string =>
      `script-src ${location.origin}/flaky/${server}/${tag}.js; style-src 'self'${connect}`;

    it(`says that a policy forbids a part, and plays on without it${connect}`, async () => {
      const board = await open('plyt-board', people, only('plyt-board'));
      await begun(board);
      playOn(board, random, 3);
      void board.hint();
      await until(() => notices(board).length, 'it is said');
      await until(() => notices(board)[0].includes('plyt-board.study.js'), 'which file it is');
      playOn(board, random);
      expect(board.match!.isOver).to.equal(true);
    });

    if (!isChromium && connect) continue;
    it(`says that a policy forbids what the rules need${connect}`, async () => {
      const board = await open('multiplay-grid', people, only('multiplay-grid'));
      await until(() => notices(board).length, 'it is said');
      await until(() => notices(board)[0].includes('twin-multiplay.js'), 'which file it is');
    });
  }
});
