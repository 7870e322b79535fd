import { expect } from '@open-wc/testing';
import '../../components/abacade-class/define.js';
import '../../components/abacade-lobby/define.js';
import type { LessonView } from '../../src/live/protocol/lesson-messages.js';
import { FakeLesson } from '../unit/support/fake-lesson.js';
import { gameNamed } from '../unit/support/all-games.js';
import { seeded } from '../unit/support/random.js';
import { clear, stageOf } from './support/grid.js';
import { find } from './support/look-up.js';
import { ScriptedServer } from './support/scripted-server.js';
import { until } from './support/until.js';

/** A browser that keeps the screen on, and counts the locks that are held. */
class FakeWakeLock {
  held = 0;
  asked = 0;
  isRefused = false;
  readonly #sentinels = new Set<{ released: boolean }>();

  readonly request = (): Promise<object> => {
    this.asked++;
    if (this.isRefused) return Promise.reject(new DOMException('The battery is low.', 'NotAllowedError'));
    const sentinel = {
      released: false,
      release: () => {
        if (!sentinel.released) this.held--;
        sentinel.released = true;
        return Promise.resolve();
      },
    };
    this.held++;
    this.#sentinels.add(sentinel);
    return Promise.resolve(sentinel);
  };

  /** Releases everything, as a browser does when a page is hidden. */
  hide(): void {
    for (const sentinel of this.#sentinels) if (!sentinel.released) this.held--;
    for (const sentinel of this.#sentinels) sentinel.released = true;
  }
}

let lock: FakeWakeLock;
let isHidden = false;
const seen = (hidden: boolean): void => {
  isHidden = hidden;
  if (hidden) lock.hide();
  document.dispatchEvent(new Event('visibilitychange'));
};
const refused: unknown[] = [];
const note = ({ reason }: PromiseRejectionEvent): void => void refused.push(reason);

beforeEach(() => {
  lock = new FakeWakeLock();
  isHidden = false;
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: lock });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  addEventListener('unhandledrejection', note);
});
afterEach(async () => {
  await clear();
  Reflect.deleteProperty(navigator, 'wakeLock');
  Reflect.deleteProperty(document, 'hidden');
  removeEventListener('unhandledrejection', note);
  expect(refused).to.eql([]);
});

async function opened(tag: 'abacade-lobby' | 'abacade-class', live: string) {
  const server = new ScriptedServer();
  const element = document.createElement(tag);
  element.network = server.network;
  element.lang = 'en';
  element.live = live;
  if ('key' in element) element.key = 'p'.repeat(22);
  stageOf(400).append(element);
  await until(() => server.last('hello'), 'it connects');
  return { element, server };
}
const held = (count: number, when: string): Promise<unknown> => until(() => lock.held === count, when);

describe('The screen', () => {
  it('stays on while it is a pupil’s turn', async () => {
    const lesson = new FakeLesson(gameNamed('multiplay'), 2, { size: 5 }, seeded(3));
    const { element, server } = await opened('abacade-lobby', 'https://live.school.example/#K7M4PQ');
    const turnTo = (seat: number): void => {
      while (lesson.match.seat !== seat) lesson.match.step();
      server.say(lesson.view(0));
    };
    server.say({ t: 'lobby', phase: 'open', game: 'multiplay', you: 1, others: 1, paused: false });
    await element.updateComplete;
    expect(lock.asked, 'nobody waits for a pupil in the lobby').to.equal(0);
    turnTo(0);
    await held(1, 'it is the turn of the pupil');
    turnTo(1);
    await held(0, 'it is the turn of the other one');
    turnTo(0);
    await held(1, 'and of the pupil again');
    seen(true);
    seen(false);
    await held(1, 'it is asked for again when the page is seen again');
    server.say({ t: 'pause', on: true });
    await held(0, 'everybody looks up');
    seen(true);
    seen(false);
    expect(lock.held).to.equal(0);
    server.say({ t: 'pause', on: false });
    await held(1, 'the lesson goes on');
    element.remove();
    await held(0, 'the element has left the page');
  });

  it('goes dark as usual where the browser refuses or cannot', async () => {
    lock.isRefused = true;
    const lesson = new FakeLesson(gameNamed('multiplay'), 2, { size: 5 }, seeded(3));
    const { element, server } = await opened('abacade-lobby', 'https://live.school.example/#K7M4PQ');
    while (lesson.match.seat !== 0) lesson.match.step();
    server.say(lesson.view(0));
    await until(() => lock.asked === 1, 'it asks');
    await element.updateComplete;
    expect(find(element, '.board')).not.to.equal(null);
    expect(find(element, '[role=alert]')?.textContent.trim() ?? '').to.equal('');
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: undefined });
    seen(true);
    seen(false);
    await element.updateComplete;
    expect(lock.asked, 'a refusal is not asked over and over').to.equal(1);
  });

  it('is not asked for where the page around forbids it', async () => {
    const asked: string[] = [];
    const allowsFeature = (name: string): boolean => {
      asked.push(name);
      return false;
    };
    Object.defineProperty(document, 'featurePolicy', { configurable: true, value: { allowsFeature } });
    try {
      const lesson = new FakeLesson(gameNamed('multiplay'), 2, { size: 5 }, seeded(3));
      const { server } = await opened('abacade-lobby', 'https://live.school.example/#K7M4PQ');
      while (lesson.match.seat !== 0) lesson.match.step();
      server.say(lesson.view(0));
      await until(() => asked.includes('screen-wake-lock'), 'the browser tells what is allowed');
      expect(lock.asked).to.equal(0);
    } finally {
      Reflect.deleteProperty(document, 'featurePolicy');
    }
  });

  it('stays on at the projector until the lesson ends, and not at the teacher’s own', async () => {
    const view: LessonView = {
      t: 'class',
      seq: 5,
      code: 'K7M4PQ',
      phase: 'round',
      paused: false,
      lesson: { game: 'multiplay', options: {}, how: 'pairs', size: 2, undo: 'off', admit: false, warmUp: false },
      round: 1,
      rounds: 1,
      pupils: [],
      boards: [],
      right: [],
      summit: 100,
      bests: 0,
      shown: { show: 'wall' },
    };
    const projector = await opened('abacade-class', 'https://live.school.example/');
    projector.server.say(view);
    await held(1, 'a round is played');
    projector.server.say({ t: 'bye', why: 'closed' });
    await held(0, 'the lesson has ended');
    const own = await opened('abacade-class', 'https://live.school.example/');
    own.server.say({ t: 'teacher', token: 'a'.repeat(22), projector: 'p'.repeat(22), code: view.code });
    own.server.say(view);
    await own.element.updateComplete;
    expect(lock.held).to.equal(0);
  });
});
