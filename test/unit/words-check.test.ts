import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageFaults } from '../../scripts/messages/check-message.mjs';
import { languageFaults } from '../../scripts/words/check-language.mjs';
import { checkWords, unusedMessages } from '../../scripts/words/check.mjs';

const header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: pl\\n"\n';
const entry = (key: string, english: string, text: string): string =>
  `\nmsgctxt "${key}"\nmsgid "${english}"\nmsgstr "${text}"\n`;
const good = entry('game.title', 'A game', 'Gra') + entry('game.wins', '{name} wins', 'Wygrana: {name}');
const source = {
  exports: ['game'],
  messages: {
    'game.title': { text: 'A game' },
    'game.wins': { text: '{name} wins', arguments: { name: 'name' } },
  },
};

describe('the check of the words', () => {
  let root: string;
  const write = (po: string | Buffer, status = 'agreed'): void => {
    mkdirSync(join(root, 'source'), { recursive: true });
    mkdirSync(join(root, 'pl'), { recursive: true });
    writeFileSync(join(root, 'source/game.json'), JSON.stringify(source));
    writeFileSync(
      join(root, 'pl/language.json'),
      JSON.stringify({ name: 'Polski', status, notation: { times: '·', divide: ':' } }),
    );
    writeFileSync(join(root, 'pl/game.po'), po);
  };
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'words-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  it('finds nothing in a file that is right', () => {
    write(header + good);
    expect(checkWords(root)).toEqual([]);
  });

  it.each<[what: string, po: string | Buffer, fault: string]>([
    ['that ends within a text', `${header}${good}\nmsgctxt "game`, 'words/pl/game.po'],
    ['that is not UTF-8', Buffer.from([0xff, 0xfe, 0x41]), 'words/pl/game.po:1: it is not UTF-8'],
    ['that is huge', Buffer.alloc(1_000_001, 'a'), 'words/pl/game.po:1: it is larger than 1 MB'],
    ['of another language', header.replace(': pl', ': pt') + good, 'words/pl/game.po:1: its language is not pl'],
    [
      'of another part',
      header + good + entry('plyt.title', 'PLYT', 'PLYT'),
      'words/pl/game.po:14 plyt.title: there is no such message',
    ],
    [
      'with a key that every object has',
      header + good + entry('constructor', 'x', 'x'),
      'words/pl/game.po:14 constructor: there is no such message',
    ],
    [
      'with a message twice',
      header + good + entry('game.title', 'A game', 'Zabawa'),
      'words/pl/game.po:14: msgctxt "game.title" stands there twice',
    ],
    [
      'of an older English',
      header + good.replace('A game', 'The game'),
      'words/pl/game.po:6 game.title: its English is now: A game',
    ],
    ['without a translation', header + good.replace('"Gra"', '""'), 'words/pl/game.po:6 game.title: it is empty'],
    ['without a message', header + entry('game.title', 'A game', 'Gra'), 'words/pl/game.po:1 game.wins: it is missing'],
  ])('names file, line and message of a file %s', (_, po, fault) => {
    write(po);
    expect(checkWords(root).join('\n')).toContain(fault);
  });

  it('lets a draft have gaps, but no faults', () => {
    write(header + entry('game.title', 'A game', 'Gra*'), 'draft');
    expect(checkWords(root)).toEqual(['words/pl/game.po:6 game.title: a * has no other']);
  });

  it('names files of no part', () => {
    write(header + good);
    cpSync(join(root, 'pl/game.po'), join(root, 'pl/chess.po'));
    expect(checkWords(root)).toEqual(['words/pl/chess.po: there is no such part']);
  });

  it.each([
    ['in line with the words', 'win / wins,Wygran,Zwyci,', 'Gra', []],
    ['with a word to avoid', 'game / games,Gr,Zabaw,', 'Zabawa', ['po:6 game.title: game is “Gr”, not “Zabaw”']],
    [
      'with what is right for something else there',
      'game / games,Zabaw,Gr,',
      'Gra zabawa',
      ['po:6 game.title: game is'],
    ],
    ['with a word that is right for something else there', 'win / wins,Wygran,,\ngame / games,Gr,Wygran,', 'Gra', []],
    ['that says what nobody does', 'win / wins,Zwyci,,', 'Gra', ['glossary.csv: win is nowhere “Zwyci”']],
    ['of other columns', 'win,Wygran', 'Gra', ['glossary.csv: line 2 is not term,use,avoid,note']],
  ])('reads a glossary %s', (_, row, title, faults) => {
    write(header + good.replace('"Gra"', `"${title}"`));
    writeFileSync(join(root, 'pl/glossary.csv'), `term,use,avoid,note\n${row}\n`);
    const found = checkWords(root).join('\n');
    for (const fault of faults) expect(found).toContain(fault);
    if (faults.length === 0) expect(found).toBe('');
  });

  it('finds messages that nothing asks for', () => {
    write(header + good);
    expect(unusedMessages('words.title + words[wins]', root)).toEqual([]);
    expect(unusedMessages('words.title', root)).toEqual(['words/source/game.json game.wins: nothing says it']);
  });
});

describe('what is said of a language', () => {
  const polish = { tag: 'pl', name: 'Polski', status: 'draft', readers: [], ask: ['Is it “klocek”?'], notation: {} };

  it.each<[what: string, change: object, fault: RegExp | undefined]>([
    ['that is right', {}, undefined],
    ['without a name', { name: '' }, /no name/],
    ['of no known state', { status: 'good' }, /status/],
    ['with a reader who is no text', { readers: [7] }, /readers/],
    ['with a field that nobody reads', { asks: [] }, /"asks" is not known/],
    ['with one question, in no list', { ask: 'Is it “klocek”?' }, /no list/],
    ['that tells instead of asking', { ask: ['It is “klocek”.'] }, /no question: It is/],
    ['with an empty question', { ask: [''] }, /no question/],
    ['with a long question', { ask: [`Is it ${'so '.repeat(50)}?`] }, /longer than/],
    ['with tables by heart', { notation: { readings: Array(9).fill(Array(9).fill('ni')) } }, undefined],
    [
      'with tables of eight facts',
      { notation: { readings: Array(9).fill(Array(8).fill('ni')) } },
      /nine lists of nine/,
    ],
    ['that asks twice', { ask: ['Is it “klocek”?', 'Is it “klocek”?'] }, /asked twice/],
  ])('is looked at %s', (_, change, fault) => {
    const found = languageFaults({ ...polish, ...change });
    expect(found).toHaveLength(fault ? 1 : 0);
    if (fault) expect(found[0]).toMatch(fault);
  });

  it('is not shipped: no module has what teachers are asked', () => {
    const files = (dir: string, name: RegExp): string[] =>
      readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .filter((file) => name.test(file))
        .map((file) => readFileSync(join(dir, file), 'utf8'));
    const asked = files('words', /language\.json$/).flatMap(
      (text) => (JSON.parse(text) as { ask?: readonly string[] }).ask ?? [],
    );
    expect(asked.length).toBeGreaterThan(20);
    const shipped = files('src/words/generated', /\.ts$/).join('\n');
    expect(asked.filter((question) => shipped.includes(question))).toEqual([]);
  });
});

describe('a message', () => {
  const cubes = { text: '{count, plural, one {# cube} other {# cubes}}', arguments: { count: 'count' } };

  it.each([
    ['{count, plural, one {# klocek} few {# klocki} many {# klocków} other {# klocka}}', []],
    ['{count, plural, =1 {klocek} few {# klocki} many {# klocków} other {# klocka}}', []],
    ['{count, plural, one {# klocek} other {# klocki}}', ['{count} has no form "many"', '{count} has no form "few"']],
    ['{count, plural, one {#} two {#} few {#} many {#} other {#}}', ['{count} has the form "two", which pl does not']],
    ['{count} klocków', []],
    ['klocki', ['{count} is left out']],
    ['{count} {number}', ['{number} is not known']],
    ['{count', [/^it cannot be read/]],
    ['*{count} klocków', ['a * has no other']],
    ['{count} \u2067klocków', ['it has a character that nobody sees']],
    ['{count} <b>klocków</b>', ['it has markup']],
    ["{count} klock'ów...", ['write ’ and …']],
    ['{count} klocków ', ['it begins or ends with a space']],
    ['{count} × 3', [/^it has ×/]],
    ['{count} i : to', [/^it has :/]],
    ['3 · {count}', [/^it has ·/]],
    ['{count}: razy · i', []],
    ['{count} klocków i bardzo długie zdanie', [/^it has \d+ characters, and room for/]],
  ])('%s', (text, faults) => {
    const found = messageFaults(text, cubes, 'pl');
    expect(found).toHaveLength(faults.length);
    for (const [i, fault] of faults.entries()) expect(found[i]).toMatch(fault);
  });

  it.each([
    ['{count} gagne\u202f! « Oui\u202f»', 1],
    ['{count} gagne !', 1],
    ['{count} gagne!', 1],
    ['{count} gagne\u202f! «\u202fOui\u202f»\u00a0: bien', 0],
  ])('has the spaces of French: %s', (text, faults) => {
    const title = { text: '{count} wins: yes and more', arguments: { count: 'count' } };
    expect(messageFaults(text, title, 'fr').length).toBe(faults);
  });
});
