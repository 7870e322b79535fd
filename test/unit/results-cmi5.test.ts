import { describe, expect, it } from 'vitest';
import { cmi5, type Cmi5Options } from '../../src/results/cmi5.js';
import { empty, items, read, update, write } from '../../src/learning/index.js';
import { readLaunch, readLaunchData } from '../../src/results/launch.js';
import { profileId } from '../../src/results/learner-profile.js';
import { newLog } from '../../src/results/result.js';
import { resumed } from '../../src/results/resume.js';
import type { Opened, ResultAdapter } from '../../src/results/adapter.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { FakeLrs } from './support/fake-lrs.js';
import type { MultiplayMatch } from './support/multiplay-matches.js';
import { MemoryStorage } from './support/memory-storage.js';
import { seeded } from './support/random.js';
import { act, desk, newMatch, reporting, type Desk, type MultiplayReporter } from './support/results.js';

let next = 0;
const uuid = (): string => `00000000-0000-4000-8000-${(++next).toString(16).padStart(12, '0')}`;

interface Page extends Desk {
  adapter: ResultAdapter;
  returned: string[];
}

/** Returns a page that the host launches. */
function page(lrs: FakeLrs, given: Partial<Cmi5Options> = {}, storage = new MemoryStorage()): Page {
  const made = desk(given, storage);
  const returned: string[] = [];
  const options: Cmi5Options = {
    ...made.options,
    fetch: lrs.fetch,
    uuid,
    onReturn: (url) => void returned.push(url),
    ...given,
  };
  return Object.assign(made, { adapter: cmi5(lrs.launch(), options), returned });
}

async function opened({ adapter }: Page): Promise<Opened> {
  const outcome = await adapter.open();
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}

async function playOut(made: Page, match: MultiplayMatch, seed: number): Promise<MultiplayReporter> {
  const report = reporting(made.adapter, made, match);
  const random = seeded(seed);
  while (!match.isOver) {
    await made.timers.pass(1500);
    expect(await report.moved(act(match, random))).toMatchObject({ ok: true });
  }
  return report;
}

const data = { masteryScore: 0.6, returnURL: 'https://lms.example/course' };
const answer = { seat: 0, prompt: '7*?=56', given: 8, expected: 8, right: true, ms: 1000, hints: 0 };

describe('a session of cmi5', () => {
  it.each([0, 1])('tells a whole game in order: with a mark of %s', async (masteryScore) => {
    const lrs = new FakeLrs({ ...data, masteryScore });
    const made = page(lrs);
    expect(await opened(made)).toEqual({ mode: 'normal' });
    const report = await playOut(made, newMatch(seeded(2)), 2);
    expect(await made.adapter.close()).toMatchObject({ ok: true });
    expect(lrs.faults).toEqual([]);
    const verdict = masteryScore ? ['completed', 'failed'] : ['completed', 'passed'];
    expect(lrs.verbs).toEqual(['initialized', 'answered', ...verdict, 'terminated']);
    const own = report.log.answers.filter(({ seat }) => seat === 0);
    const told = lrs.statements.filter(({ verb }) => verb.id.endsWith('answered'));
    expect(told.map(({ result }) => result!['success'])).toEqual(own.map(({ right }) => right));
    expect(made.returned).toEqual([data.returnURL]);
    expect(made.troubles).toEqual([]);
    expect(await made.adapter.close()).toMatchObject({ code: 'closed' });
  });

  it('says nothing of completion or success where none was reached', async () => {
    const lrs = new FakeLrs(data);
    const made = page(lrs);
    await opened(made);
    await made.adapter.close();
    expect(lrs.verbs).toEqual(['initialized', 'terminated']);
    expect(lrs.faults).toEqual([]);
  });

  it.each(['Browse', 'Review'])('is not judged in the mode %s', async (launchMode) => {
    const lrs = new FakeLrs({ ...data, launchMode });
    const made = page(lrs);
    expect((await opened(made)).mode).toBe(launchMode.toLowerCase());
    await playOut(made, newMatch(seeded(2)), 2);
    await made.adapter.close();
    expect(lrs.verbs).toEqual(['initialized', 'terminated']);
    expect(lrs.states.size).toBe(0);
    expect(lrs.faults).toEqual([]);
  });

  it('is taken up again at every turn, and a registration is completed and passed once', async () => {
    const lrs = new FakeLrs({ ...data, masteryScore: 0 });
    const storage = new MemoryStorage();
    const random = seeded(4);
    let match = newMatch(seeded(4));
    let log = newLog([0]);
    let turns = 0;
    for (let games = 0; games < 2;) {
      const made = page(lrs, {}, storage);
      const { saved } = await opened(made);
      expect(saved === undefined).toBe(turns === 0);
      if (saved) {
        const again = resumed(multiplay, saved, 2);
        if (!again.ok) throw new Error(again.message);
        expect(again.value.match.state).toEqual(match.state);
        expect(again.value.match.ply).toBe(match.ply); // the record is there: moves can be taken back
        expect(again.value.log.tally).toEqual(log.tally);
        ({ match, log } = again.value);
      }
      if (match.isOver) [match, log] = [newMatch(seeded(9)), newLog([0])];
      const report = reporting(made.adapter, made, match);
      report.begin(match, log);
      do await report.moved(act(match, random));
      while (match.plies.at(-1)?.by === 'chance');
      log = report.log;
      if (match.isOver) games++;
      if (++turns % 2) await made.adapter.close();
      expect(lrs.faults).toEqual([]);
    }
    const verbs = lrs.statements.map(({ verb }) => verb.id.split('/').at(-1));
    expect(verbs.filter((verb) => verb === 'completed' || verb === 'passed')).toEqual(['completed', 'passed']);
  });

  it('sends once what was sent and forgotten', async () => {
    const lrs = new FakeLrs({ ...data, masteryScore: 0 });
    const made = page(lrs);
    await opened(made);
    await playOut(made, newMatch(seeded(2)), 2);
    await made.adapter.close();
    lrs.states.clear();
    const later = page(lrs);
    await opened(later);
    await playOut(later, newMatch(seeded(2)), 2);
    expect(await later.adapter.close()).toMatchObject({ ok: true });
    expect(lrs.faults).toEqual([]);
    expect(lrs.statements.filter(({ verb }) => verb.id.endsWith('passed')).length).toBe(1);
  });

  it('ends in one request when the page goes away', async () => {
    const lrs = new FakeLrs({ ...data, masteryScore: 0 });
    const made = page(lrs);
    await opened(made);
    await playOut(made, newMatch(seeded(2)), 2);
    made.adapter.answer(answer);
    lrs.requests.length = 0;
    const closing = made.adapter.close(true);
    expect(lrs.requests.map(({ method, url, keepalive }) => [method, url.pathname, keepalive])).toEqual([
      ['PUT', '/xapi/activities/state', true],
      ['POST', '/xapi/statements', true],
    ]);
    expect(await closing).toMatchObject({ ok: true });
    expect(lrs.verbs.slice(-2)).toEqual(['answered', 'terminated']);
    expect(made.returned).toEqual([]);
    expect(lrs.faults).toEqual([]);
  });

  it('does not wait for an earlier request when the page goes away, and sends nothing twice', async () => {
    const lrs = new FakeLrs(data);
    const made = page(lrs);
    await opened(made);
    made.adapter.answer(answer);
    lrs.held = [];
    const committing = made.adapter.commit();
    made.adapter.answer(answer);
    const closing = made.adapter.close(true);
    const { held } = lrs;
    lrs.held = undefined;
    for (const go of held) go();
    expect(await closing).toMatchObject({ ok: true });
    expect(await committing).toMatchObject({ ok: true });
    expect(new Set(lrs.posted).size).toBe(lrs.posted.length);
    expect(lrs.sessions[0].statements.map(({ verb }) => verb.id.split('/').at(-1))).toEqual([
      'initialized',
      'answered',
      'answered',
      'terminated',
    ]);
    expect(lrs.faults).toEqual([]);
  });
});

describe('a host of cmi5 that fails', () => {
  it('is told everything when it is there again', async () => {
    const lrs = new FakeLrs(data);
    const made = page(lrs);
    await opened(made);
    lrs.down = true;
    made.adapter.answer(answer);
    expect(await made.adapter.commit()).toMatchObject({ ok: false, code: 'unreachable' });
    expect(await made.adapter.close()).toMatchObject({ ok: false, code: 'unreachable' });
    expect(made.adapter.waiting).toBe(1);
    lrs.down = false;
    await made.timers.pass(5 * 60_000);
    expect(made.adapter.waiting).toBe(0);
    expect(made.cleared).toBe(1);
    expect(made.troubles).toEqual(['unreachable']);
    expect(await made.adapter.close()).toMatchObject({ ok: true });
    expect(lrs.verbs).toEqual(['initialized', 'answered', 'terminated']);
    expect(lrs.faults).toEqual([]);
  });

  it('at the launch is asked again, and nothing is sent before initialized', async () => {
    const lrs = new FakeLrs(data);
    lrs.down = true;
    const made = page(lrs);
    expect(await made.adapter.open()).toMatchObject({ ok: false, code: 'unreachable' });
    made.adapter.answer(answer);
    expect(await made.adapter.commit()).toMatchObject({ ok: false, code: 'unreachable' });
    expect(lrs.requests.every(({ url }) => url.pathname === '/token')).toBe(true);
    lrs.down = false;
    expect(await made.adapter.commit()).toMatchObject({ ok: true });
    expect(lrs.verbs).toEqual(['initialized', 'answered']);
    expect(lrs.faults).toEqual([]);
  });

  it('at the launch of a review is over once it is open, though nothing is sent', async () => {
    const lrs = new FakeLrs({ ...data, launchMode: 'Review' });
    lrs.down = true;
    const made = page(lrs);
    expect(await made.adapter.open()).toMatchObject({ ok: false, code: 'unreachable' });
    lrs.down = false;
    await made.timers.pass(10_000);
    expect(made.adapter).toMatchObject({ mode: 'review', failures: [] });
    expect(made.cleared).toBe(1);
  });

  it('at a whole launch leaves the game on the device; the next launch goes on with it', async () => {
    const lrs = new FakeLrs(data);
    const storage = new MemoryStorage();
    const before = page(lrs, {}, storage);
    await opened(before);
    const old = newMatch(seeded(1));
    const earlier = reporting(before.adapter, before, old);
    for (let i = 0, dice = seeded(1); i < 6; i++) await earlier.moved(act(old, dice));
    await before.adapter.close();

    lrs.down = true;
    const alone = page(lrs, {}, storage);
    expect(await alone.adapter.open()).toMatchObject({ code: 'unreachable' });
    const match = newMatch(seeded(2));
    const report = reporting(alone.adapter, alone, match);
    const random = seeded(2);
    do await report.moved(act(match, random));
    while (!report.log.tally.answers);

    lrs.down = false;
    const later = page(lrs, {}, storage);
    expect((await opened(later)).saved).toMatchObject({ position: multiplay.write(match.state) });
    expect(later.adapter.waiting).toBe(1);
    expect(await later.adapter.close()).toMatchObject({ ok: true });
    expect(lrs.verbs).toEqual(['initialized', 'answered', 'terminated']);
    expect(lrs.faults).toEqual([]);
  });

  it('with a device that cannot be read: that is told before anything claims that the device keeps the game', async () => {
    const lrs = new FakeLrs(data);
    lrs.down = true;
    const made = page(lrs);
    made.storage.fault = () => new DOMException('', 'UnknownError');
    expect(await made.adapter.open()).toMatchObject({ ok: false, code: 'unreachable' });
    expect(made.troubles).toEqual(['not-kept', 'unreachable']);
    made.storage.fault = () => undefined;
    await made.timers.pass(10_000);
    expect(made.adapter.failures.map(({ code }) => code)).toEqual(['unreachable']);
  });

  it('by an error of its own keeps the order', async () => {
    const lrs = new FakeLrs(data);
    const made = page(lrs);
    await opened(made);
    for (const status of [500, 503, 429]) {
      lrs.status = status;
      made.adapter.answer(answer);
      expect(await made.adapter.commit()).toMatchObject({ code: 'unreachable' });
    }
    lrs.status = 0;
    expect(await made.adapter.commit()).toMatchObject({ ok: true });
    expect(lrs.statements.length).toBe(4);
    expect(lrs.faults).toEqual([]);
  });

  it('by never answering is given up after half a minute', async () => {
    const lrs = new FakeLrs(data);
    const made = page(lrs);
    await opened(made);
    made.adapter.answer(answer);
    lrs.held = [];
    const committing = made.adapter.commit();
    await made.timers.pass(30_000);
    expect(await committing).toMatchObject({ code: 'unreachable' });
  });

  it('by refusing an answer gets the others; the refused one is offered three times', async () => {
    const lrs = new FakeLrs({ ...data, masteryScore: 0 });
    const made = page(lrs);
    await opened(made);
    await playOut(made, newMatch(seeded(2)), 2);
    lrs.refuses.add('answered');
    made.adapter.answer(answer);
    for (let i = 0; i < 3; i++) {
      expect(made.adapter.waiting).toBe(1);
      expect(await made.adapter.commit()).toMatchObject({ code: 'refused', message: 'statement 400: bad statement' });
    }
    expect(made.adapter.waiting).toBe(0);
    expect(await made.adapter.close()).toMatchObject({ ok: true });
    expect(lrs.verbs.at(-1)).toBe('terminated');
    expect(lrs.faults).toEqual([]);
  });

  it('by ending the session keeps what is not sent for the next one', async () => {
    const lrs = new FakeLrs(data);
    const storage = new MemoryStorage();
    const first = page(lrs, {}, storage);
    await opened(first);
    const match = newMatch(seeded(2));
    const report = reporting(first.adapter, first, match);
    const random = seeded(2);
    lrs.status = 401;
    do await report.moved(act(match, random));
    while (!report.log.tally.answers);
    expect(first.troubles).toContain('lost');
    lrs.status = 0;
    // A later session: statements in it must not have a time before it began.
    const second = page(lrs, { date: () => new Date(Date.UTC(2026, 10, 22)) }, storage);
    const { saved } = await opened(second);
    expect(saved).toMatchObject({ position: multiplay.write(match.state), tally: { answers: 1 } });
    expect(second.adapter.waiting).toBe(1);
    expect(await second.adapter.close()).toMatchObject({ ok: true });
    expect(lrs.verbs).toEqual(['initialized', 'answered', 'terminated']);
    expect(lrs.faults).toEqual([]);
  });

  it('has another window take the attempt: the first is told, and may take it back by a new launch', async () => {
    const lrs = new FakeLrs(data);
    const storage = new MemoryStorage();
    const first = page(lrs, {}, storage);
    await opened(first);
    await opened(page(lrs, {}, storage));
    expect(first.adapter.answer(answer)).toMatchObject({ code: 'taken' });
    expect(await first.adapter.commit()).toMatchObject({ code: 'taken' });
    expect(lrs.statements.map(({ verb }) => verb.id.split('/').at(-1))).toEqual(['initialized', 'initialized']);
  });
});

describe('a launch', () => {
  const good = new URL(new FakeLrs().launch());
  const withParam = (name: string, value?: string): string => {
    const url = new URL(good);
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    return url.href;
  };

  it.each([
    ['endpoint', ['javascript:alert(1)', 'file:///etc', 'xapi']],
    ['fetch', ['data:text/plain,x', '/token']],
    ['actor', ['{', '[]', '{"mbox":"mailto:a@b.c"}', '{"account":{"homePage":"https://a"}}', 'null']],
    ['registration', ['1', 'zzzzzzzz-0c3b-4b0e-9d27-3c6cf9d1a001']],
    ['activityId', ['17', 'a b:c']],
  ])('without a valid %s is refused by its name', async (name, values) => {
    for (const value of [undefined, '', ...values]) {
      const url = withParam(name, value);
      const wrong = { ok: false, code: 'launch', message: `The launch has no valid ${name}.` };
      expect(readLaunch(url)).toEqual(wrong);
      const lrs = new FakeLrs();
      expect(await cmi5(url, { ...desk().options, fetch: lrs.fetch, uuid }).open()).toEqual(wrong);
      expect(lrs.requests).toEqual([]);
    }
    expect(readLaunch('nonsense')).toMatchObject({ code: 'launch' });
  });

  it('whose token was given before is refused', async () => {
    const lrs = new FakeLrs();
    const made = desk();
    const url = lrs.launch();
    const options = { ...made.options, fetch: lrs.fetch, uuid };
    await cmi5(url, options).open();
    expect(await cmi5(url, options).open()).toMatchObject({
      code: 'launch',
      message: expect.stringContaining('already been returned'),
    });
  });

  it('needs launch data, and accepts only web addresses from it', () => {
    for (const bad of [undefined, null, 1, {}, { contextTemplate: {} }, { contextTemplate: {}, launchMode: 'normal' }])
      expect(readLaunchData(bad)).toMatchObject({ code: 'launch' });
    const odd = { contextTemplate: {}, launchMode: 'Normal', masteryScore: 7, returnURL: 'javascript:alert(1)' };
    expect(readLaunchData(odd)).toEqual({ ok: true, value: { contextTemplate: {}, launchMode: 'Normal' } });
  });
});

describe('what a learner knows, in the profile of a host', () => {
  const day = 700;
  const knowing = (...items: string[]): string =>
    write(items.reduce((memory, item) => update(memory, { item, right: true }, day), empty()));
  const met = (lrs: FakeLrs): string[] => {
    const { learning } = JSON.parse(lrs.profile ?? '{}') as { learning?: string };
    const known = read(learning);
    return known.ok ? items.filter((_, at) => known.value.facts[at]) : [];
  };
  /** Opens a session in which a move is made and something learned. */
  async function learned(lrs: FakeLrs, text: string, given: Partial<Cmi5Options> = {}): Promise<Page> {
    const made = page(lrs, { summary: true, ...given });
    await opened(made);
    const match = newMatch(seeded(2));
    await reporting(made.adapter, made, match).moved(act(match, seeded(2)));
    made.adapter.learned(text);
    await made.adapter.commit();
    expect(await made.adapter.close()).toMatchObject({ ok: true });
    expect(lrs.faults).toEqual([]);
    expect(made.troubles).toEqual([]);
    return made;
  }

  it.each([true, false])(
    'is merged with what other activities wrote, and told to the next: versions seen %s',
    async (seen) => {
      const lrs = new FakeLrs(data);
      lrs.showsVersions = seen;
      await learned(lrs, knowing('P7.8'));
      expect(met(lrs)).toEqual(['P7.8']);
      lrs.profile = JSON.stringify({ ...(JSON.parse(lrs.profile!) as object), other: 'kept' });
      await learned(lrs, knowing('P3.4'));
      expect(met(lrs)).toEqual(['P3.4', 'P7.8']);
      expect(JSON.parse(lrs.profile)).toMatchObject({ other: 'kept' });
      const { learning } = await opened(page(lrs, { summary: true }));
      expect(learning).toBe((JSON.parse(lrs.profile) as { learning: string }).learning);
    },
  );

  it('loses nothing where two windows write at once', async () => {
    const lrs = new FakeLrs(data);
    lrs.beforeProfile = () => {
      lrs.beforeProfile = undefined;
      lrs.profile = JSON.stringify({ learning: knowing('P6.7') });
    };
    await learned(lrs, knowing('P7.8'));
    expect(met(lrs)).toEqual(['P6.7', 'P7.8']);
  });

  it.each([400, 401, 403, 404, 405, 500, 501])(
    'stays with the attempt where the host answers %s, and nothing is said',
    async (status) => {
      const lrs = new FakeLrs(data);
      lrs.refusesProfiles = status;
      const { adapter } = await learned(lrs, knowing('P7.8'));
      expect(lrs.profile).toBe(undefined);
      expect(adapter.status.completed).toBe(false);
      const { saved, learning } = await opened(page(lrs, { summary: true }));
      expect(learning).toBe(undefined);
      expect(saved?.learning).toBe(knowing('P7.8'));
    },
  );

  it.each(['', 'null', '[]', '{"learning":7}', '{"learning":"f1!!"}', '<html>'])(
    'is written over a document that is none: %s',
    async (text) => {
      const lrs = new FakeLrs(data);
      lrs.profile = text;
      await learned(lrs, knowing('P7.8'));
      expect(met(lrs)).toEqual(['P7.8']);
    },
  );

  it('leaves what a newer version has written', async () => {
    const lrs = new FakeLrs(data);
    lrs.profile = JSON.stringify({ learning: 'f2AB' });
    await learned(lrs, knowing('P7.8'));
    expect(JSON.parse(lrs.profile)).toEqual({ learning: 'f2AB' });
  });

  it('is not asked for, and not written, where it stays on the device, in a review, and at most once a minute', async () => {
    const lrs = new FakeLrs(data);
    await learned(lrs, knowing('P7.8'), { summary: false });
    const review = new FakeLrs({ ...data, launchMode: 'Review' });
    await opened(page(review, { summary: true }));
    const asked = [...lrs.requests, ...review.requests].filter(
      ({ url }) => url.searchParams.get('profileId') === profileId,
    );
    expect(asked).toEqual([]);

    const often = new FakeLrs(data);
    const made = page(often, { summary: true });
    await opened(made);
    const match = newMatch(seeded(2));
    const report = reporting(made.adapter, made, match);
    for (const item of ['P2.2', 'P2.3', 'P2.4', 'P2.5']) {
      await report.moved(act(match, seeded(2)));
      made.adapter.learned(knowing(item));
      await made.adapter.commit();
      await made.timers.pass(1000);
    }
    const written = often.requests.filter(({ url, method }) => method !== 'GET' && url.pathname.endsWith('profile'));
    expect(written).toHaveLength(1);
  });

  it('has one learner in all activities of a host', async () => {
    const lrs = new FakeLrs(data);
    const made = page(lrs);
    await opened(made);
    expect(made.adapter.learner).toBe(JSON.stringify(lrs.actor.account));
  });
});
