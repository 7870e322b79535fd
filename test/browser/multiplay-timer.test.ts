import { expect } from '@open-wc/testing';
import { ask, cell, clear, drawn, listen, mount } from './support/grid.js';
import type { Attributes, MultiplayGrid } from './support/grid.js';
import { cellOf, position } from './support/positions.js';
import { Hourglass } from './support/time.js';
import { button, has, said, words } from './support/look-up.js';
import { getByRole, queryByRole } from './support/roles.js';

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
const clock = (grid: MultiplayGrid): string => words(queryByRole(grid, 'timer'));

async function allow(grid: MultiplayGrid, label: string): Promise<void> {
  const select = getByRole<HTMLSelectElement>(grid, 'combobox', { name: 'Time', hidden: true });
  select.value = label;
  select.dispatchEvent(new Event('change'));
  await drawn(grid);
}

describe('The timer of Multiplay', () => {
  it('stands while one decides whether to end', async () => {
    const board = ['ABABA', 'BABAB', 'ABABA', 'BABAB', '.....'];
    const grid = await mount({
      position: position({ board, scores: [3, 0], phase: 'end', die: 7, options: { timer: 30 } }),
    });
    await pass(grid, 100);
    expect(clock(grid)).to.equal('');
    expect(grid.state?.phase).to.equal('end');
  });

  it('that is ten times as long is so in the next turn too, and tells no time', async () => {
    const grid = await thirty();
    await pass(grid, 20);
    await allow(grid, 'ten times as long');
    expect(clock(grid)).to.equal('100 s left');
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
      {
        game: 'multiplay',
        type: 'answered',
        seat: 0,
        prompt: '7*?=56',
        given: 8,
        expected: 8,
        right: true,
        ms: 7250,
      },
    ]);
  });
});
