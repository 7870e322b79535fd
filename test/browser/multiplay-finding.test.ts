import { expect } from '@open-wc/testing';
import { met } from '../../components/game/first-game.js';
import { ask, cell, clear, drawn, listen, mount, raised, standing } from './support/grid.js';
import type { Attributes, MultiplayGrid } from './support/grid.js';
import { inChromium, tree } from './support/chromium.js';
import { press, tap } from './support/hands.js';
import { find, findAll, said, the, words } from './support/look-up.js';
import { cellOf, half, numbers, position } from './support/positions.js';
import { getByRole, hasRole, queryAllByRole, questionOf } from './support/roles.js';

afterEach(clear);

/** Returns a game in which Ada has rolled a 7 and has to find its multiples. */
const seeking = (parts: Parameters<typeof position>[0] = {}): Promise<MultiplayGrid> =>
  mount({ position: position({ phase: 'choose', die: 7, ...parts, options: { highlight: 'off', ...parts.options } }) });

const rightCells = [7, 14, 21, 28, 56].map(cellOf);

/** Returns a cell as it is drawn and read aloud, without its number, place and stop of the keyboard. */
const lookOf = (one: HTMLElement): string =>
  `${one.className} ${one.getAttribute('part')} ${one.ariaLabel?.replaceAll(/\d+/g, '')} ${one.ariaSelected} ${getComputedStyle(find(one, '.cube')!).transform}`;

describe('Finding the multiples in Multiplay', () => {
  it('gives no cube away: right and wrong ones look and are read alike', async () => {
    const grid = await seeking();
    expect(raised(grid)).to.deep.equal([]);
    const looks = new Set(queryAllByRole(grid, 'gridcell').map(lookOf));
    expect([...looks]).to.have.length(1);
    expect([...looks][0]).to.include('cube action');
    expect(hasRole(grid, 'heading', 'Find a number of the 7 times table')).to.equal(true);
  });

  inChromium('gives no cube away in the accessibility tree', async () => {
    await seeking();
    const cells = (await tree()).filter(({ role, name }) => role === 'gridcell' && name !== '');
    expect(cells).to.have.length(25);
    expect(new Set(cells.map(({ name }) => name.replaceAll(/\d+/g, 'n')))).to.have.length(1);
  });

  it('lists the sums of the table without their products', async () => {
    const grid = await seeking();
    const rows = findAll(grid, '.times li').map(words);
    expect(rows).to.have.length(12);
    expect(rows[7]).to.match(/^\? ?7 × 8 ?, 1 white$/);
    for (const row of rows) expect(row).to.match(/^\?/);
  });

  it('says at a wrong cube in which tables it is, and costs nothing', async () => {
    const grid = await seeking();
    const events = listen();
    const before = grid.toText();
    await tap(cell(grid, cellOf(36)));
    expect(said(grid)).to.equal('36 is not in the 7 times table: it is 3 × 12 = 4 × 9 = 6 × 6.');
    expect(words(the(grid, '.refusal'))).to.equal(said(grid));
    expect(cell(grid, cellOf(36)).classList.contains('refused')).to.equal(true);
    expect(grid.toText()).to.equal(before);
    expect(events.of('answer'), 'an answer').to.deep.equal([]);
    expect(events.of('moved'), 'a move').to.deep.equal([]);
    events.stop();
    await tap(cell(grid, cellOf(28)));
    await drawn(grid);
    expect(grid.state?.colours[cellOf(28)]).to.equal(1);
  });

  it('is played by keyboard: the focus stays, N goes over all white cubes, M says what to find', async () => {
    const grid = await seeking({ board: half, phase: 'roll', die: 0 });
    cell(grid, 12).focus();
    await press('r');
    await drawn(grid);
    expect(standing(grid), 'the roll leads to no cube').to.equal('cell 12');
    const { die } = grid.state!;
    await press('m');
    expect(said(grid)).to.equal(`Find a number of the ${die} times table`);
    const seen: string[] = [];
    for (let i = 0; i < 15; i++) {
      await press('n');
      seen.push(standing(grid));
    }
    const white = [...numbers.keys()].slice(10);
    expect(new Set(seen)).to.deep.equal(new Set(white.map((one) => `cell ${one}`)));
    await press('o');
    expect(said(grid)).not.to.include('can be turned');
  });

  it('still has the lamp: it marks cubes, and at last the cube', async () => {
    const grid = await seeking();
    await grid.hint();
    await grid.hint();
    await grid.hint();
    await drawn(grid);
    const hinted = findAll(grid, '.cell.hinted').map((one) => Number(one.dataset['cell']));
    expect(hinted).to.have.length(1);
    expect(rightCells).to.include(hinted[0]);
  });

  it('asks for the factor of the cube that was found', async () => {
    const grid = await seeking({ options: { answer: 'factor' } });
    await tap(cell(grid, cellOf(40)));
    expect(find(grid, '[part~="number-pad"]')).to.equal(null);
    await ask(grid, cellOf(56));
    expect(words(questionOf(grid))).to.include('= 56');
  });

  it('looks for the product that was answered', async () => {
    const grid = await seeking({ factor: 8, options: { answer: 'product' } });
    expect(raised(grid)).to.deep.equal([]);
    expect(hasRole(grid, 'heading', 'Turn a cube with your number')).to.equal(true);
    await tap(cell(grid, cellOf(28)));
    expect(said(grid)).to.equal('7 × 8 is not 28.');
  });
});

describe('The cubes to choose from in Multiplay', () => {
  /** Begins a game by real taps, so that it has been played, and returns what it highlights. */
  async function begun(attributes: Attributes = {}): Promise<unknown> {
    const grid = await mount({ size: 5, players: 'Ada, Ben', ...attributes });
    for (let roll = 0; roll < 2; roll++) {
      await tap(getByRole(grid, 'button', /Roll/));
      await drawn(grid);
    }
    return grid.state?.options.highlight;
  }

  it('are raised in the first game on the page, and to be found from the second', async () => {
    expect([await begun(), await begun(), await begun()]).to.deep.equal(['on', 'off', 'off']);
  });

  it('are raised until a game has been played: not only begun, or played by a program', async () => {
    const grid = await mount({ size: 5, players: 'Ada, Ben' });
    await tap(cell(grid, 12));
    await press('m');
    grid.newGame();
    expect(grid.state?.options.highlight).to.equal('on');
    for (let i = 0; i < 3; i++) grid.play({ type: 'roll', die: 1 + i });
    grid.newGame();
    expect(grid.state?.options.highlight).to.equal('on');
  });

  it('are as the page says, in whichever game', async () => {
    expect([await begun({ highlight: 'off' }), await begun({ highlight: 'on' })]).to.deep.equal(['off', 'on']);
  });

  it('are known to have been raised once on this device', async () => {
    expect(await begun({ persist: 'found' })).to.equal('on');
    met.clear();
    const grid = await mount({ size: 5, players: 'Ada, Ben', persist: 'found' });
    expect(grid.state?.options.highlight, 'the game goes on as it began').to.equal('on');
    grid.newGame();
    await drawn(grid);
    expect(grid.state?.options.highlight).to.equal('off');
  });
});
