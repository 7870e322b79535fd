import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { optionProperties, readOptions } from '../../components/base/attributes.js';
import { described, docsIn } from '../../scripts/declarations.mjs';
import { choicesFor, attributesOf } from '../../src/embed/choices.js';
import { readCommand } from '../../src/embed/command.js';
import { games, type Games } from '../../src/embed/games.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { declaration } from '../../src/rules/multiplay/options.js';
import { whole, choice } from '../../src/rules/option-kinds.js';
import { declared, kebab, written } from '../../src/rules/options.js';
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

  it('have defaults that pass their own check, also as text', () => {
    const defaults = rules.defaults as Record<string, unknown>;
    expect(Object.keys(defaults)).toEqual(options.map(([name]) => name));
    for (const [name, option] of options) {
      expect(option.check(defaults[name], defaults), name).toEqual({ value: defaults[name] });
      expect(option.check(option.parse(written(defaults[name])), defaults), name).toEqual({ value: defaults[name] });
    }
  });
});

/** Multiplay with one line more in its declaration. */
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
