import { expect } from '@open-wc/testing';
import { inChromium } from './support/chromium.js';
import { sendMouse } from '@web/test-runner-commands';
import { flyPoints } from '../../components/pytagora-board/points-flight.js';
import { pytagora } from '../../src/rules/pytagora/index.js';
import { clear, listen } from './support/grid.js';
import { until } from './support/until.js';
import {
  canLay,
  card,
  click,
  drawn,
  keys,
  laying,
  middleOf,
  mount,
  rack,
  tapCell,
  twelve,
  type PytagoraBoard,
} from './support/pytagora.js';
import { button, find, findAll, focused, hitAt, rootsOf, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, nameOf, queryByRole, tabStop } from './support/roles.js';

afterEach(clear);

const open = (attributes = {}): Promise<PytagoraBoard> =>
  mount({ players: 'Ada, Ben', position: twelve, cover: 'off', ...attributes });

/** Lays 12 × 3 = 36 from the middle of the table to the right, without confirming it. */
async function spread(board: PytagoraBoard, from = 0): Promise<void> {
  await tapCell(board, from, 0);
  for (const name of ['1', '2', 'times', '3', 'equals sign for everyone, 2 left', '3', '6']) await click(board, name);
}

describe('Pieces are laid by tap and tap', () => {
  it('and the growing equation shows what it scores, piece by piece, and that it is true', async () => {
    const board = await open();
    await spread(board);
    expect(card(board)).to.include('36 = 36').and.include('10 points');
    expect(findAll(board, '.equation-row text.piece-points').map(words)).to.deep.equal([
      '2',
      '1',
      '2',
      '1',
      '1',
      '2',
      '1',
    ]);
    expect(words(find(board, '.flag'))).to.equal('10');
    expect(canLay(board)).to.equal(true);
    expect(board.state!.equations).to.deep.equal([]);
    expect(rack(board)).to.deep.equal(['5', '0', 'plus', '8']);
  });

  inChromium('and laid for good they score, and others are drawn', async () => {
    const board = await open();
    const page = listen();
    await spread(board);
    await click(board, 'Lay it');
    page.stop();
    expect(board.state).to.deep.include({ scores: [10, 0], seat: 1, phase: 'lay', common: 1 });
    expect(board.state!.racks.map((one) => one.length)).to.deep.equal([10, 10]);
    expect(page.of('moved').map(({ move }) => (move as { type: string }).type)).to.deep.equal(['lay', 'draw']);
    const [, { state, move, events }] = page.of('moved');
    expect(move).to.deep.equal({ type: 'draw', pieces: '?'.repeat(6) });
    expect(events).to.deep.include({ type: 'drawn', seat: 0, pieces: '?'.repeat(6), bag: board.state!.bag.length });
    expect(page.of('move').map((told) => told['move'])).to.deep.include({ type: 'draw', pieces: '?'.repeat(6) });
    expect(state, 'what everyone may know').to.deep.equal(pytagora.view(board.state!, 'public'));
    expect(state).to.deep.include({ racks: ['?'.repeat(10), '?'.repeat(10)] });
    expect(said(board)).to.include('Ada laid 12 × 3 = 36: +10');
    expect(rack(board)).to.have.lengthOf(10).and.include('divided by');
  });

  it('and its points fly to the score, but not when a game is opened', async () => {
    const board = await open({ speed: 'normal' });
    await spread(board);
    // They may have arrived before a busy browser runs the test again.
    const flown: [string, string | null][] = [];
    const watch = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.className === 'flying') flown.push([words(node), node.ariaHidden]);
    });
    for (const root of rootsOf(board)) watch.observe(root, { childList: true, subtree: true });
    await click(board, 'Lay it');
    await until(() => flown.length, 'the points are on their way');
    watch.disconnect();
    expect(flown).to.deep.equal([['+10', 'true']]);
    await until(() => !find(board, '.flying'), 'they have arrived');
    const again = await open({ speed: 'normal', position: board.toText() });
    expect(again.state!.equations).to.have.lengthOf(1);
    expect(find(again, '.flying')).to.equal(null);
  });

  it('and one tap takes a piece back, or all come back at once', async () => {
    const board = await open();
    await spread(board);
    await tapCell(board, 6, 0);
    expect(rack(board)).to.include('6');
    await click(board, 'Pick up');
    expect(rack(board)).to.have.lengthOf(10);
    expect(find(board, '.flag')).to.equal(null);
  });

  it('and go on where one is taken back, and downwards where the next place is below', async () => {
    const board = await open();
    // On an empty table the first piece has a fixed place.
    await click(board, '1');
    await click(board, '2');
    await tapCell(board, 1, 0);
    await click(board, '8');
    expect(laying(board)).to.have.members(['row 1, column 1, 1', 'row 1, column 2, 8']);
    await tapCell(board, 1, 0);
    await tapCell(board, 0, 1);
    await click(board, 'times');
    await click(board, '3');
    expect(laying(board)).to.have.members(['row 1, column 1, 1', 'row 2, column 1, times', 'row 3, column 1, 3']);
  });

  it('and a second tap on the place turns the line; a gap that is left stays one', async () => {
    const board = await open();
    await tapCell(board, 0, 0);
    await tapCell(board, 0, 0);
    for (const name of ['1', '2']) await click(board, name);
    await tapCell(board, 0, 3);
    await click(board, '3');
    expect(laying(board)).to.deep.equal(['row 1, column 1, 1', 'row 2, column 1, 2', 'row 4, column 1, 3']);
    expect(card(board)).to.include('no gaps');
  });

  it('and run down from a place below a piece that lies, and across from one next to it', async () => {
    const board = await open();
    await spread(board);
    await click(board, 'Lay it');
    const downAt = async (x: number, y: number): Promise<boolean> => {
      await tapCell(board, x, y);
      return the(board, '.aim').getAttribute('transform')!.includes('rotate(90)');
    };
    expect(await downAt(6, 1)).to.equal(true);
    expect(await downAt(-1, 0)).to.equal(false);
    expect(await downAt(2, -1)).to.equal(true);
    expect(await downAt(2, -1), 'a second tap turns it').to.equal(false);
  });

  it('and where others lie a piece is taken in hand first, and goes where one taps', async () => {
    const board = await open();
    board.play({ type: 'lay', text: '12*3=36', x: 0, y: 0, down: false });
    await drawn(board);
    await click(board, '9');
    expect(button(board, '9').ariaPressed).to.equal('true');
    expect(laying(board)).to.deep.equal([]);
    await tapCell(board, 1, -4);
    expect(laying(board)).to.deep.equal(['row −3, column 2, 9']);
  });

  it('and a finger puts it where it was lifted, also where the browser moves its click to the piece beside', async () => {
    const board = await open();
    board.play({ type: 'lay', text: '12*3=36', x: 0, y: 0, down: false });
    await drawn(board);
    await click(board, '9');
    const sheet = getByRole(board, 'grid');
    const { clientX, clientY } = middleOf(board, 1, 1);
    sheet.dispatchEvent(new PointerEvent('pointerup', { clientX, clientY, pointerType: 'touch', bubbles: true }));
    const beside = { clientX, clientY: clientY - sheet.getBoundingClientRect().width / 24 };
    sheet.dispatchEvent(new MouseEvent('click', { ...beside, bubbles: true, composed: true }));
    await drawn(board);
    expect(laying(board)).to.deep.equal(['row 2, column 2, 9']);
    // A click by assistive technology counts at its coordinates.
    await tapCell(board, 1, 1);
    expect(laying(board)).to.deep.equal([]);
  });

  it('and over pieces that lie, to the cell behind them', async () => {
    const board = await open();
    board.play({ type: 'lay', text: '12*3=36', x: 0, y: 0, down: false });
    await drawn(board);
    // Ben lays 9 − 7 = 2 downwards through the 2
    await tapCell(board, 1, -4);
    await tapCell(board, 1, -4);
    for (const name of ['9', 'minus', '7', 'equals sign']) await click(board, name);
    expect(canLay(board)).to.equal(true);
    expect(card(board)).to.include('2 = 2');
  });

  it('and the last equation is marked in its player’s colour', async () => {
    const board = await open();
    await spread(board);
    await click(board, 'Lay it');
    expect(find(board, '.capsule.last.colour1')).not.to.equal(null);
    expect(findAll(board, '.piece.last')).to.have.lengthOf(7);
    // Only what is being laid now stands out.
    await tapCell(board, 0, 2);
    await click(board, '9');
    expect(findAll(board, '.piece.last')).to.have.lengthOf(0);
    expect(find(board, '.capsule.last.colour1')).not.to.equal(null);
  });

  inChromium('and two sides that differ stand on a balance', async () => {
    const board = await open();
    await tapCell(board, 0, 0);
    for (const name of ['1', '2', 'times', '3', 'equals sign', '3', '5']) await click(board, name);
    expect(findAll(board, '.balance text').map(words)).to.deep.equal(['36', '35']);
    expect(card(board)).to.include('The first side makes 36, the second 35.');
  });

  inChromium('and what is not yet an equation is not wrong', async () => {
    const board = await open();
    await click(board, '1');
    expect(find(board, '.equation-card.bad')).to.equal(null);
    expect(card(board)).to.include('so far');
    expect(canLay(board)).to.equal(false);
  });

  inChromium('and what cannot stand is told by its rule in plain words, and changes nothing', async () => {
    const board = await open();
    const wrong: [string, string][] = [
      ['12*3=35', 'The first side makes 36, the second 35.'],
      ['03+3=6', 'A number cannot start with 0.'],
      ['0*6=8', 'No × or ÷ with 0'],
    ];
    for (const [text, sentence] of wrong) {
      tabStop(board, 'gridcell').focus();
      await keys(board, ...text);
      expect(card(board), text).to.include(sentence);
      expect(canLay(board), text).to.equal(false);
      await keys(board, 'Enter', 'Escape');
    }
    expect(board.toText()).to.equal(twelve);
  });

  inChromium('in the signs of the game, whatever those of the language are', async () => {
    const signs: [lang: string, times: string, divide: string, remainder: string, zero: string][] = [
      ['en', '·', ':', '3 : 2 leaves a remainder', 'No · or : with 0'],
      ['de', '×', '÷', '3 ÷ 2 geht nicht auf', 'kein × oder ÷ mit 0'],
    ];
    for (const [lang, times, divide, ...sentences] of signs) {
      const position = twelve.replace('1236350pt8_9m4e71d204', '12363d0pt8_9m4e715204');
      const board = await open({ lang, times, divide, position });
      for (const [i, text] of ['3/2=1', '0*6=8'].entries()) {
        tabStop(board, 'gridcell').focus();
        await keys(board, ...text);
        expect(card(board), text).to.include(sentences[i]);
        await keys(board, 'Escape');
      }
      board.remove();
    }
  });
});

describe('Pieces are laid by drag', () => {
  it('from the rack to the table, and on to another place', async () => {
    const board = await open();
    const drag = async (from: { clientX: number; clientY: number }, to: { clientX: number; clientY: number }) => {
      await sendMouse({ type: 'move', position: [Math.round(from.clientX), Math.round(from.clientY)] });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [Math.round(from.clientX + 20), Math.round(from.clientY - 20)] });
      await sendMouse({ type: 'move', position: [Math.round(to.clientX), Math.round(to.clientY)] });
      await sendMouse({ type: 'up' });
      await drawn(board);
    };
    const slot = button(board, '8').getBoundingClientRect();
    await drag({ clientX: slot.x + slot.width / 2, clientY: slot.y + slot.height / 2 }, middleOf(board, 1, 0));
    expect(laying(board)).to.deep.equal(['row 1, column 2, 8']);
    await drag(middleOf(board, 1, 0), middleOf(board, 3, 1));
    expect(laying(board)).to.deep.equal(['row 2, column 4, 8']);
    expect(rack(board)).to.have.lengthOf(9);
  });
});

describe('Pieces are laid by typing', () => {
  it('an equation and its place, in the signs and digits of any country', async () => {
    const board = await open();
    await click(board, 'Type it');
    await tapCell(board, -2, 2);
    getByRole<HTMLInputElement>(board, 'textbox', 'Equation').value = ' 12 · ٣ = 36 ';
    getByRole<HTMLSelectElement>(board, 'combobox', 'Direction').value = 'down';
    await click(board, 'Put it there');
    expect(laying(board)[0]).to.equal('row 3, column −1, 1');
    expect(canLay(board)).to.equal(true);
    await click(board, 'Lay it');
    expect(board.state!.equations[0]).to.deep.include({ text: '12*3=36', x: -2, y: 2, down: true });
  });

  inChromium('says what cannot be typed, or is not in the rack', async () => {
    const board = await open();
    await click(board, 'Type it');
    const type = async (text: string): Promise<string> => {
      getByRole<HTMLInputElement>(board, 'textbox', 'Equation').value = text;
      await click(board, 'Put it there');
      return words(getByRole(board, 'alert'));
    };
    expect(await type('two = 2')).to.equal('Use only digits, + − × ÷ and =.');
    expect(await type('1 2*3=36')).to.equal('Put the pieces in one line with no gaps.');
    expect(await type('9-7=2')).to.equal('You have no 9.');
    expect(await type('6-3=3')).to.equal('You have no minus.');
    expect(board.toText()).to.equal(twelve);
  });

  it('with the keyboard on the table, down and across, and back', async () => {
    const board = await open();
    tabStop(board, 'gridcell').focus();
    await keys(board, 'ArrowDown', ' ', '1', '2', 'x', '3', '=', '3', '5', 'Backspace', '6');
    expect(said(board)).to.equal('12 × 3 = 36: 10 points');
    await keys(board, 'Enter');
    expect(board.state!.equations[0]).to.deep.include({ text: '12*3=36', x: 0, y: 1, down: true, points: 10 });
  });

  it('and Escape takes all back, to where the line began and in its direction', async () => {
    const board = await open();
    tabStop(board, 'gridcell').focus();
    await keys(board, 'ArrowDown', 'ArrowRight', ' ', '1', '2', 'x', 'Escape');
    await drawn(board);
    expect(board.shadowRoot!.activeElement?.getAttribute('aria-label')).to.equal('row 2, column 2, empty');
    await keys(board, '1', '2', 'x', '3', '=', '3', '6', 'Enter');
    expect(board.state!.equations[0]).to.deep.include({ text: '12*3=36', x: 1, y: 1, down: true });
  });

  it('across a piece that lies there', async () => {
    const board = await open();
    board.play({ type: 'lay', text: '12*3=36', x: 0, y: 0, down: false });
    await drawn(board);
    // Ben lays 9 − 7 = 2 downwards through the 2
    tabStop(board, 'gridcell').focus();
    await keys(board, 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', ' ', '9', '-', '7', '=', '2');
    expect(card(board)).to.include('2 = 2').and.include('1+1');
    await keys(board, 'Enter');
    expect(board.state!.scores).to.deep.equal([10, 6]);
  });
});

describe('Where mathematics is written from right to left', () => {
  /** The same position, with lines across read from the right. */
  const fromTheRight = (): Promise<PytagoraBoard> => {
    const read = pytagora.read(twelve);
    if (!read.ok) throw new Error(read.message);
    const options = { ...read.value.options, direction: 'rtl' as const };
    return open({ position: pytagora.write({ ...read.value, options }) });
  };

  /** Returns the pieces in the middle row, from left to right. */
  const row = (board: PytagoraBoard): string[] =>
    laying(board)
      .map((piece) => /column (\d), (.+)/.exec(piece)!)
      .sort((a, b) => Number(a[1]) - Number(b[1]))
      .map(([, , sign]) => sign);

  inChromium('the first side of a balance is on the right', async () => {
    const board = await fromTheRight();
    await tapCell(board, 6, 0);
    for (const name of ['2', '1', 'times', '3', 'equals sign for everyone, 2 left', '5', '3']) await click(board, name);
    expect(findAll(board, '.balance text').map(words)).to.deep.equal(['35', '36']);
    expect(card(board)).to.include('The first side makes 36, the second 35.');
  });

  it('tokens run from the right, and the digits of a number as ever', async () => {
    const board = await fromTheRight();
    await tapCell(board, 6, 0);
    for (const name of ['2', '1', 'times', '3', 'equals sign for everyone, 2 left', '6', '3']) await click(board, name);
    expect(row(board)).to.deep.equal(['3', '6', 'equals', '3', 'times', '1', '2']);
    expect(card(board)).to.include('36 = 36').and.include('10 points');
    expect(hasRole(board, 'img', '\u206712 × 3 = 36\u2069')).to.equal(true);
    await click(board, 'Lay it');
    expect(board.state!.equations[0]).to.deep.include({ text: '12*3=36', x: 0, y: 0, points: 10 });
    expect(said(board)).to.include('Ada laid \u206712 × 3 = 36\u2069: +10');
  });

  it('a typed equation begins at its place and goes to the left', async () => {
    const board = await fromTheRight();
    await click(board, 'Type it');
    getByRole<HTMLInputElement>(board, 'textbox', 'Equation').value = '12×3=36';
    await tapCell(board, 6, 0);
    await click(board, 'Put it there');
    expect(row(board)).to.deep.equal(['3', '6', 'equals', '3', 'times', '1', '2']);
    expect(canLay(board)).to.equal(true);
  });

  it('by the keyboard cell by cell to the left', async () => {
    const board = await fromTheRight();
    tabStop(board, 'gridcell').focus();
    for (let i = 0; i < 6; i++) await keys(board, 'ArrowRight');
    await keys(board, '2', '1', 'x', '3', '=', '6', '3');
    expect(row(board)).to.deep.equal(['3', '6', 'equals', '3', 'times', '1', '2']);
    await keys(board, 'Enter');
    expect(board.state!.equations[0]).to.deep.include({ text: '12*3=36', x: 0 });
  });
});

describe('What is not possible is shown, not only said', () => {
  inChromium('new pieces while there is an equation, where they are only for those who are stuck', async () => {
    const board = await open({ position: twelve.replace('.x.', '..'), players: 'Ada, Ben' });
    await click(board, 'New pieces');
    await until(() => card(board).includes('there is an equation you can lay'), 'the card says why not');
    expect(getComputedStyle(the(board, '.refusal')).display, 'and nothing lies over the buttons').to.equal('none');
    await tapCell(board, 0, 0);
    expect(card(board)).not.to.include('there is an equation');
  });

  inChromium('a piece that is typed and not in the rack', async () => {
    const board = await open();
    tabStop(board, 'gridcell').focus();
    await keys(board, '9');
    expect(card(board)).to.include('You have no 9.');
    expect(said(board)).to.equal('You have no 9.');
  });

  inChromium('a piece put at the end of an equation that lies', async () => {
    const board = await open();
    board.play({ type: 'lay', text: '12*3=36', x: 0, y: 0, down: false });
    await drawn(board);
    button(board, 'minus').click();
    await drawn(board);
    await tapCell(board, 7, 0);
    expect(card(board)).to.include('not add to it');
  });
});

describe('The focus on the table', () => {
  it('stays in sight wherever the arrows lead, and on the table', async () => {
    const board = await mount({ players: 'Ada, Ben', position: twelve, cover: 'off' }, 320);
    tabStop(board, 'gridcell').focus();
    const arrows = (key: string, times: number): Promise<void> => keys(board, ...Array<string>(times).fill(key));
    const isInSight = (): boolean => {
      const cell = tabStop(board, 'gridcell').getBoundingClientRect();
      const cloth = the(board, '[part~="board"]').getBoundingClientRect();
      return (
        cell.left >= cloth.left && cell.right <= cloth.right && cell.top >= cloth.top && cell.bottom <= cloth.bottom
      );
    };
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await arrows(key, 13);
      expect(isInSight(), key).to.equal(true);
    }
  });

  it('goes to the cover when the pieces are the next player’s', async () => {
    const board = await open({ cover: 'on' });
    const cover = (): HTMLElement | null => queryByRole(board, 'button', /show my pieces$/);
    await until(cover, 'the cover lies');
    cover()!.focus();
    cover()!.click();
    await drawn(board);
    await keys(board, '1', '2', 'x', '3', '=', '3', '6', 'Enter');
    await until(() => cover() && focused(board) === cover(), 'the next player begins at the cover');
    expect(board.state!.seat).to.equal(1);
  });
});

describe('The rack', () => {
  inChromium('is shuffled and sorted without losing a piece', async () => {
    const board = await open();
    const before = rack(board);
    await click(board, 'Sort');
    expect(rack(board)).to.deep.equal(['0', '1', '2', '3', '3', '5', '6', '8', 'plus', 'times']);
    await click(board, 'Shuffle');
    expect(rack(board).sort()).to.deep.equal([...before].sort());
  });

  inChromium('is exchanged for 5 points, and the turn goes on', async () => {
    const board = await open();
    await click(board, 'New pieces');
    await click(board, 'New pieces');
    expect(board.state).to.deep.include({ scores: [-5, 0], seat: 0, phase: 'lay', exchanges: 1 });
    expect(rack(board)).to.have.lengthOf(10);
    await click(board, 'Pass');
    expect(board.state).to.deep.include({ scores: [-10, 0], seat: 1 });
  });
});

describe('New pieces', () => {
  it('are asked for once more, and the second half of a double tap answers nothing', async () => {
    const board = await open();
    const before = board.toText();
    const { x, y, width, height } = button(board, 'New pieces').getBoundingClientRect();
    const tap = new MouseEvent('click', { detail: 1, bubbles: true, composed: true });
    button(board, 'New pieces').dispatchEvent(tap);
    await drawn(board);
    for (const under of [button(board, 'New pieces'), hitAt(board, x + width / 2, y + height / 2)!])
      under.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, composed: true }));
    await drawn(board);
    expect(board.toText(), 'two quick taps cost nothing').to.equal(before);
    expect(card(board)).to.include('Swap all your pieces for new ones? It costs 5 points.');
    await click(board, 'Keep mine');
    expect(card(board)).not.to.include('It costs');
    expect(board.toText()).to.equal(before);
    await click(board, 'New pieces');
    await click(board, 'New pieces');
    expect(board.state).to.deep.include({ scores: [-5, 0], exchanges: 1 });
    await click(board, 'New pieces');
    expect(board.state, 'again one is asked').to.deep.include({ scores: [-5, 0], exchanges: 1 });
  });
});

describe('A hint', () => {
  it('comes in three steps: a sign, the place, the equation', async () => {
    const board = await open();
    const move = await board.hint();
    await drawn(board);
    expect(move).to.have.property('type', 'lay');
    expect(card(board)).to.match(/^Think of an equation with [+×]\. /);
    expect(find(board, '.capsule.hinted')).to.equal(null);
    await click(board, 'Hint');
    await until(() => card(board).startsWith('It lies'), 'the second step is given');
    expect(card(board)).to.match(/^It lies by itself, where you see the mark\. /);
    expect(find(board, '.capsule.hinted')).not.to.equal(null);
    await click(board, 'Hint');
    await until(() => card(board).startsWith('It can'), 'the third step is given');
    expect(card(board)).to.match(/^It can be .+ = .+: \d+ points\./);
    expect(findAll(board, '.ghost').length).to.equal((move as { text: string }).text.length);
    expect(board.play(move!).ok).to.equal(true);
  });

  it('has the card for itself until what is laid stands or cannot stand', async () => {
    const board = await open();
    await tapCell(board, 0, 0);
    for (const name of ['1', '2', 'times']) await click(board, name);
    expect(card(board)).to.include('so far');
    await board.hint();
    await drawn(board);
    expect(card(board))
      .to.match(/^Think of an equation with /)
      .and.not.include('so far');
    expect(find(board, '.equation-row')).to.equal(null);
    for (const name of ['3', 'equals sign', '3', '6']) await click(board, name);
    expect(card(board)).to.include('10 points');
  });
});

describe('The table', () => {
  const box = (board: PytagoraBoard): number[] =>
    getByRole(board, 'grid').getAttribute('viewBox')!.split(' ').map(Number);

  /** Returns the number of pieces out of sight, as the button that shows everything says. */
  const outOfSight = (board: PytagoraBoard): number =>
    Number(/(\d+) out of sight/.exec(nameOf(getByRole(board, 'button', /^Show everything/)))?.[1] ?? 0);

  it('stays where it is while pieces are laid, and tells how many are out of sight', async () => {
    const board = await open();
    const before = box(board);
    await spread(board);
    expect(box(board)).to.deep.equal(before);
    expect(outOfSight(board)).to.equal(0);
    await click(board, 'Lay it');
    for (let i = 0; i < 6; i++) await click(board, 'Zoom in');
    expect(outOfSight(board)).to.be.within(1, 7);
    expect(words(getByRole(board, 'button', /^Show everything/))).to.equal(String(outOfSight(board)));
    await click(board, 'Show everything');
    expect(outOfSight(board)).to.equal(0);
  });

  it('shows the points of an equation at each of its edges, beside the equation', async () => {
    const board = await open();
    await spread(board);
    const sheet = getByRole(board, 'grid');
    const drag = async (to: { clientX: number; clientY: number }): Promise<void> => {
      const from = middleOf(board, 3, 1);
      const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true, composed: true };
      sheet.dispatchEvent(new PointerEvent('pointerdown', { ...from, ...mouse, button: 0, buttons: 1 }));
      sheet.dispatchEvent(new PointerEvent('pointermove', { ...to, ...mouse, buttons: 1 }));
      sheet.dispatchEvent(new PointerEvent('pointerup', { ...to, ...mouse, button: 0 }));
      await drawn(board);
    };
    const edges = the(board, '.cloth').getBoundingClientRect();
    const cell = middleOf(board, 1, 0).clientX - middleOf(board, 0, 0).clientX;
    const middle = middleOf(board, 3, 1);
    const places = {
      'in the middle': middle,
      top: { ...middle, clientY: edges.top + 1.6 * cell },
      bottom: { ...middle, clientY: edges.bottom + 0.4 * cell },
      left: { ...middle, clientX: edges.left + 0.1 * cell },
      right: { ...middle, clientX: edges.right - 0.1 * cell },
    };
    for (const [place, to] of Object.entries(places)) {
      await drag(to);
      const flag = the(board, '.flag').getBoundingClientRect();
      for (const side of ['left', 'top'] as const) expect(flag[side], place).to.be.at.least(edges[side] - 0.5);
      for (const side of ['right', 'bottom'] as const) expect(flag[side], place).to.be.at.most(edges[side] + 0.5);
      const line = the(board, '.capsule.on, .capsule').getBoundingClientRect();
      expect(flag.bottom <= line.top + cell / 4 || flag.top >= line.bottom - cell / 4, place).to.equal(true);
      expect(flag.top > line.top, place).to.equal(place === 'top');
    }
    await click(board, 'Lay it');
    for (const to of [places.left, places.right]) {
      await drag(to);
      flyPoints(board.shadowRoot!, 0, '+10', 1);
      const bubble = the(board, '.flying');
      const [flight] = bubble.getAnimations();
      flight.currentTime = 0.2 * Number(flight.effect!.getTiming().duration);
      const { left, right } = bubble.getBoundingClientRect();
      const game = the(board, '.game').getBoundingClientRect();
      expect(left >= game.left && right <= game.right, 'the points that fly').to.equal(true);
      flight.cancel();
      await until(() => !find(board, '.flying'), 'they are gone');
    }
  });

  it('zooms by buttons and keys, and shows everything', async () => {
    const board = await open();
    const [, , wide] = box(board);
    await click(board, 'Zoom in');
    expect(box(board)[2]).to.be.lessThan(wide);
    await click(board, 'Show everything');
    expect(box(board)[2]).to.equal(wide);
    tabStop(board, 'gridcell').focus();
    await keys(board, 'Z');
    expect(box(board)[2]).to.be.greaterThan(wide);
    await keys(board, 'f');
    expect(box(board)[2]).to.equal(wide);
  });

  it('zooms to what lies there, never into the void', async () => {
    const board = await open();
    board.play({ type: 'lay', text: '12*3=36', x: 9, y: 9, down: false });
    await drawn(board);
    for (let i = 0; i < 8; i++) await click(board, 'Zoom out');
    for (let i = 0; i < 12; i++) await click(board, 'Zoom in');
    expect(outOfSight(board)).to.be.within(1, 6);
  });

  it('follows two fingers, not one', async () => {
    const board = await open();
    const sheet = getByRole(board, 'grid');
    const middle = middleOf(board, 0, 0);
    const touch = async (type: string, pointerId: number, by: number): Promise<void> => {
      const at = { clientX: middle.clientX + by, clientY: middle.clientY };
      const more = {
        pointerId,
        pointerType: 'touch',
        isPrimary: pointerId === 1,
        button: 0,
        bubbles: true,
        composed: true,
      };
      sheet.dispatchEvent(new PointerEvent(type, { ...at, ...more }));
      await drawn(board);
    };
    const [, , wide] = box(board);
    await touch('pointerdown', 1, -20);
    await touch('pointermove', 1, -60);
    expect(box(board)[2]).to.equal(wide);
    await touch('pointerup', 1, -60);
    await touch('pointerdown', 1, -20);
    await touch('pointerdown', 2, 20);
    await touch('pointermove', 2, 40);
    expect(box(board)[2]).to.be.closeTo((wide * 40) / 60, 1);
    await touch('pointerup', 1, -20);
    await touch('pointerup', 2, 40);
  });

  it('leaves the page its wheel and its one finger', async () => {
    const board = await open();
    const sheet = getByRole(board, 'grid');
    const wheel = new WheelEvent('wheel', { deltaY: 50, bubbles: true, composed: true, cancelable: true });
    sheet.dispatchEvent(wheel);
    expect(wheel.defaultPrevented).to.equal(false);
    expect(getComputedStyle(sheet).touchAction).to.equal('pan-x pan-y');
  });
});
