import { expect } from '@open-wc/testing';
import { rolls } from './support/chance.js';
import { ask, cell, clear, drawn, make, mount, opened, standing, stageOf } from './support/grid.js';
import { until } from './support/until.js';
import type { Attributes, MultiplayGrid } from './support/grid.js';
import { inChromium, isChromium, tree } from './support/chromium.js';
import { press } from './support/hands.js';
import { cellOf, half, position } from './support/positions.js';
import { button, closest, find, findAll, focused, has, said, the, words } from './support/look-up.js';
import { hasRole, queryAllByRole, questionOf, titleOf } from './support/roles.js';

afterEach(clear);

const ends = { board: half, scores: [3, 0], phase: 'end', die: 7, options: { endAt: 20 } } as const;

/** Presses a button with the keyboard. */
async function enter(grid: MultiplayGrid, target: string | HTMLElement): Promise<string> {
  (typeof target === 'string' ? button(grid, target) : target).focus();
  await press('Enter');
  await drawn(grid);
  await drawn(grid);
  return standing(grid);
}

describe('The focus in Multiplay', () => {
  const openings: [string, Attributes][] = [
    ['a form', {}],
    ['a game', { players: 'Ada, Ben' }],
    ['a position', { position: position(ends) }],
    ['a computer player', { players: 'bot, Ada' }],
    ['real dice', { players: 'Ada, Ben', 'real-dice': true }],
    ['a message', { size: 4 }],
  ];
  for (const [name, attributes] of openings) {
    it(`is not taken by an element that opens with ${name}`, async () => {
      const grid = await mount(attributes);
      await drawn(grid);
      expect(standing(grid)).to.equal('body');
      grid.remove();

      const field = document.createElement('input');
      const stage = stageOf();
      stage.append(field);
      field.focus();
      const next = make(attributes);
      stage.append(next);
      await opened(next);
      await drawn(next);
      expect(document.activeElement?.localName).to.equal('input');
    });
  }

  it('stays with the page when a program plays', async () => {
    const field = document.createElement('input');
    const grid = await mount({ position: position({}) });
    grid.parentElement!.append(field);
    field.focus();
    grid.play({ type: 'roll', die: 7 });
    button(grid, 'New game').click();
    await drawn(grid);
    button(grid, 'Back to the game').click();
    await drawn(grid);
    grid.fromText(position(ends));
    await drawn(grid);
    grid.play({ type: 'end' });
    await drawn(grid);
    expect(document.activeElement?.localName).to.equal('input');
  });

  it('goes from the roll to the first cube that may be turned', async () => {
    rolls(9);
    const grid = await mount({ position: position({}) });
    expect(await enter(grid, 'Roll the die')).to.equal(`cell ${cellOf(9)}`);
  });

  it('goes from a roll without a cube to the next player’s roll', async () => {
    rolls(11);
    const grid = await mount({ position: position({}) });
    expect(await enter(grid, 'Roll the die')).to.equal('button Roll the die');
    expect(grid.state?.seat).to.equal(1);
  });

  it('is in place when a key’s work is done, but moves a frame after a tap, which has the page laid out once', async () => {
    for (const kind of ['keydown', 'pointerdown']) {
      rolls(9);
      const grid = await mount({ position: position({}) });
      const roll = button(grid, 'Roll the die');
      roll.focus();
      const focused: string[] = [];
      grid.addEventListener('focusin', () => focused.push(standing(grid)));
      roll.dispatchEvent(new Event(kind, { bubbles: true, composed: true }));
      roll.click();
      for (let i = 0; i < 20; i++) await Promise.resolve();
      expect(focused, `${kind}, before a frame`).to.deep.equal(kind === 'keydown' ? [`cell ${cellOf(9)}`] : []);
      await grid.updateComplete;
      expect(focused, `${kind}, when the update is complete`).to.deep.equal([`cell ${cellOf(9)}`]);
    }
  });

  it('goes from one’s last roll before a computer player’s to the board', async () => {
    const grid = await mount({ players: 'Ada, bot', size: 5 });
    expect(await enter(grid, 'Roll the die')).to.match(/^cell /);
  });

  it('goes from the end of a game to its result', async () => {
    const grid = await mount({ position: position(ends) });
    expect(await enter(grid, 'End the game')).to.equal('h2 Ada wins!');
  });

  it('goes from playing on to the next player’s roll, or to the board where that is a computer player', async () => {
    const grid = await mount({ position: position(ends) });
    expect(await enter(grid, 'Go on')).to.equal('button Roll the die');
    const other = await mount({ position: position(ends), players: 'Ada, bot' });
    expect(await enter(other, 'Go on')).to.match(/^cell /);
  });

  it('goes to the sum that is asked, and from its answer to what is next', async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7, options: { answer: 'factor' } }) });
    expect(await enter(grid, cell(grid, cellOf(56))), 'the pad is fetched for the first time').to.match(/^p 7 × /);
    await press('8', 'Enter');
    await drawn(grid);
    expect(grid.state?.seat).to.equal(1);
    expect(standing(grid)).to.equal('button Roll the die');
  });

  it('goes back to the cube when the sum is put aside', async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7, options: { answer: 'factor' } }) });
    await enter(grid, cell(grid, cellOf(56)));
    await press('Escape');
    await drawn(grid);
    expect(standing(grid)).to.equal(`cell ${cellOf(56)}`);
    expect(has(grid, '[part~="number-pad"]')).to.equal(false);
  });

  it('goes from the choice of a sum to the pad, and to a cube with the product', async () => {
    const grid = await mount({ position: position({ phase: 'answer', die: 7, options: { answer: 'product' } }) });
    expect(await enter(grid, queryAllByRole(the(grid, '[part~="times-row"]'), 'button')[1])).to.match(/^p 7 × 2/);
    await press('1', '4', 'Enter');
    await drawn(grid);
    expect(standing(grid)).to.equal(`cell ${cellOf(14)}`);
    grid.undo();
    await drawn(grid);
    expect(standing(grid)).to.match(/^cell/);
  });

  it('goes from a tapped number of a real die to the board', async () => {
    const grid = await mount({ position: position({}), 'real-dice': true });
    expect(await enter(grid, '9')).to.equal(`cell ${cellOf(9)}`);
    await press('Enter');
    await drawn(grid);
    expect(standing(grid), 'the next player taps what the die shows').to.equal('button 1');
  });

  it('stays on the tools, and goes to the form and back', async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7 }) });
    grid.play({ type: 'turn', cell: cellOf(14) });
    await drawn(grid);
    for (const tool of ['Undo', 'Redo']) {
      expect(await enter(grid, 'More')).to.equal('button Close');
      expect(await enter(grid, tool), tool).to.equal('button More');
    }
    await enter(grid, 'More');
    expect(await enter(grid, 'New game'), 'the form is fetched for the first time').to.equal('h2 Multiplay');
    expect(await enter(grid, 'Back to the game')).to.equal('button Roll the die');
    await enter(grid, 'More');
    await enter(grid, 'New game');
    expect(await enter(grid, 'Start')).to.equal('button Roll the die');
  });

  it('stays in the form when a button there goes', async () => {
    const grid = await mount();
    expect(await enter(grid, 'Add a player')).to.equal('button Add a player');
    expect(await enter(grid, 'Add a player'), 'four are enough').to.equal('h2 Multiplay');
    expect(await enter(grid, 'Remove Dino')).not.to.equal('body');
    expect(await enter(grid, 'Remove Ada')).not.to.equal('body');
    expect(focused(grid)?.localName).not.to.equal(undefined);
  });

  it('goes from the result to the next game', async () => {
    const grid = await mount({ position: position(ends) });
    await enter(grid, 'End the game');
    expect(await enter(grid, 'Play again')).to.equal('button Roll the die');
  });

  it('stays in the element when a message is closed', async () => {
    const grid = await mount({ players: 'Ada, Ben', size: 4 });
    await until(() => has(grid, '[part~="notice"]'), 'the message comes');
    expect(await enter(grid, 'Close')).to.equal('button Roll the die');
  });

  it('stays on the board when the game goes to another point', async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7 }) });
    cell(grid, 3).focus();
    grid.play({ type: 'turn', cell: cellOf(14) });
    await drawn(grid);
    expect(standing(grid)).to.equal('cell 3');
    grid.lang = 'it';
    await until(() => the(grid, '.frame').lang === 'it', 'Italian comes');
    expect(standing(grid)).to.equal('cell 3');
    grid.fromText(position({}));
    await drawn(grid);
    expect(standing(grid)).to.equal('cell 3');
    grid.setAttribute('size', '7');
    grid.newGame();
    await drawn(grid);
    expect(standing(grid)).to.match(/^cell/);
  });

  it('is seen where it is', async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7 }) });
    for (const target of [cell(grid, 3), button(grid, 'More')]) {
      target.focus();
      await press('Shift');
      const ring = getComputedStyle(target, target.dataset['cell'] ? '::after' : undefined);
      expect(parseFloat(ring.outlineWidth) > 1 || parseFloat(ring.borderTopWidth) > 1, target.outerHTML).to.equal(true);
    }
  });
});

// The text for screen readers is the same in every engine.
describe('What Multiplay says', () => {
  const region = (grid: MultiplayGrid): HTMLElement => the(grid, '[role="status"]');

  inChromium('is said in one polite region that is there from the start', async () => {
    const grid = await mount();
    const status = region(grid);
    expect(findAll(grid, '[role="status"]').length).to.equal(1);
    expect(status.ariaLive).to.equal('polite');
    expect(said(grid)).to.equal('');
    button(grid, 'Start').click();
    await drawn(grid);
    rolls(7);
    button(grid, 'Roll the die').click();
    await drawn(grid);
    expect(said(grid)).to.equal('Ada rolled 7.');
    expect(region(grid) === status, 'it is the same region').to.equal(true);
  });

  inChromium('is all that a move brought about: rows, traps and who gains by them', async () => {
    const board = ['AA.BB', 'A....', '.....', 'B....', 'B....'];
    const grid = await mount({ position: position({ board, phase: 'choose', die: 3 }) });
    cell(grid, cellOf(3)).click();
    await drawn(grid);
    expect(said(grid)).to.equal('Ada turned 3 (3 × 1) at C1. Row of three: Ada +3');
    const trap = ['BB...', '.....', '.....', '.....', '.....'];
    grid.fromText(position({ board: ['.BBA.', ...trap.slice(1)], phase: 'choose', die: 1 }));
    await drawn(grid);
    cell(grid, cellOf(1)).click();
    await drawn(grid);
    expect(said(grid)).to.equal('Ada turned 1 (1 × 1) at A1. Ben’s row of two is trapped: Ben \u22122, Ada +1, Ada +1');
  });

  inChromium('is what is refused, and when a turn passes or a game ends', async () => {
    const grid = await mount({ position: position({}) });
    rolls(11);
    button(grid, 'Roll the die').click();
    await drawn(grid);
    expect(said(grid)).to.equal('Ada rolled 11: no white cubes left in that times table. Pass.');
    grid.fromText(position(ends));
    await drawn(grid);
    button(grid, 'End the game').click();
    await drawn(grid);
    expect(said(grid)).to.equal('Ada ended the game. Ada wins! 3 points.');
  });

  inChromium('is said again when it is the same as before', async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7 }) });
    const heard: string[] = [];
    const observer = new MutationObserver(() => heard.push(region(grid).textContent));
    observer.observe(region(grid), { characterData: true, childList: true, subtree: true });
    cell(grid, 0).focus();
    for (let i = 0; i < 3; i++) {
      await press('s');
      await drawn(grid);
    }
    observer.disconnect();
    expect(heard.map((text) => text.trim())).to.deep.equal(Array(3).fill('Ada: 0, Ben: 0'));
    expect(new Set(heard).size, 'no two after each other are equal').to.equal(2);
  });

  inChromium('marks nothing with stars', async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7 }) });
    cell(grid, cellOf(14)).click();
    await drawn(grid);
    expect(words(find(grid, '.frame'))).not.to.include('*');
  });
});

describe('How Multiplay is read', () => {
  inChromium('is a grid with rows, headers, and cells that say where they are', async () => {
    const grid = await mount({ players: 'Ada, Ben' });
    const board = the(grid, '[role="grid"]');
    expect(board.ariaLabel).to.equal('Multiplay board');
    const help = (board.getRootNode() as ShadowRoot).getElementById(board.getAttribute('aria-describedby')!);
    expect(words(help)).to.match(/^Arrow keys move/);
    expect(findAll(grid, '[role="grid"] > [role="row"]').length).to.equal(12);
    expect(findAll(grid, '[role="columnheader"]').map(words).join('')).to.equal('ABCDEFGHIJK');
    expect(findAll(grid, '[role="rowheader"]').map(words).join(' ')).to.equal('1 2 3 4 5 6 7 8 9 10 11');
    const cells = findAll(grid, '[role="row"] > [role="gridcell"]');
    expect(cells.length).to.equal(121);
    cells.forEach((one, i) => {
      const [row, column] = [Math.floor(i / 11) + 1, (i % 11) + 1];
      expect(one.ariaLabel).to.equal(`row ${row}, column ${column}, ${grid.state!.numbers[i]}, white`);
    });
    expect(findAll(grid, '[tabindex="0"]').length, 'one stop of the Tab key').to.equal(1);
  });

  inChromium('has a heading for whose turn it is, names for all that is pressed, and lists for the rest', async () => {
    const grid = await mount({ players: 'Ada, bot' });
    expect(words(titleOf(grid))).to.equal('Ada’s turn');
    const nameless = findAll(grid, 'button, select, input').filter(
      (one) => !one.ariaLabel && !words(one) && !closest(one, 'label'),
    );
    expect(nameless.map((one) => one.outerHTML)).to.deep.equal([]);
    expect(hasRole(grid, 'list', 'Scores')).to.equal(true);
    expect(the(grid, '.game > .events').ariaLabel).to.equal('What happened');
  });

  inChromium('tells a chosen cube and a hidden answer to those who listen', async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7, options: { answer: 'factor' } }) });
    await ask(grid, cellOf(56));
    expect(cell(grid, cellOf(56)).ariaSelected).to.equal('true');
    expect(hasRole(grid, 'status', 'Your answer')).to.equal(true);
    expect(words(questionOf(grid))).to.equal('7 × ? = 56');
  });

  if (isChromium) {
    it('stands like that in the browser’s tree of accessibility', async () => {
      await mount({ position: position({ board: half, phase: 'choose', die: 7 }) });
      const all = await tree();
      const named = (role: string): string[] => all.filter((node) => node.role === role).map(({ name }) => name);
      const grid = all.findIndex(({ role }) => role === 'grid');
      expect(all[grid].name).to.equal('Multiplay board');
      const rows = all.filter(({ role, level }) => role === 'row' && level === all[grid].level + 1);
      expect(rows.length).to.equal(6);
      expect(named('columnheader')).to.deep.equal(['A', 'B', 'C', 'D', 'E']);
      expect(named('rowheader')).to.deep.equal(['1', '2', '3', '4', '5']);
      const [corner, ...cells] = named('gridcell');
      expect(corner, 'beside the headers').to.equal('');
      expect(cells.length).to.equal(25);
      expect(cells[1]).to.equal('row 1, column 2, 2, Ben');
      expect(cells[cellOf(14)]).to.equal('row 3, column 2, 14, white, can be turned');
      expect(named('heading')).to.include.members(['Ada’s turn', 'The 7 times table']);
      expect(named('image')).to.deep.equal(['twelve-sided die: 7']);
      expect(named('button')).to.deep.equal(['Hint', 'More']);
      expect(named('status').length).to.equal(1);
      expect(named('list')).to.deep.equal(['The 7 times table', 'Scores']);
    });
  }
});
