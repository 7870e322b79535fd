import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributesOf, choicesFor } from '../../src/embed/choices.js';
import { escape, tagsOf, unescape } from '../../src/embed/markup.js';
import {
  choicesFromMarkup,
  fileNameOf,
  folderOf,
  longestMarkup,
  snippet,
  snippetKinds,
} from '../../src/embed/snippets.js';
import { decode } from '../../src/embed/text.js';
import { embed as english } from '../../src/words/generated/en/pages.js';
import { embed as italian } from '../../src/words/generated/it/pages.js';
import { anyChoices, choose, hostile, manyGames, valueOf } from './support/embed.js';

const two = choose(['players', 'Ada, Ben, bot:2'], ['end-at', '10'], ['real-dice', ''], ['heading', 'Class 4b']);

describe('snippets', () => {
  it('are a script and an element', () => {
    expect(valueOf(snippet('script', two, 'abacade'))).toBe(
      '<script type="module" src="abacade/multiplay-grid.js"></script>\n' +
        '<multiplay-grid players="Ada, Ben, bot:2" end-at="10" real-dice heading="Class 4b">' +
        `${english.coming('Class 4b')} ${english.needs}</multiplay-grid>`,
    );
  });

  it('are a division that editors leave alone: only a class and data attributes, each with a value, and text', () => {
    expect(valueOf(snippet('div', two, 'https://example.org/abacade/'))).toBe(
      '<p>&nbsp;</p>\n' +
        '<div class="mceNonEditable" data-abacade="multiplay-grid" data-players="Ada, Ben, bot:2" data-end-at="10" ' +
        `data-real-dice="true" data-heading="Class 4b">${english.coming('Class 4b')} ${english.needs}\n` +
        '<script type="module" src="https://example.org/abacade/abacade.js"></script>\n' +
        '</div>\n' +
        '<p>&nbsp;</p>',
    );
  });

  it('begins at once with nameless players where `players` is empty, as an element: nobody is called "true"', () => {
    const text = valueOf(snippet('div', { ...two, players: '' }, 'a/'));
    expect(text).toContain('data-players="%20" ');
  });

  it('say in the place of the game, in the language that is chosen, why it may not come', () => {
    const text = (lang: string, ...choices: [string, string][]): string =>
      valueOf(snippet('div', choose(...choices), '', undefined, lang));
    expect(valueOf(snippet('script', choose(['lang', 'it']), ''))).toContain(italian.coming('Multiplay'));
    expect(text('en')).toContain(`${english.coming('Multiplay')} ${english.needs}`);
    expect(text('it-IT')).toContain(`${italian.coming('Multiplay')} ${italian.needs}`);
    expect(text('en', ['lang', 'it'])).toContain(italian.coming('Multiplay'));
    expect(text('xx')).toContain(english.coming('Multiplay'));
    expect(text('it', ['heading', '</div>'])).toContain(italian.coming('&lt;/div&gt;'));
    for (const { coming } of [english, italian]) expect(coming('')).toContain('Access-Control-Allow-Origin');
  });

  it('are a frame with the choices in its address, and the script for its height', () => {
    const text = valueOf(snippet('iframe', two, '/abacade/'));
    const [frame] = [...tagsOf(text)];
    const address = new Map(frame.attributes).get('src')!;
    expect(address).toBe(
      '/abacade/frame.html?game=multiplay&players=Ada%2C%20Ben%2C%20bot%3A2&end-at=10&real-dice=&heading=Class%204b',
    );
    expect(new Map(frame.attributes).get('title')).toBe('Class 4b');
    expect(text).toContain('<script type="module" src="/abacade/frame-height.js"></script>');
  });

  it.each(snippetKinds)('%s: choices come back, whatever names people have, and markup stays as it is', (kind) => {
    const tags = { script: 4, div: 8, iframe: 4 }[kind];
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const text = valueOf(snippet(kind, choices, 'a/'));
        expect(text.match(/</g)).toHaveLength(tags);
        expect(text.match(/>/g)).toHaveLength(tags);
        expect(valueOf(choicesFromMarkup(text))).toEqual(choices);
        expect(valueOf(choicesFromMarkup(`<p title="<">x</p><!-- <multiplay-grid> -->${text}`))).toEqual(choices);
      }),
    );
  });

  it.each(snippetKinds)('%s: names lose what markup cannot hold before they are written, not on the way', (kind) => {
    for (const char of ['\uffff', '\ufffe', '\ufdd0', '\u{1ffff}', '\u200b', '\0', '\u2028', '\ud800']) {
      const choices = choose(['players', `x${char}, Ben`], ['persist', `x ${char}`], ['heading', `x${char}y`]);
      expect(choices).toMatchObject({ players: 'x, Ben', persist: 'x', heading: 'xy' });
      expect(valueOf(choicesFromMarkup(valueOf(snippet(kind, choices, 'a/'))))).toEqual(choices);
    }
  });

  it.each(['div', 'iframe'] as const)('%s: no filter of Moodle finds anything in its attributes', (kind) => {
    for (const text of hostile) {
      const choices = choose(['players', `${text.replace(/[,=]/g, '')}, 8-), 8-o`], ['persist', text]);
      const lines = valueOf(snippet(kind, choices, 'abacade/'));
      for (const { name, attributes } of tagsOf(lines)) {
        if (name === 'script') continue;
        const own = attributes.filter(([key]) => key.startsWith('data-') || key === 'src');
        for (const [, value] of own) {
          expect(value).toMatch(/^[ -~]*$/);
          expect(value).not.toMatch(/[()\\<>$|^*'"]|:[^\d]|https?:|8-o|V-\./);
        }
      }
    }
  });

  it('decode as the script of an element does it: each data attribute is an attribute', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const division = [...tagsOf(valueOf(snippet('div', choices, 'a/')))].find(({ name }) => name === 'div')!;
        const data = division.attributes.filter(([name]) => !['class', 'data-abacade'].includes(name));
        const read = data.map(([name, value]) => [name.slice(5), decode(value)]);
        const said = (name: string, value: string) => value || (name === 'players' ? ' ' : 'true');
        expect(read).toEqual(attributesOf(choices).map(([name, value]) => [name, said(name, value)]));
      }),
    );
  });

  it('tell the games of one element apart', () => {
    const all = [choicesFor('plus-crossing', [], manyGames), choicesFor('crossing', [['unaided', '']], manyGames)];
    for (const choices of all.map(valueOf)) {
      for (const kind of snippetKinds) {
        const text = valueOf(snippet(kind, choices, 'a/', manyGames));
        expect(choicesFromMarkup(text, manyGames)).toEqual({ ok: true, value: choices });
      }
    }
  });

  it.each(['', 'abacade', 'abacade/', './a/', '../a', '/a/b', '//cdn.example/a', 'https://example.org:8080/~a/%20/'])(
    'lie in the folder %j',
    (at) => {
      const folder = valueOf(folderOf(at));
      expect(folder === '' || folder.endsWith('/')).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//',
    'data:text/html,x',
    'a"b',
    'a b',
    'https://a/?x=',
    'a#b',
    '<a>',
    'a\\b',
    'a\nb',
  ])('do not lie in %j', (at) => {
    expect(folderOf(at)).toMatchObject({ ok: false, code: 'at' });
    for (const kind of snippetKinds) expect(snippet(kind, two, at)).toMatchObject({ ok: false, code: 'at' });
  });

  it('are refused where an address would be longer than it may be', () => {
    const at = (position: string): string | boolean => {
      const choices = valueOf(choicesFor('trail-race', [['position', position]], manyGames));
      for (const kind of ['script', 'div'] as const) {
        const text = valueOf(snippet(kind, choices, '', manyGames));
        expect(choicesFromMarkup(text, manyGames)).toEqual({ ok: true, value: choices });
      }
      const frame = snippet('iframe', choices, '', manyGames);
      return frame.ok || frame.code;
    };
    expect(at(`t${'a'.repeat(4095)}`)).toBe(true);
    expect(at(`t${'('.repeat(4095)}`)).toBe('query');
  });

  it('do not lie in a folder with an endless name', () => {
    expect(folderOf('x'.repeat(501))).toMatchObject({ code: 'at' });
  });

  it('give a file its name', () => {
    expect(fileNameOf(choose())).toBe('multiplay');
    expect(fileNameOf(two)).toBe('class-4b');
    expect(fileNameOf(choose(['heading', '../../Größe & Ñandú.exe']))).toBe('grosse-nandu-exe');
    expect(fileNameOf(choose(['heading', '数学：掛け算 6']))).toBe('数学-掛け算-6');
    expect(fileNameOf(choose(['heading', 'Множення на 6: зійди на гору']))).toBe('множення-на-6-зійди-на-гору');
    expect(fileNameOf(choose(['heading', 'جدول ضرب ٦: صعود الجبل']))).toBe('جدول-ضرب-٦-صعود-الجبل');
    expect(fileNameOf(choose(['heading', '… / …']))).toBe('multiplay');
    expect(fileNameOf(choose(['heading', `${'a'.repeat(59)} b`]))).toBe('a'.repeat(59));
  });
});

describe('looking for choices in a text', () => {
  it('finds what people and editors write', () => {
    const same = { ok: true, value: choose(['size', '7'], ['players', 'Ada, Ben']) };
    expect(choicesFromMarkup("<MULTIPLAY-GRID SIZE=7 players='Ada,Ben' class=x />")).toEqual(same);
    expect(choicesFromMarkup('<div\n data-size="7"\tdata-players="Ada, Ben" data-abacade="multiplay-grid">')).toEqual(
      same,
    );
    expect(choicesFromMarkup('<multiplay-grid size="&#55;" players="Ada&#x2c;Ben">')).toEqual(same);
    const frame = '<iframe src="https://x.org/frame.html?game=multiplay&size=7&players=Ada,Ben#top">';
    expect(choicesFromMarkup(frame)).toEqual(same);
  });

  it.each<[string, string]>([
    ['', 'snippet'],
    ['<p>Multiplay</p>', 'snippet'],
    ['<script>"<multiplay-grid>"</script>', 'snippet'],
    ['<iframe src="https://example.org/?game=multiplay"></iframe>', 'snippet'],
    ['<multiplay-grid size=6>', 'size'],
    ['<multiplay-grid onclick="x">', 'onclick'],
    ['<div data-abacade="chess-board">', 'game'],
    ['<div data-abacade="multiplay-grid" data-heading="%">', 'heading'],
    ['<iframe src="frame.html?game=chess">', 'game'],
  ])('in %s: names %s', (text, code) => {
    expect(choicesFromMarkup(text)).toMatchObject({ ok: false, code });
  });

  it('refuses what is too long', () => {
    const text = `${' '.repeat(longestMarkup)}<multiplay-grid>`;
    expect(choicesFromMarkup(text)).toMatchObject({ ok: false, code: 'snippet' });
  });

  it('never throws, and takes long hostile texts in its stride', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      ' ',
      '<multiplay-grid',
      'size',
      '<!--',
      '<script>',
      '&#',
      ';',
    );
    const text = fc.oneof(
      fc.array(fc.oneof(part, fc.string())).map((parts) => parts.join('')),
      fc.anything(),
    );
    fc.assert(
      fc.property(text, (given) => {
        const read = choicesFromMarkup(given);
        if (!read.ok) expect(read.code).not.toBe('');
      }),
      { numRuns: 500 },
    );
    // With quadratic time this would take minutes here, instead of a moment.
    for (const one of ['<', '<a ', '<a b="', "<a b='", '<a =', '<!--', '<script>', '<a b= ', '<a//', '\n', '&#x;']) {
      const long = one.repeat(Math.floor(1_000_000 / one.length));
      expect(choicesFromMarkup(long)).toMatchObject({ code: 'snippet' });
      expect(choicesFromMarkup(`<a ${long}`)).toMatchObject({ code: 'snippet' });
    }
  });

  it('undoes what it escapes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'grapheme' })), (text) => {
        const escaped = escape(text);
        expect(escaped).not.toMatch(/[<>"']/);
        expect(unescape(escaped)).toBe(text);
      }),
    );
    expect(escape('a\0b\u0085c\ud800d\uffffe\tf')).toBe('abcde\tf');
    expect(unescape('&#0;&#x110000;&unknown;&amp;lt;')).toBe('&#0;&#x110000;&unknown;&lt;');
  });
});
