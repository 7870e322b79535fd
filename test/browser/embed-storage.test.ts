import { expect } from '@open-wc/testing';
import { FakeLrs } from '../unit/support/fake-lrs.js';
import { Lms } from '../unit/support/scorm-lms.js';
import { addressOf, PackagePage, playOn, type Played } from './support/package-page.js';
import { turn } from './support/time.js';
import { until } from './support/until.js';

const random = (below: number): number => Math.floor(Math.random() * below);
const key = 'two';
const [one, two] = [new PackagePage(), new PackagePage()];
const noticesOf = (board: Element): string[] =>
  [...board.shadowRoot!.querySelectorAll('[role=alert] p')].map(({ textContent }) => textContent);

/** Presses a button of a message in the element. */
function press(board: Element, label: string): void {
  const buttons = [...board.shadowRoot!.querySelectorAll<HTMLElement>('[role=alert] button')];
  buttons.find(({ textContent }) => textContent.trim() === label)!.click();
}

/** A page with a game under the key; `before` is done to the page first. */
async function withKey(page: PackagePage, tag: string, before: (window: Window) => void = () => {}): Promise<Played> {
  if (!page.frame.isConnected) await page.open(`/page/all/no-element`);
  before(page.window);
  const board = page.document.createElement(tag) as Played;
  for (const [name, value] of Object.entries({ players: 'Ada, Ben', persist: key })) board.setAttribute(name, value);
  page.document.body.replaceChildren(board);
  await until(() => board.match && board.toText(), 'a game begins');
  return board;
}

/** Another window has played: a message comes. */
const told = (board: Element): Promise<void> => until(() => noticesOf(board).length > 0, 'a message is shown');

describe('A game under a key, on a real page', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    for (const page of [one, two]) page.close();
    localStorage.clear();
  });

  for (const tag of ['sequence-board', 'pytagora-tables']) {
    it(`${tag} in two windows: told of in the one that was not played, nothing is lost, both go on`, async () => {
      const first = await withKey(one, tag);
      playOn(first, random, 3);
      const second = await withKey(two, tag);
      expect(second.toText()).to.equal(first.toText());
      playOn(first, random, 1);
      await told(second);
      expect(noticesOf(second)).to.deep.equal(['This game is open in another window too, and was played on there.']);
      const theirs = localStorage.getItem(key);
      playOn(second, random, 2);
      expect(localStorage.getItem(key)).to.equal(theirs);
      expect(noticesOf(first)).to.deep.equal([]);

      press(second, 'Keep this one');
      expect(localStorage.getItem(key)).not.to.equal(theirs);
      await told(first);
      press(first, 'Take that one');
      expect(first.toText()).to.equal(second.toText());
      playOn(first, random, 1);
      await told(second);
    });
  }

  it('goes on where the storage is emptied in mid-game, and keeps it again', async () => {
    const board = await withKey(one, 'plyt-board');
    playOn(board, random, 3);
    localStorage.clear();
    playOn(board, random, 2);
    const text = board.toText();
    expect(noticesOf(board)).to.deep.equal([]);
    expect((await withKey(two, 'plyt-board')).toText()).to.equal(text);
  });

  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const failures: [string, (page: Window) => void][] = [
    ['is full', (page) => Object.assign(Object.getPrototypeOf(page.localStorage), { setItem: full })],
    ['is forbidden', (page) => Object.defineProperty(page, 'localStorage', { get: full })],
    ['is not there', (page) => Object.defineProperty(page, 'localStorage', { value: null })],
  ];
  for (const [what, before] of failures) {
    it(`says once where the storage ${what}, and goes on`, async () => {
      const board = await withKey(one, 'pytagora-square', before);
      playOn(board, random, 6);
      await told(board);
      expect(noticesOf(board)).to.deep.equal([
        'This game cannot be saved on this device. You can play on; do not close the page.',
      ]);
      expect(localStorage.length).to.equal(0);
    });
  }

  it('begins anew where the storage forgets (private or partitioned), without a message', async () => {
    const board = await withKey(one, 'sequence-board');
    playOn(board, random, 3);
    one.close();
    localStorage.clear();
    const again = await withKey(one, 'sequence-board');
    expect(again.match!.ply).to.equal(0);
    expect(noticesOf(again)).to.deep.equal([]);
  });

  it('leaves what it cannot read as it is where there is no room for a copy', async () => {
    localStorage.setItem(key, '{"abacade":2}');
    const board = await withKey(one, 'pytagora-tables', failures[0][1]);
    Object.assign(Object.getPrototypeOf(one.window.localStorage), { setItem: Storage.prototype.setItem });
    playOn(board, random, 3);
    await told(board);
    expect(noticesOf(board)[0]).to.contain('cannot be saved on this device');
    expect(localStorage.getItem(key)).to.equal('{"abacade":2}');
  });
});

const race = 'game=plyt&players=Ada&start-square=80&standard=2&cards=off&score=share-right';
const versions = [
  { kind: 'scorm12', version: '1.2', api: 'API', location: 'cmi.core.lesson_location' },
  { kind: 'scorm2004', version: '2004', api: 'API_1484_11', location: 'cmi.location' },
] as const;

describe('A package', () => {
  const host = window as unknown as Record<string, unknown>;
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    for (const page of [one, two]) page.close();
    for (const { api } of versions) delete host[api];
    delete host.lrs;
    localStorage.clear();
  });

  async function open(page: PackagePage, lms: Lms, kind: string, api: string): Promise<Played> {
    host[api] = (lms.page().parent as { readonly parent: Record<string, unknown> }).parent[api];
    await page.open(addressOf(kind, race));
    return page.begun();
  }

  for (const { kind, version, api, location } of versions) {
    it(`${kind} in two windows: the first is told and may go on, nothing is lost`, async () => {
      const lms = new Lms(version);
      const first = await open(one, lms, kind, api);
      playOn(first, random, 4);
      await turn();
      const second = await open(two, lms, kind, api);
      expect(second.toText()).to.equal(first.toText());
      playOn(second, random, 2);
      await turn();
      playOn(first, random, 5);
      await until(() => one.says('trouble').startsWith('This activity is open in another window too.'), 'told');
      expect(one.says('standing')).to.equal('');
      expect(lms.get('suspend_data')).to.contain(second.toText());
      one.press('Go on here');
      await until(() => lms.get('suspend_data')!.includes(first.toText()), 'the first is the one that counts');
      expect(lms.faults).to.deep.equal([]);
    });

    it(`${kind} with the state of a newer version: it stays until the player has chosen`, async () => {
      const lms = new Lms(version);
      lms.stored.set('cmi.suspend_data', 'ab2.plyt.1!later');
      if (kind === 'scorm12') lms.stored.set(location, 'ab2.plyt.1');
      const board = await open(one, lms, kind, api);
      await until(() => one.says('trouble').startsWith('Your last game could not be read.'), 'told');
      playOn(board, random, 6);
      await turn();
      expect(lms.get('suspend_data')).to.equal('ab2.plyt.1!later');
      expect(lms.interactions.length).to.be.above(0);
      one.press('Keep the new game');
      await until(() => lms.get('suspend_data')!.includes(board.toText()), 'the new game is kept');
      expect(one.says('trouble')).to.equal('');
      expect(lms.faults).to.deep.equal([]);
    });

    it(`${kind} with a computer player ends for good where it is finished`, async () => {
      const lms = new Lms(version);
      host[api] = (lms.page().parent as { readonly parent: Record<string, unknown> }).parent[api];
      await one.open(addressOf(kind, 'game=tables&players=Ada, bot&score=won'));
      const board = await one.begun();
      while (board.match!.turn.kind !== 'seat' || board.match!.turn.seat === 0) playOn(board, random, 1);
      await until(() => one.says('standing').startsWith('Everything is saved.'), 'it is saved');
      one.press('Save and finish');
      await until(() => one.says('standing').includes('You can close this page.'), 'it is finished');
      const { ply } = board.match!;
      const { commits } = lms;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(board.match!.ply).to.equal(ply);
      expect(lms.commits).to.equal(commits);
    });
  }

  it('cmi5 without room on the device says what that means, and the course has everything', async () => {
    const lrs = new FakeLrs();
    host.lrs = lrs.fetch;
    await one.open(`${addressOf('cmi5', race)}${new URL(lrs.launch()).search}`);
    const board = await one.begun();
    Object.assign(Object.getPrototypeOf(one.window.localStorage), {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    playOn(board, random, 6);
    await until(() => one.says('trouble').startsWith('This device keeps nothing.'), 'told');
    await until(() => lrs.verbs.includes('answered'), 'the answer is told');
    expect(lrs.faults).to.deep.equal([]);
  });
});
