import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colours } from '../../src/match/players.js';
import { botLevels, multiplay } from '../../src/rules/multiplay/index.js';
import { common as commonEn } from '../../src/words/generated/en/common.js';
import { multiplay as multiplayEn } from '../../src/words/generated/en/multiplay.js';
import { common as commonIt } from '../../src/words/generated/it/common.js';
import { multiplay as multiplayIt } from '../../src/words/generated/it/multiplay.js';
import { multiplayLanguages } from '../../src/words/generated/multiplay.js';
import { listed, sumText } from '../../src/words/notation.js';
import { sayRefusal } from '../../src/words/say.js';
import { languages, languageTags, type LanguageInfo } from '../../src/words/languages.js';
import {
  fetchLanguage,
  localeFor,
  pickLanguage,
  tagOf,
  withWords,
  type Language,
  type Languages,
  type LazyWords,
} from '../../src/words/words.js';
import type { CommonWords } from '../../src/words/types.js';
import { expectEqual } from './support/expect-equal.js';
import { samples } from './support/multiplay-samples.js';
import { identifier } from '../../scripts/messages/groups.mjs';
import { gameFiles } from '../../src/games.js';

/** Returns the number of sentences in nested groups. */
const countLeaves = (table: object): number =>
  Object.values(table).reduce<number>(
    (sum, value) => sum + (value !== null && typeof value === 'object' ? countLeaves(value as object) : 1),
    0,
  );

const folder = (language: string): string =>
  fileURLToPath(new URL(`../../src/words/generated/${language}`, import.meta.url));
/** The files that the sentences of a language use. */
const helpers = ['list.ts', 'plural.ts', 'notation.ts', 'figure.ts'];
const files = (language: string): string[] =>
  readdirSync(folder(language))
    .filter((file) => !helpers.includes(file))
    .sort();

type Sentence = (...given: unknown[]) => string;
type Leaf = string | Sentence;

/** Returns all sentences of a language by their paths: `common.turnOf`. Refusals and the notation have their own tests. */
async function sentences(language: string): Promise<Map<string, Leaf>> {
  const found = new Map<string, Leaf>();
  const gather = (value: unknown, path: string): void => {
    if (typeof value === 'string' || typeof value === 'function') found.set(path, value as Leaf);
    else for (const [key, inner] of Object.entries(value as object)) gather(inner, `${path}.${key}`);
  };
  for (const file of files(language)) {
    const module = (await import(`${folder(language)}/${file}`)) as Record<string, unknown>;
    for (const [name, table] of Object.entries(module)) gather(table, `${file.slice(0, -3)}: ${name}`);
  }
  return new Map([...found].filter(([path]) => !/\.(refusals|notation)\./.test(path)));
}

const english = await sentences('en');
const italian = await sentences('it');
const both = [...english].map(([path, en]) => ({ path, en, it: italian.get(path) }));

const names = (value: number): string[] => Array.from({ length: Math.max(1, value) }, (_, i) => `Ada${i}`);

/** Sentences whose arguments are not numbers: the end of their path, and functions that turn a number into each argument. */
const samplesOf: readonly (readonly [end: string, ...given: ((value: number) => unknown)[]])[] = [
  ['finish.together', names],
  // The last argument says whether several have won together, or one alone.
  ['finish.points', String, (n) => n === 5],
  ['finish.pieces', Number, (n) => n === 5],
  ['listOf', names],
  ['topics.tables', names],
  ['howTo.row', names],
  ['howTo.trap', names],
  ['entry.missing', String, (n) => n !== 3],
  // A star and a choice are present or not; there is a player's name for the square, or none.
  ['plyt.square', String, Number, (n) => n !== 3, (n) => (n ? `Ada${n}` : ''), (n) => n !== 3],
  ['plyt.summit', String, (n) => (n ? `Ada${n}` : '')],
];

const say = (path: string, sentence: Leaf, values: number[]): string => {
  if (typeof sentence === 'string') return sentence;
  const [, ...given] = samplesOf.find(([end]) => path.endsWith(end)) ?? [''];
  return sentence(...values.map((value, i) => given[i]?.(value) ?? value));
};
const arity = (sentence: Leaf | undefined): number | string =>
  typeof sentence === 'function' ? sentence.length : 'text';

describe('a language', () => {
  const root = fileURLToPath(new URL('../../src/words', import.meta.url));
  const sources = fileURLToPath(new URL('../../words', import.meta.url));
  const [first, ...others] = languageTags;

  it('is a folder of words with a language.json', () => {
    const folders = readdirSync(sources).filter((name) => existsSync(`${sources}/${name}/language.json`));
    expect(folders.sort()).toEqual([...languageTags].sort());
    expect(english.size).toBeGreaterThan(100);
  });

  it.each(others)('%s says the same things as the first, and is given the same', async (tag) => {
    expect(files(tag)).toEqual(files(first));
    const [own, model] = await Promise.all([sentences(tag), sentences(first)]);
    expect([...own.keys()].sort()).toEqual([...model.keys()].sort());
    for (const [path, sentence] of model) expectEqual(arity(own.get(path)), arity(sentence), path);
  });

  it.each(gameFiles())('speaks in %s, and comes with what all games say', async (game) => {
    const module = (await import(`${root}/generated/${game}.ts`)) as Record<string, Languages<unknown>>;
    const all = module[`${identifier(game)}Languages`];
    const lazy = await Promise.all(
      ['study', 'set-up'].map(
        async (name) => ((await import(`${root}/generated/${game}-${name}.ts`)) as { words: LazyWords }).words,
      ),
    );
    expect([all.first.tag, ...Object.keys(all.others)]).toEqual(languageTags);
    for (const tag of languageTags) {
      const fetched = await fetchLanguage(all, tag);
      // The first language is split into parts: each sentence is in one of them.
      const parts = tag === all.first.tag ? lazy : [];
      const language = parts.reduce<Language<unknown>>(withWords, fetched);
      const counted = [fetched, ...parts].map(({ common, game: own }) => countLeaves(common) + countLeaves(own));
      const own = (await import(`${root}/generated/${tag}/${game}.ts`)) as Record<string, unknown>;
      const { common } = (await import(`${root}/generated/${tag}/common.ts`)) as { common: object };
      expect(language).toEqual({ tag, common, game: own[identifier(game)] });
      expect(counted.reduce((sum, n) => sum + n)).toBe(
        countLeaves(common) + countLeaves(own[identifier(game)] as object),
      );
    }
  });

  // Speech input presses a button by the text that is seen (WCAG 2.5.3).
  it.each(languageTags)('%s names the button that rolls the die by a sentence with its text', async (tag) => {
    const { common } = (await import(`${root}/generated/${tag}/common.ts`)) as { common: CommonWords };
    expect(common.rollHelp.toLocaleLowerCase(tag)).toContain(common.roll.toLocaleLowerCase(tag));
  });

  it('that is not known, or has the name of something else, is the first', async () => {
    for (const tag of ['xx', '', 'toString'])
      expect(await fetchLanguage(multiplayLanguages, tag)).toBe(multiplayLanguages.first);
  });
});

describe('English and Italian', () => {
  it('leave nothing unsaid, whatever the numbers are', () => {
    for (const [path, sentence] of [...english, ...italian]) {
      for (const value of [0, 1, 2, 11]) {
        const values = Array<number>(typeof sentence === 'string' ? 0 : sentence.length).fill(value);
        const said = say(path, sentence, values);
        expectEqual(said.trim(), said, path);
        if (said === '' || /\bundefined\b|\bnull\b|NaN|\[object/.test(said)) expect.fail(`${path}: ${said}`);
        expectEqual(said.split('*').length % 2, 1, `the marks of ${path}`);
        if (/'|\.\.\./.test(said)) expect.fail(`the typography of ${path}: ${said}`);
      }
    }
  });

  it('say everything that they are told', () => {
    // Unused arguments: whose answer it was; whether, not what; how many, for the plural.
    const silent = /multiplay\.announcements\.events\.right 0|: \w+\.cell [34]$|pytagora\.announcements\.points 0/;
    for (const [path, sentence] of [...english, ...italian]) {
      for (let i = 0; typeof sentence !== 'string' && i < sentence.length; i++) {
        if (silent.test(`${path} ${i}`)) continue;
        const values = Array<number>(sentence.length).fill(3);
        const others = values.map((value, k) => (k === i ? 5 : value));
        expect(say(path, sentence, others), `${path}, ${i}`).not.toBe(say(path, sentence, values));
      }
    }
  });

  it('differ, but for names, signs and loan words', () => {
    const same = both.filter(({ en, it }) => typeof en === 'string' && en === it);
    expect(same.length / both.length).toBeLessThan(0.1);
  });
});

describe('plurals', () => {
  const [en, ita] = [multiplayEn, multiplayIt];

  it.each([
    ['white', en.white, ['none white', '1 white', '2 white']],
    ['white', ita.white, ['nessuno bianco', '1 bianco', '2 bianchi']],
    ['cubes', multiplayEn.form.cubes, ['0 cubes', '1 cube', '2 cubes']],
    ['cubes', multiplayIt.form.cubes, ['0 cubi', '1 cubo', '2 cubi']],
    [
      'endAhead',
      multiplayEn.panel.endAhead,
      [
        'End now and *you win*. Or go on: 0 cubes are still white.',
        'End now and *you win*. Or go on: 1 cube is still white.',
        'End now and *you win*. Or go on: 2 cubes are still white.',
      ],
    ],
    [
      'endAhead',
      multiplayIt.panel.endAhead,
      [
        'Se chiudi ora, *vinci tu*. Oppure continua: restano 0 cubi bianchi.',
        'Se chiudi ora, *vinci tu*. Oppure continua: resta 1 cubo bianco.',
        'Se chiudi ora, *vinci tu*. Oppure continua: restano 2 cubi bianchi.',
      ],
    ],
    ['secondsLeft', commonEn.secondsLeft, ['0 seconds left', '1 second left', '2 seconds left']],
    ['secondsLeft', commonIt.secondsLeft, ['Restano 0 secondi', 'Resta 1 secondo', 'Restano 2 secondi']],
    [
      'moves',
      (count: number) => multiplayEn.announcements.moves(count, 'A1'),
      ['There is no cube to turn now.', '1 cube to choose from: A1.', '2 cubes to choose from: A1.'],
    ],
    [
      'moves',
      (count: number) => multiplayIt.announcements.moves(count, 'A1'),
      ['Ora non c’è nessun cubo da girare.', '1 cubo tra cui scegliere: A1.', '2 cubi tra cui scegliere: A1.'],
    ],
  ] as [string, (count: number) => string, string[]][])('of 0, 1 and 2: %s', (_, sentence, said) => {
    expect([0, 1, 2].map((count) => sentence(count))).toEqual(said);
  });

  it('of the cubes to choose from after a roll', () => {
    expect(multiplayEn.announcements.events.rolled('Ada', 7, 1)).toBe('*Ada* rolled 7: 1 cube to choose from.');
    expect(multiplayIt.announcements.events.rolled('Ada', 7, 2)).toBe('*Ada* ha tirato 7: 2 cubi tra cui scegliere.');
  });

  it('rows of all lengths have a word', () => {
    for (const { events } of [multiplayEn.announcements, multiplayIt.announcements]) {
      const words = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((length) => events.row(length, 'Ada', '+1'));
      expect(new Set(words).size).toBe(10);
      for (const word of words) expect(word).not.toMatch(/undefined|\d(?!\*)/);
    }
  });
});

describe('things one after another', () => {
  it('have between them what the language has there', () => {
    expect(listed(['a', 'b'], commonEn.notation)).toBe('a, b');
    expect(listed(['a', 'b'], { comma: '، ' })).toBe('a، b');
  });

  it('are joined by no component itself', () => {
    const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const joining = files.filter((file) => readFileSync(`components/${file}`, 'utf8').includes('}, ${'));
    expect(joining).toEqual([]);
  });
});

describe('what may be missing', () => {
  it('is said in words', () => {
    const cell = (owner?: string, raised = false) => multiplayEn.cell(1, 2, 56, owner, raised);
    expect(cell()).toBe('row 1, column 2, 56, white');
    expect(cell(undefined, true)).toBe('row 1, column 2, 56, white, can be turned');
    expect(cell('Ada')).toBe('row 1, column 2, 56, Ada');
    expect(multiplayIt.cell(1, 2, 56, undefined, true)).toBe('riga 1, colonna 2, 56, bianco, si può girare');
    expect(multiplayEn.announcements.events.ended(undefined)).toBe('No white cubes are left. The game is over.');
    expect(multiplayEn.announcements.events.ended('Ada')).toBe('*Ada* ended the game.');
    expect(commonEn.die(0)).not.toMatch(/0/);
  });

  it('there is a word for each level and each colour', () => {
    for (const form of [commonEn.form, commonIt.form]) {
      expect(form.levels.length).toBeGreaterThanOrEqual(botLevels);
      expect(new Set(form.colours).size).toBe(colours);
    }
  });
});

describe('refusals', () => {
  /** All attempts of a person at the board, with the numbers that can be typed. */
  const attempts = [
    ...Array.from({ length: 12 }, (_, i) => ({ type: 'roll', die: i + 1 })),
    ...Array.from({ length: 25 }, (_, cell) => ({ type: 'turn', cell, answer: 3 })),
    ...Array.from({ length: 12 }, (_, i) => ({ type: 'answer', factor: i + 1, answer: 3 })),
    { type: 'answer', factor: 1, answer: 1e20 },
    { type: 'turn', cell: 0, answer: NaN },
    { type: 'end' },
    { type: 'go-on' },
  ];
  const refused = new Map<string, { message: string; details: Record<string, number | string> }>();
  for (const state of samples(3, 30)) {
    for (const move of attempts) {
      const step = multiplay.play(state, move as never);
      if (!step.ok) refused.set(step.reason, { message: step.message, details: step.details ?? {} });
    }
  }
  /** Reasons that concern a match and not its rules. */
  const ofMatch = ['forbidden', 'stale'];
  const [en, ita] = [multiplayEn.refusals, multiplayIt.refusals];

  it('have an Italian sentence each, and no sentence is for nothing', () => {
    expect(Object.keys(ita).sort()).toEqual([...refused.keys(), ...ofMatch].sort());
  });

  it('are said in English by the rules and by the match', () => {
    expect(en).toEqual({});
    for (const { message } of refused.values()) expect(message).toMatch(/^[A-Z0-9].*\.$/);
  });

  it('mention what they are about', () => {
    for (const [reason, { message, details }] of refused) {
      const writing = { notation: commonIt.notation, figure: String };
      const written = (sum: string): string => sumText(sum, writing, ' ');
      const said = sayRefusal(ita, { reason, message, details }, { ...writing, written });
      expect(said).toMatch(/^[A-Z0-9].*\.$/);
      for (const [name, value] of Object.entries(details)) {
        const shown = name === 'sum' ? written(String(value)) : String(value);
        expect(said, reason).toContain(shown);
        expect(message, reason).toContain(shown);
      }
    }
    for (const reason of ofMatch) expect(ita[reason]({})).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the reader’s language', () => {
  const language = (tag: string, isDraft = false): LanguageInfo => ({
    ...languages[0],
    tag,
    isDraft,
  });
  const known = ['en', 'it'].map((tag) => language(tag));

  it.each([
    [['it'], 'it'],
    [['it-CH'], 'it'],
    [['IT-it'], 'it'],
    [['EN-gb'], 'en'],
    [['de', 'it-CH', 'en'], 'it'],
    [[null, undefined, '', 'it'], 'it'],
    [['C'], 'en'],
    [['xx'], 'en'],
    [['ita'], 'it'],
    [['i'], 'en'],
    [[''], 'en'],
    [['*'], 'en'],
    [['-it'], 'en'],
    [['toString'], 'en'],
    [[undefined], 'en'],
    [[], 'en'],
  ])('%j: %s', (wanted, tag) => {
    expect(pickLanguage(known, wanted)).toBe(tag);
    expect(pickLanguage(known, [], wanted)).toBe(tag);
  });

  it('is what the page asks for rather than what the browser prefers', () => {
    expect(pickLanguage(known, [null, 'en-GB'], ['it'])).toBe('en');
    expect(pickLanguage(known, [null, 'xx'], ['it'])).toBe('it');
  });

  it.each([
    ['pt', 'pt-BR'],
    ['pt-BR', 'pt-BR'],
    ['PT-pt', 'pt-PT'],
    ['pt-AO', 'pt-BR'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hant-CN', 'zh-Hant'],
    ['zh-Latn', 'zh-Hans'],
    ['ar', 'ar'],
    ['ar-EG', 'ar'],
    ['ar-MA', 'ar-MA'],
    ['zh-', 'zh-Hans'],
  ])('of several forms of a language is the nearest: %s is %s', (wanted, tag) => {
    const forms = ['en', 'pt-BR', 'pt-PT', 'zh-Hans', 'zh-Hant', 'ar', 'ar-MA'].map((one) => language(one));
    expect(pickLanguage(forms, [wanted])).toBe(tag);
  });

  // The forms in which Moodle, Canvas, WordPress, Joomla, Drupal, Blackboard, ILIAS, Java and POSIX name the reader's language.
  it.each([
    ['pt_br', 'pt-BR', 'pt-BR'],
    ['pt-br', 'pt-BR', 'pt-BR'],
    ['pt_PT_ao90', 'pt-BR', 'pt-PT'],
    ['pt_BR.UTF-8', 'pt-BR', 'pt-BR'],
    ['zh_cn', 'zh-Hans', 'zh-CN'],
    ['zh_tw', 'zh-Hans', 'zh-TW'],
    ['zh_CN_#Hans', 'zh-Hans', 'zh-CN'],
    ['zh-hans', 'zh-Hans', 'zh-Hans'],
    ['cmn_CN', 'zh-Hans', 'zh-CN'],
    ['en_us', 'en', 'en-US'],
    ['en_us_k12', 'en', 'en-US'],
    ['en_kids', 'en', 'en-Kids'],
    ['en-AU-x-unimelb', 'en', 'en-AU-x-unimelb'],
    ['de_du', 'de', 'de-DU'],
    ['de_comm', 'de', 'de-Comm'],
    ['de_DE_formal', 'de', 'de-DE-formal'],
    ['de_CH_informal', 'de', 'de-CH-informal'],
    ['de_DE@euro', 'de', 'de-DE'],
    ['deu', 'de', 'de'],
    ['fr_ca', 'fr', 'fr-CA'],
    ['es_mx_kids', 'es', 'es-MX'],
    ['es_ES', 'es', 'es-ES'],
    ['nl_NL_formal', 'nl', 'nl-NL-formal'],
    ['ar_AA', 'ar', 'ar-AA'],
    ['ar_MA', 'ar', 'ar-MA'],
    ['in_ID', 'id', 'id-ID'],
    ['ja_JP_JP_#u-ca-japanese', 'ja', 'ja-JP'],
    ['uk_ua', 'uk', 'uk-UA'],
    ['tr_wp', 'tr', 'tr-WP'],
    [' it_it ', 'it', 'it-IT'],
  ])('%s, as a platform names it, is %s, written as in %s', (name, tag, locale) => {
    expect(pickLanguage(languages, [name], ['pl'])).toBe(tag);
    expect(localeFor(tag, [name])).toBe(locale);
    expect(new Intl.NumberFormat(locale).resolvedOptions().locale.split('-')[0]).toBe(tag.split('-')[0]);
  });

  it.each([
    ['he_kids', 'he-Kids'],
    ['sr_lt', 'sr-LT'],
    ['C', ''],
    ['_', ''],
  ])('%s names %j, which nobody here speaks', (name, tag) => {
    expect(tagOf(name)).toBe(tag);
  });

  it('is read from the beginning of a name, however long', () => {
    expect(tagOf(`pt_br${'_kids'.repeat(1e6)}`)).toBe('pt-BR');
    expect(tagOf('x'.repeat(1e6))).toBe('');
  });

  it('is a draft only if the page asks for it', () => {
    const withDrafts = [
      language('en'),
      language('it'),
      language('pl', true),
      language('zh-Hans', true),
      language('zh-Hant'),
    ];
    expect(pickLanguage(withDrafts, ['pl'], ['it'])).toBe('pl');
    expect(pickLanguage(withDrafts, [''], ['pl', 'it'])).toBe('it');
    expect(pickLanguage(withDrafts, [], ['pl'])).toBe('en');
    expect(pickLanguage(withDrafts, [], ['zh-CN'])).toBe('zh-Hant');
  });

  it.each([
    ['pt-BR', ['pt-PT'], 'pt-PT'],
    ['it', ['it-CH'], 'it-CH'],
    ['it', ['IT-ch'], 'it-CH'],
    ['it', ['de-CH', 'it-CH', 'it-IT'], 'it-CH'],
    ['en', ['it-CH', null, undefined, ''], 'en'],
    ['en', ['C'], 'en'],
    ['en', ['en-'], 'en'],
    ['en', ['en-US-kids-'], 'en-US'],
    ['it', [' it_CH '], 'it-CH'],
    ['es', ['es_mx_kids'], 'es-MX'],
    ['en', ['en-u-nu-deva'], 'en-u-nu-deva'],
    ['it', ['itaCH'], 'it'],
    ['en', [], 'en'],
  ])('%s, where %j are wanted, is written as in %s', (tag, wanted, locale) => {
    expect(localeFor(tag, wanted)).toBe(locale);
  });

  it('is always one that there is, and that numbers can be written in', () => {
    const wanted = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom(null, undefined, 'C', 'it', 'en'),
        fc.string({ maxLength: 8 }).map((end) => `en-${end}`),
        fc.stringMatching(/^it(-[a-zA-Z0-9]{1,9}){0,3}$/),
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(wanted, (list) => {
        const tag = pickLanguage(known, list, list);
        expect(['en', 'it']).toContain(tag);
        expect(new Intl.NumberFormat(localeFor(tag, list)).format(7)).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
});
