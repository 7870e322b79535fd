import { describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { empty, evidence, readSummary, summary, update, write, type Memory } from '../../src/learning/index.js';
import { knowledgeOf } from '../../src/report/knowledge.js';
import type { Opened, ResultAdapter } from '../../src/results/adapter.js';
import type { DeliveryOptions } from '../../src/results/delivery.js';
import { scorm12 } from '../../src/results/scorm12.js';
import { scorm2004 } from '../../src/results/scorm2004.js';
import { MemoryStorage } from './support/memory-storage.js';
import { Moodle } from './support/moodle.js';
import type { Version } from './support/scorm-referee.js';
import type { MultiplayMatch } from './support/multiplay-matches.js';
import { seeded } from './support/random.js';
import { boards } from './support/reliability.js';
import { Course } from './support/course.js';
import { foundIn } from './support/report-files.js';
import { act, desk, newMatch, reporting, type MultiplayReporter } from './support/results.js';

await ready();
const adapters = { '1.2': scorm12, '2004': scorm2004 } as const;
/** The day on which `desk` plays. */
const today = 1055;
/** Returns what is known, on the day of a summary. */
const onDayOf = (memory: Memory, text: string): string => {
  const found = readSummary(text);
  return found.ok ? summary(memory, found.value.day) : '';
};

interface Page {
  readonly opened: Opened;
  readonly adapter: ResultAdapter;
  readonly match: MultiplayMatch;
  readonly report: MultiplayReporter;
}

/** Enters an activity that reports a summary, on a device. */
async function enter(
  moodle: Moodle,
  device = new MemoryStorage(),
  given: Partial<DeliveryOptions> = {},
): Promise<Page> {
  const player = moodle.enter();
  const made = desk({ summary: true, ...given }, device);
  const adapter = adapters[moodle.version](player.page, made.options);
  const opened = await adapter.open();
  if (!opened.ok) throw new Error(opened.message);
  const match = newMatch(seeded(5));
  return { opened: opened.value, adapter, match, report: reporting(adapter, made, match) };
}

const random = seeded(7);
/** The learner answers that many questions, and the game learns something from each. */
async function play({ match, report, adapter }: Page, memory: Memory, count: number): Promise<Memory> {
  let known = memory;
  for (let seen = 0; seen < count && !match.isOver;) {
    const before = report.log.answers.length;
    await report.moved(act(match, random));
    for (const answer of report.log.answers.slice(before)) {
      if (answer.seat !== 0) continue;
      seen++;
      const { think = 0, ...rest } = answer;
      known = update(
        known,
        evidence(
          { type: 'answered', ...rest, ...(think ? { think } : {}) },
          { game: 'multiplay', learners: [0], hints: 0 },
        ),
        today,
      );
      adapter.learned(write(known));
      await adapter.commit();
    }
  }
  return known;
}

const fieldsOf = (moodle: Moodle, n: number): Record<string, string | undefined> => moodle.interactions[n] ?? {};
const textAt = (moodle: Moodle, n: number): string => {
  const one = fieldsOf(moodle, n);
  return one['student_response'] ?? one['learner_response'] ?? '';
};
const places = (moodle: Moodle): number[] =>
  Array.from(moodle.interactions).flatMap((one, n) => (one?.['id'] === 'abacade_facts' ? [n] : []));

/** Returns the interactions report of a class as Moodle writes it, tab-separated. */
function interactionsReport(moodle: Moodle): string {
  const all = moodle.interactions;
  const head = ['Name', 'Attempt', 'Started on', 'Last accessed on', 'Score', 'Multiplay'];
  const groups = all.flatMap((_, n) => ['Question', 'Response', 'Right answer', 'Result'].map((one) => `${one} ${n}`));
  const cells = all.flatMap((one) => [
    one['id'],
    one['student_response'] ?? one['learner_response'],
    one['correct_responses.0.pattern'] ?? '',
    one['result'],
  ]);
  const row = ['Ada', '1', 'Monday, 7 December 2026, 9:00 AM', 'Friday, 11 December 2026, 9:10 AM', '50', '50'];
  return [
    [...head, ...groups],
    [...row, ...cells],
  ]
    .map((line) => line.join('\t'))
    .join('\n');
}

/** Returns the track details of an attempt as Moodle writes them, as CSV. */
const trackDetails = (moodle: Moodle): string =>
  ['Element,Value', ...[...moodle.tracks].map(([element, value]) => `${element},"${value.replace(/"/g, '""')}"`)].join(
    '\n',
  );

describe.each(['1.2', '2004'] as const)('SCORM %s', (version: Version) => {
  it('has what is known as the first interaction, written anew after each answer', async () => {
    const moodle = new Moodle(version, { standard: true });
    const page = await enter(moodle);
    const some = await play(page, empty(), 2);
    const first = textAt(moodle, 0);
    expect(first).toBe(onDayOf(some, first));
    const more = await play(page, some, 4);
    const last = textAt(moodle, 0);
    expect(last).toBe(onDayOf(more, last));
    expect(last).not.toBe(first);
    expect(places(moodle)).toEqual([0]);
    const { id, type, result } = fieldsOf(moodle, 0);
    expect({ id, type, result }).toEqual({ id: 'abacade_facts', type: 'fill-in', result: 'neutral' });
    expect(last).toHaveLength(124);
    expect(moodle.interactions).toHaveLength(page.report.log.answers.filter(({ seat }) => seat === 0).length + 1);
    expect(moodle.faults).toEqual([]);
  });

  it('says that nothing was met as long as the game has learned nothing', async () => {
    const moodle = new Moodle(version);
    const { report, match } = await enter(moodle);
    await report.moved(act(match, random));
    expect(readSummary(textAt(moodle, 0))).toMatchObject({ ok: true, value: { items: {} } });
  });

  it('sends nothing for an activity that was only opened', async () => {
    const moodle = new Moodle(version);
    const { adapter } = await enter(moodle);
    adapter.learned(write(empty()));
    await adapter.commit();
    expect(adapter.unsaved).toBe(false);
    expect(moodle.interactions).toEqual([]);
  });

  it('keeps its number on another device, where nothing is stored', async () => {
    const moodle = new Moodle(version);
    const one = await enter(moodle);
    const some = await play(one, empty(), 3);
    await one.adapter.close();
    const other = await enter(moodle);
    const more = await play(other, some, 3);
    expect(places(moodle)).toEqual([0]);
    expect(textAt(moodle, 0)).toBe(onDayOf(more, textAt(moodle, 0)));
    expect(moodle.interactions).toHaveLength(7);
  });

  it('is not put back by a window whose run-time knows an older one', async () => {
    const moodle = new Moodle(version);
    const device = new MemoryStorage();
    const one = await enter(moodle, device.window());
    const some = await play(one, empty(), 2);
    const other = await enter(moodle, device.window());
    const more = await play(other, some, 2);
    expect(textAt(moodle, 0)).toBe(onDayOf(more, textAt(moodle, 0)));
    expect(await one.adapter.takeOver()).toMatchObject({ ok: true });
    expect(textAt(moodle, 0)).toBe(onDayOf(more, textAt(moodle, 0)));
    expect(places(moodle)).toEqual([0]);
    expect(moodle.faults).toEqual([]);
  });

  it('is appended in an attempt that began without it, and overwrites nothing', async () => {
    const moodle = new Moodle(version);
    const device = new MemoryStorage();
    const one = await enter(moodle, device, { summary: false });
    const some = await play(one, empty(), 3);
    await one.adapter.close();
    const before = moodle.interactions.map((fields) => ({ ...fields }));
    expect(places(moodle)).toEqual([]);
    const other = await enter(moodle, device);
    const more = await play(other, some, 2);
    expect(places(moodle)).toEqual([3]);
    expect(moodle.interactions.slice(0, 3)).toEqual(before);
    expect(textAt(moodle, 3)).toBe(onDayOf(more, textAt(moodle, 3)));
  });

  it('goes along to another device after each game, with the settings that docs/moodle.md asks for', async () => {
    const moodle = new Moodle(version, { forceNewAttempt: 'finished', noPreview: true });
    let known = empty();
    for (let game = 0; game < 3; game++) {
      // Nothing is stored on this device.
      const page = await enter(moodle);
      expect(page.opened.mode).toBe('normal');
      expect(page.opened.saved?.learning).toBe(game ? write(known) : undefined);
      known = await play(page, known, Infinity);
      expect(page.match.isOver).toBe(true);
      expect(page.adapter.status.completed).toBe(true);
      await page.adapter.close();
      expect(moodle.grade).toBe(page.adapter.best);
    }
    expect(moodle.attempts).toHaveLength(1);
    expect(moodle.get(version === '1.2' ? 'core.lesson_status' : 'completion_status')).toBe('incomplete');
    expect(moodle.get('progress_measure')).toBeUndefined();
    expect(places(moodle)).toEqual([0]);
    expect(moodle.faults).toEqual([]);
  });

  it('lets a pass be told: by SCORM 1.2 the attempt ends with it, by 2004 it goes on', async () => {
    const moodle = new Moodle(version, { forceNewAttempt: 'finished' });
    const page = await enter(moodle, undefined, { rule: { rule: 'taking-part' }, passAt: 60 });
    const known = await play(page, empty(), Infinity);
    await page.adapter.close();
    const status = ['core.lesson_status', 'completion_status', 'success_status'].map((name) => moodle.get(name));
    expect(status.filter(Boolean)).toEqual(version === '1.2' ? ['passed'] : ['incomplete', 'passed']);
    const { opened } = await enter(moodle);
    expect(opened.saved?.learning).toBe(version === '1.2' ? undefined : write(known));
  });

  it('does not fail an attempt that goes on', async () => {
    const moodle = new Moodle(version, { forceNewAttempt: 'finished' });
    const page = await enter(moodle, undefined, { rule: { rule: 'target', points: 1000 }, passAt: 60 });
    const known = await play(page, empty(), Infinity);
    await page.adapter.close();
    const { opened } = await enter(moodle);
    expect(opened.saved?.learning).toBe(write(known));
    expect(moodle.attempts).toHaveLength(1);
  });

  it('ends with a game that leaves nothing to carry', async () => {
    const moodle = new Moodle(version, { forceNewAttempt: 'finished' });
    const page = await enter(moodle, undefined, { summary: false });
    while (!page.match.isOver) await page.report.moved(act(page.match, random));
    await page.adapter.close();
    expect(moodle.get(version === '1.2' ? 'core.lesson_status' : 'completion_status')).toBe('completed');
    expect((await enter(moodle)).opened.saved).toBeUndefined();
    expect(moodle.attempts).toHaveLength(2);
  });

  it('goes out with the report: what the game has learned is what a teacher reads', async () => {
    const moodle = new Moodle(version);
    const page = await enter(moodle);
    let known = empty();
    // Known by heart from other games: on earlier days, and with times that no report of a class contains.
    for (const day of [1040, 1044, 1050])
      known = update(
        known,
        evidence({
          type: 'answered',
          seat: 0,
          prompt: '7*8',
          given: 56,
          expected: 56,
          right: true,
          ms: 0,
          think: 1500,
        }),
        day,
      );
    page.adapter.learned(write(known));
    const all = await play(page, known, 4);
    const files = version === '1.2' ? [interactionsReport(moodle), trackDetails(moodle)] : [trackDetails(moodle)];
    const sent = readSummary(textAt(moodle, 0));
    if (!sent.ok) throw new Error(sent.message);
    expect(onDayOf(all, textAt(moodle, 0))).toBe(textAt(moodle, 0));
    for (const file of files) {
      const found = foundIn(file);
      expect(found.leftOut).toBe(0);
      const pupil = knowledgeOf(found.pupils[0], 1075);
      expect(pupil.answers).toBe(4);
      const said = Object.fromEntries([...pupil.said].map(([item, { shown, sure }]) => [item, { shown, sure }]));
      expect(said['P7.8']).toEqual({ shown: 'by-heart', sure: true });
      expect(said).toMatchObject(sent.value.items);
    }
  });
});

describe('what the teacher is told', () => {
  const told = async (version: Version, report: string | undefined) => {
    const [board] = boards.filter(({ name }) => name === 'multiplay');
    const attributes: Record<string, string> = report === undefined ? {} : { report };
    const course = new Course(11, { way: version, board: { ...board, attributes }, settings: {} });
    const tab = await course.enter();
    for (let i = 0; i < 30; i++) await course.act(tab);
    await course.end(tab, true);
    expect(course.wrong).toEqual([]);
    expect(course.platform.faults).toEqual([]);
    return {
      given: course.given.length,
      answers: course.platform.recorded(0).length,
      summaries: course.platform.summaries(0).size,
      memory: course.kept()?.learning ?? '',
      best: course.platform.grade,
    };
  };

  it.each(['1.2', '2004'] as const)('is all, a summary, or the score alone, over %s', async (version) => {
    const all = await told(version, undefined);
    expect(all.answers).toBe(all.given);
    expect(all.given).toBeGreaterThan(3);
    expect(all).toMatchObject({ summaries: 1 });
    expect(all.memory).toMatch(/^f1/);
    expect(await told(version, 'summary')).toMatchObject({ ...all, answers: 0 });
    expect(await told(version, 'score')).toMatchObject({ ...all, answers: 0, summaries: 0, memory: '' });
  });

  it('is the score alone where the attribute says something else, and that is said', async () => {
    const some = await told('1.2', 'nothing');
    expect(some).toMatchObject({ answers: 0, summaries: 0, memory: '' });
  });
});
