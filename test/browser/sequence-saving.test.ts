import { expect } from '@open-wc/testing';
import { replay } from '../../src/match/replay.js';
import { sequence } from '../../src/rules/sequence/index.js';
import { random, rolls } from './support/chance.js';
import { listen } from './support/grid.js';
import { clear, click, drawn, mount, position, pressed, slots, toKeep, toRoll, until } from './support/sequence.js';
import { button, findAll, said, the, words } from './support/look-up.js';

let page: ReturnType<typeof listen>;
beforeEach(() => {
  page = listen();
});
afterEach(() => {
  page.stop();
  return clear();
});

const codes = (): unknown[] => page.of('game-error').map(({ code }) => code);

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
    expect(words(the(again, '.rolls'))).to.equal('1 roll left');
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

describe('What Sequence refuses', () => {
  it('is an attribute that cannot be, in clear words, and the usual stands', async () => {
    const board = await mount({
      players: 'Ada, Ben',
      summit: 9,
      declare: 'nobody',
      'total-rule': 'about',
      'plyt-squares': '6, 500',
      cards: 'maybe',
    });
    await until(() => findAll(board, '[role="alert"]').length === 5, 'five messages come');
    expect(codes()).to.have.members(['summit', 'declare', 'totalRule', 'plytSquares', 'cards']);
    expect(board.state!.options).to.deep.equal(sequence.defaults);
    for (const notice of findAll(board, '[role="alert"] p'))
      expect(words(notice)).to.match(/“|"|summit|declare|total|squares|cards/);
  });

  it('names too many players, and an invalid position', async () => {
    const board = await mount({ players: 'a,b,c,d,e,f,g', position: 'seq1.nonsense' });
    await until(() => findAll(board, '[role="alert"]').length === 2, 'two messages come');
    expect(codes()).to.include('players');
    expect(board.match?.players.length ?? 0).to.be.at.most(6);
  });

  it('is a move that is not to be made; nothing changes, and a sentence says why', async () => {
    const board = await mount({ position: position(toKeep), players: 'Ada, Ben', lang: 'it' });
    const text = board.toText();
    const wrong = [
      { type: 'keep', keep: 63 },
      { type: 'keep', keep: 64 },
      { type: 'keep', keep: 1.5 },
      { type: 'declare', kind: 'match', dice: 7 },
      { type: 'throw', dice: [1, 2, 3, 4, 5, 13] },
      { type: 'fly' },
      null,
    ];
    for (const move of wrong) {
      const step = board.play(move as never);
      expect(step.ok, JSON.stringify(move)).to.equal(false);
      expect(!step.ok && step.message).to.match(/\w{3}/);
      await drawn(board);
      expect(said(board), 'in the reader’s language').not.to.match(/\b(the|must|dice|move)\b/i);
    }
    expect(board.toText()).to.equal(text);
  });

  it('is what the page forbids', async () => {
    const board = await mount({ position: position(toKeep), players: 'Ada, Ben' });
    const forbid = (event: Event): void => event.preventDefault();
    board.addEventListener('move', forbid);
    const text = board.toText();
    await click(board, 'Take 7 + 4 = 11');
    expect(board.toText()).to.equal(text);
    expect(said(board)).to.equal('That is not allowed here.');
  });

  it('is a text that is no position; the game on the table stays', async () => {
    const board = await mount({ position: position(toRoll), players: 'Ada, Ben' });
    const text = board.toText();
    for (const bad of ['', 'x', text.slice(0, -3), text.replace(/\d/, '99999'), '💥'.repeat(3000)]) {
      const read = board.fromText(bad);
      expect(read.ok, bad.slice(0, 20)).to.equal(false);
    }
    expect(board.toText()).to.equal(text);
  });
});
