import { expect } from '@open-wc/testing';
import { seed } from './support/chance.js';
import { Ledger } from './support/ledger.js';
import {
  clear,
  click,
  drawn,
  make,
  mount,
  opened,
  position,
  stageOf,
  toKeep,
  toRoll,
  until,
  type Attributes,
  type SequenceBoard,
} from './support/sequence.js';
import { Hourglass, turn } from './support/time.js';
import { button, words } from './support/look-up.js';
import { queryAllByRole, queryByRole } from './support/roles.js';

let ledger: Ledger | undefined;
let glass: Hourglass | undefined;
afterEach(() => {
  glass?.break();
  ledger?.close();
  glass = ledger = undefined;
  return clear();
});

async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await turn();
}

describe('Computer players of Sequence', () => {
  it('play a whole game against each other, each to its strength, in turn', async () => {
    seed(8);
    const board = await mount({ players: 'bot, bot:2', summit: 40 });
    // The modules that the strong one needs are loaded before the test stops the clock.
    await import('../../src/bots/sequence.js').then(({ sequenceBot }) =>
      sequenceBot.think({ ...board.state!, phase: toKeep }, 2, () => 0),
    );
    glass = new Hourglass();
    button(board, 'Pause').click();
    await turns(2);
    button(board, 'Go on').click();
    for (let i = 0; i < 400 && !board.match!.isOver; i++) await glass.pass(900);
    expect(board.match!.isOver).to.equal(true);
    const kept = board.match!.plies.filter(({ move }) => move.type === 'keep');
    expect(kept.length).to.be.above(1);
  });

  it('can be paused, and go on', async () => {
    seed(8);
    const board = await mount({ position: position({ ...toRoll, seat: 1 }), players: 'Ada, bot:2', speed: 'normal' });
    await until(() => board.state!.phase.type !== 'roll', 'the computer rolls');
    button(board, 'Pause').click();
    await drawn(board);
    const { ply } = board.match!;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(board.match!.ply).to.equal(ply);
    button(board, 'Go on').click();
    await until(() => board.match!.ply > ply, 'the computer goes on');
  });
});

describe('A hint in Sequence', () => {
  const asked = (): Promise<SequenceBoard> =>
    mount({
      position: position({ type: 'keep', seat: 0, rolls: 2, dice: [11, 9, 4, 7, 5, 4] }),
      players: 'Ada, Ben',
    });

  it('is the best keep, exactly, and is given to a program too', async () => {
    const board = await asked();
    expect(await board.hint()).to.deep.equal({ type: 'keep', keep: 0b011011 });
    expect(await board.hint()).to.deep.equal({ type: 'keep', keep: 0b011011 });
    expect(await board.hint()).to.deep.equal({ type: 'keep', keep: 0b011011 });
    const hint = (): string[] => queryAllByRole(queryByRole(board, 'region', /^Hint/), 'paragraph').map(words);
    const best = 'Keep 5 7 9 11: that is worth 11.9 steps on average.';
    await until(() => hint().includes(best), 'the hint is shown');
    await click(board, 'Close the hint');
    expect(queryByRole(board, 'region', /^Hint \d of \d$/), 'it is put away').to.equal(null);
  });

  it('is nothing where a computer player or chance is to act', async () => {
    const board = await mount({ position: position(toRoll), players: 'Ada, Ben' });
    expect(await board.hint()).to.equal(undefined);
    const other = await mount({ position: position({ ...toKeep, seat: 1 }), players: 'Ada, bot' });
    expect(await other.hint()).to.equal(undefined);
  });

  it('that comes too late is not shown', async () => {
    const board = await asked();
    const coming = board.hint();
    board.play({ type: 'stop' });
    expect(await coming).to.equal(undefined);
    expect(queryByRole(board, 'region', /^Hint \d of \d$/)).to.equal(null);
  });
});

const settings: [string, Attributes][] = [
  ['a form', {}],
  ['a game of people, kept under a key', { players: 'Ada, Ben', persist: 'leaks' }],
  ['a game of computer players', { players: 'bot, bot:2' }],
  ['dice to keep', { position: position(toKeep), players: 'Ada, Ben' }],
];

describe('What Sequence leaves behind', () => {
  for (const [name, attributes] of settings) {
    it(`is nothing after 120 elements with ${name}`, async () => {
      const stage = stageOf();
      const first = make(attributes);
      stage.append(first);
      await opened(first);
      first.remove();
      await turns(3);
      ledger = new Ledger();
      for (let i = 0; i < 120; i++) {
        const board = make(attributes);
        stage.append(board);
        if (i % 10 === 1) await board.updateComplete;
        if (i % 20 === 2) await opened(board);
        board.remove();
      }
      await turns(10);
      await until(() => !ledger!.open().length, `nothing is open: ${ledger.open().join(', ')}`);
    });
  }

  it('is no worker, no timer and no listener after tips and a removal in the midst of one', async () => {
    ledger = new Ledger();
    const board = await mount({
      position: position(toKeep, [20, 30], { totalRule: 'more-than' }),
      players: 'Ada, Ben',
    });
    await board.hint();
    expect(ledger.open().filter((one) => one === 'worker')).to.deep.equal([]);
    void board.hint();
    board.remove();
    await turns(5);
    expect(ledger.open()).to.deep.equal([]);
  });
});
