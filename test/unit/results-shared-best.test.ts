import { describe, expect, it } from 'vitest';
import { AttemptState } from '../../src/results/attempt.js';
import { SharedBest } from '../../src/results/shared-best.js';
import { fingerprint } from '../../src/results/state.js';

/** A window: its attempt, the time it opened, and the time since when the platform has something; null if it has nothing. */
interface Opened {
  readonly key?: string;
  readonly id?: string;
  readonly learner?: string;
  readonly at?: number;
  readonly there?: number | null;
}

/** Windows of one site: each receives what the others post. */
class Site {
  readonly posted: unknown[] = [];
  readonly #ears: ((message: unknown) => void)[] = [];

  open(best?: number, { key = 'game', id = 'one', learner = 'Ada', at = 0, there = 0 }: Opened = {}) {
    const attempt = new AttemptState(
      () => at,
      () => at,
    );
    attempt.host = { learner, mode: 'normal', completed: false, passed: false };
    attempt.ackAt = there ?? undefined;
    attempt.follow({ attempt: id, revision: 1 } as Parameters<AttemptState['follow']>[0]);
    attempt.raise(best);
    let raised = 0;
    const ear = (message: unknown): void => on?.(message);
    let on: ((message: unknown) => void) | undefined;
    this.#ears.push(ear);
    const windows = {
      post: (message: unknown): void => {
        this.posted.push(message);
        for (const other of this.#ears) if (other !== ear) other(structuredClone(message));
      },
      listen: (given: (message: unknown) => void) => {
        on = given;
        return () => (on = undefined);
      },
    };
    const shared = new SharedBest({ key, windows }, attempt, () => raised++);
    shared.begin();
    return { attempt, shared, raised: () => raised };
  }

  say(message: unknown): void {
    for (const ear of this.#ears) ear(message);
  }
}

/** A message of a window of that attempt, without its score. */
const valid = { key: 'game', learner: fingerprint('Ada'), attempt: 'one', begun: 0, there: 0 };

describe('the best score among the windows of one attempt', () => {
  it('is known to a window that opens later, and to one that was open before', () => {
    const site = new Site();
    const first = site.open(100);
    const second = site.open(40);
    expect(second.attempt.best).toBe(100);
    expect(second.raised()).toBe(1);
    expect(first.raised()).toBe(0);

    const third = new Site();
    const low = third.open();
    const high = third.open(30);
    expect([low.attempt.best, low.raised()]).toEqual([30, 1]);
    high.attempt.raise(70);
    high.shared.share();
    expect([low.attempt.best, low.raised()]).toEqual([70, 2]);
  });

  it('is told once, and not again where nothing has changed', () => {
    const site = new Site();
    const { shared } = site.open(50);
    shared.share();
    shared.share();
    expect(site.posted).toHaveLength(1);
  });

  it('is of one activity, one learner and one attempt', () => {
    const site = new Site();
    site.open(100);
    expect(site.open(10, { id: 'two' }).attempt.best).toBe(10);
    expect(site.open(10, { key: 'other' }).attempt.best).toBe(10);
    expect(site.open(10, { learner: 'Ben' }).attempt.best).toBe(10);
  });

  it('is also of windows that opened, and named their attempt, before the platform had anything of it', () => {
    const site = new Site();
    const first = site.open(100, { id: 'one', at: 1, there: null });
    const second = site.open(40, { id: 'two', at: 2, there: null });
    expect([second.attempt.best, second.attempt.id, first.attempt.id]).toEqual([100, 'one', 'one']);
    // The first in order is kept, whichever window opened first.
    const third = site.open(undefined, { id: 'an', at: 3, there: null });
    expect([first, second, third].map(({ attempt }) => [attempt.best, attempt.id])).toEqual(
      Array.from({ length: 3 }, () => [100, 'an']),
    );
    expect(first.raised()).toBe(1);
  });

  it('is of another attempt where a window opened after the platform had something', () => {
    const site = new Site();
    const first = site.open(100, { id: 'one', at: 1, there: 5 });
    const meanwhile = site.open(20, { id: 'two', at: 4, there: null });
    expect([meanwhile.attempt.best, meanwhile.attempt.id]).toEqual([100, 'one']);
    const after = site.open(20, { id: 'three', at: 6, there: null });
    expect([after.attempt.best, after.attempt.id]).toEqual([20, 'three']);
    expect(first.attempt.id).toBe('one');
  });

  it('is heard no more after the end', () => {
    const site = new Site();
    const low = site.open(10);
    low.shared.end();
    site.open(90);
    expect(low.attempt.best).toBe(10);
  });

  it.each([
    undefined,
    null,
    'best',
    [],
    valid,
    ...[101, -1, Infinity, NaN, '99', {}, null].map((best) => ({ ...valid, best })),
    ...['', 'a.b', 'x'.repeat(13), 1, null].map((attempt) => ({ ...valid, best: 99, attempt })),
    ...['0', null].flatMap((time) => [
      { ...valid, best: 99, begun: time },
      { ...valid, best: 99, there: time },
    ]),
  ])('does not come from a message such as %j', (message) => {
    const site = new Site();
    const { attempt, raised } = site.open(10);
    site.say(message);
    expect([attempt.best, attempt.id, raised()]).toEqual([10, 'one', 0]);
  });
});
