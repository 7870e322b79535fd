import { beforeEach, describe, expect, it } from 'vitest';
import { Gradebook } from '../../server/lti/gradebook.js';
import { Grades } from '../../server/lti/grades.js';
import { OwnKeys } from '../../server/lti/own-keys.js';
import { Platforms } from '../../server/lti/platforms.js';
import type { GradeRule, Session } from '../../server/lti/sessions.js';
import type { Store } from '../../server/lti/store/port.js';
import { Vault } from '../../server/lti/vault.js';
import { ltiFaults, ltiKills } from '../live/lti-kills.js';
import { atServers, inFolder } from '../live/places.js';
import { missing, program, RedisServers } from '../live/redis.js';
import { SimulatedPlatform } from './support/lti-platform.js';
import { MemoryStore } from './support/memory-store.js';
import { seeded } from './support/random.js';

const begin = Date.UTC(2026, 10, 28, 9);
let time = begin;
const now = (): number => time;
const vault = new Vault(Buffer.from('a secret that is only for tests'), now);
// A key is made once: that takes long.
const keys = new OwnKeys(new MemoryStore(now), vault, now);
let platform: SimulatedPlatform;
let store: MemoryStore;
let session: Session;

const never = new Promise<never>(() => undefined);

/** One life of a server: after `lasts` steps nothing that it does has an effect any more, and nothing is answered. */
class Life {
  steps = 0;
  #die = (): void => undefined;
  readonly died = new Promise<'died'>((resolve) => (this.#die = () => resolve('died')));
  readonly grades: Grades;
  readonly book: Gradebook;

  constructor(private readonly lasts: number) {
    const own: Store = {
      get: (name) => this.#step(() => store.get(name)),
      swap: (...given) => this.#step(() => store.swap(...given)),
      under: (prefix) => this.#step(() => store.under(prefix)),
      due: (...given) => this.#step(() => store.due(...given)),
      close: () => store.close(),
    };
    this.grades = new Grades(own, vault, now);
    this.book = new Gradebook({
      grades: this.grades,
      keys,
      platforms: new Platforms(own, vault, platform.fetch),
      fetch: (...request) => this.#step(() => platform.fetch(...request)),
      now,
      random: () => 0.5,
      failed: () => undefined,
    });
  }

  /** Does a step, unless the server has died before; it may also die between the step and its answer. */
  async #step<T>(work: () => Promise<T>): Promise<T> {
    await this.#live();
    const answer = await work();
    await this.#live();
    return answer;
  }

  async #live(): Promise<void> {
    if (this.steps >= this.lasts) {
      this.#die();
      await never;
    }
    this.steps++;
  }
}

/** Reports results, each until it is answered, and sends scores, with servers that live so long. Returns whether all have died. */
async function play(rule: GradeRule, reported: readonly number[], lives: readonly number[]): Promise<boolean> {
  const left = [...lives];
  let deaths = 0;
  let life = new Life(left.shift() ?? Infinity);
  const surely = async (work: (one: Life) => Promise<unknown>): Promise<void> => {
    while ((await Promise.race([work(life), life.died])) === 'died') {
      deaths++;
      // It is started again when the score that it was sending is free.
      time += 61_000;
      life = new Life(left.shift() ?? Infinity);
    }
  };
  session = { ...session, grade: { ...session.grade!, rule } };
  for (const points of reported) {
    await surely((one) => one.grades.take(session, points));
    await surely((one) => one.book.run());
    time += 1000;
  }
  for (let at = 0; at < 3; at++) {
    time += 61_000;
    await surely((one) => one.book.run());
  }
  return deaths === lives.length;
}

beforeEach(async () => {
  time = begin;
  platform = await SimulatedPlatform.create(now);
  platform.toolKeys = () => keys.publicSet();
  store = new MemoryStore(now);
  const { id } = await new Platforms(store, vault, platform.fetch).add(platform.registration);
  session = {
    platform: id,
    person: 'person',
    link: 'link',
    isTeacher: false,
    activity: 'game=plyt',
    kind: 'alone',
    grade: { item: platform.item, subject: 'pupil-1', rule: 'best' },
  };
});

describe('A server that is killed', () => {
  it.each([
    ['best' as const, [50, 30, 80, 80, 60], [50, 80]],
    ['last' as const, [50, 30, 30, 80], [50, 30, 80]],
  ])('at any step, and once more, loses no grade where the %s counts', async (rule, reported, expected) => {
    let moments = 0;
    for (let steps = 0; ; steps++) {
      for (const lives of [[steps], [steps, steps], [steps, 1], [steps, 7]]) {
        store.texts.clear();
        time = begin;
        platform.recorded.length = 0;
        await new Platforms(store, vault, platform.fetch).add(platform.registration);
        const haveDied = await play(rule, reported, lives);
        const got = platform.recorded.map(({ points }) => points);
        const times = platform.recorded.map((one) => one.time);
        expect(got.at(-1), lives.join()).toBe(expected.at(-1));
        expect(new Set(times).size, lives.join()).toBe(times.length);
        expect(times.toSorted(), lives.join()).toEqual(times);
        // A score that another has replaced before it was sent may be left out, and nothing comes twice.
        let from = 0;
        for (const points of got) from = expected.indexOf(points, from) + 1 || NaN;
        expect(from, `${lives.join()}: ${got.join()}`).not.toBeNaN();
        if (lives.length === 1 && !haveDied) {
          expect(moments).toBeGreaterThan(40);
          return;
        }
        moments++;
      }
    }
  });

  it('as a process loses no grade, and no grade comes twice', async () => {
    const place = inFolder();
    const tally = await ltiKills({ kills: 4 }, seeded(5), place, { pupils: 4 });
    await place.erase();
    expect(ltiFaults(tally), JSON.stringify(tally)).toBe(0);
    expect(tally.kills).toBe(4);
    expect(tally.accepted).toBeGreaterThanOrEqual(4);
  });

  if (!program) {
    console.error(missing);
    it.skip(missing);
  }
  it.runIf(program)('as one of two processes loses no grade: one of them sends it', async () => {
    const place = atServers(await RedisServers.one());
    const tally = await ltiKills({ kills: 4 }, seeded(6), place, { servers: 2, pupils: 4 });
    await place.erase();
    expect(ltiFaults(tally), JSON.stringify(tally)).toBe(0);
    expect(tally.kills).toBeGreaterThanOrEqual(4);
    expect(tally.accepted).toBeGreaterThanOrEqual(4);
  });
});
