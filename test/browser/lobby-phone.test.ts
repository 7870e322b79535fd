import { expect } from '@open-wc/testing';
import '../../components/abacade-lobby/define.js';
import type { AbacadeLobby } from '../../components/abacade-lobby/abacade-lobby.js';
import { ready } from '../../src/core/index.js';
import { gameNamed, type GameName } from '../unit/support/all-games.js';
import { FakeLesson } from '../unit/support/fake-lesson.js';
import { seeded } from '../unit/support/random.js';
import { clear, stageOf } from './support/grid.js';
import { press, tap } from './support/hands.js';
import { contains, find, findAll, focused, hitAt, isStill, the } from './support/look-up.js';
import { getByRole, nameOf, queryAllByRole, queryByRole } from './support/roles.js';
import { ScriptedServer } from './support/scripted-server.js';
import { until } from './support/until.js';
import { resetViewport, setViewport } from './support/viewport.js';

/** The games of the six elements, with the most that a turn may need. */
const games: readonly (readonly [GameName, seats: number, options: object])[] = [
  ['plyt', 2, {}],
  ['sequence', 2, { cards: true }],
  ['multiplay', 2, {}],
  ['pytagora', 2, {}],
  ['upAndDown', 4, {}],
  ['tables', 4, { answer: true }],
];

before(async () => {
  document.documentElement.lang = 'en';
  await ready();
});
afterEach(async () => {
  await resetViewport();
  await clear();
});

const isSeen = (one: Element): boolean => one.getClientRects().length > 0;

interface AtBoard {
  readonly element: AbacadeLobby;
  readonly board: HTMLElement;
  readonly server: ScriptedServer;
}

/** Opens the lobby of the pupil whose turn it is. */
async function atBoard(
  [name, seats, options]: (typeof games)[number],
  size: { width: number; height: number },
  dir = '',
): Promise<AtBoard> {
  await setViewport(size);
  const game = gameNamed(name);
  const read = game.options(options);
  const one = new FakeLesson(game, seats, read.ok ? read.value : {}, seeded(4));
  const server = new ScriptedServer();
  const element = document.createElement('abacade-lobby');
  Object.assign(element, { network: server.network, lang: 'en', dir, live: 'https://live.school.example/#K7M4-PQ2R' });
  stageOf(size.width).replaceChildren(element);
  await until(() => server.last('hello'), 'the lobby connects');
  server.say(one.view(one.match.seat));
  await until(() => find(element, '.board .app [part~="action"]') && helpButton(element), 'the board is shown');
  const board = the<HTMLElement>(element, '.board');
  await until(() => board.getBoundingClientRect().height > 0 && !find(element, '[aria-busy]'), 'all is loaded');
  return { element, board, server };
}

/** Returns the button for help that is seen; null if there is none. */
function helpButton(element: Element): HTMLElement | null {
  const [found, more] = queryAllByRole(element, 'button', /^(Ask for help|Your teacher knows)$/).filter(isSeen);
  if (more) throw new Error('There are two buttons for help.');
  return found ?? null;
}

/** Returns what lies outside of the window, or under something else in the middle. */
function outOfSight(element: AbacadeLobby, some: readonly Element[]): string[] {
  const lies = (one: Element): boolean => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return true;
    const hit = hitAt(element, (left + right) / 2, (top + bottom) / 2);
    return !contains(one, hit);
  };
  return some.filter(lies).map((one) => one.outerHTML.slice(0, 120));
}
const topOf = (one: Element): number => one.getBoundingClientRect().top;

/** Returns the tops of controls of an element once they have come, and been in their places for some frames. */
async function topsOf(element: Element, some: () => readonly Element[]): Promise<number[]> {
  await until(() => isStill(element), 'nothing is animated');
  let tops: number[] = [];
  for (let still = 0; still < 5; still++) {
    await new Promise(requestAnimationFrame);
    const now = some().map(topOf);
    if (now.join() !== tops.join()) still = 0;
    tops = now;
  }
  return tops;
}

describe('A board in the lobby on a phone', () => {
  for (const [game, width, height] of games.flatMap((one) => [[one, 320, 568] as const, [one, 667, 375] as const]))
    it(`has all that a turn of ${game[0]} needs in sight, and the button for help: ${width} × ${height}`, async () => {
      const { element, board, server } = await atBoard(game, { width, height });
      const button = helpButton(element)!;
      const actions = (): HTMLElement[] => findAll(board, '[part~="action"]').filter(isSeen);
      await until(
        () => document.documentElement.scrollHeight <= innerHeight && board.offsetHeight === innerHeight,
        'the board has the whole window, which does not scroll',
      );
      expect(board.offsetWidth, 'beside it nothing takes width').to.equal(width);
      const before = await topsOf(element, actions);
      expect(actions(), 'something can be done').not.to.eql([]);
      expect(outOfSight(element, [...actions(), button])).to.eql([]);
      const { width: wide, height: high } = button.getBoundingClientRect();
      expect(Math.min(wide, high)).to.be.at.least(44);
      const { match } = board as unknown as { match: object };
      await tap(button);
      await until(
        () => button.ariaPressed === 'true' && nameOf(button) === 'Your teacher knows',
        'it shows that help was asked for',
      );
      expect(server.last('help')).to.include({ on: true });
      expect(getComputedStyle(button).backgroundColor).not.to.equal('rgba(0, 0, 0, 0)');
      expect(outOfSight(element, [...actions(), button])).to.eql([]);
      expect(await topsOf(element, actions), 'nothing moves').to.eql(before);
      button.focus();
      await press('Enter');
      await until(() => server.last('help')!['on'] === false, 'a key takes it back');
      expect((board as unknown as { match: object }).match, 'the game has noticed nothing').to.equal(match);
      expect(element.shadowRoot!.activeElement === button, 'it keeps the focus').to.equal(true);
      expect(button.ariaPressed).to.equal('false');
    });

  it('leads Tab from the button for help to the menu beside it, also from right to left', async () => {
    for (const dir of ['', 'rtl']) {
      const { element } = await atBoard(games[2], { width: 320, height: 568 }, dir);
      const [button, menu] = [helpButton(element)!, getByRole(element, 'button', 'More')];
      button.focus();
      await press('Tab');
      expect(focused(element) === menu, dir).to.equal(true);
      const [from, to] = [button, menu].map((one) => one.getBoundingClientRect().left);
      expect(from < to, dir).to.equal(dir === '');
    }
  });

  it('has the button below the board in a large window', async () => {
    const { element, board } = await atBoard(games[2], { width: 667, height: 375 });
    const at = (): DOMRect => helpButton(element)!.getBoundingClientRect();
    const edges = (): DOMRect => board.getBoundingClientRect();
    await until(() => at().right <= edges().right && edges().width === 667, 'in the game');
    for (const [width, height] of [
      [375, 812],
      [1024, 768],
    ]) {
      await setViewport({ width, height });
      await until(() => at().top >= edges().bottom - 1 && at().bottom <= height, 'below');
    }
    await setViewport({ width: 320, height: 568 });
    await until(() => at().bottom < edges().top + 100 && edges().height === 568, 'in the game');
  });

  it('has the button for those who are ready below a game that has ended', async () => {
    const { element, server } = await atBoard(games[2], { width: 320, height: 568 });
    server.say({ t: 'over', match: 'b1', record: {}, scores: [3, 4], winners: [1] });
    await until(() => queryByRole(element, 'button', 'Go on'), 'the pupil can be ready');
    expect(outOfSight(element, [getByRole(element, 'button', 'Go on')])).to.eql([]);
    expect(helpButton(element) === null).to.equal(true);
    await setViewport({ width: 667, height: 375 });
    const goOn = getByRole(element, 'button', 'Go on');
    const edge = (): number => the(element, '.board').getBoundingClientRect().right;
    await until(() => goOn.getBoundingClientRect().left >= edge() - 1, 'beside the board of a phone on its side');
    expect(outOfSight(element, [goOn])).to.eql([]);
  });
});
