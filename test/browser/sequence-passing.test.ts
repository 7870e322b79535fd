import { expect } from '@open-wc/testing';
import { press, tap, tapFast } from './support/hands.js';
import { clear, drawn, makes, mount, rows, type SequenceBoard } from './support/sequence.js';
import { button, findAll, focused, said, the, words } from './support/look-up.js';
import { getByRole, nameOf, queryAllByRole, queryByRole, titleOf } from './support/roles.js';

/** The name of the button that says that there is none, and of the one that leads back from the question whether that is so. */
const none = /^(I see no Sequence|Non vedo sequenze|Yes, look again|Sì, guardo ancora)/;

afterEach(clear);

/** Shows a position in which Ada has no rolls left, with these dice, the Master first. */
async function dice(given: number[], attributes = {}): Promise<SequenceBoard> {
  const board = await mount({ players: 'Ada, Ben', ...attributes });
  while (board.state!.phase.type === 'start') board.play({ type: 'roll', die: board.match!.ply ? 1 : 12 });
  board.play({ type: 'throw', dice: given });
  board.play({ type: 'stop' });
  await drawn(board);
  return board;
}

/** The button that passes although there may be a Sequence. */
const pass = /^(No, go on|No, avanti)$/;
const match = [5, 5, 5, 2, 9, 11];
const nothing = [1, 1, 2, 7, 8, 12];

async function taps(board: SequenceBoard, ...names: string[]): Promise<void> {
  for (const name of names) {
    await tap(button(board, name));
    await drawn(board);
  }
}

const kinds = /match|total|run|sequence|5/i;

describe('To say that there is no Sequence', () => {
  it('passes at once if there is none', async () => {
    const board = await dice(nothing);
    await taps(board, 'I see no Sequence');
    expect(board.match!.plies.at(-1)!.move).to.deep.equal({ type: 'pass' });
    expect(board.match!.turn).to.deep.equal({ kind: 'chance' });
  });

  for (const lang of ['en', 'it']) {
    it(`asks before a turn is given away, and does not tell which there is (${lang})`, async () => {
      const board = await dice(match, { lang });
      const { ply } = board.match!;
      await tap(getByRole(board, 'button', none));
      await drawn(board);
      expect(board.match!.ply).to.equal(ply);
      const asked = said(board);
      expect(asked).to.match(/\?$/);
      expect(asked).to.not.match(kinds);
      expect(queryAllByRole(board, 'paragraph').map(words)).to.include(asked);
      await tap(getByRole(board, 'button', none));
      await drawn(board);
      expect(board.match!.ply, 'the same place leads back').to.equal(ply);
      expect(queryByRole(board, 'button', pass)).to.equal(null);
      await tap(getByRole(board, 'button', none));
      await drawn(board);
      await tap(getByRole(board, 'button', pass));
      await drawn(board);
      expect(board.match!.plies.at(-1)!.move).to.deep.equal({ type: 'pass' });
    });
  }

  it('is not said by a hand that taps on and on', async () => {
    const board = await dice(match);
    const { ply } = board.match!;
    for (let i = 0; i < 5; i++) {
      await tapFast(getByRole(board, 'button', none), 2);
      await drawn(board);
    }
    expect(board.match!.ply).to.equal(ply);
  });

  it('is asked and answered by keyboard', async () => {
    const board = await dice(match);
    const { ply } = board.match!;
    getByRole(board, 'button', none).focus();
    await press('Enter');
    await drawn(board);
    expect(words(focused(board))).to.equal('Yes, look again');
    await press('Enter');
    await drawn(board);
    expect(nameOf(focused(board)!)).to.match(/die/);
    expect(board.match!.ply).to.equal(ply);
  });

  it('has its own place, far from Roll, where no other button was', async () => {
    const board = await mount({ players: 'Ada', highlight: 'on' });
    const boxOf = (selector: string): DOMRect => the(board, selector).getBoundingClientRect();
    const roll = boxOf('.actions .primary');
    board.play({ type: 'throw', dice: match });
    await drawn(board);
    expect(boxOf('.actions .primary')).to.deep.equal(roll);
    const take = boxOf('.take');
    board.play({ type: 'stop' });
    await drawn(board);
    expect(findAll(board, '.actions button'), 'the place of Roll holds a sentence').to.have.length(0);
    const none = boxOf('.none');
    for (const other of [roll, take]) {
      expect(none.top >= other.bottom || none.right <= other.left || none.left >= other.right).to.equal(true);
    }
  });
});

describe('To name a Sequence', () => {
  it('is a puzzle while the table tells nothing: dice are tapped until a row glows', async () => {
    const board = await dice([11, 9, 3, 7, 5, 8]);
    const row = (): string => words(rows(board)[2]);
    const asked = (): string[] => queryAllByRole(board, 'paragraph').map(words);
    const slot = (i: number): Promise<void> =>
      tap(queryAllByRole(getByRole(board, 'group', 'Dice'), 'button')[i]).then(() => drawn(board));
    expect(asked()).to.include('Tap the dice that belong together.');
    expect(row()).to.contain('1 or 2 apart, 4 or more');
    await slot(1);
    await slot(3);
    expect(asked()).to.include('What goes with 7 and 9?');
    expect(row()).to.contain('7 and 9: you need 2 more');
    expect(queryByRole(board, 'button', /^Take /)).to.equal(null);
    await slot(0);
    await slot(4);
    expect(asked()).to.include('11 + 0 = 11 steps');
    await taps(board, 'Say it: 11 steps, Novice run');
    expect(board.state!.at, 'what is said counts').to.deep.equal([11, 0]);
    expect(words(makes(board))).to.contain('Novice run, 11 steps. Well spotted! There was one more: 3 5 7 9 11');
    expect(words(makes(board))).to.contain('5 dice: 11 + 4 = 15');
    expect(findAll(board, '.slot.best'), 'the best is ringed').to.have.length(5);
    await taps(board, 'Go on: Ben’s turn');
    expect(words(titleOf(board))).to.equal('Ben’s turn');
    expect(asked(), 'the last turn stays told').to.include('Ada: Novice run, 11 steps, now on 11');
  });

  it('has nothing to add to the best', async () => {
    const board = await dice([11, 9, 3, 7, 5, 8], { highlight: 'on' });
    await taps(board, 'Take 11 + 4 = 15, Novice run');
    expect(queryAllByRole(makes(board), 'paragraph').map(words)).to.deep.equal([
      'Novice run, 15 steps!',
      'The best these dice could make.',
    ]);
  });
});
