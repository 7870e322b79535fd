import { beforeEach, describe, expect, it } from 'vitest';
import type { Opened, ResultAdapter } from '../../src/results/adapter.js';
import type { DeliveryOptions } from '../../src/results/delivery.js';
import { scorm12 } from '../../src/results/scorm12.js';
import { scorm2004 } from '../../src/results/scorm2004.js';
import type { WindowLike } from '../../src/results/scorm.js';
import { questionId } from '../../src/results/values.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { MemoryStorage } from './support/memory-storage.js';
import { Moodle } from './support/moodle.js';
import type { MoodleSettings, Player } from './support/moodle-player.js';
import type { MultiplayMatch } from './support/multiplay-matches.js';
import { seeded } from './support/random.js';
import { act, desk, newMatch, reporting, type Desk, type MultiplayReporter } from './support/results.js';

const adapters = { '1.2': scorm12, '2004': scorm2004 } as const;
type Version = keyof typeof adapters;

let device: MemoryStorage;
beforeEach(() => void (device = new MemoryStorage()));

/** Returns `navigator.onLine` of one page, and its events. */
const connection = (moodle: Moodle) => {
  const watchers = new Set<() => void>();
  return {
    online: () => moodle.network.online,
    watch: (onChange: () => void) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    set: (online: boolean) => {
      moodle.network.online = online;
      for (const onChange of watchers) onChange();
    },
  };
};

let random = seeded(3);
beforeEach(() => void (random = seeded(3)));

interface Page extends Desk {
  readonly player: Player;
  readonly adapter: ResultAdapter;
  readonly line: ReturnType<typeof connection>;
  readonly opened: Opened;
}

async function enter(moodle: Moodle, given: Partial<DeliveryOptions> = {}, window?: WindowLike): Promise<Page> {
  const player = moodle.enter();
  const line = connection(moodle);
  const made = desk({ connection: line, ...given }, device);
  const adapter = adapters[moodle.version](window ?? player.page, made.options);
  const opened = await adapter.open();
  if (!opened.ok) throw new Error(opened.message);
  return Object.assign(made, { player, adapter, line, opened: opened.value });
}

/** The learner, in the first seat, answers that many questions. */
async function answer(match: MultiplayMatch, report: MultiplayReporter, count: number): Promise<void> {
  const learners = (): number => report.log.answers.filter(({ seat }) => seat === 0).length;
  const until = learners() + count;
  while (learners() < until && !match.isOver) await report.moved(act(match, random));
}

const asked = (report: MultiplayReporter): string[] =>
  report.log.answers.filter(({ seat }) => seat === 0).map(({ prompt }) => questionId(prompt));
const ids = (moodle: Moodle): (string | undefined)[] => Array.from(moodle.interactions, (one) => one?.['id']);

/** Returns the type, the result and the response of each interaction. */
const results = (moodle: Moodle): string[] =>
  Array.from(
    moodle.interactions,
    (one) => `${one?.['type']} ${one?.['result']} ${one?.['student_response'] ?? one?.['learner_response']}`,
  );
const wanted = (report: MultiplayReporter, version: Version): string[] =>
  report.log.answers
    .filter(({ seat }) => seat === 0)
    .map(({ right, given }) => `numeric ${right ? 'correct' : version === '1.2' ? 'wrong' : 'incorrect'} ${given}`);

const play = (made: Page, seed = 1): { match: MultiplayMatch; report: MultiplayReporter } => {
  const match = newMatch(seeded(seed));
  return { match, report: reporting(made.adapter, made, match) };
};

describe.each(['1.2', '2004'] as const)('Moodle, by SCORM %s', (version) => {
  const status = version === '1.2' ? 'core.lesson_status' : 'completion_status';
  const raw = version === '1.2' ? 'core.score.raw' : 'score.raw';
  const holds = (moodle: Moodle, match: MultiplayMatch, report: MultiplayReporter): void => {
    expect(moodle.get('suspend_data')).toContain(multiplay.write(match.state));
    expect(ids(moodle)).toEqual(asked(report));
    expect(results(moodle)).toEqual(wanted(report, version));
    expect(moodle.faults).toEqual([]);
  };

  it.each(['online', 'refuses'] as const)('loses nothing while it answers "true" by a beacon: %s', async (how) => {
    const moodle = new Moodle(version);
    const made = await enter(moodle, { passAt: 1 });
    const { match, report } = play(made);
    await answer(match, report, 2);
    expect(made.adapter.unsaved).toBe(false);
    if (how === 'online') made.line.set(false);
    else moodle.network.refuses = true;
    await answer(match, report, 3);
    expect(made.troubles).toEqual(['offline']);
    expect(made.adapter.unsaved).toBe(true);
    expect(made.adapter.waiting).toBe(3);
    expect(ids(moodle).length).toBe(2);
    if (how === 'refuses') await made.timers.pass(70_000);
    if (how === 'online') made.line.set(true);
    else moodle.network.refuses = false;
    await made.timers.pass(60_000);
    expect(made.adapter.unsaved).toBe(false);
    expect(made.adapter.failures).toEqual([]);
    holds(moodle, match, report);
    // It continues as if nothing had happened.
    while (!match.isOver) await answer(match, report, 1);
    holds(moodle, match, report);
    expect(moodle.get(raw)).toBe(String(made.adapter.best));
    expect(moodle.get(status)).toBe(version === '1.2' ? 'passed' : 'completed');
  });

  it('tells at once that there is no connection, and when there is one again', async () => {
    const moodle = new Moodle(version);
    const made = await enter(moodle);
    made.line.set(false);
    expect(made.troubles).toEqual(['offline']);
    made.line.set(true);
    await made.timers.pass(0);
    expect(made.adapter.failures).toEqual([]);
    expect(made.cleared).toBe(1);
  });

  it('that lost the score and the status at the end of a game has them when it can be reached', async () => {
    const moodle = new Moodle(version);
    const made = await enter(moodle, { passAt: 1 });
    const { match, report } = play(made);
    await answer(match, report, 3);
    moodle.network.refuses = true;
    while (!match.isOver) await answer(match, report, 1);
    expect(moodle.get(raw) ?? '').toBe('');
    moodle.network.refuses = false;
    await made.timers.pass(60_000);
    expect(moodle.get(raw)).toBe(String(made.adapter.best));
    expect(moodle.get(status)).toBe(version === '1.2' ? 'passed' : 'completed');
    if (version === '1.2') expect([moodle.get('core.score.min'), moodle.get('core.score.max')]).toEqual(['0', '100']);
    holds(moodle, match, report);
  });

  it.each([503, 'lost'] as const)('that says "false" gets all of it again: %s', async (how) => {
    const moodle = new Moodle(version);
    const made = await enter(moodle);
    const { match, report } = play(made);
    if (how === 503) moodle.network.status = 503;
    else made.player.spoilt.commits = 99;
    await answer(match, report, 3);
    expect(made.adapter.unsaved).toBe(true);
    moodle.network.status = 200;
    made.player.spoilt.commits = 0;
    await made.timers.pass(60_000);
    expect(made.adapter.unsaved).toBe(false);
    holds(moodle, match, report);
  });

  it('without a connection, then killed: the next start stands at the last move, and sends what was lost', async () => {
    const moodle = new Moodle(version);
    const first = await enter(moodle);
    const { match, report } = play(first);
    await answer(match, report, 2);
    moodle.network.refuses = true;
    await answer(match, report, 2);
    first.player.kill();
    moodle.network.refuses = false;
    // A login empties everything but IndexedDB.
    const second = await enter(moodle);
    expect(second.opened.saved).toMatchObject({ position: multiplay.write(match.state) });
    expect(second.adapter.waiting).toBe(2);
    expect(await second.adapter.commit()).toMatchObject({ ok: true });
    expect(second.adapter.unsaved).toBe(false);
    holds(moodle, match, report);
  });

  it.each([false, true])('what went by the last beacon is compared at the next start: lost %s', async (lost) => {
    const moodle = new Moodle(version);
    const first = await enter(moodle, { idle: () => false });
    const { match, report } = play(first);
    for (let i = 0; report.log.answers.length < 3; i++) void report.moved(act(match, random));
    moodle.network.refuses = lost;
    first.player.leave(() => void first.adapter.close(true));
    moodle.network.refuses = false;
    await first.timers.pass(0);
    const second = await enter(moodle);
    expect(second.opened.saved).toMatchObject({ position: multiplay.write(match.state) });
    expect(second.adapter.waiting).toBe(lost ? asked(report).length : 0);
    await second.adapter.commit();
    holds(moodle, match, report);
  });

  it('a second tab goes on where the first was; neither writes over an answer of the other', async () => {
    const moodle = new Moodle(version);
    // Both run-times begin with the same number.
    const one = await enter(moodle);
    const mine = play(one, 1);
    const two = await enter(moodle);
    const theirs = play(two, 2);
    await answer(theirs.match, theirs.report, 3);
    expect(one.troubles).toEqual(['taken']);
    await answer(mine.match, mine.report, 2);
    expect(ids(moodle)).toEqual(asked(theirs.report));
    expect(await one.adapter.takeOver()).toMatchObject({ ok: true });
    // The answers of both are there, whichever game is kept.
    expect(ids(moodle)).toEqual([...asked(theirs.report), ...asked(mine.report)]);
    expect(moodle.get('suspend_data')).toContain(multiplay.write(theirs.match.state));
    await one.adapter.replace();
    expect(moodle.get('suspend_data')).toContain(multiplay.write(mine.match.state));
    await answer(theirs.match, theirs.report, 1);
    await two.adapter.takeOver();
    await two.adapter.replace();
    expect(ids(moodle)).toEqual([
      ...asked(theirs.report).slice(0, 3),
      ...asked(mine.report),
      ...asked(theirs.report).slice(3),
    ]);
    expect(moodle.get('suspend_data')).toContain(multiplay.write(theirs.match.state));
    expect(moodle.faults).toEqual([]);
    // The next start has all of it, and nothing to send.
    expect((await enter(moodle)).adapter.waiting).toBe(0);
  });

  it('two windows without storage: when it works again one of them reports, with its game and its score', async () => {
    const moodle = new Moodle(version);
    const one = await enter(moodle);
    const broken = (): Error => new DOMException('', 'QuotaExceededError');
    one.storage.fault = broken;
    const { timers, storage, options } = desk({ rule: { rule: 'target', points: 100_000 } }, device);
    storage.fault = broken;
    const other = adapters[version](moodle.enter().page, options);
    await other.open();
    const { match, report } = play(one, 1);
    while (!match.isOver) await report.moved(act(match, random));
    const best = String(one.adapter.best);
    expect([moodle.get(raw), one.troubles]).toEqual([best, ['not-kept']]);
    const theirs = newMatch(seeded(2));
    const theirReport = reporting(other, { timers, options } as Desk, theirs);
    while (!theirs.isOver) await theirReport.moved(act(theirs, random));
    expect(moodle.get(raw)).not.toBe(best);
    one.storage.fault = storage.fault = () => undefined;
    await one.timers.pass(60_000);
    await timers.pass(60_000);
    expect(moodle.get(raw)).toBe(best);
    expect(moodle.get('suspend_data')).toContain(multiplay.write(match.state));
    expect([one.adapter.unsaved, one.adapter.failures]).toEqual([false, []]);
    expect(other.failures.map(({ code }) => code)).toContain('taken');
    expect(moodle.faults).toEqual([expect.stringContaining('the score went down')]);
  });

  it('two windows without storage: when it works again, the one that reports restores its answers', async () => {
    const moodle = new Moodle(version);
    const one = await enter(moodle);
    // The run-time of the other window does not know what the first one will send.
    const { timers, storage, options } = desk({}, device);
    const { page } = moodle.enter();
    const { match, report } = play(one);
    await answer(match, report, 1);
    one.storage.fault = storage.fault = () => new DOMException('', 'QuotaExceededError');
    await answer(match, report, 1);
    const other = adapters[version](page, options);
    await other.open();
    const theirs = newMatch(seeded(2));
    const theirReport = reporting(other, { timers, options } as Desk, theirs);
    await answer(theirs, theirReport, 1);
    expect(ids(moodle)).not.toEqual(asked(report));
    one.storage.fault = storage.fault = () => undefined;
    await answer(match, report, 1);
    await one.timers.pass(60_000);
    holds(moodle, match, report);
  });

  it.each([/suspend_data/, undefined])('an answer without a state keeps its number: %s', async (refuses) => {
    const moodle = new Moodle(version);
    const first = await enter(moodle);
    const mine = play(first);
    await answer(mine.match, mine.report, 1);
    first.player.kill();
    const before = moodle.get('suspend_data');
    // Without its state: the host rejects it, or it is held until the player has chosen.
    const second = await enter(moodle);
    second.player.spoilt.refuses = refuses;
    if (!refuses) second.adapter.hold();
    const { match, report } = play(second, 2);
    await answer(match, report, 1);
    // The beacon arrives, but its sender cannot know.
    second.player.leave(() => {
      while (asked(report).length < 2) void report.moved(act(match, random));
      void second.adapter.close(true);
    });
    const all = [...asked(mine.report), ...asked(report)];
    expect(ids(moodle)).toEqual(all);
    expect(moodle.get('suspend_data')).toBe(before);
    await second.timers.pass(0);
    const third = await enter(moodle);
    expect(third.adapter.waiting).toBe(1);
    await third.adapter.commit();
    expect(third.adapter.waiting).toBe(0);
    expect(ids(moodle)).toEqual(all);
    expect(moodle.faults).toEqual([]);
  });

  it('that has nothing but a rejected state: the device goes on with its own', async () => {
    const moodle = new Moodle(version);
    const first = await enter(moodle);
    first.player.spoilt.refuses = /suspend_data/;
    const { match, report } = play(first);
    await report.moved(act(match, random));
    first.player.kill();
    const second = await enter(moodle);
    expect(second.opened.saved).toMatchObject({ position: multiplay.write(match.state) });
  });

  it('another device has gone on: what was lost here is added behind its answers', async () => {
    const moodle = new Moodle(version);
    const first = await enter(moodle);
    const { match, report } = play(first);
    await answer(match, report, 2);
    moodle.network.refuses = true;
    await answer(match, report, 2);
    first.player.kill();
    moodle.network.refuses = false;
    const own = device;
    device = new MemoryStorage();
    const elsewhere = await enter(moodle);
    const other = play(elsewhere, 2);
    await answer(other.match, other.report, 6);
    device = own;
    const back = await enter(moodle);
    await back.adapter.commit();
    expect(ids(moodle)).toEqual([...asked(report).slice(0, 2), ...asked(other.report), ...asked(report).slice(2)]);
    expect(back.opened.saved).toMatchObject({ position: multiplay.write(other.match.state) });
    expect(moodle.faults).toEqual([]);
  });

  it('a new attempt starts from the beginning, whatever the device has kept of the last one', async () => {
    const settings: MoodleSettings = { forceNewAttempt: 'finished' };
    const moodle = new Moodle(version, settings);
    const first = await enter(moodle);
    const { match, report } = play(first);
    while (!match.isOver) await answer(match, report, 1);
    moodle.network.refuses = true;
    first.adapter.progress({ ...report.result! });
    await first.adapter.commit();
    first.player.kill();
    moodle.network.refuses = false;
    const second = await enter(moodle);
    expect(second.opened).toEqual({ mode: 'normal', name: 'Anna' });
    expect(second.adapter.waiting).toBe(0);
    const again = play(second, 4);
    await answer(again.match, again.report, 2);
    holds(moodle, again.match, again.report);
    expect(moodle.attempts.length).toBe(2);
  });

  it('a window of an earlier attempt that takes over tells what the later one could not, once', async () => {
    const moodle = new Moodle(version, { forceNewAttempt: 'finished' });
    const first = await enter(moodle);
    const mine = play(first);
    while (!mine.match.isOver) await answer(mine.match, mine.report, 1);
    const second = await enter(moodle);
    const theirs = play(second, 2);
    await answer(theirs.match, theirs.report, 1);
    moodle.network.refuses = true;
    await answer(theirs.match, theirs.report, 2);
    expect(second.adapter.waiting).toBe(2);
    moodle.network.refuses = false;
    expect(await first.adapter.takeOver()).toMatchObject({ ok: true });
    expect(await second.adapter.takeOver()).toMatchObject({ ok: true });
    const told = asked(theirs.report);
    const idsOf = (attempt: number): unknown[] => moodle.interactionsOf(attempt).map(({ id }) => id);
    expect(idsOf(0)).toEqual([...asked(mine.report), ...told.slice(1)]);
    // In SCORM 2004 the run-time sends everything that was ever set in it, on every commit.
    expect(idsOf(1)).toEqual(version === '1.2' ? told.slice(0, 1) : told);
    expect(first.adapter.waiting + second.adapter.waiting).toBe(0);
    expect(moodle.faults).toEqual([]);
  });

  it('gives no evidence to a window of another origin: what it says is believed, and kept until the next start', async () => {
    const moodle = new Moodle(version);
    const first = await enter(moodle);
    Object.defineProperty(first.player.window, 'performance', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    const { match, report } = play(first);
    await answer(match, report, 2);
    expect(first.adapter.unsaved).toBe(false);
    expect(first.adapter.waiting).toBe(0);
    // It answers "true", and stores nothing.
    moodle.network.refuses = true;
    await answer(match, report, 2);
    expect(first.adapter.unsaved).toBe(false);
    first.player.kill();
    moodle.network.refuses = false;
    const second = await enter(moodle);
    expect(second.opened.saved).toMatchObject({ position: multiplay.write(match.state) });
    expect(second.adapter.waiting).toBe(2);
    await second.adapter.commit();
    holds(moodle, match, report);
  });

  it('whose location is refused has the state in one piece', async () => {
    const moodle = new Moodle(version);
    const first = await enter(moodle);
    first.player.spoilt.refuses = /lesson_location/;
    first.player.spoilt.refusal = '405';
    const { match, report } = play(first);
    await answer(match, report, 2);
    expect(first.troubles).toEqual([]);
    expect(first.adapter.unsaved).toBe(false);
    first.player.kill();
    device = new MemoryStorage();
    const elsewhere = await enter(moodle);
    expect(elsewhere.troubles).toEqual([]);
    expect(elsewhere.opened.saved).toMatchObject({ position: multiplay.write(match.state), tally: report.log.tally });
    holds(moodle, match, report);
  });

  it('is asked in a quiet moment, for several turns at once, and at once when the page is hidden', async () => {
    const moodle = new Moodle(version);
    let isIdle = false;
    const made = await enter(moodle, { idle: () => isIdle });
    const { match, report } = play(made);
    const before = moodle.commits;
    const turn = (): void => {
      do void report.moved(act(match, random));
      while (match.plies.at(-1)!.by === 'chance');
    };
    turn();
    turn();
    await made.timers.pass(5000);
    expect(moodle.commits).toBe(before);
    isIdle = true;
    await made.timers.pass(300);
    expect(moodle.commits).toBe(before + 1);
    expect(moodle.get('suspend_data')).toContain(multiplay.write(match.state));
    turn();
    await made.timers.pass(900);
    turn();
    await made.timers.pass(900);
    expect(moodle.commits).toBe(before + 1);
    await made.timers.pass(100);
    expect(moodle.commits).toBe(before + 2);
    // The learner thinks for a long time: it is sent after 15 seconds at the latest.
    isIdle = false;
    turn();
    await made.timers.pass(14_900);
    expect(moodle.commits).toBe(before + 2);
    await made.timers.pass(100);
    expect(moodle.commits).toBe(before + 3);
    turn();
    void made.adapter.commit(true);
    expect(moodle.commits).toBe(before + 4);
    await made.timers.pass(20_000);
    expect(moodle.commits).toBe(before + 4);
    holds(moodle, match, report);
  });

  it('is asked at once by a button, also where the session has not begun', async () => {
    const moodle = new Moodle(version);
    const player = moodle.enter();
    player.spoilt.initialize = 1;
    const made = desk({ idle: () => false }, device);
    const adapter = adapters[version](player.page, made.options);
    expect(await adapter.open()).toMatchObject({ ok: false });
    const match = newMatch(seeded(1));
    const report = reporting(adapter, made, match);
    for (let i = 0; i < 3; i++) void report.moved(act(match, random));
    // The clock does not advance.
    expect(await adapter.commit(true)).toMatchObject({ ok: true });
    expect(adapter.unsaved).toBe(false);
    holds(moodle, match, report);
  });

  it('that takes two seconds is waited for with a word to the page', async () => {
    const moodle = new Moodle(version);
    const said: string[] = [];
    const made = await enter(moodle, { onBusy: (busy) => said.push(busy ? 'busy' : 'free') });
    const { timers } = made;
    const receive = moodle.receive.bind(moodle);
    moodle.receive = (...given) => {
      said.push('commit');
      // The call blocks the page: nothing else happens while the time passes.
      timers.skip(2000);
      return receive(...given);
    };
    const { match, report } = play(made);
    const turn = async (): Promise<void> => {
      let told;
      do told = report.moved(act(match, random));
      while (match.plies.at(-1)!.by === 'chance');
      await timers.pass(100);
      await told;
    };
    await turn();
    expect(said).toEqual(['commit']);
    await turn();
    expect(said).toEqual(['commit', 'busy', 'commit', 'free']);
  });
});
