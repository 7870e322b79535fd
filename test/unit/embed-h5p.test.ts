import { unzipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributesOf, choicesFor, titleOf, type Choices } from '../../src/embed/choices.js';
import { fieldOfGame } from '../../src/embed/h5p/fields.js';
import { paramsOf } from '../../src/embed/h5p/write.js';
import { games } from '../../src/embed/games.js';
import { patchOf } from '../../src/embed/h5p/library.js';
import { readParams } from '../../src/embed/h5p/params.js';
import type { SemanticsField } from '../../src/embed/h5p/semantics.js';
import { libraryTexts } from '../../src/embed/h5p/texts.js';
import { bytes, choicesFromZip, h5p, pack, textOf, zip } from '../../src/embed/packages/index.js';
import { kebab } from '../../src/embed/text.js';
import { languages } from '../../src/words/languages.js';
import { anyChoices, builtForH5P, choose, hostile, valueOf } from './support/embed.js';
import { cleaned, faultsOfFields, faultsOfH5P, isLike } from './support/h5p-rules.js';

const folder = 'H5P.Abacade-1.0';
const texts = await libraryTexts('1.2.3', '<svg/>');
const fields = JSON.parse(texts['semantics.json']) as SemanticsField[];
const fieldNamed = (name: string): SemanticsField => fields.find((field) => field.name === name)!;

const built = await builtForH5P();

const unpacked = (choices: Choices): Record<string, Uint8Array> => unzipSync(valueOf(pack('h5p', choices, built)));
const json = (files: Record<string, Uint8Array>, name: string): Record<string, unknown> =>
  JSON.parse(textOf(files[name])) as Record<string, unknown>;

describe('an H5P package', () => {
  it('fulfils what H5P demands, with each game, each language and any title', () => {
    const all = [
      ...Object.keys(games).map((game) => valueOf(choicesFor(game, [['players', ', bot:1']]))),
      ...languages.map(({ tag }) => choose(['lang', tag])),
      ...['de-CH', 'es-419', 'zh-Hant-TW'].map((tag) => choose(['lang', tag])),
      ...[...hostile, '数'.repeat(120)].map((heading) => choose(['heading', heading])),
    ];
    for (const choices of all) expect(faultsOfH5P(unpacked(choices))).toEqual([]);
  });

  it('is refused by the rules in the tests where it breaks them', () => {
    const broken = (name: string, change: object): string[] => {
      const files = unpacked(choose());
      return faultsOfH5P({ ...files, [name]: bytes(JSON.stringify({ ...json(files, name), ...change })) });
    };
    expect(broken('h5p.json', { title: '数'.repeat(120) })).toEqual(['h5p.json: title']);
    expect(broken('h5p.json', { language: 'es-419' })).toEqual(['h5p.json: language']);
    expect(broken(`${folder}/library.json`, { minorVersion: 1 })).toEqual(['H5P.Abacade 1.0', 'folder']);
    expect(broken(`${folder}/library.json`, { preloadedJs: [{ path: 'none.js' }] })).toEqual(['script none.js']);
    expect(faultsOfH5P({ ...unpacked(choose()), [`${folder}/game.mjs`]: bytes('') })).toEqual([`${folder}/game.mjs`]);
  });

  it('has the same library whatever was chosen, because a site installs it once', () => {
    const libraryOf = (choices: Choices): [string, Uint8Array][] =>
      Object.entries(unpacked(choices)).filter(([name]) => name.startsWith(folder));
    const others = [choose(['lang', 'it'], ['size', '5']), valueOf(choicesFor('up-and-down'))];
    for (const choices of others) expect(libraryOf(choices)).toEqual(libraryOf(choose()));
    const names = libraryOf(choose()).map(([name]) => name.slice(folder.length + 1));
    for (const { tag } of Object.values(games)) expect(names).toContain(`${tag}.iife.js`);
    const [, ...spoken] = languages.map(({ tag }) => `words.${tag}.js`);
    expect(names.filter((name) => name.startsWith('words.'))).toEqual(spoken);
    expect(textOf(unpacked(choose())[`${folder}/words.it.js`])).toContain('words-pages.it.js');
  });

  it('names the first file that is missing, and a file of texts that is none', () => {
    for (const name of ['h5p.js', 'h5p-library.json', 'words-mult.it.js', 'twin-m.js', 'LICENSES.txt']) {
      const files = new Map(built);
      files.delete(name);
      expect(h5p(choose(), files)).toMatchObject({ ok: false, code: name });
    }
    for (const text of ['', '[', '{}', 'null', '{"library.json":1}'])
      expect(h5p(choose(), new Map(built).set('h5p-library.json', bytes(text)))).toMatchObject({
        ok: false,
        code: 'h5p-library.json',
      });
  });

  it('has the title of the activity, cut where H5P would refuse it', () => {
    const title = (heading: string): unknown => json(unpacked(choose(['heading', heading])), 'h5p.json')['title'];
    for (const text of hostile) expect(title(text)).toBe(titleOf(choose(['heading', text])));
    expect(title('数'.repeat(120))).toBe(`${'数'.repeat(84)}…`);
    expect(json(unpacked(choose()), 'h5p.json')['title']).toBe('Multiplay');
  });

  it('gives back every choice, also after H5P has cleaned its texts', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const files = unpacked(choices);
        expect(choicesFromZip(valueOf(pack('h5p', choices, built)))).toEqual({ ok: true, value: choices });
        const params = json(files, 'content/content.json');
        const { persist: _, ...shown } = params;
        const { persist: __, ...kept } = choices;
        // The game refuses texts so long that H5P would cut them.
        fc.pre(((params['players'] as string | undefined) ?? '').length <= 600);
        const after = cleaned(params, fields);
        expect(JSON.stringify(after).replaceAll('&#039;', '&#39;')).toBe(JSON.stringify(shown));
        const again = zip(new Map(Object.entries({ ...files, 'content/content.json': bytes(JSON.stringify(after)) })));
        expect(choicesFromZip(again)).toEqual({ ok: true, value: kept });
      }),
      { numRuns: 30 },
    );
  });

  it('tells the score alone where a summary was chosen, which H5P cannot be told', () => {
    for (const report of ['summary', 'score'])
      expect(json(unpacked(choose(['report', report])), 'content/content.json')['report']).toBe('score');
  });

  it('gives back the choices of each game and each of its presets', () => {
    for (const [game, { rules }] of Object.entries(games)) {
      for (const preset of [undefined, ...Object.keys(rules.presets ?? {})]) {
        const choices = valueOf(choicesFor(game, preset === undefined ? [] : [['preset', preset]]));
        expect(choicesFromZip(valueOf(pack('h5p', choices, built)))).toEqual({ ok: true, value: choices });
      }
    }
  });
});

describe('a content from elsewhere', () => {
  const zipped = (files: Record<string, string>): Uint8Array =>
    zip(new Map(Object.entries(files).map(([name, text]) => [name, bytes(text)])));
  const codeOf = (files: Record<string, string>): string => {
    const read = choicesFromZip(zipped(files));
    return read.ok ? 'ok' : read.code;
  };

  it('is refused by the field, and never breaks anything', () => {
    const content = 'content/content.json';
    for (const text of ['', '{', 'null', '[]', '{"game":"chess"}']) expect(codeOf({ [content]: text })).toBe('game');
    const game = '{"game":"tables","tables":{"answer":"maybe"}}';
    expect(codeOf({ [content]: game })).toBe('answer');
    expect(codeOf({ [content]: '{"game":"tables"}', 'h5p.json': '{"title":' })).toBe('ok');
    expect(codeOf({ [content]: '{"game":"tables"}', 'h5p.json': '{"title":7}' })).toBe('ok');
    expect(codeOf({ [content]: `{"game":"tables","x":"${'x'.repeat(1000)}"}` })).toBe('x');
    expect(codeOf({ [content]: ' '.repeat(5_000_000) })).toBe('large');
  });
});

describe('the fields of the editor', () => {
  it('can be shown, and are translated by the same fields in the same order', () => {
    expect(faultsOfFields(fields)).toEqual([]);
    const finished = languages.filter(({ isDraft }) => !isDraft).slice(1);
    expect(finished.map(({ tag }) => tag)).toEqual(['it']);
    const { semantics } = JSON.parse(texts['language/it.json']) as { semantics: SemanticsField[] };
    expect(isLike(semantics, fields)).toBe(true);
    expect(isLike(semantics.slice(1), fields)).toBe(false);
    const [game] = semantics;
    expect([game.label, fields[0].label]).toEqual(['Scegli un gioco', 'Choose a game']);
  });

  it('are those of the games and of their declared options, each once, but for practice undo', () => {
    expect(fieldNamed('game').options!.map(({ value }) => value)).toEqual(Object.keys(games).map(fieldOfGame));
    for (const [game, { rules, settings = {} }] of Object.entries(games)) {
      const declared = [...(rules.presets ? ['preset'] : []), ...Object.keys(rules.declaration).map(kebab)];
      declared.splice(declared.indexOf('practice-undo'), 1);
      expect(fieldNamed(fieldOfGame(game)).fields!.map(({ name }) => kebab(name))).toEqual([
        ...declared,
        ...Object.keys(settings),
      ]);
    }
  });

  it('offer no value that the game would refuse, and leave all else to be as usual', () => {
    for (const [game, { rules }] of Object.entries(games)) {
      expect(choicesFor(game, [])).toEqual(choicesFor(game, valueOf(readParams({ game, [game]: {} })).attributes));
      for (const field of fieldNamed(fieldOfGame(game)).fields!) {
        const {
          name,
          type,
          options = [],
          min,
          max,
          optional,
        } = field as SemanticsField & { min?: number; max?: number };
        const values = type === 'number' ? [min, max] : type === 'boolean' ? [true] : options.map(({ value }) => value);
        expect(optional === true || type === 'boolean').toBe(true);
        for (const value of values.filter((one) => one !== undefined)) {
          const read = valueOf(readParams({ game, [game]: { [name]: value } }));
          const made = valueOf(choicesFor(game, read.attributes));
          const attribute = attributesOf(made).find(([one]) => one === kebab(name));
          if (attribute && Object.hasOwn(rules.declaration, name)) expect(attribute[1]).toBe(String(value));
        }
      }
    }
    for (const field of fields) {
      for (const { value } of field.name === 'game' ? [] : (field.options ?? [])) {
        const read = valueOf(
          readParams({ game: 'tables', [field.name]: value, ...(value === 'target' && { points: 9 }) }),
        );
        expect(choicesFor('tables', read.attributes)).toMatchObject({ ok: true });
      }
    }
  });

  it('have words of their own, where the form of the game has them', () => {
    const labelled = Object.keys(games).flatMap((game) =>
      fieldNamed(fieldOfGame(game)).fields!.map(({ name, label }) => [name, label]),
    );
    const bare = labelled.filter(([name, label]) => name === label).map(([name]) => name);
    // Options that no form asks for.
    expect([...new Set(bare)]).toEqual(['plytSquares', 'pieces']);
  });
});

describe('the fields of a content', () => {
  it('have the answers that are needed, which count with right answers alone', () => {
    const scoreIn = (params: object): unknown => {
      const read = valueOf(readParams({ game: 'tables', ...params }));
      return new Map(read.attributes).get('score');
    };
    expect(scoreIn({ score: 'share-right', answers: 5, points: 60 })).toBe('share-right:5');
    expect(scoreIn({ score: 'share-right', points: 60 })).toBe('share-right');
    expect(scoreIn({ score: 'target', answers: 5, points: 60 })).toBe('target:60');
    expect(scoreIn({ score: 'won', answers: 5 })).toBe('won');
    const choices = valueOf(choicesFor('tables', [['score', 'share-right:7']]));
    expect(paramsOf(choices, games)).toMatchObject({ score: 'share-right', answers: 7 });
    expect(paramsOf(choices, games)).not.toHaveProperty('points');
  });

  it('are refused by name, whatever they say, and never break anything', () => {
    for (const given of [undefined, null, 'x', [], {}, { game: 'chess' }, { game: '__proto__' }, { game: ['tables'] }])
      expect(readParams(given)).toMatchObject({ ok: false, code: 'game' });
    for (const group of ['x', 1, [], [{}]])
      expect(readParams({ game: 'tables', tables: group })).toMatchObject({ ok: false, code: 'tables' });
    const refused = (params: object): string | undefined => {
      const read = choicesFor('multiplay', valueOf(readParams({ game: 'multiplay', ...params })).attributes);
      return read.ok ? undefined : read.code;
    };
    expect(refused({ multiplay: { size: 6 } })).toBe('size');
    expect(refused({ multiplay: { size: [5] } })).toBe('size');
    expect(refused({ multiplay: { size: { toString: 5 } } })).toBe('size');
    expect(refused({ multiplay: { onclick: 'alert(1)' } })).toBe('onclick');
    expect(refused({ players: '<img src=x onerror=alert(1)>,'.repeat(20) })).toBe('players');
    expect(refused({ score: 'target' })).toBe('score');
    expect(refused({ score: 'share-right', answers: 101 })).toBe('score');
    expect(refused({ pass: 101 })).toBe('pass');
    expect(refused({ points: 5, tables: { answer: 'x' } })).toBeUndefined();
    fc.assert(fc.property(fc.jsonValue(), (given) => void readParams(given)));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (group) => {
        for (const [name, value] of valueOf(readParams({ game: 'plyt', plyt: group })).attributes)
          expect([typeof name, typeof value]).toEqual(['string', 'string']);
      }),
    );
  });

  it('are read as the editor leaves them: open fields, boxes, texts as HTML', () => {
    const params = {
      game: 'plyt',
      players: 'Ada &amp; Bo &lt;3, &#039;x&#039; &quot;y&quot; &amp;lt;',
      realDice: true,
      lang: '',
      pass: 60,
      score: 'target',
      points: 40,
      plyt: { timer: '20, 30', sounds: false, startSquare: 7, penalty: 'true' },
      multiplay: { size: 5 },
    };
    expect(valueOf(readParams(params))).toEqual({
      game: 'plyt',
      attributes: [
        ['players', `Ada & Bo <3, 'x' "y" &lt;`],
        ['real-dice', ''],
        ['pass', '60'],
        ['score', 'target:40'],
        ['timer', '20, 30'],
        ['start-square', '7'],
        ['penalty', 'true'],
      ],
    });
  });
});

describe('the version of the library', () => {
  it('grows with that of the package, within five digits', () => {
    const patches = ['0.2.0', '0.2.1', '0.10.0', '1.0.0', '1.2.3', '9.99.99'].map(patchOf);
    expect(patches).toEqual([200, 201, 1000, 10_000, 10_203, 99_999]);
    expect(JSON.parse(texts['library.json'])).toMatchObject({ patchVersion: 10_203 });
  });
});
