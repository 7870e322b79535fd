import { describe, expect, it } from 'vitest';
import type { Answer, Found } from '../../src/report/found.js';
import { textOf } from '../../src/embed/packages/index.js';
import { fixture, fixtures, foundIn, readGiven, refusalOf } from './support/report-files.js';

type Attempts = readonly (readonly { prompt: string; given: number; expected: number; right: boolean }[])[];
type Truth = Readonly<Record<string, Readonly<Record<string, Attempts | undefined>>>>;

const truth = JSON.parse(textOf(fixture('truth.json'))) as Truth & { names: Record<string, string> };
const pupils = ['pupil1', 'pupil2', 'pupil3', 'pupil4'];

const plainAnswer = ({ prompt, given, expected, right }: Answer) => ({ prompt, given, expected, right });
/** Returns names, and the answers of each attempt. */
const readable = ({ pupils: found }: Found) =>
  found
    .filter(({ sittings }) => sittings.length > 0)
    .map(({ name, sittings }) => ({ name, attempts: sittings.map(({ answers }) => answers.map(plainAnswer)) }));
const expected = (activity: string) =>
  pupils.map((pupil) => ({
    name: truth.names[pupil],
    attempts: truth[activity][pupil]!.map((attempt) => attempt.map(plainAnswer)),
  }));

/** Excel cannot store a name that begins with `=`; see the fixtures' README. */
const withoutSign = (found: ReturnType<typeof readable>) =>
  found.map(({ name, attempts }) => ({ name: name.replace(/^=/, ''), attempts }));

describe("Moodle's interactions report", () => {
  it.each([
    ['interactions-12-tsv.txt', 'Multiplay 1.2'],
    ['interactions-12-ods.ods', 'Multiplay 1.2'],
    ['interactions-allusers-12-tsv.txt', 'Multiplay 1.2'],
    ['interactions-tables-12-tsv.txt', 'Tables 1.2'],
    ['interactions-tables-12-ods.ods', 'Tables 1.2'],
  ])('%s gives the answers that made it', (file, activity) => {
    expect(readable(foundIn(fixture(file)))).toEqual(expected(activity));
  });

  it.each([
    ['interactions-12-excel.xlsx', 'Multiplay 1.2'],
    ['interactions-tables-12-excel.xlsx', 'Tables 1.2'],
  ])('%s gives the answers that made it', (file, activity) => {
    expect(withoutSign(readable(foundIn(fixture(file))))).toEqual(withoutSign(expected(activity)));
  });

  it.each(fixtures.filter((name) => /^interactions-(tables-)?12/.test(name)))('%s has days and attempts', (file) => {
    for (const { sittings } of foundIn(fixture(file)).pupils) {
      expect(sittings.map(({ day }) => day)).toEqual(sittings.map(() => 1056));
      expect(sittings.map(({ attempt }) => attempt)).toEqual(sittings.map((_, i) => i + 1));
    }
  });

  it.each(['tsv.txt', 'ods.ods', 'excel.xlsx'])('as %s counts what is no answer of ours, and leaves it out', (end) => {
    expect(foundIn(fixture(`interactions-tables-12-${end}`)).leftOut).toBe(11);
    expect(foundIn(fixture(`interactions-12-${end}`)).leftOut).toBe(0);
  });

  it('has the summary of a pupil', () => {
    const [one] = foundIn(fixture('probe-report-12-tsv.txt')).pupils;
    expect(one.sittings[0]).toMatchObject({ attempt: 1, answers: [] });
    expect(one.sittings[0].summary).toHaveLength(124);
  });

  it.each(fixtures.filter((name) => /interactions-(tables-)?(default-)?2004|probe-report-2004/.test(name)))(
    '%s is refused: SCORM 2004 leaves its cells empty',
    (file) => expect(refusalOf(fixture(file))).toBe('cells'),
  );

  it.each(fixtures.filter((name) => /interactions-(tables-)?default-12/.test(name)))(
    '%s is refused: it has the responses alone',
    (file) => expect(refusalOf(fixture(file))).toBe('responses'),
  );

  it.each(fixtures.filter((name) => /^(basic|attempt-interactions)/.test(name)))('%s is refused', (file) => {
    expect(['unknown', 'damaged']).toContain(refusalOf(fixture(file)));
  });

  const head = 'Nome\tMatricola\tTentativo\tInizio\tFine\tPunteggio\tGioco 7';
  const groups = (n: number) => `Domanda ${n}\tRisposta ${n}\tRisposta corretta ${n}\tRisultato ${n}`;
  const row = (name: string, cells: string, attempt = '1') =>
    `${name}\t12\t${attempt}\t22 novembre 2026, 08:11\tgiovedì, 3 dicembre 2026, 09:00\t50\t50\t${cells}`;

  it('is read in another language, with a title that ends in a number and rows above', () => {
    const found = foundIn(
      `Classe 7B\n\n${head}\t${groups(0)}\t${groups(1)}\n${row('Ada', '7_x_8_eq_what\t54\t56\twrong\t3_x_4_eq_what\t12\t12\tcorrect')}\n`,
    );
    expect(found.pupils).toMatchObject([
      {
        name: 'Ada',
        sittings: [
          {
            day: 1067,
            attempt: 1,
            answers: [
              { prompt: '7*8=?', given: 54, expected: 56, right: false },
              { prompt: '3*4=?', given: 12, expected: 12, right: true },
            ],
          },
        ],
      },
    ]);
  });

  it.each([
    ['question and response', 'Domanda 0\tRisposta 0', '7_x_8_eq_what\t54', { given: 54, expected: 56, right: false }],
    ['question and result', 'Domanda 0\tRisultato 0', '7_x_8_eq_what\twrong', { expected: 56, right: false }],
    [
      'three columns',
      'Domanda 0\tRisposta 0\tRisultato 0',
      '7_x_what_eq_56\t8\tcorrect',
      { prompt: '7*?=56', given: 8, expected: 8, right: true },
    ],
  ])('needs no more than %s', (_, columns, cells, answer) => {
    const [pupil] = foundIn(`${head}\t${columns}\n${row('Ada', cells)}`).pupils;
    expect(pupil.sittings[0].answers).toMatchObject([answer]);
  });

  it('takes the numbers that are named for questions where all four columns are there', () => {
    const [pupil] = foundIn(`${head}\t${groups(0)}\n${row('Ada', '7\t9\t7\twrong')}`).pupils;
    expect(pupil.sittings[0].answers).toEqual([{ prompt: '7', given: 9, expected: 7, right: false }]);
  });

  it('tells pupils of one name apart by their other fields', () => {
    const cells = '7_x_8_eq_what\t54\t56\twrong';
    const { pupils: two } = foundIn(
      `${head}\t${groups(0)}\n${row('Ada', cells)}\n${row('Ada', cells).replace('\t12\t', '\t13\t')}`,
    );
    expect(two.map(({ name }) => name)).toEqual(['Ada', 'Ada']);
    expect(new Set(two.map(({ key }) => key)).size).toBe(2);
  });
});

describe("Moodle's track details", () => {
  it.each(fixtures.filter((name) => name.startsWith('tracks-')))('%s gives the answers of its attempt', (file) => {
    const [, tables, version] = /tracks-(tables-)?(12|2004)/.exec(file)!;
    const [pupil, attempt] = tables ? ['pupil4', 0] : ['pupil1', 0];
    const activity = `${tables ? 'Tables' : 'Multiplay'} ${version === '12' ? '1.2' : '2004'}`;
    const found = foundIn(fixture(file), file);
    expect(found).toMatchObject({ kind: 'track', notes: ['unnamed'], leftOut: tables ? 11 : 0 });
    expect(readable(found)).toEqual([
      {
        name: file.replace(/\.\w+$/, ''),
        attempts: [truth[activity][pupil]![attempt].map(plainAnswer)],
      },
    ]);
    expect(found.pupils[0].sittings.map(({ day }) => day)).toEqual([version === '12' ? undefined : 1056]);
  });

  it('have what the pupil knows in the saved state', () => {
    const { pupils: found } = foundIn('Element,Value\ncmi.suspend_data,ab2.x!7!f1ABC!Ada!record\n', 'Ada.csv');
    expect(found).toMatchObject([{ name: 'Ada', sittings: [{ memory: 'f1ABC' }] }]);
  });
});

describe('statements', () => {
  const statement = (id: string, more: object = {}) => ({
    id,
    timestamp: `2026-11-2${id}T10:00:00Z`,
    actor: { name: 'Ada', account: { homePage: 'https://school.example', name: 'u7' } },
    verb: { id: 'http://adlnet.gov/expapi/verbs/answered' },
    object: {
      id: 'https://school.example/game/questions/7_x_8_eq_what',
      definition: { correctResponsesPattern: ['56[:]56'] },
    },
    result: { response: '54', success: false, extensions: { 'https://abacade.example/extensions/think': 2500 } },
    ...more,
  });
  const answer = { prompt: '7*8=?', given: 54, expected: 56, right: false, think: 2500 };
  const [two, one] = [statement('2'), statement('1')];

  it.each([
    ['a list', JSON.stringify([two, one])],
    ['an answer of a store', JSON.stringify({ statements: [two, one], more: '' })],
    ['one a line', [two, one].map((each) => JSON.stringify(each)).join('\n')],
    ['a list with one twice', JSON.stringify([two, one, two])],
  ])('in %s are read in the order of their times', (_, text) => {
    const found = foundIn(text);
    expect(found.notes).toEqual([]);
    expect(found.pupils).toEqual([
      {
        key: '["https://school.example","u7"]',
        name: 'Ada',
        sittings: [
          { day: 1055, answers: [{ ...answer, id: '1' }] },
          { day: 1056, answers: [{ ...answer, id: '2' }] },
        ],
      },
    ]);
  });

  it('are known to be a part where the store says so', () => {
    expect(foundIn(JSON.stringify({ statements: [one], more: '/more' })).notes).toEqual(['more']);
  });

  it('of other activities are counted, those of other verbs are not', () => {
    const other = statement('3', { object: { id: 'https://school.example/quiz/7' } });
    const begun = statement('4', { verb: { id: 'http://adlnet.gov/expapi/verbs/initialized' } });
    expect(foundIn(JSON.stringify([one, other, begun])).leftOut).toBe(1);
    expect(refusalOf(JSON.stringify([other, begun]))).toBe('none');
  });

  it.each(['mbox', 'mbox_sha1sum', 'openid'])('tell pupils by %s', (field) => {
    const actor = (value: string) => ({ actor: { [field]: value } });
    const { pupils: found } = foundIn(
      JSON.stringify([statement('1', actor('mailto:a')), statement('2', actor('mailto:b'))]),
    );
    expect(found.map(({ name }) => name)).toEqual(['a', 'b']);
  });
});

describe('files of our own', () => {
  it('hold what a pupil knows', () => {
    const read = foundIn('{"abacade":1,"learning":"f1ABC","name":"Ada"}');
    expect(read).toMatchObject({
      kind: 'memory',
      pupils: [{ name: 'Ada', sittings: [{ memory: 'f1ABC', answers: [] }] }],
    });
  });

  it('are results as a game reports them, of the learner alone', () => {
    const answers = [
      {
        id: 'a',
        at: Date.UTC(2026, 10, 22, 12),
        seat: 0,
        prompt: '7*8',
        given: 54,
        expected: 56,
        right: false,
        hints: 1,
      },
      { id: 'b', at: Date.UTC(2026, 10, 22, 12), seat: 1, prompt: '3*4', given: 12, expected: 12, right: true },
    ];
    const seats = [
      { name: 'Ada', learner: true },
      { name: 'Ben', learner: false },
    ];
    const { kind, pupils: found } = foundIn(JSON.stringify({ abacade: 1, type: 'report', answers, result: { seats } }));
    expect(kind).toBe('results');
    expect(found).toMatchObject([
      { name: 'Ada', sittings: [{ day: 1056, answers: [{ id: 'a', prompt: '7*8', given: 54, hints: 1 }] }] },
    ]);
    expect(found[0].sittings[0].answers).toHaveLength(1);
  });

  it('are called after the file where no name is in them', () => {
    expect(readGiven('{"abacade":1,"learning":"f1ABC"}', 'Ada L.json')).toMatchObject({
      value: { pupils: [{ name: 'Ada L' }] },
    });
  });
});
