import { describe, expect, it } from 'vitest';
import { empty, evidence, facts, summary, update, write } from '../../src/learning/index.js';
import { classReport, cellOf, saidOf, type ClassReport } from '../../src/report/class-report.js';
import { separatorFor } from '../../components/abacade-report/saving.js';
import { csv } from '../../src/report/csv.js';
import type { Answer, Found, Sitting } from '../../src/report/found.js';
import { groupsOf } from '../../src/report/groups.js';
import { knowledgeOf, type Knowledge } from '../../src/report/knowledge.js';
import { together } from '../../src/report/pupils.js';
import { questionAt, questionOf, stripOf, type Tip } from '../../src/report/strips.js';
import { madeUpReport } from '../../demo/report/made-up.js';
import { fixture, foundIn } from './support/report-files.js';

const today = 1060;
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const report = (...files: Found[]): ClassReport => classReport(files, today, compare);

const answer = (a: number, b: number, given = a * b, more: Partial<Answer> = {}): Answer => ({
  prompt: `${a}*${b}=?`,
  given,
  expected: a * b,
  right: given === a * b,
  ...more,
});
const file = (name: string, sittings: readonly Sitting[], key = name): Found => ({
  kind: 'interactions',
  pupils: [{ key, name, sittings }],
  leftOut: 0,
  notes: [],
});

describe('files', () => {
  const one = foundIn(fixture('interactions-12-tsv.txt'));
  const tables = foundIn(fixture('interactions-tables-12-tsv.txt'));

  it('give the same report in every format', () => {
    const ods = foundIn(fixture('interactions-12-ods.ods'));
    expect(report(ods)).toEqual(report(one));
  });

  it('add up, in any order', () => {
    const both = report(one, tables);
    expect(both.answers).toBe(88);
    expect(both.pupils).toHaveLength(4);
    expect(report(tables, one).answers).toBe(88);
  });

  it('change nothing if they come twice, or in another format', () => {
    const ods = foundIn(fixture('interactions-12-ods.ods'));
    expect(report(one, tables, ods, one, tables)).toEqual(report(one, tables));
  });

  it('of an attempt that went on take the place of the older ones', () => {
    const short = [answer(7, 8), answer(3, 4)];
    const long = [...short, answer(6, 6)];
    const sitting = (answers: readonly Answer[]): Sitting => ({ day: 1050, attempt: 1, answers });
    for (const files of [
      [short, long],
      [long, short],
    ]) {
      const [pupil] = together(files.map((answers) => file('Ada', [sitting(answers)])));
      expect(pupil.sittings).toEqual([sitting(long)]);
    }
    const another = { day: 1051, attempt: 2, answers: short };
    expect(together([file('Ada', [sitting(short), another])])[0].sittings).toHaveLength(2);
  });

  it('have an answer with an id once', () => {
    const sitting = (day: number, ...ids: string[]): Sitting => ({
      day,
      answers: ids.map((id) => answer(7, 8, 54, { id })),
    });
    const [pupil] = together([file('Ada', [sitting(1, 'a', 'b')]), file('Ada', [sitting(1, 'b', 'c')])]);
    expect(pupil.sittings.flatMap(({ answers }) => answers.map(({ id }) => id))).toEqual(['a', 'b', 'c']);
  });

  it('that know a pupil by name alone join the pupil of that name, if there is one', () => {
    const memory: Sitting = { day: undefined, answers: [], memory: 'f1A' };
    const named = file('Ada', [memory], 'name Ada');
    const answers: Sitting = { day: 1, answers: [answer(7, 8)] };
    expect(together([named, file('Ada', [answers], '["Ada","a@x"]')])).toHaveLength(1);
    const two = [file('Ada', [answers], '["Ada","a@x"]'), file('Ada', [answers], '["Ada","b@x"]')];
    expect(together([named, ...two])).toHaveLength(3);
  });

  it('leave out pupils who have not begun', () => {
    expect(report(foundIn(fixture('interactions-allusers-12-tsv.txt'))).pupils.map(({ number }) => number)).toEqual([
      1, 2, 3, 4,
    ]);
  });
});

describe('what is known of a pupil', () => {
  const sitting = (day: number | undefined, answers: readonly Answer[], more: Partial<Sitting> = {}): Sitting => ({
    day,
    answers,
    ...more,
  });
  const known = (sittings: readonly Sitting[]): Knowledge => knowledgeOf({ key: 'a', name: 'Ada', sittings }, today);
  const byModel = (days: readonly number[], think?: number) =>
    days.reduce(
      (memory, day) => update(memory, evidence({ type: 'answered', ...answer(7, 8), think, seat: 0, ms: 0 }), day),
      empty(),
    );

  it('is what the model says of the answers, without a time never by heart', () => {
    const days = [1050, 1052, 1055, 1058];
    const pupil = known(days.map((day) => sitting(day, [answer(8, 7)])));
    expect(saidOf(pupil, 'P7.8')).toEqual({ shown: 'knows', sure: true, day: 1058 });
    expect(pupil.isTimed).toBe(false);
    const timed = known(days.map((day) => sitting(day, [answer(7, 8, 56, { think: 1500 })])));
    expect(saidOf(timed, 'P7.8').shown).toBe('by-heart');
    expect(timed.isTimed).toBe(true);
    expect(saidOf(pupil, 'P6.6')).toEqual({ shown: 'not-met', sure: false });
  });

  it('takes attempts without a day for days of their own, up to today', () => {
    const pupil = known([1, 2, 3].map((attempt) => sitting(undefined, [answer(7, 8)], { attempt })));
    expect(pupil.days).toEqual([1058, 1059, 1060]);
    expect(saidOf(pupil, 'P7.8').sure).toBe(true);
  });

  it('is what the game summed up, unless there is a later answer', () => {
    const text = summary(byModel([1040, 1044, 1050], 1500), 1050);
    const before = sitting(1050, [answer(7, 8)], { summary: text });
    expect(saidOf(known([before]), 'P7.8')).toEqual({ shown: 'by-heart', sure: true, day: 1050 });
    expect(saidOf(known([before, sitting(1055, [answer(7, 8, 54)])]), 'P7.8').shown).toBe('working');
    expect(known([before]).isTimed).toBe(true);
  });

  it('takes each fact from the last summary that has it: another device may know less', () => {
    const known7 = sitting(1050, [], { summary: summary(byModel([1040, 1044, 1050], 1500), 1050) });
    const [asked] = [evidence({ type: 'answered', ...answer(3, 4), seat: 0, ms: 0 })];
    const other = sitting(1055, [answer(3, 4)], { summary: summary(update(empty(), asked, 1055), 1055) });
    const pupil = known([known7, other]);
    expect(saidOf(pupil, 'P7.8').shown).toBe('by-heart');
    expect(saidOf(pupil, 'P3.4').shown).not.toBe('not-met');
  });

  it('counts the answers of an attempt up to its summary, whenever it was last opened', () => {
    const before = sitting(1057, [answer(7, 8)], { summary: summary(byModel([1040, 1044, 1050], 1500), 1050) });
    expect(saidOf(known([before]), 'P7.8')).toEqual({ shown: 'by-heart', sure: true, day: 1050 });
  });

  it('passes over a summary or a memory that cannot be read', () => {
    const whole = [sitting(1050, [answer(7, 8)])];
    const broken = [sitting(1050, [answer(7, 8)], { summary: 's1 broken', memory: 'f1broken' })];
    expect(known(broken)).toEqual(known(whole));
  });

  it('is the memory that the game kept', () => {
    const pupil = known([sitting(undefined, [], { memory: write(byModel([1040, 1044, 1050], 1500)) })]);
    expect(saidOf(pupil, 'P7.8')).toMatchObject({ sure: true, day: 1050 });
    expect(pupil.isTimed).toBe(true);
  });

  it('has the main kind of error from five errors on', () => {
    const wrong = [answer(7, 8, 49), answer(6, 8, 42), answer(3, 4, 9), answer(9, 9, 72)];
    expect(known([sitting(1, wrong)]).error).toBeUndefined();
    expect(known([sitting(1, [...wrong, answer(4, 8, 28)])]).error).toBe('near-table');
    const any = Array.from({ length: 5 }, () => answer(7, 8, 97));
    expect(known([sitting(1, any)]).error).toBe('other');
  });
});

describe('tomorrow', () => {
  const pupil = (name: string, ...work: string[]): Knowledge => ({
    key: name,
    name,
    answers: 1,
    days: [],
    games: [],
    isTimed: true,
    said: new Map(work.map((item) => [item, { shown: 'working', sure: true } as const])),
  });
  const others = (count: number): Knowledge[] => Array.from({ length: count }, (_, i) => pupil(`other ${i}`));

  it('is the table with most facts in work, from three pupils on, then the next without those facts', () => {
    const eights = [1, 2, 3].map((i) => pupil(`e${i}`, 'P6.8', 'P7.8'));
    const threes = [1, 2, 3].map((i) => pupil(`t${i}`, 'P3.4'));
    const { groups, everyone, isSure } = groupsOf([...eights, ...threes, pupil('one', 'P9.9'), ...others(9)]);
    expect(groups.map(({ table, partners, pupils }) => [table, partners, pupils.map(({ name }) => name)])).toEqual([
      [8, [6, 7], ['e1', 'e2', 'e3']],
      [3, [4], ['t1', 't2', 't3']],
    ]);
    expect(everyone).toEqual([]);
    expect(isSure).toBe(true);
  });

  it('is with everyone where more than half the class works on it, and that takes no place', () => {
    const many = [1, 2, 3, 4].map((i) => pupil(`m${i}`, 'P6.8', 'P3.3', 'P4.4', 'P5.5', 'P7.7'));
    const { groups, everyone } = groupsOf([...many, ...others(3)]);
    expect(everyone.map(({ table }) => table)).toEqual([3, 4, 5, 6, 7]);
    expect(groups).toEqual([]);
    expect(groupsOf([...many, ...others(4)]).groups).toHaveLength(3);
  });

  it('does not count what is judged from few answers, unless there is nothing else', () => {
    const guess = (name: string): Knowledge => ({
      ...pupil(name),
      said: new Map([['P6.8', { shown: 'working', sure: false }]]),
    });
    const three = ['a', 'b', 'c'].map(guess);
    expect(groupsOf([...three, ...others(9)])).toMatchObject({ isSure: false, groups: [{ table: 6 }] });
    expect(groupsOf([...three, pupil('d', 'P3.3'), ...others(9)])).toMatchObject({ isSure: true, groups: [] });
  });
});

/** Returns the result of a tip. */
function endOf(tip: Tip, right: number): number {
  if (tip.kind === 'double') return 2 * tip.of;
  if (tip.kind === 'tens') return 10 * tip.count;
  if (tip.kind === 'times') return right;
  const [one, other] = tip.parts;
  return tip.less ? one - other : one + other;
}

describe('strips', () => {
  it('have the right answers, and ways that lead there', () => {
    for (const fact of facts) {
      const { prompt, answer: right, tip } = questionOf(fact);
      const [one, other = 0] = prompt.split(/\D/).map(Number);
      const sign = /\D/.exec(prompt)?.[0] ?? '+';
      expect(right, prompt).toBe({ '*': one * other, '/': one / other, '+': one + other }[sign]);
      expect(endOf(tip, right), prompt).toBe(right);
    }
    expect(questionAt('K1')).toBeUndefined();
  });

  it('have ten questions, each once, whatever is known', () => {
    const { pupils } = report(foundIn(madeUpReport(today)));
    for (const pupil of [...pupils, { ...pupils[0], said: new Map() }]) {
      const items = stripOf(pupil).map(({ item }) => item);
      expect(new Set(items).size).toBe(10);
    }
  });
});

describe('the table for programs', () => {
  const text = (hasNames: boolean): string =>
    csv(report(file('=A1, "Ada"', [{ day: 1050, answers: [answer(8, 7), answer(3, 4, 11)] }])), hasNames);

  it('has a line for each fact that was met, and names only if they are shown', () => {
    expect(text(false)).toBe(
      'pupil,fact,state,sure,last_day\r\n1,3x4,working on it,no,2026-11-16\r\n1,7x8,working on it,no,2026-11-16\r\n',
    );
    expect(text(true)).toContain(`"'=A1, ""Ada""",3x4,`);
  });

  it('has semicolons between its columns where a spreadsheet expects them', () => {
    const one = report(file('Ada; Ben', [{ day: 1050, answers: [answer(8, 7)] }]));
    expect(csv(one, true, ';')).toBe(
      'pupil;fact;state;sure;last_day\r\n"Ada; Ben";7x8;working on it;no;2026-11-16\r\n',
    );
    const expected: Record<string, string> = {
      en: ',',
      ja: ',',
      'es-MX': ',',
      de: ';',
      'pt-BR': ';',
      fr: ';',
      'ar-EG': ';',
    };
    for (const [language, separator] of Object.entries(expected))
      expect(separatorFor(language), language).toBe(separator);
  });
});

describe('the made-up class', () => {
  const made = report(foundIn(madeUpReport(today)));

  it('is the same for the same seed, and read as the export of a platform', () => {
    expect(madeUpReport(today)).toBe(madeUpReport(today));
    expect(madeUpReport(today, 8)).not.toBe(madeUpReport(today));
    expect(made.pupils).toHaveLength(28);
    expect(made.days).toHaveLength(9);
  });

  it('has everything that a report can show', () => {
    expect(made.tomorrow.groups.length).toBeGreaterThan(0);
    expect(made.tomorrow.isSure).toBe(true);
    expect(made.pupils.filter(({ isFew }) => isFew).length).toBeGreaterThan(0);
    expect(made.pupils.filter(({ isTimed }) => !isTimed).length).toBeGreaterThan(0);
    expect(made.pupils.filter(({ error }) => error).length).toBeGreaterThan(0);
    expect(cellOf(made.pupils, 'P2.3').met).toBeGreaterThan(20);
  });
});
