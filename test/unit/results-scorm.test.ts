import { describe, expect, it } from 'vitest';
import type { MultiplayMatch } from './support/multiplay-matches.js';
import type { Opened, ResultAdapter } from '../../src/results/adapter.js';
import type { DeliveryOptions } from '../../src/results/delivery.js';
import { empty, update, write } from '../../src/learning/index.js';
import { resumed } from '../../src/results/resume.js';
import { scorm12 } from '../../src/results/scorm12.js';
import { scorm2004 } from '../../src/results/scorm2004.js';
import { longestState, readParts, readState, type Saved } from '../../src/results/state.js';
import type { WindowLike } from '../../src/results/scorm.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { act, desk, newMatch, reporting, type MultiplayReporter } from './support/results.js';
import { MemoryStorage } from './support/memory-storage.js';
import { seeded } from './support/random.js';
import { Lms } from './support/scorm-lms.js';

const versions = ['1.2', '2004'] as const;
const adapters = { '1.2': scorm12, '2004': scorm2004 } as const;
type Version = (typeof versions)[number];

const attach = (lms: Lms, options: DeliveryOptions, page: WindowLike = lms.page()): ResultAdapter =>
  adapters[lms.version](page, options);

async function opened(adapter: ResultAdapter): Promise<Opened> {
  const outcome = await adapter.open();
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}

/** Plays a whole game, reporting each move. */
async function playOut(report: MultiplayReporter, match: MultiplayMatch, seed: number): Promise<void> {
  const random = seeded(seed);
  while (!match.isOver) expect(await report.moved(act(match, random))).toEqual({ ok: true, value: undefined });
}

/** Returns the state that the host has stored. */
function keptBy(lms: Lms): Saved {
  const read =
    lms.version === '1.2'
      ? readParts(lms.get('core.lesson_location') ?? '', lms.get('suspend_data') ?? '')
      : readState(lms.get('suspend_data') ?? '');
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

const scoreAt = (lms: Lms): string | undefined => lms.get(lms.version === '1.2' ? 'core.score.raw' : 'score.raw');
const statusAt = (lms: Lms): (string | undefined)[] =>
  lms.version === '1.2' ? [lms.get('core.lesson_status')] : [lms.get('completion_status'), lms.get('success_status')];

describe.each(versions)('a whole game reported by SCORM %s', (version: Version) => {
  it('is told by the book: score, status, an interaction for each answer of the learner', async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const lms = new Lms(version);
      const made = desk({ passAt: 60 });
      const adapter = attach(lms, made.options);
      expect(await opened(adapter)).toEqual({ mode: 'normal' });
      const match = newMatch(seeded(seed));
      const report = reporting(adapter, made, match);
      await playOut(report, match, seed);
      await made.timers.pass(61_234);
      expect(await adapter.close()).toEqual({ ok: true, value: undefined });

      const own = report.log.answers.filter(({ seat }) => seat === 0);
      const score = Math.floor((100 * own.filter(({ right }) => right).length) / own.length);
      expect(scoreAt(lms)).toBe(String(score));
      const wanted = score >= 60 ? 'passed' : 'failed';
      expect(statusAt(lms)).toEqual(version === '1.2' ? [wanted] : ['completed', wanted]);
      const told = lms.interactions.map(({ result, latency }) => [result, latency]);
      expect(told.length).toBe(own.length);
      expect(told.map(([result]) => result === 'correct')).toEqual(own.map(({ right }) => right));
      expect(lms.get(version === '1.2' ? 'core.session_time' : 'session_time')).toBe(
        version === '1.2' ? '0000:01:01.23' : 'PT1M1.23S',
      );
      expect(lms.get(version === '1.2' ? 'core.exit' : 'exit')).toBe('suspend');
      expect(lms.faults).toEqual([]);
      expect(made.troubles).toEqual([]);
    }
  });

  it('keeps what its learner knows in every later state of the attempt, and takes it up again', async () => {
    const lms = new Lms(version);
    const made = desk({}, new MemoryStorage());
    const adapter = attach(lms, made.options);
    expect(adapter.learner).toBeUndefined();
    await opened(adapter);
    expect(adapter.learner).toBeTruthy();
    const known = write(update(empty(), { item: 'P7.8', right: true }, 900));
    expect(adapter.learned(known).ok).toBe(true);
    const match = newMatch(seeded(5));
    const report = reporting(adapter, made, match);
    await report.moved(act(match, seeded(3)));
    await made.timers.pass(60_000);
    expect(keptBy(lms).learning).toBe(known);
    const more = write(update(empty(), { item: 'P3.4', right: true }, 901));
    adapter.learned(more);
    await adapter.commit(true);
    expect(keptBy(lms)).toMatchObject({ learning: more, position: multiplay.write(match.state) });
    await adapter.close(true);

    // Another device continues; nothing has been learned there yet.
    const other = desk({}, new MemoryStorage());
    const later = attach(lms, other.options);
    expect((await opened(later)).saved?.learning).toBe(more);
    const goesOn = reporting(later, other, match);
    await goesOn.moved(act(match, seeded(3)));
    await later.close(true);
    expect(keptBy(lms)).toMatchObject({ learning: more, position: multiplay.write(match.state) });
    expect(lms.faults).toEqual([]);
  });

  it('is taken up again at every turn: position, players, sums, score', async () => {
    const lms = new Lms(version);
    const random = seeded(3);
    let match = newMatch(seeded(5));
    const storage = new MemoryStorage();
    let answers = 0;
    let turns = 0;
    let log;
    while (!match.isOver) {
      const made = desk({}, storage);
      const adapter = attach(lms, made.options);
      const { saved } = await opened(adapter);
      expect(saved === undefined).toBe(turns === 0);
      if (saved) {
        const again = resumed(multiplay, saved, 2);
        if (!again.ok) throw new Error(again.message);
        expect(again.value.match.state).toEqual(match.state);
        expect(again.value.match.players).toEqual(match.players);
        expect(again.value.log.tally).toMatchObject({ answers });
        ({ match, log } = again.value);
      }
      const report = reporting(adapter, made, match);
      if (log) report.begin(match, log);
      do await report.moved(act(match, random));
      while (match.plies.at(-1)?.by === 'chance');
      ({ answers } = report.log.tally);
      turns++;
      // Half of the pages are closed, the others just disappear.
      if (turns % 2) await adapter.close(true);
      expect(lms.faults).toEqual([]);
    }
    expect(turns).toBeGreaterThan(10);
    expect(lms.interactions.length).toBe(answers);
    expect(keptBy(lms)).toMatchObject({ finished: 1, position: multiplay.write(match.state) });
    expect(scoreAt(lms)).toBe(String(keptBy(lms).best));
  });

  it('is stored if moves are undone to where the session began', async () => {
    const lms = new Lms(version);
    const match = newMatch(seeded(5), { answer: 'off' });
    const random = seeded(5);
    const first = desk();
    const before = attach(lms, first.options);
    await opened(before);
    const start = reporting(before, first, match);
    do await start.moved(act(match, random));
    while (match.plies.at(-1)?.by === 'chance');
    while (match.turn.kind === 'chance') await start.moved(act(match, random));
    await before.close();
    const launched = lms.get('suspend_data');

    const made = desk();
    const adapter = attach(lms, made.options);
    await opened(adapter);
    const report = reporting(adapter, made, match);
    await report.moved(act(match, random));
    expect(match.undo()).toBe(true);
    expect(await report.moved([])).toMatchObject({ ok: true });
    expect(keptBy(lms).position).toBe(multiplay.write(match.state));
    expect(lms.get('suspend_data')).not.toBe(launched);
    expect(lms.faults).toEqual([]);
  });

  it('counts a game once, even if its end is undone and played again', async () => {
    const lms = new Lms(version);
    const made = desk({ rule: { rule: 'target', points: 1000 } });
    const adapter = attach(lms, made.options);
    await opened(adapter);
    const match = newMatch(seeded(1), { answer: 'off', endAt: 24 });
    const report = reporting(adapter, made, match);
    const random = seeded(1);
    while (!match.isOver) await report.moved(act(match, random));
    expect(match.undo()).toBe(true);
    await report.moved([]);
    expect(statusAt(lms)[0]).toBe('completed');
    while (!match.isOver) await report.moved(act(match, random));
    expect(keptBy(lms).finished).toBe(1);
    expect(lms.faults).toEqual([]);
  });

  it('keeps the best score of several games in one attempt', async () => {
    const lms = new Lms(version);
    const made = desk({ rule: { rule: 'won' } });
    const adapter = attach(lms, made.options);
    await opened(adapter);
    const bests: (number | undefined)[] = [];
    const won: boolean[] = [];
    for (let seed = 1; seed <= 6; seed++) {
      const match = newMatch(seeded(seed));
      await playOut(reporting(adapter, made, match), match, seed);
      won.push(match.turn.kind === 'over' && match.turn.winners.includes(0));
      bests.push(adapter.best);
    }
    expect(new Set(won).size).toBe(2);
    expect(bests).toEqual(won.map((_, i) => (won.slice(0, i + 1).includes(true) ? 100 : 0)));
    expect(keptBy(lms).finished).toBe(6);
    expect(lms.faults).toEqual([]);

    // A later session begins from the score that the host has.
    await adapter.close();
    expect((await opened(attach(lms, desk({ rule: { rule: 'won' } }).options))).best).toBe(100);
  });

  it('is not done by being opened', async () => {
    const lms = new Lms(version);
    const adapter = attach(lms, desk().options);
    await opened(adapter);
    expect(await adapter.close()).toMatchObject({ ok: true });
    expect(statusAt(lms)[0]).toBe('incomplete');
    expect(scoreAt(lms)).toBeUndefined();
    expect(lms.faults).toEqual([]);
  });

  it('says completion and success apart: without a mark to pass there is no success', async () => {
    const lms = new Lms(version);
    const made = desk();
    const adapter = attach(lms, made.options);
    await opened(adapter);
    const match = newMatch(seeded(1));
    await playOut(reporting(adapter, made, match), match, 1);
    expect(adapter.status).toEqual({ completed: true, success: 'unknown' });
    expect(statusAt(lms)).toEqual(version === '1.2' ? ['completed'] : ['completed', undefined]);
  });

  it('takes the mark of the host before the own', async () => {
    const mark = version === '1.2' ? 'cmi.student_data.mastery_score' : 'cmi.scaled_passing_score';
    const lms = new Lms(version, { [mark]: '0' });
    const made = desk({ passAt: 100 });
    const adapter = attach(lms, made.options);
    await opened(adapter);
    const match = newMatch(seeded(1));
    await playOut(reporting(adapter, made, match), match, 1);
    expect(adapter.best).toBeLessThan(100);
    expect(adapter.status.success).toBe('passed');
    expect(lms.faults).toEqual([]);
  });

  it.each(['browse', 'review'])('reports nothing in the mode %s', async (mode) => {
    const lms = new Lms(version, { [version === '1.2' ? 'cmi.core.lesson_mode' : 'cmi.mode']: mode });
    const made = desk();
    const adapter = attach(lms, made.options);
    expect(await opened(adapter)).toMatchObject({ mode });
    const match = newMatch(seeded(1));
    await playOut(reporting(adapter, made, match), match, 1);
    expect(adapter).toMatchObject({ mode, best: undefined, waiting: 0, unsaved: false });
    expect(adapter.status).toEqual({ completed: false, success: 'unknown' });
    expect(await adapter.takeOver()).toMatchObject({ ok: true });
    expect(await adapter.close(true)).toMatchObject({ ok: true });
    expect([...lms.stored]).toEqual([]);
    // If such a session is finished, Moodle writes "completed" and 0, and accepts nothing more.
    expect(lms.finished).toBe(0);
    expect(made.storage.kept.size).toBe(0);
    expect(lms.faults).toEqual([]);
  });

  it('tells at most 250 interactions, and the sums of all', async () => {
    const lms = new Lms(version);
    const made = desk();
    const adapter = attach(lms, made.options);
    await opened(adapter);
    const answer = { seat: 0, prompt: '7*?=56', given: 8, expected: 8, right: true, ms: 1000, hints: 0 };
    for (let i = 0; i < 300; i++) adapter.answer(answer);
    expect(await adapter.commit()).toMatchObject({ ok: true });
    expect(adapter.waiting).toBe(0);
    expect(lms.interactions.length).toBe(250);
    expect(lms.faults).toEqual([]);
  });

  it('writes any number by the book', async () => {
    const lms = new Lms(version);
    const adapter = attach(lms, desk().options);
    await opened(adapter);
    for (const given of [-3, 2.5, 123456, 1e21, 1 / 3, 99999])
      adapter.answer({ seat: 0, prompt: '1/(2-x)=?', given, expected: 0.5, right: false, ms: 1e12, hints: 0 });
    expect(await adapter.commit()).toMatchObject({ ok: true });
    expect(lms.interactions.map(({ type }) => type)).toEqual([
      'numeric',
      'numeric',
      'fill-in',
      'fill-in',
      'fill-in',
      'numeric',
    ]);
    expect(lms.faults).toEqual([]);
  });

  it('finds room for the longest position a game may have', async () => {
    const lms = new Lms(version);
    const adapter = attach(lms, desk().options);
    await opened(adapter);
    const match = newMatch(seeded(1));
    const result = {
      ...reporting(adapter, desk(), match).result!,
      position: 'a'.repeat(4096),
      seats: Array.from({ length: 8 }, (_, colour) => ({
        name: '🎲'.repeat(20),
        bot: 0,
        colour: colour % 6,
        score: -5,
        place: 1,
        learner: true,
      })),
    };
    adapter.progress(result);
    expect(await adapter.commit()).toMatchObject({ ok: true });
    expect(keptBy(lms)).toMatchObject({ position: result.position });
    expect(keptBy(lms).names).toEqual(version === '1.2' ? undefined : result.seats.map(({ name }) => name));
    expect(lms.get('suspend_data')!.length).toBeLessThanOrEqual(version === '1.2' ? 4096 : longestState);
    expect(lms.faults).toEqual([]);
  });
});

describe.each(versions)('hints in SCORM %s', (version: Version) => {
  it('are kept as they are given, and count for the answer that follows, also in the next session', async () => {
    const random = seeded(4);
    const lms = new Lms(version);
    const made = desk();
    const adapter = attach(lms, made.options);
    await opened(adapter);
    const match = newMatch(seeded(4));
    const report = reporting(adapter, made, match);
    // Plays until the learner, in the first seat, is asked for an answer.
    const isAsked = (one: MultiplayMatch): boolean => one.turn.kind === 'seat' && one.turn.seat === 0;
    while (!isAsked(match)) await report.moved(act(match, random));
    const before = report.log.tally.hints;
    expect(await report.hint(0)).toEqual({ ok: true, value: undefined });
    await report.hint(0);
    await adapter.close();
    expect(keptBy(lms)).toMatchObject({ tally: { hints: before + 2 }, waiting: [2, 0] });

    const again = desk();
    const next = attach(lms, again.options);
    const { saved } = await opened(next);
    const went = resumed(multiplay, saved!, 4);
    if (!went.ok) throw new Error(went.message);
    const later = reporting(next, again, went.value.match);
    later.begin(went.value.match, went.value.log);
    await later.hint(0);
    const { length } = later.log.answers;
    while (later.log.answers.length === length) await later.moved(act(went.value.match, random));
    expect(later.result!.answers[length]).toMatchObject({ seat: 0, hints: 3 });
    expect(later.result!.tally.hints).toBe(before + 3);
    expect(later.result!.waiting).toBeUndefined();
  });
});
