// A fictitious class: pupils generated from a seed, who practise for some weeks, and the file that Moodle would export for it.
import {
  due,
  empty,
  evidence,
  facts,
  summary,
  update,
  type Fact,
  type Item,
  type Memory,
} from '../../src/learning/index.js';
import { dateOf } from '../../src/report/days.js';

const names =
  'Ada A.,Amir B.,Bianca C.,Bo D.,Chiara E.,Dario F.,Elif G.,Emil H.,Fatou I.,Gianni L.,Hana M.,Ida N.,Ivo O.,Jun P.,Kofi Q.,Lea R.,Luca S.,Mara T.,Mei U.,Nico V.,Noor W.,Olga Z.,Omar A.,Pia B.,Rosa C.,Samir D.,Tea E.,Yara F.'.split(
    ',',
  );

/** The number of days since each of the nine lessons. */
const lessons = [22, 20, 17, 15, 13, 10, 8, 3, 1];
const questions = 24;

type Random = () => number;

/** Returns a generator of numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function random(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface MadeUpPupil {
  readonly name: string;
  /** The initial ability of the pupil, 0 to 1. */
  readonly ability: number;
  readonly isTimed: boolean;
  readonly lessons: readonly number[];
  /** Returns the pupil's answer if a product is not known. */
  readonly error: (fact: Fact, random: Random) => number;
}

const errors: readonly MadeUpPupil['error'][] = [
  ({ a, b }, next) => a * (b + (next() < 0.5 ? 1 : -1)),
  ({ a, b }) => a + b,
  ({ a, b }, next) => a * b + (next() < 0.5 ? 1 : -1),
  ({ a, b }, next) => a * b + (next() < 0.5 ? 10 : -10),
  ({ a, b }) => Number([...String(a * b)].reverse().join('')),
];

function pupils(next: Random): MadeUpPupil[] {
  return names.map((name, i) => ({
    name,
    ability: next(),
    isTimed: i !== 11 && i !== 22,
    lessons: i === 17 ? lessons.slice(-2) : lessons,
    error: errors[Math.floor(next() * errors.length)],
  }));
}

interface Row {
  readonly day: number;
  readonly cells: readonly string[];
}

/** Simulates the practice of a pupil: one attempt per lesson, which ends with the game's summary. */
function practise(pupil: MadeUpPupil, today: number, next: Random): Row[] {
  let memory: Memory = empty(pupil.isTimed ? 'usual' : 'none');
  // The real knowledge of this pupil: 0 not yet, 1 worked out, 2 by heart. The game cannot see it.
  const truth = new Map<Item, number>(
    facts.map((fact) => [fact.item, pupil.ability * 2.6 - fact.grade * 0.75 + (next() - 0.5) * 1.4]),
  );
  const allowed = facts.filter(({ kind }) => kind === 'P' || (kind === 'Q' && pupil.ability > 0.7));
  return pupil.lessons.map((ago) => {
    const day = today - ago;
    const items = due(
      memory,
      day,
      questions,
      allowed.map(({ item }) => item),
    );
    const cells = items.flatMap((item) => {
      const fact = facts.find((one) => one.item === item)!;
      const known = truth.get(item)!;
      const { a, b } = fact;
      const isDivision = fact.kind === 'Q';
      const expected = isDivision ? b : a * b;
      const isRight = next() < (known > 1.5 ? 0.97 : known > 0.5 ? 0.86 : 0.3);
      const wrong = isDivision ? b + (next() < 0.5 ? 1 : -1) : pupil.error(fact, next);
      const given = isRight || wrong === expected ? expected : wrong;
      const think = pupil.isTimed ? (known > 1.5 ? 1400 : known > 0.5 ? 4200 : 6500) * (0.7 + 0.7 * next()) : undefined;
      const prompt = isDivision ? `${a}*?=${a * b}` : `${a}*${b}=?`;
      const event = { type: 'answered', seat: 0, prompt, given, expected, right: given === expected, ms: 0, think };
      memory = update(memory, evidence(event, { game: 'warm-up' }), day);
      truth.set(item, known + 0.12);
      const id = isDivision ? `${a}_x_what_eq_${a * b}` : `${a}_x_${b}_eq_what`;
      return [id, String(given), String(expected), given === expected ? 'correct' : 'wrong'];
    });
    return { day, cells: ['abacade_facts', summary(memory, day), '', 'neutral', ...cells] };
  });
}

const quoted = (text: string): string => (/[\s"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Returns a date in the form in which Moodle writes it in English. */
const dateText = (day: number): string => `${weekday.format(dateOf(day))}, ${date.format(dateOf(day))}, 9:10 AM`;

/**
 * Returns the interactions report that Moodle would export for a fictitious class of 28, as tab-separated text.
 * @param today days since 1 January 2024; the last lesson was yesterday
 * @param seed the same seed gives the same class
 */
export function madeUpReport(today: number, seed = 7): string {
  const next = random(seed);
  const rows = pupils(next).flatMap((pupil) =>
    practise(pupil, today, next).map(({ day, cells }, i) => {
      const began = dateText(day);
      return [pupil.name, String(i + 1), began, began, '80', '80', ...cells];
    }),
  );
  const groups = Math.max(...rows.map((row) => (row.length - 6) / 4));
  const headers = Array.from({ length: groups }, (_, n) =>
    ['Question', 'Response', 'Right answer', 'Result'].map((name) => `${name} ${n}`),
  );
  const head = ['Name', 'Attempt', 'Started on', 'Last accessed on', 'Score', 'Warm-up', ...headers.flat()];
  return [head, ...rows].map((row) => `${row.map(quoted).join('\t')}\n`).join('');
}
