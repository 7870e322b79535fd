import fc from 'fast-check';
import { choicesFor, type Choices } from '../../../src/embed/choices.js';
import { games, type Games } from '../../../src/embed/games.js';
import { bytes, type Files } from '../../../src/embed/packages/index.js';
import { bad, ok, type Result } from '../../../src/rules/game.js';
import { sizes } from '../../../src/rules/multiplay/index.js';

/** The value of a result that must be there. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.code}: ${result.message}`);
  return result.value;
}

export const choose = (...attributes: [string, string][]): Choices => valueOf(choicesFor('multiplay', attributes));

/** Options of every form that a game may have: lists, lists of lists, counts, words, yes or no. */
const trailOptions = {
  standard: [2],
  fixed: [[]] as readonly (readonly number[])[],
  squares: [6, 12, 21],
  cards: { up: 4, back: 4 } as Readonly<Record<string, number>>,
  when: 'at-once',
  penalty: false,
};

function readTrail(given: unknown): Result<object> {
  const options = { ...trailOptions, ...(given as object) };
  const cards = options.cards as unknown;
  if (typeof cards === 'boolean') options.cards = { up: cards ? 4 : 0, back: cards ? 4 : 0 };
  else options.cards = { ...trailOptions.cards, ...options.cards };
  const isWhole = (value: unknown): boolean => Number.isInteger(value);
  if (!Object.values(options.cards).every(isWhole)) return bad('cards', 'cards must be counts.');
  if (!options.standard.every(isWhole)) return bad('standard', 'standard must be numbers.');
  if (!options.squares.every(isWhole)) return bad('squares', 'squares must be numbers.');
  if (!options.fixed.flat().every(isWhole)) return bad('fixed', 'fixed must be lists of numbers.');
  return ok(options);
}

const trail = {
  name: 'trail',
  seats: { min: 1, max: 6 },
  defaults: trailOptions,
  options: readTrail,
  read: (text: string) => (text.startsWith('t') ? ok<unknown>(text) : bad<unknown>('text', 'No.')),
};

/** Beside the true game: one with options of every form, and two games of one element, which has a setting too. */
export const manyGames: Games = {
  ...games,
  trailRace: { tag: 'trail-board', title: 'Trail', rules: trail, levels: 3 },
  crossing: {
    tag: 'crossing-board',
    fixed: { game: 'crossing' },
    settings: { cover: ['off'], unaided: [''] },
    title: 'Crossing',
    rules: games.multiplay.rules,
    levels: 2,
  },
  plusCrossing: {
    tag: 'crossing-board',
    fixed: { game: 'plus-crossing' },
    title: 'Plus and minus',
    rules: games.multiplay.rules,
    levels: 2,
  },
};

/** What may break a quote, a tag, an address, a comment, a script, or be made a picture by a platform. */
export const hostile = [
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</title></script>-->',
  '<!-- ]]> <![CDATA[',
  '&quot;&amp;&#39;&lt;&notanentity;',
  '100% %41 %zz + &a=b?c#d;e',
  '8-) :-) :( (y) 8-o B-) V-.',
  '\\(x^2\\) $$x$$ http://example.org/',
  '{{x}} ${x} `x` \\u0041 \\x3c',
  'Zoë Ñandú 数学 العربية 😀',
] as const;

const piece = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 30 }));
const text = (longest: number): fc.Arbitrary<string> =>
  piece.map((one) => `x${one}`.slice(0, longest)).filter((one) => !/\p{Cs}/u.test(one));
const person = text(20).map((name) => name.replace(/[,=]/g, ''));
const player = fc.oneof(
  person,
  fc.constantFrom('bot', 'bot:1', 'bot:2', ''),
  person.map((name) => `${name}=bot:2`),
);

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });

/** Choices of Multiplay of any kind, with hostile texts. */
export const anyChoices: fc.Arbitrary<Choices> = fc
  .record({
    players: maybe(fc.array(player, { minLength: 2, maxLength: 4 }).map((list) => list.join(', '))),
    size: maybe(fc.constantFrom(...sizes).map(String)),
    'end-at': maybe(fc.integer({ min: 0, max: 25 }).map(String)),
    answer: maybe(fc.constantFrom('off', 'factor', 'product')),
    timer: maybe(fc.integer({ min: 0, max: 3600 }).map(String)),
    'real-dice': maybe(fc.constant('')),
    lang: maybe(fc.constantFrom('en', 'it', 'en-GB')),
    theme: maybe(fc.constantFrom('auto', 'light', 'dark')),
    persist: maybe(text(80)),
    heading: maybe(text(120)),
    score: maybe(fc.constantFrom('won', 'share-right', 'taking-part', 'target:60')),
    pass: maybe(fc.integer({ min: 1, max: 100 }).map(String)),
  })
  .map((given) => choose(...Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined)));

/** A small set of built files. */
export const built = (): Map<string, Uint8Array> & Files =>
  new Map(
    Object.entries({
      'multiplay-grid.iife.js': 'const x="</script><!--<script>";import("./twin-multiplay.js");',
      'multiplay-grid.js': 'export {};',
      'twin-multiplay.js': 'export default {};',
      'twin-other.js': 'export default {};',
      'scorm12.js': 'void 12;',
      'scorm2004.js': 'void 2004;',
      'cmi5.js': 'void 5;',
      'LICENSES.txt': 'Abacade -- MIT',
    }).map(([name, content]) => [name, bytes(content)]),
  );
