import { ask, cell, drawn, mount } from '../support/grid.js';
import { storage } from '../support/kept.js';
import { until } from '../support/until.js';
import type { MultiplayGrid } from '../support/grid.js';
import { cellOf, half, position } from '../support/positions.js';
import { button, findAll, has, the } from '../support/look-up.js';

const ends = { board: half, scores: [3, 0], phase: 'end', die: 7, options: { endAt: 20 } } as const;

async function clicked(grid: MultiplayGrid, ...names: string[]): Promise<MultiplayGrid> {
  for (const name of names) {
    button(grid, name).click();
    await drawn(grid);
  }
  return grid;
}

/** The screens of a player, each with a function that opens it. */
export const sights: Readonly<Record<string, () => Promise<MultiplayGrid>>> = {
  'the form': () => mount({ theme: 'light' }),
  'the form of four, two of them computer players, with a game behind it': async () =>
    clicked(await mount({ players: 'Ada, Ben, bot:1, bot:2', size: 5 }), 'New game'),
  'the rolls for the start': () => mount({ players: 'Ada, Ben, Cleo, Dino' }),
  'the whole board, cubes of four players on it': () => {
    const board = Array.from({ length: 5 }, (_, y) => 'ABCD.'.slice(y) + 'ABCD.'.slice(0, y));
    return mount({ position: position({ board, scores: [3, 5, 7, -9], phase: 'choose', die: 7 }) });
  },
  'a cube to choose, with a timer': () =>
    mount({ position: position({ board: half, scores: [3, 0], phase: 'choose', die: 7, options: { timer: 600 } }) }),
  'a cube refused': async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7 }) });
    cell(grid, cellOf(40)).click();
    return grid;
  },
  'a hint': async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7 }) });
    await grid.hint();
    return grid;
  },
  'a row that scores and one that is trapped': async () => {
    const board = ['AA.BB', 'A....', '.....', 'B....', 'B....'];
    const grid = await mount({ position: position({ board, phase: 'choose', die: 3 }) });
    grid.play({ type: 'turn', cell: cellOf(3) });
    await until(() => has(grid, '.medal'), 'the points are drawn');
    return grid;
  },
  'a computer player that thinks': () => mount({ players: 'bot, Ada', size: 5 }),
  'a sum to choose': () => mount({ position: position({ phase: 'answer', die: 7, options: { answer: 'product' } }) }),
  'a sum to say': async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7, options: { answer: 'factor' } }) });
    await ask(grid, cellOf(56));
    return clicked(grid, '8');
  },
  'real dice': () => mount({ players: 'Ada, Ben', 'real-dice': true, size: 5 }),
  'the choice to end': () => mount({ position: position(ends) }),
  'the result': async () => clicked(await mount({ position: position(ends) }), 'End the game'),
  'the look back, its table open': async () => {
    const grid = await clicked(await mount({ position: position(ends) }), 'Go on');
    grid.play({ type: 'roll', die: 3 });
    grid.play({ type: 'turn', cell: cellOf(36) });
    await drawn(grid);
    await clicked(grid, 'End the game', 'See how it went');
    await until(() => has(grid, '.moved h3'), 'the look back is fetched');
    await clicked(grid, 'The move before', 'The move before');
    the<HTMLDetailsElement>(grid, 'details').open = true;
    return grid;
  },
  messages: async () => {
    const grid = await mount({ size: 6, theme: 'purple', position: 'nonsense', players: 'Ada' });
    await until(() => findAll(grid, '[part~="notice"]').length === 1, 'the message comes');
    return grid;
  },
  'a second window': async () => {
    const grid = await mount({ position: position({}), persist: 'access' });
    await storage.put('access', '{}');
    grid.play({ type: 'roll', die: 7 });
    await until(() => has(grid, '[role="alert"]'), 'the choice comes');
    return grid;
  },
};
