import { expect } from '@open-wc/testing';
import { asked, clear, drawn, listen, mount, position, type Attributes, type PlytBoard } from './support/plyt.js';
import { rolls } from './support/chance.js';
import { Hourglass } from './support/time.js';
import { button, the, words } from './support/look-up.js';
import { getByRole, queryAllByRole, queryByRole, questionOf } from './support/roles.js';

let time: Hourglass;
let page: ReturnType<typeof listen>;
beforeEach(() => {
  time = new Hourglass();
  page = listen();
});
afterEach(() => {
  time.break();
  page.stop();
  return clear();
});

const timed = (given: object = {}, attributes: Attributes = {}): Promise<PlytBoard> =>
  mount({ position: asked({ timer: 30, ...given }), players: 'Ada, Ben', ...attributes });

async function pass(board: PlytBoard, seconds: number): Promise<void> {
  await time.pass(seconds * 1000);
  await drawn(board);
}

/** Returns the text of the clock; empty without one. */
const clock = (board: PlytBoard): string => words(queryByRole(board, 'timer'));

describe('The timer of PLYT', () => {
  it('ends the turn with the answer (PLY-19)', async () => {
    const board = await timed();
    await pass(board, 29.9);
    expect(board.state!.phase.type).to.equal('answer');
    await pass(board, 0.1);
    expect(words(the(board, '.about'))).to.equal('Time is up.');
    expect(words(questionOf(board)), 'nothing is struck out').to.equal('7 × 8 × 12 =');
  });

  it('begins with the throw, and tells how long an answer took', async () => {
    const board = await mount({ position: position({}, { timer: 30 }), players: 'Ada, Ben' });
    await pass(board, 100);
    expect(clock(board)).to.equal('');
    rolls(7, 8);
    getByRole(board, 'button', /^Throw/).click();
    await drawn(board);
    expect(clock(board)).to.equal('30');
    await pass(board, 12);
    for (const key of [4, 5]) {
      queryAllByRole(getByRole(board, 'group', 'Number pad'), 'button')[key].click();
      await drawn(board);
    }
    getByRole(board, 'button', 'OK').click();
    await drawn(board);
    expect(page.of('answer')).to.deep.equal([
      {
        ...{
          game: 'plyt',
          type: 'answered',
          seat: 0,
          prompt: '7*8',
          given: 56,
          expected: 56,
          right: true,
          late: false,
        },
        ...{ ms: 12_000, think: 12_000 },
      },
    ]);
  });

  it('is turned a second time where that is agreed', async () => {
    const board = await timed({ timerTurns: 2 });
    expect(clock(board)).to.equal('30×2');
    await pass(board, 31);
    expect(clock(board)).to.equal('29');
    expect(board.state!.phase.type).to.equal('answer');
    await pass(board, 29);
    expect(board.state!.phase.type).to.equal('choose');
  });

  it('is each player’s own where that is agreed', async () => {
    const board = await timed({ timer: [20, 45, 0], timerTurns: [2, 1] });
    expect(clock(board), 'it is Ben who is asked').to.equal('45');
    await pass(board, 45);
    expect(page.of('moved').at(-1)!['move']).to.deep.equal({ type: 'time-up', ms: 45_000 });
    button(board, 'Go on').click();
    await drawn(board);
    rolls(7, 8);
    getByRole(board, 'button', /^Throw/).click();
    await drawn(board);
    expect(clock(board), 'Ada’s is turned twice').to.equal('20×2');
  });
});
