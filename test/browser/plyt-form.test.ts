import { expect } from '@open-wc/testing';
import { asked, clear, drawn, keys, mount, taps, until, type PlytBoard } from './support/plyt.js';
import { button, find, findAll, has, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, nameOf, queryAllByRole, questionOf } from './support/roles.js';

afterEach(clear);

describe('The form of PLYT', () => {
  const form = async (attributes = {}): Promise<PlytBoard> => {
    const board = await mount(attributes);
    if (!has(board, '[part~="set-up"]')) await taps(board, 'More', 'New game');
    await until(() => hasRole(board, 'radiogroup', 'Which game?'), 'the form is there');
    return board;
  };
  const presets = (board: PlytBoard): HTMLElement => getByRole(board, 'radiogroup', 'Which game?');
  const chosen = (board: PlytBoard): string => nameOf(getByRole(presets(board), 'radio', { checked: true }));
  const unfold = async (board: PlytBoard): Promise<void> => {
    for (const details of findAll<HTMLDetailsElement>(board, 'details')) details.open = true;
    await drawn(board);
  };
  const field = (board: PlytBoard, label: string): HTMLInputElement => the(board, `input[aria-label="${label}"]`);
  async function write(board: PlytBoard, label: string, text: string): Promise<void> {
    const input = field(board, label);
    input.value = text;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await drawn(board);
  }

  it('begins from four games', async () => {
    const board = await form();
    expect(chosen(board), 'the usual one').to.match(/^Family/);
    for (const [name, expected] of [
      ['first-numbers', { operation: ['recognise'], timer: [0], penalty: false }],
      ['times-table', { fixed: [[6]], timer: [0] }],
      ['family', { standard: [2], timer: [30], fixed: [[]], penalty: false }],
      ['competition', { standard: [3], penalty: true, cardsWhen: 'keep' }],
    ] as const) {
      the(board, `input[value="${name}"]`).click();
      await drawn(board);
      await taps(board, 'Start');
      expect(board.state!.options).to.deep.include(expected);
      await taps(board, 'More', 'New game');
      await until(() => hasRole(board, 'radiogroup', 'Which game?'), 'the form is there');
      expect(getByRole<HTMLInputElement>(presets(board), 'radio', { checked: true }).value, 'as it was left').to.equal(
        name,
      );
    }
  });

  it('asks which times table: one, or all', async () => {
    const board = await form();
    the(board, 'input[value="times-table"]').click();
    await drawn(board);
    const tables = (): HTMLElement[] => findAll(board, '.preset-asks label');
    expect(tables().map(words)).to.deep.equal(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'all']);
    for (const [index, fixed] of [
      [6, [[8]]],
      [11, [[]]],
    ] as const) {
      the(tables()[index], 'input').click();
      await drawn(board);
      expect(tables().findIndex((one) => one.classList.contains('on'))).to.equal(index);
      await taps(board, 'Start');
      expect(board.state!.options).to.deep.include({ fixed, timer: [0] });
      await taps(board, 'More', 'New game');
    }
  });

  it('keeps its game chosen when single settings are changed', async () => {
    const board = await form();
    await unfold(board);
    await taps(board, 'Standard number of dice: Ada: more');
    expect(chosen(board)).to.match(/^Family/);
    await taps(board, 'Start', 'More', 'New game');
    expect(chosen(board)).to.match(/^Family/);
  });

  it('is a teacher’s where a preset is linked, and says which names there are', async () => {
    const board = await form({ preset: 'times-table', fixed: '9' });
    expect(chosen(board)).to.match(/^Times table/);
    expect(hasRole(board, 'radio', { name: '9', checked: true })).to.equal(true);
    await taps(board, 'Start');
    expect(board.state!.options).to.deep.include({ fixed: [[9]], timer: [0] });
    const other = await mount({ preset: 'nonsense', players: 'Ada, Ben' });
    await until(() => find(other, '[part~="notice"]'), 'it is said');
    expect(other.state!.options).to.deep.equal(other.rules.defaults);
  });

  it('gives each player a Standard, an operation, a fixed die and a bonus', async () => {
    const board = await form();
    await unfold(board);
    await taps(board, 'Standard number of dice: Ada: more');
    const bonus = getByRole<HTMLSelectElement>(board, 'combobox', 'Bonus: Ben');
    expect(bonus.offsetHeight, 'as tall as the other controls').to.be.at.least(40);
    bonus.selectedIndex = bonus.options.length - 1;
    bonus.dispatchEvent(new Event('change', { bubbles: true }));
    await drawn(board);
    await write(board, 'Fixed die: Ben', '3, 4');
    const [, add] = findAll<HTMLInputElement>(board, '[aria-label="How do you answer?: Ada"] input');
    add.click();
    await drawn(board);
    await taps(board, 'Start');
    expect(board.state!.options).to.deep.include({
      standard: [3, 2],
      operation: ['add', 'multiply'],
      fixed: [[], [3, 4]],
      bonus: [4, 'variable'],
    });
  });

  it('gives all the same time, or each their own (PLY-19)', async () => {
    const board = await form({ players: 'Ada, Ben, Cleo' });
    const shown = (label: string): string => words(getByRole(getByRole(board, 'group', label), 'status'));
    const isOn = (label: string): string | null => getByRole(board, 'switch', label).ariaChecked;
    await unfold(board);
    await taps(board, 'Time for a turn: Ben: less', 'Double the time: Ben');
    expect(['Time for a turn', 'Time for a turn: Ada', 'Time for a turn: Ben'].map(shown)).to.deep.equal([
      'Different',
      '30 s',
      '20 s',
    ]);
    expect(['Double the time', 'Double the time: Ada', 'Double the time: Ben'].map(isOn)).to.deep.equal([
      'false',
      'false',
      'true',
    ]);
    await taps(board, 'Start');
    expect(board.state!.options).to.deep.include({ timer: [30, 20, 30], timerTurns: [1, 2, 1] });
    await taps(board, 'More', 'New game');
    await until(() => hasRole(board, 'radiogroup', 'Which game?'), 'the form is there');
    await unfold(board);
    await taps(board, 'Time for a turn: more', 'Double the time', 'Start');
    expect(board.state!.options).to.deep.include({ timer: [45], timerTurns: [2] });
  });

  it('removes sorts of cards, sets stars and the first square', async () => {
    const board = await form();
    await unfold(board);
    for (let i = 0; i < 4; i++) await taps(board, 'Another: back: less');
    await taps(board, 'You: forward: more');
    await write(board, 'Choose the star squares', '30 10;10');
    await write(board, 'Start on square', '50');
    await taps(board, 'Time for a turn: more', 'Start');
    const { cards, plytSquares, startSquare, timer } = board.state!.options;
    expect([cards['another-back'], cards['yourself-forward'], cards['another-up']]).to.deep.equal([0, 5, 4]);
    expect({ plytSquares, startSquare, timer }).to.deep.equal({ plytSquares: [10, 30], startSquare: 50, timer: [45] });
  });

  for (const [label, text, limit] of [
    ['Fixed die: Ada', '3, 13', 'Use numbers from 1 to 12, at most twelve of them.'],
    ['Fixed die: Ada', 'six', 'Use numbers from 1 to 12, at most twelve of them.'],
    ['Start on square', '113', 'Use a square from 0 to 112.'],
    ['Choose the star squares', '0, 5', 'Use squares from 1 to 112.'],
  ]) {
    it(`refuses ${text} for ${label.split(':')[0]} in words, and begins no game`, async () => {
      const board = await form();
      await unfold(board);
      await write(board, label, text);
      const shown = findAll(board, '.limit').filter((one) => getComputedStyle(one).display !== 'none');
      expect(shown.map(words)).to.deep.equal([limit]);
      expect(said(board)).to.equal(limit);
      getByRole<HTMLButtonElement>(board, 'button', 'Start').click();
      await drawn(board);
      expect(board.match).to.equal(undefined);
      await write(board, label, '5');
      // The browser's own bubble may receive a tap that is meant for the button.
      getByRole<HTMLButtonElement>(board, 'button', 'Start').click();
      await drawn(board);
      expect(board.match!.ply).to.equal(0);
    });
  }

  it('seats up to six, people and computer players', async () => {
    const board = await form();
    // The browser's own bubble of an earlier test may receive a tap that is meant for a button.
    const clicks = async (name: string): Promise<void> => {
      button(board, name).click();
      await drawn(board);
    };
    for (let i = 0; i < 4; i++) await clicks('Add a player');
    expect(queryAllByRole(board, 'textbox', /^Name of player/).length).to.equal(6);
    expect(hasRole(board, 'button', 'Add a player')).to.equal(false);
    findAll<HTMLInputElement>(board, '[name="kind5"]')[1].click();
    await drawn(board);
    await clicks('Start');
    expect(board.match!.players.map(({ bot }) => bot)).to.deep.equal([0, 0, 0, 0, 0, 1]);
  });

  it('keeps what each player has alone when another leaves', async () => {
    const board = await form({ players: 'Ada, Ben, Cleo', standard: '2, 3, 4', timer: '60, 20' });
    await taps(board, button(board, 'Remove Ben'), 'Start');
    expect(board.state!.options).to.deep.include({ standard: [2, 4], timer: [60, 20] });
  });

  it('is filled in by keyboard', async () => {
    const board = await form();
    await unfold(board);
    field(board, 'Start on square').focus();
    await keys(board, 'Backspace', '7', '0', 'Enter');
    expect(board.state!.at).to.deep.equal([70, 70]);
  });
});

describe('The digits of PLYT', () => {
  it('are those of the reader, and any are read', async () => {
    const board = await mount({ position: asked({ cards: false }), players: 'Ada, Ben', lang: 'en-u-nu-arab' });
    expect(words(questionOf(board))).to.equal('٧ × ٨ × ١٢ =');
    questionOf(board).focus();
    for (const key of ['٦', '7', '２']) {
      questionOf(board).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await drawn(board);
    }
    await keys(board, 'Enter');
    expect(board.state!.at).to.deep.equal([88, 53]);
  });
});
