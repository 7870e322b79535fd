import { expect } from '@open-wc/testing';
import { rolls } from './support/chance.js';
import { cell, clear, drawn, mount } from './support/grid.js';
import { cellOf, position } from './support/positions.js';
import { until } from './support/until.js';
import { button, has, said, the, words } from './support/look-up.js';
import { hasRole } from './support/roles.js';

afterEach(clear);

const seven = position({ phase: 'choose', die: 7 });
const turn = (number: number) => ({ type: 'turn', cell: cellOf(number) }) as const;

describe('Taking back in Multiplay', () => {
  it('undoes and redoes by buttons', async () => {
    const grid = await mount({ position: seven });
    const [undo, redo] = ['Undo', 'Redo'].map((name) => () => button(grid, name));
    expect([undo().ariaDisabled, redo().ariaDisabled]).to.deep.equal(['true', 'true']);
    undo().click();
    await drawn(grid);
    expect(grid.toText(), 'there is nothing to take back').to.equal(seven);
    expect(said(grid)).to.equal('There is nothing to undo.');

    cell(grid, cellOf(14)).click();
    await drawn(grid);
    const after = grid.toText();
    expect(undo().ariaDisabled).not.to.equal('true');
    undo().click();
    await drawn(grid);
    expect(grid.toText()).to.equal(seven);
    expect(said(grid)).to.equal('Undone.');
    expect(cell(grid, cellOf(14)).ariaLabel).to.include('white');
    redo().click();
    await drawn(grid);
    expect(grid.toText()).to.equal(after);
    expect(said(grid)).to.equal('Redone.');
    expect(redo().ariaDisabled).to.equal('true');
  });

  it('undoes and redoes by methods, as often as one moved oneself', async () => {
    const grid = await mount({
      position: position({ phase: 'choose', die: 7, options: { answer: 'product' }, factor: 2 }),
    });
    grid.play(turn(14));
    expect([grid.undo(), grid.undo(), grid.redo(), grid.redo()]).to.deep.equal([true, false, true, false]);
  });

  it('says why it is not possible: something new was seen, or the choice was undone before (MUL-16)', async () => {
    const grid = await mount({ position: seven });
    const undo = async (): Promise<string> => {
      await drawn(grid);
      expect(button(grid, 'Undo').ariaDisabled).to.equal('true');
      const before = grid.toText();
      button(grid, 'Undo').click();
      await drawn(grid);
      expect(grid.toText()).to.equal(before);
      expect(words(the(grid, '.refusal'))).to.equal(said(grid));
      return said(grid);
    };
    grid.play(turn(14));
    expect(grid.undo()).to.equal(true);
    grid.play(turn(21));
    expect(await undo()).to.equal('You have undone this choice once. The new one stands.');
    grid.play({ type: 'roll', die: 7 });
    expect(await undo()).to.equal('That choice stands. Something new has been seen since.');
  });

  it('is free with practice undo, and the end of the game says so (MUL-16)', async () => {
    const board = ['ABABA', 'BABAB', 'ABABA', 'BABAB', '.....'];
    const options = { practiceUndo: true };
    const grid = await mount({ position: position({ phase: 'choose', die: 7, options }) });
    for (const number of [14, 21, 28]) {
      grid.play(turn(number));
      grid.play({ type: 'roll', die: 7 });
      expect(grid.undo()).to.equal(true);
      expect(grid.match!.ply).to.equal(0);
    }
    grid.fromText(position({ board, scores: [3, 0], phase: 'end', die: 7, options }));
    grid.play({ type: 'end' });
    await until(() => hasRole(grid, 'button', 'See how it went'), 'the result is shown');
    expect(words(the(grid, '[part~="turn"] p'))).to.match(/ · with practice undo$/);
  });

  it('is refused when another person has moved since', async () => {
    const grid = await mount({ position: seven });
    grid.play(turn(14));
    grid.play({ type: 'roll', die: 7 });
    grid.play(turn(21));
    const after = grid.toText();
    expect(grid.undo(), 'Ben takes back his own').to.equal(true);
    const before = grid.toText();
    expect(grid.undo(), 'but not Ada’s').to.equal(false);
    expect(grid.toText()).to.equal(before);
    await drawn(grid);
    expect(button(grid, 'Undo').ariaDisabled).to.equal('true');
    expect(grid.redo()).to.equal(true);
    expect(grid.toText()).to.equal(after);
  });

  it('leaves a roll as it fell, with practice undo too', async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7, options: { practiceUndo: true } }) });
    grid.play(turn(14));
    await drawn(grid);
    rolls(5);
    button(grid, 'Roll the die').click();
    grid.undo();
    grid.play(turn(21));
    rolls(9);
    await drawn(grid);
    button(grid, 'Roll the die').click();
    expect(grid.state?.die).to.equal(5);
  });

  it('goes back from the result into the game', async () => {
    const board = ['ABABA', 'BABAB', 'ABABA', 'BABAB', '.....'];
    const grid = await mount({ position: position({ board, scores: [3, 0], phase: 'end', die: 7 }) });
    grid.play({ type: 'end' });
    await until(() => hasRole(grid, 'button', 'See how it went'), 'the result is shown');
    grid.undo();
    await drawn(grid);
    expect(has(grid, '.game')).to.equal(true);
    expect(words(button(grid, 'End the game'))).to.equal('End the game');
    grid.redo();
    await drawn(grid);
    expect(hasRole(grid, 'button', 'See how it went')).to.equal(true);
  });
});
