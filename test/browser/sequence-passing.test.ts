import { expect } from '@open-wc/testing';
import { press, tap, tapFast } from './support/hands.js';
import { button, clear, drawn, find, mount, said, the, words, type SequenceBoard } from './support/sequence.js';

afterEach(clear);

/** Ada's rolls are over; these are her dice, the Master first. */
async function dice(given: number[], attributes = {}): Promise<SequenceBoard> {
  const board = await mount({ players: 'Ada, Ben', ...attributes });
  while (board.state!.phase.type === 'start') board.play({ type: 'roll', die: board.match!.ply ? 1 : 12 });
  board.play({ type: 'throw', dice: given });
  board.play({ type: 'stop' });
  await drawn(board);
  return board;
}

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
  it('passes at once where there is none', async () => {
    const board = await dice(nothing);
    await taps(board, 'No Sequence');
    expect(board.match!.plies.at(-1)!.move).to.deep.equal({ type: 'pass' });
    expect(board.match!.turn).to.deep.equal({ kind: 'chance' });
  });

  for (const lang of ['en', 'it']) {
    it(`asks before a turn is given away, and does not tell which there is (${lang})`, async () => {
      const board = await dice(match, { lang });
      const { ply } = board.match!;
      await tap(the(board, '.do .none'));
      await drawn(board);
      expect(board.match!.ply).to.equal(ply);
      const asked = words(the(board, '.asks'));
      expect(asked).to.match(/\?$/);
      expect(asked).to.not.match(kinds);
      expect(said(board)).to.equal(asked);
      await tap(the(board, '.do .none'));
      await drawn(board);
      expect(board.match!.ply, 'the same place leads back').to.equal(ply);
      expect(find(board, '.do .stop')).to.equal(null);
      await tap(the(board, '.do .none'));
      await drawn(board);
      await tap(the(board, '.do .stop'));
      await drawn(board);
      expect(board.match!.plies.at(-1)!.move).to.deep.equal({ type: 'pass' });
    });
  }

  it('is not said by a hand that taps on and on', async () => {
    const board = await dice(match);
    const { ply } = board.match!;
    for (let i = 0; i < 5; i++) {
      await tapFast(the(board, '.do .none'), 2);
      await drawn(board);
    }
    expect(board.match!.ply).to.equal(ply);
  });

  it('is asked and answered by keyboard', async () => {
    const board = await dice(match);
    const { ply } = board.match!;
    the(board, '.do .none').focus();
    await press('Enter');
    await drawn(board);
    expect(words(board.shadowRoot!.activeElement)).to.equal('Look again');
    await press('Enter');
    await drawn(board);
    expect(board.shadowRoot!.activeElement?.matches('.slot')).to.equal(true);
    expect(board.match!.ply).to.equal(ply);
  });

  it('has its own place, where no other button was or comes', async () => {
    const board = await mount({ players: 'Ada' });
    const places = new Map<string, DOMRect>();
    const note = (...selectors: string[]): void => {
      for (const one of selectors) places.set(one, the(board, `.do ${one}`).getBoundingClientRect());
    };
    note('.go');
    board.play({ type: 'throw', dice: match });
    await drawn(board);
    const roll = places.get('.go')!;
    expect(the(board, '.do .go').getBoundingClientRect().right).to.be.at.most(roll.right + 0.5);
    note('.stop', '.tip');
    board.play({ type: 'stop' });
    await drawn(board);
    note('.none');
    const all = [...places.values()].map(({ left, right }) => [left, right]).sort(([a], [b]) => a - b);
    for (const [i, [left]] of all.entries()) if (i) expect(left).to.be.at.least(all[i - 1][1]);
  });
});

describe('To name a Sequence', () => {
  it('takes its dice: without any nothing is named, and it says so', async () => {
    const board = await dice(match);
    board.shows = false;
    await drawn(board);
    const { ply } = board.match!;
    expect(button(board, 'Name it: Match').ariaDisabled).to.equal('true');
    await taps(board, 'Name it: Match');
    expect(board.match!.ply).to.equal(ply);
    expect(said(board)).to.equal('Tap its dice first.');
    await tap(the(board, '.slot'));
    await drawn(board);
    expect(button(board, 'Name it: Match').ariaDisabled).to.equal(null);
  });
});
