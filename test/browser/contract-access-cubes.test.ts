// The contract of a game element: everyone can play it. The screens are those of sights/.
import { expect } from '@open-wc/testing';
import { violations } from './support/axe.js';
import { isForEveryone, isInOrder, onAPage } from './support/access.js';
import { contracts, type Contract } from './support/contract.js';
import { cell, mount } from './support/grid.js';
import { position } from './support/positions.js';
import { has, the } from './support/look-up.js';
import { sights as multiplay } from './sights/multiplay.js';
import { sights as tables } from './sights/tables.js';
import { queryAllByRole } from './support/roles.js';

const gameOf = (name: string): Contract => contracts.find((game) => game.name === name)!;
isForEveryone(gameOf('multiplay'), multiplay);
isForEveryone(gameOf('tables'), tables, (board, name) =>
  expect(has(board, '.link.right'), name).to.equal(name === 'a right product'),
);

for (const game of contracts) isInOrder(game);

describe('axe', () => {
  onAPage();

  it('would find what is wrong', async () => {
    const grid = await mount({ position: position({}) });
    const [roll] = queryAllByRole(grid, 'button', 'Roll the die');
    roll.removeAttribute('aria-label');
    the(grid, '.roll span').remove();
    cell(grid, 0).setAttribute('role', 'button');
    grid.style.setProperty('--ab-ink-soft', '#eee');
    const rules = (await violations(grid)).map((text) => text.split(':')[0]);
    expect(rules).to.include.members(['button-name', 'color-contrast', 'aria-required-children']);
  });
});
