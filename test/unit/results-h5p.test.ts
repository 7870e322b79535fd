import { beforeEach, describe, expect, it } from 'vitest';
import { H5PEvents, type Statement, type Teller, type XAPIEvent } from '../../pages/h5p-events.js';
import { H5PAdapter, type H5PHost } from '../../src/results/h5p.js';
import { Reporter } from '../../src/results/reporter.js';
import { resumed } from '../../src/results/resume.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { seeded } from './support/random.js';
import { act, desk, newMatch, reporting, type Desk } from './support/results.js';

const home = 'https://school.example/h5p/7';

/** H5P around one content: it receives events, and Moodle's part asks for the data when a content is completed. */
class Site implements Teller {
  readonly heard: Statement[] = [];
  readonly asked: string[][] = [];
  readonly events = new H5PEvents(this);

  createXAPIEventTemplate(verb: string): XAPIEvent {
    const object = { id: home, objectType: 'Activity', definition: { extensions: { local: 7 } } };
    return { data: { statement: { verb, object, context: { contextActivities: { category: [1] } } } as Statement } };
  }

  trigger({ data: { statement } }: XAPIEvent): void {
    this.heard.push(structuredClone(statement));
    if (verbOf(statement) !== 'completed') return;
    const { statement: whole, children } = this.events.data;
    this.asked.push([whole, ...children.map((child) => child.statement)].map((one) => one.object.id!));
  }

  host(previousState?: unknown): H5PHost {
    return {
      previousState,
      name: 'Rossi, Mia',
      answered: (question) => this.events.answered(question),
      completed: (game) => this.events.completed(game),
    };
  }
}

const verbOf = (statement: Statement): string => (statement as unknown as { verb: string }).verb;

let made: Desk;
let site: Site;
beforeEach(() => {
  made = desk({ passAt: 50 });
  site = new Site();
});

const make = (previousState?: unknown): H5PAdapter => new H5PAdapter(site.host(previousState), made.options);

/** Plays that many moves, or to the end. */
async function play(adapter: H5PAdapter, seed = 1, moves = Infinity): Promise<ReturnType<typeof newMatch>> {
  await adapter.open();
  const match = newMatch(seeded(seed));
  const report = reporting(adapter, made, match);
  const random = seeded(seed);
  for (let i = 0; i < moves && !match.isOver; i++) await report.moved(act(match, random));
  return match;
}

describe('a whole game', () => {
  it('is one result of the content, and each answer one of a part of it', async () => {
    const adapter = make();
    const match = await play(adapter);
    const ours = match.plies
      .flatMap(({ events }) => events)
      .flatMap((event) => (event.type === 'answered' && event.seat === 0 ? [event] : []));
    const told = site.heard.filter((one) => verbOf(one) === 'answered');
    expect(told.length).toBe(ours.length);
    expect(told.map(({ result }) => result)).toMatchObject(
      ours.map(({ right, given }) => ({
        response: String(given),
        success: right,
        score: { raw: right ? 1 : 0, min: 0, max: 1, scaled: right ? 1 : 0 },
      })),
    );
    for (const { object, context } of told) {
      expect(object.id).toMatch(/^https:\/\/school\.example\/h5p\/7\?subContentId=[\da-f-]{36}$/);
      expect(context).toEqual({ contextActivities: { category: [1], parent: [{ id: home, objectType: 'Activity' }] } });
      const { description, correctResponsesPattern, extensions } = object.definition!;
      expect(description).toEqual({ 'en-US': expect.stringMatching(/^(?=.*_{10})[^?]*$/) });
      expect(correctResponsesPattern).toHaveLength(1);
      expect(extensions).toMatchObject({ local: 7, 'http://h5p.org/x-api/h5p-subContentId': object.id!.split('=')[1] });
    }
    expect(new Set(told.map(({ object }) => object.id)).size).toBe(told.length);

    const score = adapter.best!;
    const [completed, verdict, ...more] = site.heard.slice(told.length);
    expect(more).toEqual([]);
    expect(completed).toMatchObject({ verb: 'completed', object: { id: home } });
    // Without a parent, it is the result of the whole.
    expect(completed.context).toEqual({ contextActivities: { category: [1] } });
    expect(completed.result).toEqual({
      completion: true,
      success: score >= 50,
      score: { raw: score, min: 0, max: 100, scaled: score / 100 },
      duration: expect.stringMatching(/^PT/),
    });
    expect(verdict).toMatchObject({ verb: score >= 50 ? 'passed' : 'failed', result: { success: score >= 50 } });
    expect(site.asked).toEqual([[home, ...told.map(({ object }) => object.id)]]);
    expect(made.troubles).toEqual([]);
  });

  it('has the score of that game, also where an earlier one was better', async () => {
    made = desk({ rule: { rule: 'won' } });
    const adapter = make();
    const scores = new Set<number>();
    for (let seed = 1; seed <= 6; seed++) await play(adapter, seed);
    for (const { result } of site.heard.filter((one) => verbOf(one) === 'completed')) {
      expect(result).not.toHaveProperty('success');
      scores.add((result as { score: { raw: number } }).score.raw);
    }
    expect([...scores].sort()).toEqual([0, 100]);
    expect(adapter.best).toBe(100);
    expect(site.heard.map(verbOf)).not.toContain('passed');
    // No two games share questions.
    expect(new Set(site.asked.flat()).size).toBe(site.asked.flat().length - 5);
  });

  it('is told without answers where the teacher wants the score alone', async () => {
    const adapter = make();
    await adapter.open();
    const match = newMatch(seeded(1));
    const report = new Reporter(
      adapter,
      () => 0,
      () => undefined,
      false,
    );
    report.begin(match);
    const random = seeded(1);
    while (!match.isOver) await report.moved(act(match, random));
    expect(site.heard.map(verbOf)).toEqual(['completed', expect.stringMatching(/^(passed|failed)$/)]);
    expect(site.asked).toEqual([[home]]);
  });

  it('is no result before its end', () => {
    expect(site.events.data).toMatchObject({
      statement: { result: { completion: false, score: { raw: 0 } } },
      children: [],
    });
    expect(site.heard).toEqual([]);
  });
});

describe('what a site saves', () => {
  it('is nothing before the first move, then the game as it is at that moment, without the name', async () => {
    const adapter = make();
    expect(adapter.state).toBeUndefined();
    const match = await play(adapter, 1, 9);
    const state = JSON.stringify(adapter.state);
    expect(state).not.toContain('Mia');
    const again = make(JSON.parse(state));
    const opened = await again.open();
    if (!opened.ok || !opened.value.saved) throw new Error('nothing was saved');
    expect(opened.value.name).toBe('Mia');
    const there = resumed(multiplay, opened.value.saved, 4);
    if (!there.ok) throw new Error(there.message);
    expect(multiplay.write(there.value.match.state)).toBe(multiplay.write(match.state));
    expect(again.state).toEqual(adapter.state);
    expect(site.heard.map(verbOf)).not.toContain('completed');
  });

  it.each([
    'text',
    7,
    { state: 5 },
    { state: 'ab2.multiplay.1!!' },
    { state: 'x'.repeat(100_000) },
    { state: { toString: null } },
    { __proto__: { state: 'ab9.x' } },
  ])('is refused where it is damaged, and stays until the player replaces it: %j', async (previous) => {
    const adapter = make(previous);
    expect(await adapter.open()).toEqual({ ok: true, value: { mode: 'normal', name: 'Mia' } });
    expect(made.troubles).toHaveLength(1);
    expect(['state', 'version']).toContain(made.troubles[0]);
    await play(adapter, 1, 5);
    expect(adapter.state).toBe(previous);
    await adapter.replace();
    expect(adapter.state).toEqual({ state: expect.stringMatching(/^ab2\.multiplay\./) });
    expect(adapter.failures).toEqual([]);
  });

  it('leaves nothing on the device, which H5P may share among learners, and tells no other window', async () => {
    const posts: unknown[] = [];
    const windows = { post: (one: unknown) => void posts.push(one), listen: () => () => undefined };
    made = desk({ windows });
    await play(make());
    expect([...made.storage.kept.keys()]).toEqual([]);
    expect(posts).toEqual([]);
  });
});
