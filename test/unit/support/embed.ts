import fc from 'fast-check';
import { choicesFor, type Choices } from '../../../src/embed/choices.js';
import { games, type Games } from '../../../src/embed/games.js';
import { libraryTexts } from '../../../src/embed/h5p/texts.js';
import { bytes, lackingForH5P, type Files } from '../../../src/embed/packages/index.js';
import { bad, ok, type Result } from '../../../src/rules/game.js';
import { sizes } from '../../../src/rules/multiplay/index.js';
import { choice, perPlayer, whole, yesOrNo } from '../../../src/rules/option-kinds.js';
import { declared, type Option } from '../../../src/rules/options.js';
import { plyt } from '../../../src/rules/plyt/index.js';

/** Returns the value of a result; throws if it has none. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.code}: ${result.message}`);
  return result.value;
}

export const choose = (...attributes: [string, string][]): Choices => valueOf(choicesFor('multiplay', attributes));

const number = whole({ min: 0, max: 999_999_999, default: 2, rule: 'PLY-13' });

/** Returns an option for a list of such values, written as squares are. */
const listOf = <T>(name: string, from: Option, usual: T, isGood: (value: unknown) => boolean): Option<T> => ({
  ...from,
  default: usual,
  check: (given) => (isGood(given) ? { value: given as T } : { expected: name }),
});
const isWhole = (value: unknown): boolean => Number.isInteger(value);
const areWhole = (value: unknown): boolean => Array.isArray(value) && value.every(isWhole);

/** Options of every form that a game may have: lists, lists of lists, numbers, words, yes or no. */
const trailOptions = declared('Trail', {
  standard: perPlayer(number),
  fixed: listOf<readonly (readonly number[])[]>(
    'lists of numbers',
    plyt.declaration['fixed'],
    [[]],
    (value) => Array.isArray(value) && value.every(areWhole),
  ),
  squares: listOf('numbers', plyt.declaration['plytSquares'], [6, 12, 21], areWhole),
  cards: {
    ...plyt.declaration['cards'],
    default: { up: 4, back: 4 },
    check: (given) => {
      const counts = typeof given === 'boolean' ? { up: given ? 4 : 0, back: given ? 4 : 0 } : (given as object);
      return Object.values(counts).every(isWhole) ? { value: { up: 4, back: 4, ...counts } } : { expected: 'counts' };
    },
  },
  when: choice({ choices: ['at-once', 'keep'], default: 'at-once', rule: 'PLY-21' }),
  penalty: yesOrNo({ default: false, rule: 'PLY-18' }),
});

const trail = {
  name: 'trail',
  seats: { min: 1, max: 6 },
  ...trailOptions,
  read: (text: string) => (text.startsWith('t') ? ok<unknown>(text) : bad<unknown>('text', 'No.')),
};

/** The real game, one with options of every form, and two games that share an element with a setting. */
export const manyGames: Games = {
  ...games,
  'trail-race': { tag: 'trail-board', title: 'Trail', rules: trail, levels: 3 },
  crossing: {
    tag: 'crossing-board',
    fixed: { game: 'crossing' },
    settings: { cover: ['off'], unaided: [''] },
    title: 'Crossing',
    rules: games['multiplay'].rules,
    levels: 2,
  },
  'plus-crossing': {
    tag: 'crossing-board',
    fixed: { game: 'plus-crossing' },
    title: 'Plus and minus',
    rules: games['multiplay'].rules,
    levels: 2,
  },
};

/** Texts that may end a quote, a tag, an address, a comment or a script too early, or that a platform may turn into a picture. */
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

/** Arbitrary choices of Multiplay with hostile texts. */
export const anyChoices: fc.Arbitrary<Choices> = fc
  .record({
    players: maybe(fc.array(player, { minLength: 2, maxLength: 4 }).map((list) => list.join(', '))),
    size: maybe(fc.constantFrom(...sizes).map(String)),
    'end-at': maybe(fc.integer({ min: 0, max: 25 }).map(String)),
    answer: maybe(fc.constantFrom('off', 'factor', 'product', 'fit')),
    timer: maybe(fc.integer({ min: 0, max: 3600 }).map(String)),
    'real-dice': maybe(fc.constant('')),
    lang: maybe(fc.constantFrom('en', 'it', 'en-GB')),
    theme: maybe(fc.constantFrom('auto', 'light', 'dark')),
    persist: maybe(text(80)),
    heading: maybe(text(120)),
    score: maybe(fc.constantFrom('won', 'share-right', 'share-right:5', 'taking-part', 'target:60')),
    pass: maybe(fc.integer({ min: 1, max: 100 }).map(String)),
  })
  .map((given) => choose(...Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined)));

/** Returns a small set of built files. */
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

/** Returns the built files that H5P's library needs, of version 1.2.3. Their scripts are made up, but refer to others as real ones do. */
export async function builtForH5P(): Promise<Map<string, Uint8Array>> {
  const files = new Map([
    ['h5p-library.json', bytes(JSON.stringify(await libraryTexts('1.2.3', '<svg/>')))],
    ['h5p.js', bytes('plain("words-pages");')],
    ['LICENSES.txt', bytes('Abacade -- MIT')],
  ]);
  for (let wave = lackingForH5P(files); wave.length > 0; wave = lackingForH5P(files)) {
    for (const name of wave) {
      const script = `plain("words-${name.slice(0, 4)}"); import("./twin-${name[0]}.js");`;
      files.set(name, bytes(name.includes('iife') ? script : name));
    }
  }
  return files;
}
