import { beforeEach, describe, expect, it } from 'vitest';
import type { ResultAdapter } from '../../src/results/adapter.js';
import { course } from '../../src/results/course.js';
import type { Fetch } from '../../src/results/lrs.js';
import { seeded } from './support/random.js';
import { act, desk, newMatch, reporting, type Desk } from './support/results.js';

/** The server of lessons, as far as a page of a link asks it. */
class Lessons {
  /** The reports that were accepted. */
  readonly reports: Record<string, unknown>[] = [];
  readonly tokens = new Set<string | undefined>();
  /** The status of each answer; 200 by default. */
  status = 200;
  about: Record<string, unknown> = { person: 'p', link: 'l', firstName: 'Mia', isTeacher: false, isCompleted: false };

  readonly fetch: Fetch = (url, { method, headers, body }) => {
    expect(url).toBe('/lti/api/state');
    this.tokens.add(headers['authorization']);
    const { status } = this;
    if (status === 200 && method === 'PUT') {
      const report = JSON.parse(body!) as Record<string, unknown>;
      this.reports.push(report);
      this.about = { ...this.about, state: report['state'], isCompleted: report['isCompleted'], best: report['best'] };
    }
    return Promise.resolve({ status, text: () => Promise.resolve(JSON.stringify(this.about)) });
  };
}

let made: Desk;
let server: Lessons;
beforeEach(() => {
  made = desk();
  server = new Lessons();
});

const make = (at = made): ResultAdapter => course('/lti/api/state', 'token-1', { ...at.options, fetch: server.fetch });

/** Plays that many moves, or to the end. */
async function play(adapter: ResultAdapter, seed = 1, moves = Infinity): Promise<void> {
  await adapter.open();
  const match = newMatch(seeded(seed));
  const report = reporting(adapter, made, match);
  const random = seeded(seed);
  for (let i = 0; i < moves && !match.isOver; i++) await report.moved(act(match, random));
  await adapter.commit(true);
}

describe('A link of a course', () => {
  it('is opened with the session of the launch, and greets the pupil', async () => {
    const opened = await make().open();
    expect(opened).toMatchObject({ ok: true, value: { mode: 'normal', name: 'Mia' } });
    expect([...server.tokens]).toEqual(['Bearer token-1']);
  });

  it('keeps the game at the server, and goes on with it on another device', async () => {
    await play(make(), 1, 6);
    expect(server.reports.at(-1)).toMatchObject({ isCompleted: false });
    expect(server.reports.at(-1)).not.toHaveProperty('best');
    const opened = await make(desk()).open();
    expect(opened).toMatchObject({ ok: true, value: { saved: { game: 'multiplay' } } });
  });

  it('reports the best score and that of the last finished game', async () => {
    const adapter = make();
    for (const seed of [1, 2, 3, 4]) await play(adapter, seed);
    const scores = server.reports.map(({ best, last }) => [best, last] as [number, number]);
    const finished = scores.filter(([best]) => best !== undefined);
    expect(finished.length).toBeGreaterThan(3);
    for (const [best, last] of finished) expect(best).toBeGreaterThanOrEqual(last);
    expect(finished.some(([best, last]) => best > last)).toBe(true);
    expect(server.reports.at(-1)).toMatchObject({ isCompleted: true });
  });

  it('reports nothing of a teacher', async () => {
    server.about = { ...server.about, isTeacher: true };
    const adapter = make();
    await play(adapter);
    expect(adapter.mode).toBe('browse');
    await adapter.close(true);
    expect(server.reports).toEqual([]);
  });

  it('says that the session has ended, that the server cannot be reached, or what it refuses', async () => {
    for (const [status, code] of [
      [401, 'lost'],
      [403, 'lost'],
      [429, 'unreachable'],
      [502, 'unreachable'],
      [400, 'refused'],
    ] as const) {
      server = new Lessons();
      made = desk();
      const adapter = make();
      await adapter.open();
      server.status = status;
      await play(adapter, 1, 3);
      expect(made.troubles).toContain(code);
      expect(adapter.unsaved).toBe(true);
    }
  });

  it('cannot be opened if the server knows no such link', async () => {
    server.about = { message: 'no' };
    expect(await make().open()).toMatchObject({ ok: false, code: 'launch' });
  });
});
