import { expect } from '@open-wc/testing';
import { replay } from '../../src/match/replay.js';
import { sequence } from '../../src/rules/sequence/index.js';
import { random, rolls } from './support/chance.js';
import { listen } from './support/grid.js';
import { clear, click, drawn, mount, position, pressed, slots, toKeep } from './support/sequence.js';
import { button, said, words } from './support/look-up.js';
import { queryAllByRole } from './support/roles.js';

let page: ReturnType<typeof listen>;
beforeEach(() => {
  page = listen();
});
afterEach(() => {
  page.stop();
  return clear();
});

describe('Taking back in Sequence', () => {
  it('goes back from stopping, by buttons and by methods, but not over a claim', async () => {
    const board = await mount({ position: position(toKeep), players: 'Ada, Ben' });
    const before = board.toText();
    expect(board.undo(), 'there is nothing to take back').to.equal(false);
    board.play({ type: 'stop' });
    const after = board.toText();
    await drawn(board);
    await click(board, 'More', 'Undo');
    expect(board.toText()).to.equal(before);
    expect(said(board)).to.equal('Undone.');
    expect([board.redo(), board.redo()]).to.deep.equal([true, false]);
    expect(board.toText()).to.equal(after);
    board.play({ type: 'declare', kind: 'match', dice: 0b000111 });
    await drawn(board);
    const judged = board.toText();
    await click(board, 'More', 'Undo');
    expect([board.undo(), board.toText()]).to.deep.equal([false, judged]);
  });

  it('never undoes a roll: the dice stay as they fell', async () => {
    const board = await mount({ position: position(toKeep), players: 'Ada, Ben' });
    await click(board, ...slots(board).slice(0, 5));
    rolls(12);
    await click(board, 'Roll 1 die', 'More', 'Undo');
    expect(board.undo()).to.equal(false);
    expect(board.state!.phase).to.deep.include({ type: 'declare', dice: [7, 3, 9, 11, 8, 12] });
  });
});

describe('A game of Sequence that is kept', () => {
  it('goes on in the middle of a turn, with the rolls that are left', async () => {
    const first = await mount({ players: 'Ada, Ben', persist: 'seq' });
    rolls(9, 4, 7, 3, 9, 11, 1, 1);
    await click(first, 'Roll the black die', 'Roll the black die', 'Roll all six dice', ...slots(first).slice(0, 4));
    rolls(8, 10);
    await click(first, 'Roll 2 dice');
    const text = first.toText();
    first.remove();
    const again = await mount({ players: 'Ada, Ben', persist: 'seq' });
    expect(again.toText()).to.equal(text);
    expect(said(again)).to.equal('Here is your game, just as you left it.');
    expect(queryAllByRole(again, 'paragraph').map(words)).to.include('1 roll left');
    expect(pressed(again), 'what was kept stays kept').to.deep.equal([1, 2, 3, 4]);
    expect(again.undo(), 'a roll is not taken back').to.equal(false);
  });

  it('goes on between a keep and its roll', async () => {
    const first = await mount({ position: position(toKeep), players: 'Ada, Ben', persist: 'seq' });
    first.play({ type: 'keep', keep: 0b000101 });
    const text = first.toText();
    first.remove();
    const again = await mount({ players: 'Ada, Ben', persist: 'seq' });
    expect(again.toText()).to.equal(text);
    expect(button(again, 'Roll 4 dice').ariaDisabled).not.to.equal('true');
  });

  it('is a record that replays to the same position', async () => {
    const board = await mount({ players: 'Ada, Ben', summit: 20 });
    while (!board.match!.isOver) {
      const { match } = board;
      const moves = [...sequence.moves(board.state!)];
      const best = moves.find(({ type }) => type === 'declare') ?? moves.find(({ type }) => type === 'stop');
      board.play(match!.turn.kind === 'chance' ? sequence.chance(board.state!, random) : (best ?? moves[0]));
    }
    const [over] = page.of('game-over');
    const record = JSON.parse(JSON.stringify(board.record())) as unknown;
    expect(over['record']).to.deep.equal(record);
    expect(over['winners']).to.deep.equal([board.state!.at.indexOf(20)]);
    const again = replay(sequence, record, 2);
    expect(again.ok && sequence.write(again.value.state)).to.equal(board.toText());
  });
});
