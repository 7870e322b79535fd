import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { multiplayBot } from '../../src/bots/multiplay.js';
import { plytBot } from '../../src/bots/plyt.js';
import { pytagoraBot } from '../../src/bots/pytagora.js';
import { sequenceBot } from '../../src/bots/sequence.js';
import { tablesBot } from '../../src/bots/tables.js';
import { upAndDownBot } from '../../src/bots/up-and-down.js';
import { attributesOf, choicesFor, choicesFrom, hasPuzzles } from '../../src/embed/choices.js';
import { allTags } from '../../src/games.js';
import { games } from '../../src/embed/games.js';
import { kebab } from '../../src/embed/text.js';
import { puzzle } from '../../src/puzzles/index.js';
import { games as rules } from '../../src/rules/index.js';
import { valueOf } from './support/embed.js';

const bots = {
  plyt: plytBot,
  sequence: sequenceBot,
  multiplay: multiplayBot,
  pytagora: pytagoraBot,
  'plus-and-minus': pytagoraBot,
  'up-and-down': upAndDownBot,
  tables: tablesBot,
};

interface Declared {
  readonly tagName?: string;
  readonly attributes?: readonly { readonly name: string }[];
}

const manifest = JSON.parse(readFileSync(new URL('../../custom-elements.json', import.meta.url), 'utf8')) as {
  readonly modules: readonly { readonly declarations?: readonly Declared[] }[];
};
const elements = manifest.modules.flatMap(({ declarations = [] }) => declarations);

it('the autoloader knows every element that a page can have', () => {
  expect([...allTags].sort()).toEqual(elements.flatMap(({ tagName }) => tagName ?? []).sort());
});

describe('the games that can be put on a page', () => {
  it('are all games that there are', () => {
    expect(Object.keys(games).sort()).toEqual(
      Object.values(rules)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it.each(Object.keys(games))('%s: its computer player has the levels that are said', (name) => {
    expect(games[name].levels).toBe(bots[name as keyof typeof bots].levels);
  });

  it.each(Object.keys(games))('%s: its element has an attribute for each option and setting', (name) => {
    const { tag, rules: own, settings = {}, fixed = {} } = games[name];
    const declared = elements.find(({ tagName }) => tagName === tag)?.attributes?.map((one) => one.name) ?? [];
    const wanted = [...Object.keys(own.defaults).map(kebab), ...Object.keys(settings), ...Object.keys(fixed)];
    expect(declared).toEqual(expect.arrayContaining(wanted));
  });

  it.each(Object.keys(games))('%s: can be a puzzle where there are puzzles of it', async (name) => {
    const made = await puzzle(name, '');
    expect(made).toMatchObject({ ok: false, code: hasPuzzles(games[name]) ? 'seed' : 'game' });
    const choices = choicesFor(name, [['puzzle', 'daily']]);
    expect(choices).toMatchObject(
      hasPuzzles(games[name]) ? { ok: true, value: { puzzle: 'daily' } } : { ok: false, code: 'puzzle' },
    );
  });

  it.each(Object.keys(games))('%s: its choices come back from its element', (name) => {
    const given: [string, string][] = Object.entries(games[name].settings ?? {}).map(([setting, values]) => [
      setting,
      values.at(-1)!,
    ]);
    const choices = valueOf(choicesFor(name, [...given, ['players', 'Ada, bot'], ['lang', 'it']]));
    expect(valueOf(choicesFrom(games[name].tag, attributesOf(choices)))).toEqual(choices);
  });
});
