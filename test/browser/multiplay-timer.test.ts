import { expect } from '@open-wc/testing';
import { ask, cell, clear, drawn, listen, mount } from './support/grid.js';
import type { Attributes, MultiplayGrid } from './support/grid.js';
import { cellOf, position } from './support/positions.js';
import { Hourglass } from './support/time.js';
import { button, find, has, said, the, words } from './support/look-up.js';

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

/** Ada has rolled a 7 and has thirty seconds. */
const thirty = (options = {}, attributes: Attributes = {}): Promise<MultiplayGrid> =>
  mount({ position: position({ phase: 'choose', die: 7, options: { timer: 30, ...options } }), ...attributes });

async function pass(grid: MultiplayGrid, seconds: number): Promise<void> {
  await time.pass(seconds * 1000);
  await drawn(grid);
}

/** Returns the text of the clock; empty without one. */
const clock = (grid: MultiplayGrid): string => words(find(grid, '[role="timer"]'));

async function allow(grid: MultiplayGrid, label: string): Promise<void> {
  const select = the<HTMLSelectElement>(grid, '.time-for select');
  select.value = label;
  select.dispatchEvent(new Event('change'));
  await drawn(grid);
}

describe('The timer of Multiplay', () => {
  it('shows the seconds, tells of the last ten and five, and ends the turn', async () => {
    const grid = await thirty();
    expect(clock(grid)).to.equal('30 s left');
    await pass(grid, 1);
    expect(clock(grid)).to.equal('29 s left');
    expect(the(grid, '[role="timer"]').ariaLive, 'the figure itself is not read out').to.equal('off');
    await pass(grid, 18);
    expect(said(grid)).to.equal('');
    await pass(grid, 1);
    expect(said(grid)).to.equal('10 seconds left');
    await pass(grid, 5);
    expect(said(grid)).to.equal('5 seconds left');
    await pass(grid, 4.9);
    expect(grid.state?.phase).to.equal('choose');
    expect(clock(grid)).to.equal('1 s left');
    await pass(grid, 0.1);
    expect(grid.state).to.include({ phase: 'roll', seat: 1 });
    expect(said(grid)).to.equal('Time is up. No cube turns for Ada.');
    expect(page.of('moved').map(({ move }) => move)).to.deep.equal([{ type: 'time-up', ms: 30_000 }]);
    expect(clock(grid), 'nobody is hurried to roll').to.equal('');
    await pass(grid, 100);
    expect(grid.state).to.include({ phase: 'roll', seat: 1 });
  });

  it('stands while one decides whether to end', async () => {
    const board = ['ABABA', 'BABAB', 'ABABA', 'BABAB', '.....'];
    const grid = await mount({
      position: position({ board, scores: [3, 0], phase: 'end', die: 7, options: { timer: 30 } }),
    });
    await pass(grid, 100);
    expect(clock(grid)).to.equal('');
    expect(grid.state?.phase).to.equal('end');
  });

  it('counts on from where it was when the element moves within the page', async () => {
    const grid = await thirty();
    await pass(grid, 12);
    const home = grid.parentElement!;
    grid.remove();
    await pass(grid, 100);
    home.append(grid);
    await drawn(grid);
    expect(clock(grid)).to.equal('18 s left');
    await pass(grid, 18);
    expect(grid.state?.seat).to.equal(1);
  });

  it('can be given ten times as long in the middle of a turn', async () => {
    const grid = await thirty();
    await pass(grid, 20);
    await allow(grid, 'ten times as long');
    expect(clock(grid)).to.equal('100 s left');
    await pass(grid, 9);
    expect(clock(grid)).to.equal('91 s left');
    cell(grid, cellOf(14)).click();
    await drawn(grid);
    // A player with extra time is never logged as the fastest, so no time is reported.
    expect(page.of('moved')[0]['move']).to.deep.equal({ type: 'turn', cell: cellOf(14), ms: 0 });
    grid.play({ type: 'roll', die: 7 });
    await drawn(grid);
    expect(clock(grid), 'the next turn too').to.equal('300 s left');
    await pass(grid, 300);
    expect(said(grid)).to.equal('Time is up. No cube turns for Ben.');
  });

  it('can be switched off in the middle of a turn, and on again', async () => {
    const grid = await thirty();
    await pass(grid, 20);
    await allow(grid, 'no limit');
    expect(clock(grid)).to.equal('');
    await pass(grid, 4000);
    expect(grid.state?.phase).to.equal('choose');
    await allow(grid, 'normal');
    expect(clock(grid), 'the time without a limit does not count').to.equal('10 s left');
    await pass(grid, 10);
    expect(grid.state?.seat).to.equal(1);
  });

  it('is not there without a limit', async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7 }) });
    expect(clock(grid)).to.equal('');
    expect(has(grid, '.time-for')).to.equal(false);
    await pass(grid, 4000);
    expect(grid.state?.phase).to.equal('choose');
  });

  it('takes the pad away with the turn: the next player finds no half typed sum', async () => {
    const grid = await thirty({ answer: 'factor' });
    await ask(grid, cellOf(56));
    button(grid, '8').click();
    await pass(grid, 30);
    expect(grid.state?.seat).to.equal(1);
    grid.play({ type: 'roll', die: 7 });
    await drawn(grid);
    expect(has(grid, '[part~="number-pad"]')).to.equal(false);
  });

  it('says how long an answer took', async () => {
    const grid = await thirty({ answer: 'factor' });
    await ask(grid, cellOf(56));
    await pass(grid, 7.25);
    button(grid, '8').click();
    await drawn(grid);
    button(grid, 'OK').click();
    expect(page.of('answer')).to.deep.equal([
      { type: 'answered', seat: 0, prompt: '7*?=56', given: 8, expected: 8, right: true, ms: 7250 },
    ]);
  });
});
