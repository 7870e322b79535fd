import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPo } from '../../scripts/messages/check-file.mjs';
import { digitsOf } from '../../scripts/messages/groups.mjs';
import { parseMessage } from '../../scripts/messages/parse.mjs';
import type { Message } from '../../scripts/messages/source.mjs';
import { partNames, readLanguages, readSource } from '../../scripts/words/read.mjs';
import { interpret, type Speaker } from '../../demo/translate/interpret.js';
import { samplesOf } from '../../demo/translate/samples.js';
import { spoken, type Tables } from '../../demo/translate/spoken.js';
import { expectEqual } from './support/expect-equal.js';
import { identifier } from '../../scripts/messages/groups.mjs';

const sources = Object.fromEntries(partNames().map((part) => [part, readSource(part)]));
const folder = new URL('../../src/words/generated/', import.meta.url).pathname;

/** Returns the texts of a language as the page makes them from its files. */
function interpreted(tag: string): (part: string) => Tables {
  const { lists = tag, notation } = readLanguages().find((one) => one.tag === tag)!;
  const texts = (part: string): Map<string, string> => {
    const file = new URL(`../../words/${tag}/${part}.po`, import.meta.url);
    // Messages without a translation are in English.
    const po = existsSync(file) ? openPo(readFileSync(file)) : { entries: [] };
    return new Map('fault' in po ? [] : po.entries.map(({ key, text }) => [key, text]));
  };
  const all = new Map(Object.keys(sources).map((part) => [part, texts(part)]));
  const digits = notation.digits ? digitsOf(tag, notation.digits) : undefined;
  return spoken(sources, (part, key) => all.get(part)!.get(key), { tag, lists, digits }, notation);
}

/** The messages by key, of all parts, including shared ones: `plyt.cards.refusals.x` is `cards.refusals.x`. */
const byKey = new Map<string, Message>(Object.values(sources).flatMap(({ messages }) => Object.entries(messages)));

type Sentence = (...given: unknown[]) => unknown;

/** Returns all leaves of a table by their paths, except for the notation's regional variants, which belong to no message. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (value === null || typeof value !== 'object') return [[path, value]];
  return Object.entries(value)
    .filter(([key]) => key !== 'regional')
    .flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

/** Generates arguments of a type. `words`: the words that a choice by it knows. */
function valueOf(type: string, words: readonly string[]): fc.Arbitrary<unknown> {
  const text = fc.oneof(fc.constantFrom('Ada', 'x*y', ...words), fc.string());
  const of: Record<string, fc.Arbitrary<unknown>> = {
    count: fc.oneof(fc.integer({ min: 0, max: 120 }), fc.constantFrom(-3, 2.5, 1234)),
    number: fc.integer({ min: -20, max: 2000 }),
    figure: fc.constantFrom('0', '1', '2', '3', '11', '100', '٣', '2,5', '1 + 1 = 2', '−4'),
    signed: fc.constantFrom('+1', '−2'),
    flag: fc.boolean(),
    list: fc.array(fc.constantFrom('Ada', 'Ben', 'Cleo'), { maxLength: 4 }),
  };
  const one = of[type.replace('?', '')] ?? text;
  return type.endsWith('?') ? fc.oneof(fc.constant(undefined), one) : one;
}

const wordsOfChoices = (text: string): string[] => [...text.matchAll(/(?<=[\s,])([\w-]+) \{/g)].map(([, word]) => word);

describe.each(['pl', 'ar', 'fr'])('words of %s made in the page', (tag) => {
  const page = interpreted(tag);

  it.each(Object.keys(sources))('are those that are compiled: %s', async (part) => {
    const compiled = (await import(`${folder}${tag}/${part}.ts`)) as Tables;
    const own = new Map(leaves(page(part)));
    const theirs = leaves(Object.fromEntries(sources[part].exports.map((name) => [name, compiled[identifier(name)]])));
    expect([...own.keys()].sort()).toEqual(theirs.map(([path]) => path).sort());
    for (const [path, value] of theirs) {
      const said = own.get(path);
      if (typeof value !== 'function') {
        expectEqual(said, value, path);
        continue;
      }
      // The text of the message shows which words its choices look for.
      const message = messageOf(path);
      const names = Object.keys(message.arguments!);
      const given = fc.tuple(...names.map((name) => valueOf(message.arguments![name], wordsOfChoices(message.text))));
      fc.assert(
        fc.property(given, (values) => {
          const all = message.refusal ? [Object.fromEntries(names.map((name, i) => [name, values[i]]))] : values;
          expectEqual(String((said as Sentence)(...all)), String((value as Sentence)(...all)), path);
        }),
        { numRuns: 25 },
      );
    }
  });
});

/** Returns the message at a path of a part's texts, including shared ones. */
function messageOf(path: string): Message {
  const key = path.slice(1);
  const own = byKey.get(key);
  if (own) return own;
  const [part] = key.split('.');
  const shared = Object.entries(sources[part]?.shared ?? {})
    .map(([at, from]) => [at.replace(/\.\*$/, ''), from] as const)
    .filter(([at]) => key.startsWith(`${at}.`))
    .map(([at, from]) => byKey.get(`${from.split('.').slice(1).join('.')}${key.slice(at.length)}`));
  const found = shared.find(Boolean);
  if (!found) throw new Error(`${path} is no message`);
  return found;
}

describe('a message that the page says', () => {
  const polish: Speaker = { tag: 'pl', lists: 'pl' };
  const cubes = { text: '{n, plural, one {# cube} other {# cubes}}', arguments: { n: 'count' } };

  it('is shown with the numbers whose forms differ', () => {
    const text = '{n, plural, one {# klocek} few {# klocki} many {# klocków} other {# klocka}}';
    expect(samplesOf(text, cubes, polish, { times: '·' } as never).map(({ of, text: said }) => [of, said])).toEqual([
      ['0', '0 klocków'],
      ['1', '1 klocek'],
      ['2', '2 klocki'],
      ['3', '3 klocki'],
      ['5', '5 klocków'],
      ['11', '11 klocków'],
      ['100', '100 klocków'],
    ]);
  });

  it.each([
    '{m}',
    '{__proto__}',
    '{constructor}',
    '{n, number}',
    '{n, list, and}',
    '{n, selectordinal, one {#} other {#}}',
    '{n, plural, one {#} other {{x}}}',
    '{n, plural, one',
    '{n, plural, other {'.repeat(20_000) + '}}'.repeat(20_000),
    '{n, plural, one {a} other {b}}'.repeat(1000),
  ])('is not said where it asks for what is not there: %.60s', (text) => {
    expect(() => interpret(text, cubes, polish)).toThrow();
    expect(samplesOf(text, cubes, polish, { times: '·' } as never)).toEqual([]);
  });

  it('is parsed as in the scripts', () => expect(parseMessage('a {n}')).toHaveLength(2));
});
