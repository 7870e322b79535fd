import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOf, qrCodeOf, type QrCode } from '../../components/qr/qr-code.js';
import { svgOf } from '../../demo/builder/qr-code.js';
import { choicesFor } from '../../src/embed/choices.js';
import { gamePageAddress, link } from '../../src/embed/link.js';
import { choicesFromMarkup } from '../../src/embed/snippets.js';
import { anyChoices, choose, hostile, manyGames, valueOf } from './support/embed.js';

const folder = 'https://school.example/abacade/';
const two = choose(['players', 'Ada, Ben, bot:2'], ['end-at', '10'], ['heading', 'Class 4b']);
const address = `${folder}frame.html?game=multiplay&players=Ada%2C%20Ben%2C%20bot%3A2&end-at=10&heading=Class%204b`;

const pages = 'https://school.example/play/';
const page = `${pages}multiplay.html?${address.split('?game=multiplay&')[1]}`;

describe('the address of a game’s own page', () => {
  it('has the choices in its query, and none without choices', () => {
    expect(gamePageAddress(two, pages)).toEqual({ ok: true, value: page });
    const usual = valueOf(choicesFor('plus-and-minus', []));
    expect(gamePageAddress(usual, pages)).toEqual({ ok: true, value: `${pages}plus-and-minus.html` });
    expect(choicesFromMarkup(`${pages}plus-and-minus.html`)).toEqual({ ok: true, value: usual });
  });

  it('brings the choices back, whatever they are', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        expect(choicesFromMarkup(valueOf(gamePageAddress(choices, pages)))).toEqual({ ok: true, value: choices });
      }),
    );
  });

  it.each([
    ['snippet', `${pages}chess.html`],
    ['snippet', `${pages}constructor.html?end-at=10`],
    ['game', `${page}&game=plyt`],
    ['size', `${pages}multiplay.html?size=6`],
    ['query', `${pages}multiplay.html?position=${'x'.repeat(9000)}`],
  ])('is refused because of %s in %.80j', (code, text) => {
    expect(choicesFromMarkup(text)).toMatchObject({ ok: false, code });
  });
});

describe('a link', () => {
  it('is the address of the game’s page, with all choices', () => {
    expect(link(two, folder)).toEqual({ ok: true, value: address });
    expect(link(two, folder.slice(0, -1))).toEqual({ ok: true, value: address });
  });

  it('brings the choices back, whatever they are', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const text = valueOf(link(choices, folder));
        expect(text).toMatch(/^[!-~]*$/);
        expect(choicesFromMarkup(text)).toEqual({ ok: true, value: choices });
      }),
    );
  });

  it.each(['daily', 'Class 4b, Monday', ...hostile])('brings back the puzzle %j', (puzzle) => {
    const choices = choose(['puzzle', puzzle], ['puzzle-strength', 'hard']);
    expect(choices).toMatchObject({ puzzleStrength: 'hard' });
    expect(choicesFromMarkup(valueOf(link(choices, folder)))).toEqual({ ok: true, value: choices });
  });

  it.each([
    `  ${address}\n`,
    `Dear all,\nplay here: ${address} and enjoy.`,
    `(${address})`,
    `<${'p'}><a class="x" href="${address.replaceAll('&', '&amp;')}">the game</a></p>`,
    address.replaceAll('&', '&amp;'),
    `${address}#top`,
    address.replace(folder, ''),
    page,
    `Dear all,\nplay here: ${page} and enjoy.`,
    `<iframe src="${page.replaceAll('&', '&amp;')}#top"></iframe>`,
  ])('is found in %j', (text) => {
    expect(choicesFromMarkup(text)).toEqual({ ok: true, value: two });
  });

  it.each([
    ['snippet', 'https://school.example/'],
    ['snippet', `${folder}frame.html`],
    ['snippet', `${folder}my-frame.html?game=multiplay`],
    ['snippet', `<!-- ${address} -->`],
    ['game', `${folder}frame.html?game=chess`],
    ['size', `${folder}frame.html?game=multiplay&size=6`],
    ['onclick', `${folder}frame.html?game=multiplay&onclick=alert`],
    ['players', `${folder}frame.html?game=multiplay&players=%E0%A4`],
    ['query', `${folder}frame.html?game=multiplay&position=${'x'.repeat(9000)}`],
  ])('is refused because of %s in %.80j', (code, text) => {
    expect(choicesFromMarkup(text)).toMatchObject({ ok: false, code });
  });

  it.each(['', 'abacade/', '/abacade/', '//school.example/', 'https:', 'https:///x', 'ftp://a/', ...hostile])(
    'does not lie in %j: it is opened from anywhere',
    (at) => {
      expect(link(two, at)).toMatchObject({ ok: false, code: 'at' });
    },
  );

  it('is refused where it would be longer than a server takes', () => {
    const choices = valueOf(choicesFor('trail-race', [['position', `t${'é'.repeat(3000)}`]], manyGames));
    expect(link(choices, folder, manyGames)).toMatchObject({ ok: false, code: 'query' });
  });
});

describe('its QR code', () => {
  const codeOf = (text: string): QrCode => {
    const code = qrCodeOf(text);
    if (!code) throw new Error('There is none.');
    return code;
  };

  /** One of the squares in three corners: seven modules, a ring and a core. */
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  const cut = ({ modules }: QrCode, x: number, y: number): string[] =>
    finder.map((_, i) =>
      modules[y + i]
        .slice(x, x + 7)
        .map(Number)
        .join(''),
    );

  it.each([address, `${address}&persist=${'x'.repeat(700)}`])('is square, in a quiet zone of four: %.60s…', (text) => {
    const code = codeOf(text);
    const { modules, size } = code;
    expect([modules.length, ...modules.map(({ length }) => length)]).toEqual(Array(size + 1).fill(size));
    const dark = modules.flatMap((row, y) => row.flatMap((is, x) => (is ? [x, y] : [])));
    expect([Math.min(...dark), Math.max(...dark)]).toEqual([4, size - 5]);
    expect(cut(code, 4, 4)).toEqual(finder);
    expect(cut(code, size - 11, 4)).toEqual(finder);
    expect(cut(code, 4, size - 11)).toEqual(finder);
  });

  it('is drawn module by module', () => {
    const code = codeOf(address);
    const drawn = code.modules.map((row) => row.map(() => false));
    for (const [, x, y, width] of pathOf(code).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let i = 0; i < Number(width); i++) drawn[Number(y)][Number(x) + i] = true;
    }
    expect(drawn).toEqual(code.modules);
    expect(svgOf(code)).toContain(`viewBox="0 0 ${code.size} ${code.size}"`);
  });

  it('does not exist where phones could not read it', () => {
    expect(codeOf(`${folder}${'x'.repeat(900)}`).size).toBeLessThanOrEqual(113);
    expect(qrCodeOf(`${folder}${'x'.repeat(1100)}`)).toBeUndefined();
    expect(qrCodeOf(`${folder}${'x'.repeat(9000)}`)).toBeUndefined();
  });
});
