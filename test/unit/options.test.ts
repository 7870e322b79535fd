import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { optionProperties, readOptions } from '../../components/game/attributes.js';
import { optionFields, withFollowing } from '../../components/parts/option-fields.js';
import { described, docsIn } from '../../scripts/declarations.mjs';
import { choicesFor, attributesOf } from '../../src/embed/choices.js';
import { readCommand } from '../../src/embed/command.js';
import { games, type Games } from '../../src/embed/games.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { declaration } from '../../src/rules/multiplay/options.js';
import { whole, choice } from '../../src/rules/option-kinds.js';
import { declared, kebab, written } from '../../src/rules/options.js';
import { common } from '../../src/words/generated/en/common.js';
import { multiplay as multiplayWords } from '../../src/words/generated/en/multiplay.js';
import { identifier } from '../../scripts/messages/groups.mjs';
import { filesOf, gameNamed } from '../../src/games.js';
import { languageTags } from '../../src/words/languages.js';
import type { CommonWords } from '../../src/words/types.js';
import { valueOf } from './support/embed.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const catalogue = readdirSync(`${root}/docs/rules`)
  .map((file) => readFileSync(`${root}/docs/rules/${file}`, 'utf8'))
  .join('\n');

describe.each(Object.entries(games))('the options of %s', (_, { rules }) => {
  const options = Object.entries(rules.declaration);

  it('name a rule of the catalogue each', () => {
    expect(options.length).toBeGreaterThan(0);
    for (const [name, { rule }] of options) expect(catalogue, name).toContain(`\n| ${rule} |`);
  });

  it('have a letter of their own each in the notation', () => {
    const letters = options.flatMap(([, { letter }]) => letter ?? []);
    expect(letters.length).toBe(options.length);
    for (const letter of letters) expect(letter).toMatch(/^[a-z]$/);
    expect(new Set(letters).size).toBe(letters.length);
  });

  it('have defaults that pass their own check, also as text', () => {
    const defaults = rules.defaults as Record<string, unknown>;
    expect(Object.keys(defaults)).toEqual(options.map(([name]) => name));
    for (const [name, option] of options) {
      expect(option.check(defaults[name], defaults), name).toEqual({ value: defaults[name] });
      expect(option.check(option.parse(written(defaults[name])), defaults), name).toEqual({ value: defaults[name] });
    }
  });
});

/** Returns the file of a game's texts. */
const fileOf = (game: string): string => filesOf(gameNamed(game)!);

/** Returns the texts of a form in a language, with those of `common` for every form. */
async function wordsOf(tag: string, file: string): Promise<FormWords> {
  const words: Record<string, { readonly form: FormWords; readonly variants?: object }> = await import(
    `../../src/words/generated/${tag}/${file}.ts`
  );
  const { [identifier(file)]: own } = words;
  const { variants } = own;
  // The variants of Up and down have names outside its form, too.
  return { ...own.form, ...(variants && { variants }) };
}
type FormWords = CommonWords['form'];

/** Options whose texts have another name. */
const named: Readonly<Record<string, string>> = { plytSquares: 'stars' };

describe.each(languageTags)('the words of the options in %s', (tag) => {
  it.each(Object.entries(games))(
    'name every option of %s that its form asks for, and its choices',
    async (game, { rules }) => {
      const [common, words] = await Promise.all([wordsOf(tag, 'common'), wordsOf(tag, fileOf(game))]);
      for (const [name, { inForm }] of Object.entries(rules.declaration)) {
        const label = ({ ...common, ...words } as Record<string, unknown>)[named[name] ?? name];
        if (inForm !== false) expect(label, name).toMatch(/./);
      }
      const asked = { words, common, options: { ...rules.defaults }, figure: String };
      for (const field of optionFields(rules.declaration, asked)) {
        if (!('choices' in field)) continue;
        // Multiplay's form writes the kind of question as a sum, in the notation of the language.
        const isSum = (value: unknown): boolean =>
          field.field === 'answer' && (value === 'factor' || value === 'product');
        for (const { value, label } of field.choices.filter((one) => !isSum(one.value)))
          expect(label, field.field).not.toBe(String(value));
      }
    },
  );
});

/** Multiplay with one more option in its declaration. */
const more = declared('Multiplay', {
  ...declaration,
  speedLimit: whole({ min: 10, max: 90, unit: 'points', default: 50, rule: 'MUL-15' }),
  madeUp: choice({ choices: ['soft', 'loud'], default: 'soft', rule: 'MUL-15' }),
});
const rules = { ...multiplay, ...more };
const withMore: Games = { ...games, multiplay: { ...games['multiplay'], rules } };

describe('an option that is one line more', () => {
  it('is checked and completed', () => {
    expect(more.defaults).toEqual({ ...multiplay.defaults, speedLimit: 50, madeUp: 'soft' });
    expect(more.options({ speedLimit: 90 })).toMatchObject({ ok: true, value: { speedLimit: 90, madeUp: 'soft' } });
    expect(more.options({ speedLimit: 91 })).toEqual({
      ok: false,
      code: 'speedLimit',
      message: 'speedLimit must be a whole number of points from 10 to 90.',
    });
    expect(more.options({ madeUp: 'shrill' })).toMatchObject({ code: 'madeUp' });
    expect(multiplay.options({ madeUp: 'loud' })).toMatchObject({ ok: false, code: 'madeUp' });
  });

  it('is an attribute of the element', () => {
    expect(optionProperties(more.declaration)).toMatchObject({
      speedLimit: { attribute: 'speed-limit' },
      madeUp: { attribute: 'made-up' },
    });
    const read = readOptions(rules as never, { speedLimit: ' 70 ', madeUp: 'shrill', size: '7' });
    expect(read.options).toMatchObject({ speedLimit: 70, madeUp: 'soft', size: 7 });
    expect(read.bad).toMatchObject([{ name: 'madeUp', value: 'shrill' }]);
  });

  it('is a row of the form, where it stands in the declaration', () => {
    const words = {
      ...multiplayWords.form,
      speedLimit: 'Speed',
      madeUp: 'Sound',
      madeUps: { soft: 'soft', loud: 'LOUD' },
    };
    const options = { ...more.defaults };
    const fields = optionFields(more.declaration, { words, common: common.form, options, figure: (n) => `${n}.` });
    expect(fields.map(({ field }) => field)).toEqual(Object.keys(more.declaration));
    const firstOnes = optionFields(more.declaration, { words, common: common.form, options, figure: String }, {}, [
      'answer',
    ]);
    expect(firstOnes.map(({ field }) => field).slice(0, 3)).toEqual(['answer', 'size', 'endAt']);
    const [speed, sound] = fields.slice(-2);
    expect(speed).toMatchObject({ field: 'speedLimit', label: 'Speed', values: expect.arrayContaining([10, 11, 90]) });
    expect('show' in speed && speed.show(20)).toBe('20.');
    expect(sound).toMatchObject({
      label: 'Sound',
      choices: [
        { value: 'soft', label: 'soft' },
        { value: 'loud', label: 'LOUD' },
      ],
    });
  });

  it('starts again where it depends on what was changed, and only there', () => {
    const before = { ...multiplay.defaults, endAt: 40 };
    expect(withFollowing(declaration, before, { ...before, timer: 30 })).toMatchObject({ endAt: 40 });
    expect(withFollowing(declaration, before, { ...before, size: 5 })).toMatchObject({ endAt: 5 });
  });

  it('is a choice in snippets, addresses and the builder, and comes back', () => {
    const choices = valueOf(choicesFor('multiplay', [['made-up', 'loud']], withMore));
    expect(choices.options).toMatchObject({ madeUp: 'loud', speedLimit: 50 });
    expect(attributesOf(choices, withMore)).toEqual([['made-up', 'loud']]);
    expect(choicesFor('multiplay', [['made-up', 'x']], withMore)).toMatchObject({ ok: false, code: 'made-up' });
  });

  it('can be said on the command line', () => {
    const args = 'pack --game multiplay --as script --option speed-limit=20'.split(' ');
    const command = valueOf(readCommand(args, withMore));
    if (command.do !== 'pack') throw new Error('It packs.');
    expect(valueOf(command.choices(undefined)).options).toMatchObject({ speedLimit: 20 });
  });

  it('is in the manifest, with its choices, its range, its default and its rule', () => {
    const { speedLimit, madeUp } = more.declaration;
    const tools = { kebab, written };
    expect(described('madeUp', madeUp, 'How it sounds.', more.defaults, tools)).toEqual({
      name: 'madeUp',
      attribute: 'made-up',
      type: { text: "'soft' | 'loud' | undefined" },
      default: 'soft',
      description: 'How it sounds. `soft`, `loud`; default `soft` (MUL-15).',
    });
    expect(described('speedLimit', speedLimit, 'So fast.', more.defaults, tools)).toMatchObject({
      attribute: 'speed-limit',
      description: 'So fast. 10 to 90 points; default `50` (MUL-15).',
    });
  });

  it('is documented where it is declared', () => {
    const source =
      'const other = { a: 1 };\nexport const declaration = {\n  /** How it\n   * sounds. */\n  madeUp: 1,\n};';
    expect(docsIn(source)).toEqual({ madeUp: 'How it sounds.' });
  });
});
