import { expect } from '@open-wc/testing';
import { FakeLrs } from '../unit/support/fake-lrs.js';
import { Lms } from '../unit/support/scorm-lms.js';
import { random } from './support/chance.js';
import { inChromium, mostInChromium } from './support/chromium.js';
import { clearKept, everythingKept, kept, storage } from './support/kept.js';
import { addressOf, PackagePage, playOn, type Played } from './support/package-page.js';
import { until } from './support/until.js';
import { findAll } from './support/look-up.js';

const key = 'two';
const [one, two] = [new PackagePage(), new PackagePage()];
const noticesOf = (board: Element): string[] => findAll(board, '[role=alert] p').map(({ textContent }) => textContent);

/** Presses a button of a message in the element. */
function press(board: Element, label: string): void {
  const buttons = findAll<HTMLElement>(board, '[role=alert] button');
  buttons.find(({ textContent }) => textContent.trim() === label)!.click();
}

/** Opens a page with a game under the key; `before` is called with the window of the page first. */
async function withKey(
  page: PackagePage,
  tag: string,
  before: (window: Window & typeof globalThis) => void = () => {},
): Promise<Played> {
  if (!page.frame.isConnected) await page.open(`/page/all/no-element`);
  page.unseen();
  before(page.window as Window & typeof globalThis);
  const board = page.document.createElement(tag) as Played;
  for (const [name, value] of Object.entries({ players: 'Ada, Ben', persist: key })) board.setAttribute(name, value);
  page.document.body.replaceChildren(board);
  await until(() => board.match && board.toText(), 'a game begins');
  return board;
}

/** Waits for the message that another window has played. */
const told = (board: Element): Promise<void> => until(() => noticesOf(board).length > 0, 'a message is shown');

/** Waits until the device has stored the game on the board, or a game of so many moves. */
const isKept = (board: Played, moves = board.match!.ply): Promise<void> =>
  until(async () => {
    const stored = JSON.parse((await kept(key)) ?? '{}') as { readonly moves?: readonly unknown[] };
    return stored.moves?.length === moves;
  }, 'the last move is kept');

/** The ways in which the storage of a page may fail. */
const failures: [string, (page: Window & typeof globalThis) => void][] = [
  ['is full', (page) => refuse(page.IDBObjectStore.prototype, 'put', 'QuotaExceededError')],
  ['is forbidden', (page) => refuse(page.IDBFactory.prototype, 'open', 'SecurityError')],
  ['is not there', (page) => Object.defineProperty(page, 'indexedDB', { value: null })],
];

function refuse(of: object, method: string, name: string): void {
  Object.defineProperty(of, method, {
    configurable: true,
    value: () => {
      throw new DOMException('refused', name);
    },
  });
}

describe('A game under a key, on a real page', () => {
  beforeEach(clearKept);
  afterEach(async () => {
    for (const page of [one, two]) page.close();
    await clearKept();
  });

  for (const tag of mostInChromium(['sequence-board', 'pytagora-tables'], 1)) {
    it(`${tag} in two windows: told of in the one that was not played, nothing is lost, both go on`, async () => {
      const first = await withKey(one, tag);
      playOn(first, random, 3);
      await isKept(first);
      const second = await withKey(two, tag);
      expect(second.toText()).to.equal(first.toText());
      playOn(first, random, 1);
      await told(second);
      expect(noticesOf(second)).to.deep.equal(['This game went on in another window. Which one do you want?']);
      const theirs = await kept(key);
      playOn(second, random, 2);
      expect(await kept(key)).to.equal(theirs);
      expect(noticesOf(first)).to.deep.equal([]);

      press(second, 'Keep this one');
      await until(async () => (await kept(key)) !== theirs, 'it is written');
      await told(first);
      press(first, 'Take the other one');
      await until(() => first.toText() === second.toText(), 'it is taken');
      playOn(first, random, 1);
      await told(second);
    });
  }

  it('outlasts a platform that empties localStorage and the cookies, at the last move', async () => {
    const board = await withKey(one, 'plyt-board');
    playOn(board, random, 3);
    const text = board.toText();
    const { ply } = board.match!;
    localStorage.clear();
    sessionStorage.clear();
    one.close();
    // Another frame may ask for the game before the request of the closed one has reached the database.
    await isKept(board, ply);
    const again = await withKey(two, 'plyt-board');
    expect(again.toText()).to.equal(text);
    expect(noticesOf(again)).to.deep.equal([]);
  });

  inChromium('outlasts it also where a division is its place', async () => {
    const begun = async (page: PackagePage): Promise<Played> => {
      await page.open('/page/embed/no-element');
      const division = `<div data-abacade="sequence-board" data-players="Ada, Ben" data-persist="${key}">Sequence</div>`;
      page.document.body.insertAdjacentHTML('beforeend', division);
      const board = (): Played | null => page.document.querySelector<Played>('[data-abacade] > sequence-board');
      await until(() => board()?.match && board()!.toText(), 'a game begins');
      return board()!;
    };
    const board = await begun(one);
    playOn(board, random, 4);
    await isKept(board);
    const text = board.toText();
    localStorage.clear();
    sessionStorage.clear();
    one.close();
    expect((await begun(two)).toText()).to.equal(text);
  });

  it('stands at the last move where the page is gone at once after it', async () => {
    const board = await withKey(one, 'sequence-board');
    playOn(board, random, 1);
    await until(async () => (await kept(key))?.includes('"moves":[{'), 'the first move is kept');
    playOn(board, random, 6);
    const text = board.toText();
    const { ply } = board.match!;
    one.close(); // in the same task
    await isKept(board, ply);
    expect((await withKey(two, 'sequence-board')).toText()).to.equal(text);
  });

  it('goes on where the database is deleted in mid-game, and keeps it again', async () => {
    const board = await withKey(one, 'plyt-board');
    playOn(board, random, 3);
    await until(() => kept(key), 'it is kept');
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase('abacade');
      deleting.onsuccess = resolve;
      deleting.onerror = reject;
    });
    expect(await kept(key)).to.equal(undefined);
    playOn(board, random, 2);
    const text = board.toText();
    // The first window opens the database again, which the second may overtake.
    await isKept(board);
    expect(noticesOf(board)).to.deep.equal([]);
    expect((await withKey(two, 'plyt-board')).toText()).to.equal(text);
  });

  for (const [what, before] of mostInChromium(failures, 1)) {
    it(`says once where the storage ${what}, and goes on`, async () => {
      const board = await withKey(one, 'pytagora-square', before);
      playOn(board, random, 6);
      await told(board);
      expect(noticesOf(board)).to.deep.equal([
        'This device cannot save your game. You can play on, but keep this page open.',
      ]);
      expect(await everythingKept()).to.deep.equal({});
    });
  }

  it('in a frame of no origin, which may keep nothing, says so and is played', async () => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.style.cssText = 'width: 784px; height: 500px';
    const heard = new Promise<string[]>((resolve) => {
      addEventListener('message', ({ data }) => resolve(data as string[]), { once: true });
    });
    frame.srcdoc = `<script src="${location.origin}/plain/dist/cdn/pytagora-square.iife.js"></script>
      <pytagora-square players="Ada, Ben" persist="two"></pytagora-square>
      <script>
        const board = document.querySelector('pytagora-square');
        const look = () => {
          const said = [...board.shadowRoot.querySelectorAll('[role=alert] p')].map((one) => one.textContent);
          if (board.match && said.length) parent.postMessage([board.match.players[0].name, ...said], '*');
          else setTimeout(look, 50);
        };
        look();
      </script>`;
    document.body.append(frame);
    try {
      expect(await heard).to.deep.equal([
        'Ada',
        'This device cannot save your game. You can play on, but keep this page open.',
      ]);
    } finally {
      frame.remove();
    }
  });

  it('starts again where the storage forgets (private or partitioned), without a message', async () => {
    const board = await withKey(one, 'sequence-board');
    playOn(board, random, 3);
    one.close();
    await clearKept();
    const again = await withKey(one, 'sequence-board');
    expect(again.match!.ply).to.equal(0);
    expect(noticesOf(again)).to.deep.equal([]);
  });

  inChromium('leaves what it cannot read as it is where there is no room for a copy', async () => {
    await storage.put(key, '{"abacade":2}');
    const board = await withKey(one, 'pytagora-tables', failures[0][1]);
    await told(board);
    const own = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')!;
    Object.defineProperty((one.window as Window & typeof globalThis).IDBObjectStore.prototype, 'put', own);
    playOn(board, random, 3);
    expect(noticesOf(board)[0]).to.contain('cannot save your game');
    expect(await kept(key)).to.equal('{"abacade":2}');
  });
});

const race = 'game=plyt&players=Ada&start-square=80&standard=2&cards=off&score=share-right:1';
const versions = [
  { kind: 'scorm12', version: '1.2', api: 'API', location: 'cmi.core.lesson_location' },
  { kind: 'scorm2004', version: '2004', api: 'API_1484_11', location: 'cmi.location' },
] as const;

describe('A package', () => {
  const host = window as unknown as Record<string, unknown>;
  beforeEach(clearKept);
  afterEach(async () => {
    for (const page of [one, two]) page.close();
    for (const { api } of versions) delete host[api];
    delete host['lrs'];
    await clearKept();
  });

  async function open(page: PackagePage, lms: Lms, kind: string, api: string): Promise<Played> {
    host[api] = (lms.page().parent as { readonly parent: Record<string, unknown> }).parent[api];
    await page.open(addressOf(kind, race));
    page.unseen();
    return page.begun();
  }

  for (const { kind, version, api, location } of mostInChromium(versions, 1)) {
    it(`${kind} in two windows: either goes on from the other's game, and asks where both have gone on`, async () => {
      const lms = new Lms(version);
      const first = await open(one, lms, kind, api);
      playOn(first, random, 4);
      await until(
        () => lms.get('suspend_data')?.includes(first.toText()),
        'the platform has the first window\u2019s game',
      );
      const second = await open(two, lms, kind, api);
      expect(second.toText()).to.equal(first.toText());
      playOn(second, random, 2);
      await until(
        () => lms.get('suspend_data')!.includes(second.toText()),
        'the platform has the second window\u2019s game',
      );
      const isOpenElsewhere = 'This activity is open in another window too.';
      await until(() => one.says('trouble').startsWith(isOpenElsewhere), 'the first is told');
      expect(one.says('standing')).to.equal('');
      one.press('Go on here');
      await until(() => first.toText() === second.toText(), 'the first goes on from the second one’s game');
      expect(first.match!.ply).to.equal(6);
      await until(() => two.says('trouble').startsWith(isOpenElsewhere), 'the second is told');
      expect(one.says('trouble')).to.equal('');

      playOn(first, random, 3);
      playOn(second, random, 2);
      const [here, there] = [first.toText(), second.toText()];
      await until(() => lms.get('suspend_data')!.includes(here), 'the platform has the game of the first');
      two.press('Go on here');
      await until(() => two.says('trouble').startsWith('You have two games'), 'asked');
      expect([second.toText(), two.says('standing').includes('saved')]).to.deep.equal([there, false]);
      expect(lms.get('suspend_data')).to.contain(here);
      two.press('Keep the other one');
      await until(() => second.toText() === here, 'the second has the game of the first');
      await until(() => two.says('standing').startsWith('Everything is saved.'), 'it is saved');
      expect(lms.get('suspend_data')).to.contain(here);
      expect(lms.faults).to.deep.equal([]);
    });

    inChromium(`${kind} with the state of a newer version: it stays until the player has chosen`, async () => {
      const lms = new Lms(version);
      lms.stored.set('cmi.suspend_data', 'ab3.plyt.1!later');
      if (kind === 'scorm12') lms.stored.set(location, 'ab3.plyt.1');
      const board = await open(one, lms, kind, api);
      await until(() => one.says('trouble').startsWith('Your last game could not be read.'), 'told');
      playOn(board, random, 6);
      await until(() => lms.interactions.length > 0, 'the answer is told');
      expect(lms.get('suspend_data')).to.equal('ab3.plyt.1!later');
      one.press('Keep the new game');
      await until(() => lms.get('suspend_data')!.includes(board.toText()), 'the new game is kept');
      expect(one.says('trouble')).to.equal('');
      expect(lms.faults).to.deep.equal([]);
    });

    inChromium(`${kind} with a computer player ends for good where it is finished`, async () => {
      const lms = new Lms(version);
      host[api] = (lms.page().parent as { readonly parent: Record<string, unknown> }).parent[api];
      await one.open(addressOf(kind, 'game=tables&players=Ada, bot&score=won'));
      const board = await one.begun();
      while (board.match!.turn.kind !== 'seat' || board.match!.turn.seat === 0) playOn(board, random, 1);
      await until(() => one.says('standing').startsWith('Everything is saved.'), 'it is saved');
      one.press('Save and finish');
      await until(() => one.says('standing').includes('You can leave this activity now.'), 'it is finished');
      const { ply } = board.match!;
      const { commits } = lms;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(board.match!.ply).to.equal(ply);
      expect(lms.commits).to.equal(commits);
    });
  }

  it('cmi5 without room on the device says what that means, and the course has everything', async () => {
    const lrs = new FakeLrs();
    host['lrs'] = lrs.fetch;
    await one.open(`${addressOf('cmi5', race)}${new URL(lrs.launch()).search}`);
    const board = await one.begun();
    failures[0][1](one.window as Window & typeof globalThis);
    playOn(board, random, 6);
    await until(() => one.says('trouble').startsWith('This device saves nothing.'), 'told');
    await until(() => lrs.verbs.includes('answered'), 'the answer is told');
    expect(lrs.faults).to.deep.equal([]);
  });
});
