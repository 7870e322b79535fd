import { beforeEach, describe, expect, it } from 'vitest';
import { Gradebook, type Failure } from '../../server/lti/gradebook.js';
import { Grades, pauseAfter } from '../../server/lti/grades.js';
import { OwnKeys } from '../../server/lti/own-keys.js';
import { Platforms } from '../../server/lti/platforms.js';
import type { GradeRule, Session } from '../../server/lti/sessions.js';
import { Vault } from '../../server/lti/vault.js';
import { json, resultScope, scoreScope, SimulatedPlatform } from './support/lti-platform.js';
import { MemoryStore } from './support/memory-store.js';

const begin = Date.UTC(2026, 10, 28, 9);
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
let time = begin;
const now = (): number => time;
const vault = new Vault(Buffer.from('a secret that is only for tests'), now);
let platform: SimulatedPlatform;
let store: MemoryStore;
let platforms: Platforms;
let grades: Grades;
let failures: Failure[];
let id: string;

// A key is made once: that takes long.
const keyStore = new MemoryStore(now);
const keys = new OwnKeys(keyStore, vault, now);

const gradebook = (): Gradebook =>
  new Gradebook({
    grades,
    keys,
    platforms,
    fetch: platform.fetch,
    now,
    random: () => 0.501,
    failed: (reason) => failures.push(reason),
  });

beforeEach(async () => {
  time = begin;
  failures = [];
  store = new MemoryStore(now);
  platform = await SimulatedPlatform.create(now);
  platform.toolKeys = () => keys.publicSet();
  platforms = new Platforms(store, vault, platform.fetch);
  grades = new Grades(store, vault, now);
  ({ id } = await platforms.add(platform.registration));
});

const session = (pupil = 'pupil-1', rule: GradeRule = 'best', item = platform.item): Session => ({
  platform: id,
  person: vault.hash('person', pupil),
  link: 'link',
  isTeacher: false,
  activity: 'game=plyt',
  kind: 'alone',
  grade: { item, subject: pupil, rule },
});

/** Runs a gradebook from the time now until nothing is due for `ms`, in steps of a minute. */
async function runFor(book: Gradebook, ms: number): Promise<void> {
  for (const end = time + ms; time < end; time += minute) await book.run();
}

const points = (pupil = 'pupil-1'): number[] =>
  platform.recorded.filter(({ user }) => user === pupil).map((one) => one.points);

describe('A score', () => {
  it('reaches the place of the link in the gradebook, once', async () => {
    const book = gradebook();
    expect(await grades.take(session(), 80)).toBe(80);
    await book.run();
    await runFor(book, hour);
    expect(platform.recorded).toEqual([
      {
        user: 'pupil-1',
        points: 80,
        time: '2026-11-28T09:00:00.000Z',
        item: 'https://moodle.school.example/mod/lti/services.php/2/lineitems/12/lineitem/scores?type_id=1',
      },
    ]);
    expect(failures).toEqual([]);
  });

  it('gets no access and no request where there is nothing to send', async () => {
    await runFor(gradebook(), hour);
    expect(platform.requests).toEqual([]);
  });

  it('is not kept for a link without a place in the gradebook', async () => {
    expect(await grades.take({ ...session(), grade: undefined }, 80)).toBe(80);
    expect([...store.texts.keys()].filter((name) => name.startsWith('grade/'))).toEqual([]);
  });

  it('is only replaced by a better one', async () => {
    const book = gradebook();
    const counts: number[] = [];
    for (const one of [50, 30, 70, 70, 60]) {
      counts.push(await grades.take(session(), one));
      await book.run();
    }
    expect(counts).toEqual([50, 50, 70, 70, 70]);
    expect(points()).toEqual([50, 70]);
    expect(await grades.scoreOf(session())).toBe(70);
  });

  it('is replaced by each later one if the teacher wants that', async () => {
    const book = gradebook();
    for (const one of [50, 30, 30, 70]) {
      await grades.take(session('pupil-1', 'last'), one);
      await book.run();
    }
    expect(points()).toEqual([50, 30, 70]);
  });

  it('is sent with a time that grows, even if the clock does not', async () => {
    const book = gradebook();
    for (const one of [10, 20, 30]) {
      await grades.take(session(), one);
      await book.run();
      time -= 1000;
    }
    const times = platform.recorded.map((one) => one.time);
    expect(times).toEqual([...times].sort());
    expect(new Set(times).size).toBe(3);
  });

  it('is not sent below a better one that the gradebook shows', async () => {
    platform.shown.set('pupil-1', 90);
    const book = gradebook();
    await grades.take(session(), 80);
    await book.run();
    expect(points()).toEqual([]);
    await grades.take(session(), 95);
    await book.run();
    expect(points()).toEqual([95]);
  });

  it('is sent, too, where the platform does not let scores be read', async () => {
    platform.granted = [scoreScope];
    platform.shown.set('pupil-1', 90);
    await grades.take(session(), 80);
    await gradebook().run();
    expect(points()).toEqual([80]);
    expect(platform.requests.filter((one) => one.includes('/results'))).toEqual([]);
    expect(platform.granted).not.toContain(resultScope);
  });

  it('goes to another place if the link has moved there', async () => {
    const book = gradebook();
    await grades.take(session(), 80);
    await book.run();
    const other = `${platform.origin}/mod/lti/services.php/2/lineitems/13/lineitem`;
    expect(await grades.take(session('pupil-1', 'best', other), 40)).toBe(40);
    time += 1;
    await book.run();
    expect(platform.requests.filter((one) => one.includes('/13/lineitem/scores'))).toHaveLength(1);
  });

  it('keeps the id of the pupil sealed, and only until it has arrived', async () => {
    await grades.take(session('pupil-4711'), 80);
    const texts = (): string => JSON.stringify([...store.texts].filter(([name]) => name.startsWith('grade/')));
    expect(texts()).not.toContain('4711');
    expect(texts()).toContain('"to');
    await gradebook().run();
    expect(texts()).not.toContain('to');
  });

  it('is forgotten a school year after it has arrived', async () => {
    await grades.take(session(), 80);
    await gradebook().run();
    time += 401 * day;
    expect(await grades.scoreOf(session())).toBeUndefined();
  });
});

describe('A platform that cannot take scores', () => {
  it('gets all of them, each once, after it was down for a day', async () => {
    platform.isDown = true;
    const book = gradebook();
    const pupils = Array.from({ length: 30 }, (_, at) => `pupil-${at}`);
    for (const pupil of pupils) await grades.take(session(pupil), 60);
    await runFor(book, day);
    // It is not asked in vain for each of the scores.
    expect(platform.requests.length).toBeLessThan(500);
    platform.isDown = false;
    await runFor(book, 2 * hour);
    expect(pupils.map((pupil) => points(pupil))).toEqual(pupils.map(() => [60]));
    expect(new Set(failures)).toEqual(new Set(['platform-unreachable']));
  });

  it('gets only the best score of those that came meanwhile', async () => {
    platform.isDown = true;
    const book = gradebook();
    for (const one of [20, 90, 40]) {
      await grades.take(session(), one);
      await runFor(book, 10 * minute);
    }
    platform.isDown = false;
    await runFor(book, 2 * hour);
    expect(points()).toEqual([90]);
  });

  it('is asked less and less often', () => {
    const pauses = Array.from({ length: 12 }, (_, tries) => pauseAfter(tries, () => 0.5));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect([pauses[0], pauses.at(-1)]).toEqual([5000, 30 * minute]);
    expect(pauseAfter(1e9, () => 1)).toBe(37.5 * minute);
  });

  it('is left alone for as long as it asks', async () => {
    platform.onScore = () => json({}, 503, { 'retry-after': '7200' });
    const book = gradebook();
    await grades.take(session(), 80);
    await runFor(book, hour);
    expect(platform.requests.filter((one) => one.includes('/scores'))).toHaveLength(1);
    platform.onScore = () => undefined;
    await runFor(book, 2 * hour);
    expect(points()).toEqual([80]);
  });

  it('is asked for access again if it no longer accepts the one that it gave', async () => {
    let isFirst = true;
    platform.onScore = () => {
      if (!isFirst) return undefined;
      isFirst = false;
      return json({}, 401);
    };
    await grades.take(session(), 80);
    await runFor(gradebook(), 10 * minute);
    expect(points()).toEqual([80]);
    expect(platform.requests.filter((one) => one.includes('token.php'))).toHaveLength(2);
  });

  it('does not hold up the scores of others by refusing one', async () => {
    platform.onScore = ({ user }) => (user === 'pupil-1' ? json({}, 422) : undefined);
    const book = gradebook();
    for (const pupil of ['pupil-1', 'pupil-2']) await grades.take(session(pupil), 80);
    await book.run();
    expect(points('pupil-2')).toEqual([80]);
    expect(failures).toEqual(['score-refused']);
  });

  it('is no longer asked if it has refused a score for three days', async () => {
    platform.onScore = () => json({}, 404);
    const book = gradebook();
    await grades.take(session(), 80);
    await runFor(book, 4 * day);
    expect(failures.at(-1)).toBe('given-up');
    const { length } = platform.requests;
    await runFor(book, day);
    expect(platform.requests).toHaveLength(length);
  });

  it('refuses access: the score waits', async () => {
    platform.toolKeys = () => Promise.resolve({ keys: [] });
    const book = gradebook();
    await grades.take(session(), 80);
    await book.run();
    expect(failures).toEqual(['access-refused']);
    platform.toolKeys = () => keys.publicSet();
    await runFor(book, hour);
    expect(points()).toEqual([80]);
  });

  it('was removed: its scores wait for it to be registered again', async () => {
    await platforms.remove(id);
    const book = gradebook();
    await grades.take(session(), 80);
    await book.run();
    expect(failures).toEqual(['platform-removed']);
    await platforms.add(platform.registration);
    await runFor(book, hour);
    expect(points()).toEqual([80]);
  });

  it('takes a conflict for a score that it has', async () => {
    platform.onScore = () => json({}, 409);
    await grades.take(session(), 80);
    const book = gradebook();
    await book.run();
    platform.onScore = () => undefined;
    await runFor(book, hour);
    expect(points()).toEqual([]);
    expect(failures).toEqual([]);
  });
});

describe('A server that is killed', () => {
  /** Every operation of the storage and every request, after which the server may be killed. */
  const killedAfter = async (steps: number): Promise<void> => {
    let left = steps;
    const dies = <T extends (...given: never[]) => Promise<unknown>>(call: T): T =>
      ((...given: never[]) => {
        if (left-- <= 0) return new Promise(() => undefined); // nothing goes on
        return call(...given);
      }) as T;
    const dying: MemoryStore = Object.assign(Object.create(store) as MemoryStore, {
      get: dies(store.get.bind(store)),
      swap: dies(store.swap.bind(store)),
      due: dies(store.due.bind(store)),
    });
    const doomed = new Gradebook({
      grades: new Grades(dying, vault, now),
      keys,
      platforms: new Platforms(dying, vault, platform.fetch),
      fetch: dies(platform.fetch),
      now,
      random: () => 0.5,
      failed: (reason) => failures.push(reason),
    });
    void doomed.run();
    await new Promise((resolve) => setTimeout(resolve, 20));
  };

  it.each(Array.from({ length: 14 }, (_, at) => at))(
    'after %i steps loses no score, and shows none twice',
    async (steps) => {
      await grades.take(session(), 80);
      await killedAfter(steps);
      time += 2 * minute;
      await runFor(gradebook(), hour);
      expect(points()).toEqual([80]);
      expect(failures).toEqual([]);
      expect(await grades.scoreOf(session())).toBe(80);
    },
  );

  it('two servers with one storage send each score once', async () => {
    const pupils = Array.from({ length: 20 }, (_, at) => `pupil-${at}`);
    for (const pupil of pupils) await grades.take(session(pupil), 60);
    await Promise.all([gradebook().run(), gradebook().run()]);
    expect(platform.requests.filter((one) => one.includes('/scores'))).toHaveLength(20);
  });

  it('another one does not send a score that is just being sent', async () => {
    let isFirst = true;
    platform.onScore = async () => {
      if (isFirst) {
        isFirst = false;
        await gradebook().run();
      }
      return undefined;
    };
    await grades.take(session(), 60);
    await gradebook().run();
    expect(platform.requests.filter((one) => one.includes('/scores'))).toHaveLength(1);
  });

  it('a better score that comes while one is being sent follows it', async () => {
    const book = gradebook();
    platform.onScore = async ({ points: sent }) => {
      if (sent === 50) await grades.take(session(), 70);
      return undefined;
    };
    await grades.take(session(), 50);
    await book.run();
    expect(points()).toEqual([50, 70]);
  });
});
