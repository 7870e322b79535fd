// Tests the registry of games: its facts agree with the games, and earlier spellings of their names are understood.
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { attributesOf, choicesFor, titleOf } from '../../src/embed/choices.js';
import { queryOf } from '../../src/embed/address.js';
import { games as onPages } from '../../src/embed/games.js';
import { readParams } from '../../src/embed/h5p/params.js';
import { paramsOf } from '../../src/embed/h5p/write.js';
import {
  allTags,
  factsOf,
  gameNamed,
  gameNames,
  games,
  tags,
  withEarlierNames,
  type GameFacts,
} from '../../src/games.js';
import { games as rules } from '../../src/rules/index.js';
import { valueOf } from './support/embed.js';

it('has the tag of each game once, in their order', () => {
  expect(tags).toEqual([...new Set(Object.values(games).map(({ tag }) => tag))]);
  expect(allTags.slice(0, tags.length)).toEqual(tags);
});

it('has every game of the rules, under the name in its records', () => {
  expect(
    Object.values(rules)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...gameNames].sort());
});

describe('a name of a game', () => {
  it.each([
    ['up-and-down', 'up-and-down'],
    ['upAndDown', 'up-and-down'],
    ['plusAndMinus', 'plus-and-minus'],
    ['square', 'up-and-down'],
    ['plyt', 'plyt'],
  ])('may be written %s', (written, name) => {
    expect(gameNamed(written)).toBe(name);
    expect(factsOf(written)).toBe(games[name as keyof typeof games]);
  });

  it.each([undefined, null, 7, {}, '', 'chess', 'toString', '__proto__', 'Plyt', ['plyt']])('is not %j', (written) => {
    expect(gameNamed(written)).toBeUndefined();
    expect(factsOf(written)).toBeUndefined();
  });
});

describe('what was written up to version 0.2.0', () => {
  it.each([
    ['upAndDown', 'up-and-down'],
    ['plusAndMinus', 'plus-and-minus'],
  ])('names a game %s', (written, name) => {
    const choices = valueOf(choicesFor(written, [['lang', 'it']]));
    expect(choices).toEqual(valueOf(choicesFor(name, [['lang', 'it']])));
    expect(choices.game).toBe(name);
    const before = { ...choices, game: written };
    expect(queryOf(before)).toBe(queryOf(choices));
    expect(attributesOf(before)).toEqual(attributesOf(choices));
    expect(titleOf(before)).toBe(titleOf(choices));
    expect(onPages[written]).toBe(onPages[name]);
    expect(Object.keys(onPages)).not.toContain(written);
  });

  it.each([
    ['upAndDown', 'up-and-down', { variant: 'both-ways' }],
    ['plusAndMinus', 'plus-and-minus', { target: 20 }],
  ])('is a content of H5P with %s, whose editor goes on writing it so', (written, name, own) => {
    const [[attribute, value]] = Object.entries(own);
    const attributes = [
      ['lang', 'it'],
      [attribute, String(value)],
    ] as const;
    const params = { game: written, lang: 'it', [written]: own, plyt: { timer: 5 } };
    expect(readParams(params)).toEqual({ ok: true, value: { game: name, attributes } });
    expect(paramsOf(valueOf(choicesFor(name, attributes)), onPages)).toEqual({
      game: written,
      lang: 'it',
      [written]: own,
    });
  });
});

it('finds what is kept by name under earlier names, without listing them', () => {
  const byName = withEarlierNames<GameFacts>(games);
  expect(byName['upAndDown']).toBe(games['up-and-down']);
  expect(Object.keys(byName)).toEqual(gameNames);
});

it('is listed for each layer as `npm run games` writes it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/games.mjs', '--check'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
