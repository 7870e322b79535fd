import { expect } from '@open-wc/testing';
import type { PytagoraMove } from '../../src/rules/pytagora/index.js';
import { clear, listen } from './support/grid.js';
import { openReplay } from './support/finish.js';
import { press, tap } from './support/hands.js';
import { until } from './support/until.js';
import { card, click, drawn, keys, mount, opened, rack, twelve, type PytagoraBoard } from './support/pytagora.js';
import { button, find, findAll, has, notices, rootsOf, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, queryByRole, tabStop, titleOf } from './support/roles.js';

let page: ReturnType<typeof listen>;
beforeEach(() => {
  page = listen();
});
afterEach(async () => {
  page.stop();
  await clear();
});

const lay: PytagoraMove = { type: 'lay', text: '12*3=36', x: 0, y: 0, down: false };
const noticed = (board: PytagoraBoard): string[] => notices(board);

/** Returns whether a cover hides the pieces, until the next player says so. */
const isCovered = (board: PytagoraBoard): boolean => hasRole(board, 'heading', /^Pass to /);

/** The same with practice undo. */
const free = twelve.replace('.x.', '.x~z.');

describe('A game', () => {
  it('begins with the form, and pieces are drawn for all', async () => {
    const board = await mount();
    await click(board, 'Start');
    await until(() => board.state?.phase === 'lay', 'all have drawn');
    expect(board.state!.racks.map((one) => one.length)).to.deep.equal([10, 10]);
    expect(page.of('game-start')).to.have.lengthOf(1);
  });

  it('of one player needs no cover, and goes on turn after turn', async () => {
    const board = await mount({ players: 'Ada' });
    await until(() => rack(board).length === 10, 'the pieces are there');
    expect(board.state!.common).to.equal(1);
    expect(isCovered(board)).to.equal(false);
  });

  it('is won, and can be looked back on; nobody’s pieces are shown then', async () => {
    const board = await mount({ players: 'Ada, Ben', position: twelve.replace('.x.', '.t10~x.'), cover: 'off' });
    board.play(lay);
    await until(() => hasRole(board, 'button', 'See how it went'), 'the end is shown');
    await drawn(board);
    const [over] = page.of('game-over');
    expect(over).to.deep.include({ winners: [0], scores: [10, 0] });
    expect((over['record'] as { moves: unknown[] }).moves).to.deep.equal([lay]);
    expect(words(titleOf(board))).to.equal('Ada has 10!');
    expect(has(board, '[part~="rack"]')).to.equal(false);
    expect(queryAllByRole(board, 'gridcell')).to.have.lengthOf(7);
    await openReplay(board);
    await drawn(board);
    await click(board, 'The move before');
    expect(queryAllByRole(board, 'gridcell')).to.have.lengthOf(0);
    expect(said(board)).to.equal('The start: the table is empty.');
  });

  it('with a computer player goes on by itself', async () => {
    const board = await mount({ players: 'Ada, bot:1', position: twelve });
    board.play(lay);
    await until(() => board.state!.equations.length > 1 || board.state!.scores[1] < 0, 'the computer has moved');
    expect(isCovered(board)).to.equal(false);
    expect(rack(board).length, 'one sees one’s own pieces').to.be.greaterThan(5);
  });
});

describe('The equation of a computer player', () => {
  const attributes = { players: 'bot:3, Ada', position: twelve, speed: 'slow' };
  /** Returns the drawing of the equation on its card, which is null before and after. */
  const equation = (board: PytagoraBoard): HTMLElement | null => queryByRole(find(board, '[part~="equation"]'), 'img');
  const holes = (board: PytagoraBoard): number => findAll(equation(board), '.hole').length;
  const points = (board: PytagoraBoard): string => {
    const [first] = queryAllByRole(getByRole(board, 'list', 'Scores'), 'listitem');
    return words(find(first, 'b'));
  };

  it('is laid piece by piece, and its points are given when it stands', async () => {
    const board = await mount({ ...attributes, speed: 'fast' });
    const seen: number[] = [];
    await until(() => {
      const now = holes(board);
      if (equation(board) && now !== seen.at(-1)) seen.push(now);
      return /(\d+) = \1/.test(card(board));
    }, 'it stands');
    expect(seen.length).to.be.greaterThan(4);
    expect(seen).to.deep.equal([...seen].sort((a, b) => b - a));
    expect(seen.at(-1)).to.equal(0);
    expect(points(board)).to.equal('0');
    expect(words(titleOf(board))).to.include('Ben');
    await until(() => points(board) !== '0', 'its points are given');
  });

  const skip: Readonly<Record<string, (board: PytagoraBoard) => Promise<void>>> = {
    'a tap on the table': (board) => tap(the(board, '[part~="board"]')),
    'a key': async (board) => {
      tabStop(board, 'gridcell').focus();
      await press('Enter');
    },
  };
  for (const [what, act] of Object.entries(skip)) {
    it(`is shown at once by ${what}, which does nothing else`, async () => {
      const board = await mount(attributes);
      await until(() => holes(board) > 2, 'it has begun');
      await act(board);
      await drawn(board);
      expect(equation(board)).to.equal(null);
      expect(points(board)).not.to.equal('0');
      expect(findAll(board, '.aim')).to.deep.equal([]);
    });
  }
});

describe('Moves of a program', () => {
  const wrong: [what: string, move: unknown, rule: string][] = [
    ['that make no equation', { ...lay, text: '12*3=35' }, 'PYT-11'],
    ['with pieces that are not held', { ...lay, text: '9-7=2' }, 'PYT-06'],
    ['of no text', { ...lay, text: 7 }, 'PYT-07'],
    ['beyond the table', { ...lay, x: 1e9 }, 'PYT-08'],
    ['to pass before an exchange', { type: 'pass' }, 'PYT-21'],
    ['of drawing when nothing is to be drawn', { type: 'draw', pieces: '1' }, 'PYT-06'],
    ['of no kind', { type: 'castle' }, 'PYT-06'],
    ['of nothing', undefined, 'PYT-06'],
  ];
  it('are refused with their rule, and nothing changes', async () => {
    const board = await mount({ players: 'Ada, Ben', position: twelve });
    for (const [what, move, rule] of wrong) {
      expect(board.play(move as PytagoraMove), what).to.include({ ok: false, rule });
      await drawn(board);
      expect(said(board), what).not.to.equal('');
    }
    expect(board.toText()).to.equal(twelve);
    expect(page.of('moved')).to.deep.equal([]);
  });

  it('can be forbidden by the page', async () => {
    const board = await mount({ players: 'Ada, Ben', position: twelve });
    board.addEventListener('move', (event) => event.preventDefault(), { once: true });
    expect(board.play(lay)).to.include({ ok: false, reason: 'forbidden' });
  });

  it('stand once pieces have been drawn (PYT-23)', async () => {
    const board = await mount({ players: 'Ada, Ben', position: twelve, cover: 'off' });
    board.play(lay);
    await until(() => board.state!.phase === 'lay', 'Ada has drawn');
    const after = board.toText();
    expect([board.undo(), board.toText()]).to.deep.equal([false, after]);
    await until(() => said(board) === 'That choice stands. Something new has been seen since.', 'it is said why');
  });

  it('are undone and redone with practice undo, and the drawn pieces stay the same', async () => {
    const twelve = free;
    const board = await mount({ players: 'Ada, Ben', position: twelve, cover: 'off' });
    board.play(lay);
    await until(() => board.state!.phase === 'lay', 'Ada has drawn');
    const after = board.toText();
    expect(board.undo()).to.equal(true);
    expect(board.toText()).to.equal(twelve);
    board.play(lay);
    await until(() => board.state!.phase === 'lay', 'Ada has drawn again');
    expect(board.toText()).to.equal(after);
  });
});

describe('A position', () => {
  it('is read as it was written; anything else is refused, and the game stays', async () => {
    const board = await mount({ players: 'Ada, Ben', position: twelve });
    board.play(lay);
    await until(() => board.state!.phase === 'lay', 'Ada has drawn');
    const text = board.toText();
    expect(board.fromText('py2.nonsense').ok).to.equal(false);
    await until(() => noticed(board).length, 'a message is shown');
    expect(noticed(board)).to.deep.equal(['That game could not be read, so this one stays.']);
    expect(board.toText()).to.equal(text);
    expect(board.fromText(text).ok).to.equal(true);
    expect(board.toText()).to.equal(text);
  });

  it('is kept under a key, and taken up again with the pieces covered', async () => {
    const board = await mount({ players: 'Ada, Ben', persist: 'pyt', position: free });
    board.play(lay);
    await until(() => board.state!.phase === 'lay', 'Ada has drawn');
    const text = board.toText();
    board.remove();
    const again = await mount({ persist: 'pyt' });
    expect(again.toText()).to.equal(text);
    expect(words(titleOf(again))).to.equal('Pass to Ben');
    expect(again.undo(), 'the moves are kept, too').to.equal(true);
    expect(again.toText()).to.equal(free);
  });
});

describe('On one device', () => {
  /** Returns everything in the element that could be seen or read out. */
  const seen = (board: PytagoraBoard): string =>
    rootsOf(board)
      .map((root) => root.innerHTML)
      .join('');

  it('a cover hides the pieces until the next player says so, and nobody else’s are ever in the page', async () => {
    const board = await mount({ players: 'Ada, Ben', position: twelve });
    expect(words(titleOf(board))).to.equal('Pass to Ada');
    expect(rack(board)).to.deep.equal([]);
    expect(hasRole(board, 'grid'), 'the table is hidden').to.equal(false);
    expect(seen(board)).not.to.match(/aria-label="(divided by|minus|times)"/);
    await click(board, 'I am Ada');
    expect(rack(board)).to.deep.equal(['1', '2', '3', '6', '3', '5', '0', 'plus', 'times', '8']);
    expect(seen(board), 'Ben has ÷ and −').not.to.match(/aria-label="(divided by|minus)"/);
    board.play(lay);
    await until(() => isCovered(board), 'the cover lies again');
    await drawn(board);
    expect(words(titleOf(board))).to.equal('Pass to Ben');
    expect(queryAllByRole(board, 'paragraph').map(words)).to.include('Ada laid 12 × 3 = 36: +10');
    expect(rack(board)).to.deep.equal([]);
    await click(board, 'I am Ben');
    expect(rack(board).slice(0, 3)).to.deep.equal(['9', 'minus', '4']);
  });

  it('the cover stays away in one’s own turn, and can be switched off', async () => {
    const board = await mount({ players: 'Ada, Ben', position: twelve });
    await click(board, 'I am Ada');
    await click(board, 'New pieces');
    await click(board, 'New pieces');
    expect(rack(board)).to.have.lengthOf(10);
    board.setAttribute('cover', 'off');
    await drawn(board);
    board.play({ type: 'pass' });
    await drawn(board);
    expect(isCovered(board)).to.equal(false);
    expect(rack(board).slice(0, 3)).to.deep.equal(['9', 'minus', '4']);
  });
});

describe('Attributes', () => {
  it('that are not possible are told, and the usual ones stand', async () => {
    const board = await mount({ players: 'Ada, Ben', target: 'many', cover: 'maybe', times: '%', digits: 'roman' });
    await until(() => page.of('game-error').length === 4, 'all four are told');
    await until(() => noticed(board).length === 1, 'in one message');
    expect(page.of('game-error').map(({ code }) => code)).to.have.members(['target', 'cover', 'times', 'digits']);
    expect(board.state!.options.target).to.equal(35);
  });

  it('choose Plus and minus, with its own pieces and target', async () => {
    const board = await mount({ game: 'plus-and-minus', players: 'Ada, Ben', cover: 'off' });
    await until(() => board.state?.phase === 'lay', 'all have drawn');
    expect([board.game, board.rules.name]).to.deep.equal(['plus-and-minus', 'plus-and-minus']);
    expect(board.getAttribute('game')).to.equal('plus-and-minus');
    expect(board.state!.options.target).to.equal(30);
    expect(board.state!.bag.length + 20 + 2).to.equal(80);
    expect(board.toText()).to.match(/^pm2\./);
  });

  it('set how × and ÷ and digits are written', async () => {
    const board = await mount({ players: 'Ada, Ben', position: twelve, cover: 'off', times: '·', digits: 'arab' });
    await until(() => words(find(board, '[part~="rack"]')).includes('٦'), 'the digits are there');
    board.play(lay);
    await until(() => card(board).includes('١٢ · ٣ = ٣٦'), 'it is told so');
    expect(words(getByRole(board, 'list', 'Scores'))).to.include('١٠');
  });
});

describe('In Italian', () => {
  it('signs are spoken, ÷ is :, and rules are told in plain words', async () => {
    const board = await mount({ players: 'Ada, Ben', lang: 'it', position: twelve, cover: 'off' });
    expect(rack(board)).to.include.members(['più', 'per']);
    tabStop(board, 'gridcell').focus();
    await keys(board, ...'12*3=35');
    expect(card(board)).to.include('La prima parte fa 36, la seconda 35.');
    expect(button(board, 'Gioca').ariaDisabled).to.equal('true');
  });
});

describe('The keys of the table', () => {
  it('answer questions, and leave the page its own', async () => {
    const board = await mount({ players: 'Ada, Ben', position: twelve, cover: 'off' });
    const cell = tabStop(board, 'gridcell');
    cell.focus();
    await keys(board, 'r');
    expect(said(board)).to.equal('Your pieces: 1, 2, 3, 6, 3, 5, 0, plus, times, 8.');
    await keys(board, 's');
    expect(said(board)).to.equal('Ada: 0, Ben: 0');
    await keys(board, 'e');
    expect(said(board)).to.equal('You have put nothing down.');
    await keys(board, 'o');
    expect(said(board)).to.equal('row 1, column 1, empty');
    const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, composed: true, cancelable: true });
    tabStop(board, 'gridcell').dispatchEvent(tab);
    expect(tab.defaultPrevented).to.equal(false);
    board.play(lay);
    await drawn(board);
    await opened(board);
    await keys(board, 'l');
    expect(said(board)).to.equal('Ada laid 12 × 3 = 36: +10');
  });
});
