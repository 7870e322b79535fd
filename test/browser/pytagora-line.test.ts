import { expect } from '@open-wc/testing';
import type { LayMove } from '../../src/rules/pytagora/index.js';
import { cellsOf } from '../../src/rules/pytagora/state.js';
import { clear } from './support/grid.js';
import {
  canLay,
  card,
  click,
  drawn,
  keys,
  laying,
  mount,
  rack,
  tapCell,
  twelve,
  type PytagoraBoard,
} from './support/pytagora.js';
import { find, said, the } from './support/look-up.js';
import { until } from './support/until.js';
import { tabStop } from './support/roles.js';

afterEach(clear);

/** Ben's turn; 12 × 3 = 36 lies across from the first cell on. He holds 9 − 4 = 7 1 ÷ 2 0 4. */
async function crossing(attributes = {}): Promise<PytagoraBoard> {
  const board = await mount({ players: 'Ada, Ben', position: twelve, cover: 'off', ...attributes });
  board.play({ type: 'lay', text: '12*3=36', x: 0, y: 0, down: false });
  await drawn(board);
  return board;
}

/** Returns the places of the pieces that are being laid, as `column,row` from the first cell, which is 0,0. */
const placed = (board: PytagoraBoard): string[] =>
  laying(board).map((piece) => {
    const [, row, column] = /row (\S+), column (\S+),/.exec(piece.replaceAll('−', '-'))!;
    return `${Number(column) - 1},${Number(row) - 1}`;
  });

/** Returns the way in which the arrow points, or nothing if there is none. */
const arrow = (board: PytagoraBoard): string => {
  const aim = find(board, '.aim:has(path)')?.getAttribute('transform');
  return aim ? (aim.includes('rotate(90)') ? 'down' : 'across') : '';
};

describe('A crossing aims itself', () => {
  it('from a piece of an equation across pieces go down, and an arrow behind the piece says so before the first', async () => {
    const board = await crossing();
    expect(arrow(board)).to.equal('');
    await tapCell(board, 6, 0);
    expect(arrow(board)).to.equal('down');
    const path = the(board, '.aim path').getBoundingClientRect();
    const piece = the(board, '.aim .over').getBoundingClientRect();
    expect(path.top, 'the arrow is below the piece').to.be.at.least(piece.bottom);
    for (const name of ['minus', '4', 'equals sign for everyone, 1 left', '2']) await click(board, name);
    expect(placed(board)).to.deep.equal(['6,1', '6,2', '6,3', '6,4']);
    expect(card(board)).to.include('2 = 2');
    await click(board, 'Lay it');
    expect(board.state!.equations.at(-1)).to.deep.include({ text: '6-4=2', x: 6, y: 0, down: true });
    // From one of these pieces the next goes across.
    await tapCell(board, 6, 2);
    expect(arrow(board)).to.equal('across');
  });

  it('a second tap turns it, and then what has nowhere to go says why', async () => {
    const board = await crossing();
    await tapCell(board, 1, -3);
    expect(arrow(board)).to.equal('across');
    await tapCell(board, 1, -3);
    expect(arrow(board)).to.equal('down');
    expect(said(board)).to.equal('down');
    await tapCell(board, 3, -4);
    expect(arrow(board), 'it stays as the player turned it where both are possible').to.equal('down');
    board.play({ type: 'lay', text: '9-7=2', x: 1, y: -4, down: true });
    await drawn(board);
    await tapCell(board, 1, 0);
    expect(arrow(board)).to.equal('');
    expect(card(board)).to.include('cross an equation, not lie along it');
  });

  it('by the keyboard too, which says the direction, and space turns it', async () => {
    const board = await crossing();
    tabStop(board, 'gridcell').focus();
    await keys(board, 'ArrowUp', 'ArrowUp', 'ArrowRight');
    expect(arrow(board)).to.equal('across');
    await keys(board, 'ArrowDown');
    expect(arrow(board)).to.equal('down');
    expect(said(board)).to.equal('down');
    await keys(board, 'ArrowUp');
    expect(arrow(board)).to.equal('across');
    await keys(board, 'ArrowUp', 'ArrowUp', ' ', '9', '-', '7', '=', 'Enter', '2', 'Enter');
    expect(board.state!.equations.at(-1)).to.deep.include({ text: '9-7=2', x: 1, y: -4, down: true });
  });

  it('how to begin is written whenever nothing is laid, with the last move before it until one begins', async () => {
    const board = await crossing();
    expect(card(board)).to.match(/^Ada laid 12 × 3 = 36: \+10 Tap where it begins/);
    await tapCell(board, 6, 0);
    expect(card(board)).to.match(/^Tap where it begins.* Tap there again to turn it\.$/);
    await click(board, 'minus');
    expect(card(board)).not.to.include('Tap where');
    await click(board, 'Pick up');
    expect(card(board)).to.match(/^Tap where it begins/);
    await click(board, '9');
    await tapCell(board, 6, 1);
    expect(card(board)).to.match(/^Tap where it begins/);
  });
});

describe('The equation of a hint', () => {
  /** Asks for all three hints; returns the move that they lead to. */
  async function hinted(board: PytagoraBoard): Promise<LayMove> {
    let move: unknown;
    for (let i = 0; i < 3; i++) move = await board.hint();
    await until(() => find(board, '.ghost'), 'its pieces are shown');
    return move as LayMove;
  }

  for (const way of ['its cells', 'its first cell, then the pieces']) {
    it(`is laid by tapping ${way}`, async () => {
      const board = await crossing();
      const move = await hinted(board);
      const cells = cellsOf(move.text, move, 'ltr');
      const lies = (at: number): boolean => board.state!.equations.length > 0 && cells[at][1] === 0 && cells[at][0] < 7;
      const mine = cells.flatMap((cell, at) => (lies(at) ? [] : [{ cell, glyph: move.text[at] }]));
      const names: Record<string, string> = { '-': 'minus', '/': 'divided by', '=': 'equals sign for everyone' };
      for (const [i, { cell, glyph }] of mine.entries()) {
        if (way === 'its cells' || i === 0) await tapCell(board, ...cell);
        else await click(board, names[glyph] ?? glyph);
      }
      expect(canLay(board), move.text).to.equal(true);
      expect(rack(board)).to.have.lengthOf(10 - mine.filter(({ glyph }) => glyph !== '=').length);
      await click(board, 'Lay it');
      expect(board.state!.equations.at(-1)).to.deep.include({ text: move.text, x: move.x, y: move.y, down: move.down });
    });
  }

  it('is where the next piece goes, without a tap on the table', async () => {
    const board = await crossing();
    const move = await hinted(board);
    expect(arrow(board)).to.equal(move.down ? 'down' : 'across');
  });
});

describe('A line that can never become an equation', () => {
  const isWrong = (board: PytagoraBoard): boolean => find(board, '.equation-card.bad') !== null;

  it('says why at once, and its points so far only while it can', async () => {
    const board = await mount({ players: 'Ada, Ben', position: twelve, cover: 'off' });
    await click(board, '6');
    await click(board, 'times');
    expect(card(board)).to.include('so far').and.include('points');
    await click(board, 'equals sign for everyone, 2 left');
    expect(isWrong(board)).to.equal(true);
    expect(card(board)).to.include('6 × needs a number after it.').and.not.include('so far');
    expect(said(board)).to.equal('6 × needs a number after it.');
    await tapCell(board, 2, 0);
    expect(isWrong(board)).to.equal(false);
    expect(card(board)).to.include('so far');
  });

  it('below zero, unless something is held that mends it', async () => {
    for (const [position, sentence] of [
      [twelve, 'so far'],
      [twelve.replace('1236350pt8_9m4e71d204', '12363d0pt8_9m4e715204'), '2 − 7 goes below zero.'],
    ]) {
      const board = await crossing({ position });
      await tapCell(board, 0, 3);
      for (const name of ['2', 'minus', '7']) await click(board, name);
      expect(card(board)).to.include(sentence);
      await click(board, 'equals sign for everyone, 1 left');
      expect(card(board)).to.include('2 − 7 goes below zero.');
      board.remove();
    }
  });

  it('beside an equation, and with a second equals sign', async () => {
    const board = await crossing();
    await tapCell(board, 2, 1);
    for (const name of ['9', '7']) await click(board, name);
    expect(card(board)).to.include('so far');
    await click(board, 'Pick up');
    await tapCell(board, 4, 0);
    for (const name of ['9', 'equals sign for everyone, 1 left']) await click(board, name);
    expect(card(board)).to.include('only one equals sign');
    await click(board, 'Pick up');
    // To the left of a piece below the equation, a line across would lie beside it.
    await tapCell(board, 8, 1);
    for (const name of ['9', 'minus']) await click(board, name);
    expect(card(board)).to.include('so far');
    await tapCell(board, 7, 1);
    await click(board, '4');
    expect(card(board), 'it may still begin in front').to.include('so far');
    await tapCell(board, 6, 1);
    await click(board, '7');
    expect(card(board)).to.include('not sit side by side');
  });
});
