import { describe, expect, it } from 'vitest';
import { AttemptState } from '../../src/results/attempt.js';
import { SharedBest } from '../../src/results/shared-best.js';

/** Windows of one site: each hears what the others post. */
class Site {
  readonly posted: unknown[] = [];
  readonly #ears: ((message: unknown) => void)[] = [];

  open(best?: number, { key = 'game', id = 'one' } = {}) {
    const attempt = new AttemptState(() => 0);
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

  it('is of one activity and one attempt', () => {
    const site = new Site();
    site.open(100);
    expect(site.open(10, { id: 'two' }).attempt.best).toBe(10);
    expect(site.open(10, { key: 'other' }).attempt.best).toBe(10);
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
    { key: 'game', attempt: 'one' },
    ...[101, Infinity, NaN, '99', {}, null].map((best) => ({ key: 'game', attempt: 'one', best })),
  ])('does not come from a message such as %j', (message) => {
    const site = new Site();
    const { attempt, raised } = site.open(10);
    site.say(message);
    expect([attempt.best, raised()]).toEqual([10, 0]);
  });
});
