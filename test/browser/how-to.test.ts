import { expect } from '@open-wc/testing';
import './support/elements.js';
import { open, resize, settled, sizes, type Board as Framed, type Size } from './support/actions.js';
import { isChromium, media } from './support/chromium.js';
import { clear, outOfOrder, stageOf, type Attributes } from './support/grid.js';
import { press } from './support/hands.js';
import { tags } from './support/tags.js';
import { until } from './support/until.js';
import { findAll, focused, nameOf, words } from './support/look-up.js';
import { getByRole, queryByRole } from './support/roles.js';

afterEach(() => (isChromium ? media() : undefined));
afterEach(clear);

interface Board extends HTMLElement {
  readonly match: { readonly ply: number } | undefined;
  readonly table: { readonly paused: boolean; readonly clock: { readonly isRunning: boolean } };
  updateComplete: Promise<unknown>;
}

async function mount(tag: string, attributes: Attributes): Promise<Board> {
  const board = document.createElement(tag) as Board;
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, String(value));
  stageOf().append(board);
  await until(() => board.match, 'a game begins');
  await board.updateComplete;
  return board;
}
const button = (board: Board, name: string): HTMLButtonElement =>
  findAll<HTMLButtonElement>(board, 'button').find((one) => nameOf(one) === name)!;
const dialog = (board: Board): HTMLDialogElement | null => queryByRole<HTMLDialogElement>(board, 'dialog');

/** Each game of each element. */
const games: readonly (readonly [tag: string, attributes: Attributes])[] = [
  ...tags.map((tag) => [tag, {}] as const),
  ['multiplay-grid', { size: 15 }],
  ['pytagora-board', { game: 'plus-and-minus' }],
  ['pytagora-square', { variant: 'both-ways' }],
  ['pytagora-square', { variant: 'even-and-odd' }],
];

/** Opens "How to play" in a window of that size. */
async function shown(
  tag: string,
  attributes: Attributes,
  size: Size,
): Promise<[board: Framed, dialog: HTMLDialogElement]> {
  const opener = (board: Framed): HTMLElement | undefined =>
    findAll(board, 'button').find((one) => /^(How to play|Come si gioca)$/.test(one.ariaLabel ?? words(one)));
  const board = await open(tag, attributes, size, (opened) => opener(opened) !== undefined);
  opener(board)!.click();
  await until(() => queryByRole<HTMLDialogElement>(board, 'dialog')?.open, 'it is open');
  await settled(board);
  return [board, getByRole<HTMLDialogElement>(board, 'dialog')];
}

describe('How to play', () => {
  for (const tag of tags) {
    it(`${tag}: is shown over the game, a picture for each sentence, and closes to where one was`, async () => {
      const board = await mount(tag, { players: 'Ada, Ben', speed: 'instant' });
      const before = board.match!.ply;
      button(board, 'How to play').click();
      await until(() => dialog(board)?.open, 'it is open');
      const sentences = findAll(dialog(board), 'li p').map(words);
      const pictures = findAll(dialog(board), 'li .picture').filter((one) => one.childElementCount > 0);
      expect(sentences.length).to.be.within(3, 4);
      expect(pictures.length).to.equal(sentences.length);
      expect(new Set(sentences).size).to.equal(sentences.length);
      expect(focused(board)?.localName, 'the heading is read first').to.equal('h2');
      await press('Escape');
      await until(() => !dialog(board), 'it is closed');
      expect(board.match!.ply).to.equal(before);
    });
  }

  it('names the rows and traps of Multiplay that there can be on its board (MUL-07, MUL-08)', async () => {
    for (const [size, rows, traps] of [
      [5, '3 or 5', '2'],
      [11, '3, 5, 7, 9 or 11', '2, 4, 6 or 8'],
      [15, '3, 5, 7, 9, 11, 13 or 15', '2, 4, 6, 8, 10 or 12'],
    ] as const) {
      const board = await mount('multiplay-grid', { players: 'Ada, Ben', size, speed: 'instant' });
      button(board, 'How to play').click();
      await until(() => dialog(board)?.open, 'it is open');
      const [, , row, trap] = findAll(dialog(board), 'li p').map(words);
      expect(row).to.contain(`Make a row of ${rows}.`);
      expect(trap).to.contain(`A row of ${traps} with other players`);
      await clear();
    }
  });

  it('stops the clock meanwhile', async () => {
    const board = await mount('multiplay-grid', { players: 'Ada, Ben', timer: 30, 'end-at': 20, speed: 'instant' });
    const { table } = board;
    (board as unknown as { play(move: object): void }).play({ type: 'roll', die: 7 });
    await until(() => table.clock.isRunning || board.match!.ply > 0, 'a move is made');
    const wasRunning = table.clock.isRunning;
    button(board, 'How to play').click();
    await until(() => dialog(board)?.open, 'it is open');
    expect(table.clock.isRunning).to.equal(false);
    await press('Escape');
    await until(() => !dialog(board), 'it is closed');
    expect(table.clock.isRunning).to.equal(wasRunning);
  });

  for (const [lang, those] of [
    ['en', games.slice(0, 2)],
    ['it', games], // its sentences are longer
  ] as const) {
    it(`is whole without scrolling on phones and in a frame, with the way into the game: ${lang}`, async () => {
      for (const [tag, attributes] of those) {
        const [board, page] = await shown(tag, { players: 'Ada, Ben', lang, ...attributes }, sizes[0]);
        for (const size of sizes) {
          await resize(board, size);
          const what = `${tag} ${Object.values(attributes).join()} at ${size.join(' × ')}`;
          expect(page.scrollHeight, what).to.be.at.most(page.clientHeight);
          expect(page.scrollWidth, what).to.be.at.most(page.clientWidth);
          const { top, bottom, height } = getByRole(page, 'button', /^(Let’s play|Giochiamo)$/).getBoundingClientRect();
          expect(top >= 0 && bottom <= size[1], `${what}: ${top} to ${bottom}`).to.equal(true);
          expect(height, what).to.be.at.least(44);
        }
      }
    });
  }

  it('keeps sentences in order from right to left', async () => {
    for (const tag of tags) {
      const [board, page] = await shown(tag, { players: 'Ada, Ben', dir: 'rtl' }, sizes[0]);
      const turned = outOfOrder(board).filter((sentence) => words(page).includes(sentence));
      expect(turned, tag).to.deep.equal([]);
      await clear();
    }
  });

  it('keeps the way into the game in sight where the window is lower than the steps', async () => {
    const [, page] = await shown('sequence-board', { players: 'Ada, Ben' }, [320, 400]);
    expect(page.scrollHeight).to.be.above(page.clientHeight);
    expect(getByRole(page, 'button', /^(Let’s play|Giochiamo)$/).getBoundingClientRect().bottom).to.be.at.most(400);
  });

  if (isChromium) {
    it('has edges in forced colours, as has what one throws with', async () => {
      await media({ 'forced-colors': 'active' });
      const [board, page] = await shown('plyt-board', { players: 'Ada, Ben' }, sizes[0]);
      const { outlineStyle, outlineColor, color } = getComputedStyle(page);
      expect([outlineStyle, outlineColor]).to.deep.equal(['solid', color]);
      for (const one of [getByRole(page, 'button', /^(Let’s play|Giochiamo)$/), getByRole(board, 'button', /^Throw/)]) {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(one);
        expect(borderTopWidth, one.className).to.equal('2px');
        expect(borderTopColor, one.className).not.to.equal(backgroundColor);
      }
    });
  }
});
