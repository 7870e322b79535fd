import { expect } from '@open-wc/testing';
import { clear, drawn, mount, type Attributes } from './support/grid.js';
import { position } from './support/positions.js';
import { button } from './support/look-up.js';
import { getByRole, hasRole } from './support/roles.js';

afterEach(clear);

describe('The options of Multiplay', () => {
  it('end a game on another size with the same share of white cubes, unless they say otherwise', async () => {
    const ends = async (attributes: Attributes): Promise<unknown> =>
      (await mount({ players: 'Ada, Ben', ...attributes })).state?.options.endAt;
    expect(await ends({})).to.equal(25);
    expect(await ends({ size: 5 })).to.equal(5);
    expect(await ends({ size: 15 })).to.equal(46);
    expect(await ends({ size: 5, 'end-at': 10 })).to.equal(10);
    expect(await ends({ size: 5, 'end-at': 26 })).to.equal(5);
  });

  it('take to real dice and back in the middle of a game', async () => {
    const grid = await mount({ position: position({}) });
    expect(hasRole(grid, 'button', 'Roll the die')).to.equal(true);
    grid.toggleAttribute('real-dice', true);
    await drawn(grid);
    expect(hasRole(grid, 'button', 'Roll the die')).to.equal(false);
    button(grid, '7').click();
    expect(grid.state?.die).to.equal(7);
    grid.realDice = false;
    grid.fromText(position({}));
    await drawn(grid);
    expect(hasRole(grid, 'group', /^What d/)).to.equal(false);
    expect(hasRole(grid, 'button', 'Roll the die')).to.equal(true);
  });

  it('set real dice in the form too', async () => {
    const grid = await mount();
    grid.realDice = true;
    await drawn(grid);
    expect(getByRole(grid, 'switch', { name: 'Real dice', hidden: true }).ariaChecked).to.equal('true');
    button(grid, 'Start').click();
    await drawn(grid);
    expect(grid.realDice).to.equal(true);
  });
});
