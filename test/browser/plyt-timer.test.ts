import { expect } from '@open-wc/testing';
import { asked, clear, drawn, listen, mount, position, type Attributes, type PlytBoard } from './support/plyt.js';
import { rolls } from './support/chance.js';
import { Hourglass } from './support/time.js';
import { button, find, findAll, has, said, the, words } from './support/look-up.js';

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
const clock = (board: PlytBoard): string => words(find(board, '[role="timer"]'));

async function allow(board: PlytBoard, label: string): Promise<void> {
  const select = the<HTMLSelectElement>(board, '.time-for select');
  select.value = label;
  select.dispatchEvent(new Event('change'));
  await drawn(board);
}

describe('The timer of PLYT', () => {
  it('shows the seconds, tells of the last ten and five, and ends the turn with the answer (PLY-19)', async () => {
    const board = await timed();
    expect(clock(board)).to.equal('30');
    expect(the(board, '[role="timer"]').ariaLive, 'the figure itself is not read out').to.equal('off');
    await pass(board, 20);
    expect(clock(board)).to.equal('10');
    expect(said(board)).to.equal('10 seconds left');
    await pass(board, 5);
    expect(said(board)).to.equal('5 seconds left');
    await pass(board, 4.9);
    expect(board.state!.phase.type).to.equal('answer');
    await pass(board, 0.1);
    expect(page.of('moved').map(({ move }) => move)).to.deep.equal([{ type: 'time-up', ms: 30_000 }]);
    expect(said(board)).to.equal('Time is up for Ben: 7 × 8 × 12 = 672. Ben stays on 42. Ada’s turn.');
    expect(words(the(board, '.about'))).to.equal('Time is up.');
    expect(words(the(board, '.question')), 'nothing is struck out').to.equal('7 × 8 × 12 =');
    expect(clock(board), 'nobody is hurried to choose').to.equal('');
    await pass(board, 1000);
    expect(board.match!.ply).to.equal(1);
  });

  it('begins with the throw, and tells how long an answer took', async () => {
    const board = await mount({ position: position({}, { timer: 30 }), players: 'Ada, Ben' });
    await pass(board, 100);
    expect(clock(board)).to.equal('');
    rolls(7, 8);
    the(board, '.throw').click();
    await drawn(board);
    expect(clock(board)).to.equal('30');
    await pass(board, 12);
    for (const key of [4, 5]) {
      findAll(board, '.key')[key].click();
      await drawn(board);
    }
    the(board, '.key.primary').click();
    await drawn(board);
    expect(page.of('answer')).to.deep.equal([
      {
        ...{ type: 'answered', seat: 0, prompt: '7*8', given: 56, expected: 56, right: true, late: false },
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
    the(board, '.throw').click();
    await drawn(board);
    expect(clock(board), 'Ada’s is turned twice').to.equal('20×2');
  });

  it('is made ten times as long or switched off during the game (WCAG 2.2.1)', async () => {
    const board = await timed();
    await allow(board, 'ten times as long');
    expect(clock(board)).to.equal('300');
    await allow(board, 'no limit');
    expect(clock(board)).to.equal('');
    await pass(board, 10_000);
    expect(board.state!.phase.type).to.equal('answer');
  });

  it('is not there without a limit', async () => {
    const board = await timed({ timer: 0 });
    await pass(board, 10_000);
    expect(board.state!.phase.type).to.equal('answer');
    expect(has(board, '[role="timer"], .time-for')).to.equal(false);
  });

  it('stands while the form is open, and goes on where it stood', async () => {
    const board = await timed();
    await pass(board, 10);
    button(board, 'New game').click();
    await drawn(board);
    await pass(board, 100);
    expect(has(board, '.set-up')).to.equal(true);
    findAll(board, 'button')
      .find((one) => words(one) === 'Back to the game')!
      .click();
    await drawn(board);
    expect(clock(board)).to.equal('20');
  });
});
