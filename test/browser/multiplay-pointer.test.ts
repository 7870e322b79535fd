import { expect } from '@open-wc/testing';
import { seed } from './support/chance.js';
import { inChromium } from './support/chromium.js';
import { cell, clear, drawn, mount, raised, unfold } from './support/grid.js';
import { until } from './support/until.js';
import type { MultiplayGrid } from './support/grid.js';
import { sendKeys } from '@web/test-runner-commands';
import { tap } from './support/hands.js';
import { cellOf, position } from './support/positions.js';
import { button, findAll, has, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, queryByRole, titleOf } from './support/roles.js';

afterEach(clear);

async function taps(grid: MultiplayGrid, ...targets: (string | Element)[]): Promise<void> {
  for (const target of targets) {
    await tap(typeof target === 'string' ? button(grid, target) : target);
    await drawn(grid);
  }
}

const names = (grid: MultiplayGrid): string[] =>
  queryAllByRole<HTMLInputElement>(grid, 'textbox', /^Name of player/).map(({ value }) => value);

/** Returns one of a few choices of the form, by the name of the group and of the choice. */
const choice = (grid: MultiplayGrid, group: string, label: string): Element =>
  findAll(grid, `[role="radiogroup"][aria-label="${group}"] label`).find((one) => words(one) === label)!;

/** Returns a times table of the form. */
const tableOf = (grid: MultiplayGrid, table: number): Element =>
  findAll(grid, '[role="group"][aria-label="Times tables"] label').find((one) => words(one) === String(table))!;

describe('Multiplay by taps', () => {
  it('is set up and played to its result, looked back on and played again', async () => {
    seed(5);
    const grid = await mount();
    await unfold(grid);
    await taps(grid, ...Array<string>(3).fill('Board: less'), 'You can end at: more', 'You can end at: more', 'Start');
    expect(grid.state?.options).to.deep.equal({
      size: 5,
      endAt: 10,
      answer: 'off',
      tables: [],
      highlight: 'on',
      timer: 0,
      practiceUndo: false,
    });

    let turned = 0;
    for (let i = 0; i < 100 && !queryByRole(grid, 'button', 'See how it went'); i++) {
      if (queryByRole(grid, 'button', 'Roll the die')) await taps(grid, 'Roll the die');
      else if (raised(grid).length) {
        await taps(grid, cell(grid, raised(grid).at(turned++ % 2 ? 0 : -1)!));
        // Plays on at the first chance to end.
        if (turned === 15) await taps(grid, 'Go on');
      } else if (grid.state?.phase === 'end') await taps(grid, 'End the game');
      else await until(() => hasRole(grid, 'button', 'Back to the end of the game'), 'the look back is fetched');
    }
    expect(turned).to.equal(16);
    expect(words(titleOf(grid))).to.match(/^(Ada wins|Ben wins|Ada and Ben)!$/);

    const moves = grid.match!.ply;
    await taps(grid, 'See how it went');
    await until(() => hasRole(grid, 'heading', /^Move \d+ of/), 'the look back is fetched');
    expect(words(getByRole(grid, 'heading', /^Move \d+ of/))).to.equal(`Move ${moves} of ${moves}`);
    await taps(grid, 'The move before', 'The move before');
    expect(words(getByRole(grid, 'heading', /^Move \d+ of/))).to.equal(`Move ${moves - 2} of ${moves}`);
    expect(said(grid)).to.equal(
      words(the(grid, '.moved'))
        .replace(/^Move \d+ of \d+ /, '')
        .replace(/ Ada \S+ Ben \S+$/, ''),
    );
    expect(grid.match!.ply, 'the game itself stays').to.equal(moves);

    await until(() => !hasRole(grid, 'progressbar'), 'the game is judged, and nothing moves any more');
    await taps(grid, 'Play again');
    expect(grid.match!.ply).to.equal(0);
    expect(grid.state?.options.size).to.equal(5);
    expect(words(titleOf(grid))).to.equal('Ada’s turn');
  });

  it('is played with real dice by tapping what they show', async () => {
    const grid = await mount({ size: 5, 'end-at': 5, players: 'Ada, Ben', 'real-dice': true });
    await taps(grid, '12', '11');
    expect(said(grid)).to.equal('Ben rolled 11. Ada starts.');
    await taps(grid, '1');
    expect(grid.state).to.include({ phase: 'choose', seat: 0, die: 1 });
    expect(hasRole(grid, 'group', /^What d/), 'nothing to tap now').to.equal(false);
    await taps(grid, cell(grid, raised(grid)[0]));
    expect(queryAllByRole(getByRole(grid, 'group', /^What d/), 'button').map(words)).to.deep.equal(
      '1 2 3 4 5 6 7 8 9 10 11 12'.split(' '),
    );
  });

  it('refuses a cube that may not be turned', async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7 }) });
    const before = grid.toText();
    await taps(grid, cell(grid, cellOf(40)));
    expect(said(grid)).to.equal('40 is not in the 7 times table: it is 4 × 10 = 5 × 8.');
    expect(grid.toText()).to.equal(before);
    await taps(grid, cell(grid, cellOf(28)));
    expect(grid.toText()).not.to.equal(before);
  });
});

describe('The form of Multiplay', () => {
  it('takes two to four players, each with a name and a colour of its own', async () => {
    const grid = await mount();
    expect(names(grid)).to.deep.equal(['Ada', 'Ben']);
    expect(hasRole(grid, 'button', /^Take /), 'two must stay').to.equal(false);
    await taps(grid, 'Add a player', 'Add a player');
    expect(names(grid)).to.deep.equal(['Ada', 'Ben', 'Cleo', 'Dino']);
    expect(findAll(grid, 'button').map(words)).not.to.include('Add a player');
    await taps(grid, 'Ada: blue circle. Change it');
    expect(button(grid, 'Ada: ').ariaLabel).to.equal('Ada: gold star. Change it');
    await taps(grid, 'Remove Ben');
    expect(names(grid)).to.deep.equal(['Ada', 'Cleo', 'Dino']);
    await taps(grid, 'Start');
    expect(grid.match!.players).to.deep.equal([
      { name: 'Ada', bot: 0, colour: 4 },
      { name: 'Cleo', bot: 0, colour: 2 },
      { name: 'Dino', bot: 0, colour: 3 },
    ]);
    expect(findAll(grid, '.scores .name').map(words)).to.deep.equal(['Ada', 'Cleo', 'Dino']);
  });

  it('takes any name that is typed, or one that is picked below', async () => {
    const grid = await mount();
    const input = (seat: number): HTMLInputElement =>
      queryAllByRole<HTMLInputElement>(grid, 'textbox', /^Name of player/)[seat];
    const offered = (): string[] => queryAllByRole(queryByRole(grid, 'group', 'Names to pick'), 'button').map(words);
    expect(offered()).to.deep.equal([]);
    await tap(input(0));
    await drawn(grid);
    expect(offered(), 'Ada and Ben are taken').to.deep.equal(['Cleo', 'Dino', 'Emmy', 'Fibo']);
    await sendKeys({ type: 'e' });
    await drawn(grid);
    expect(offered()).to.deep.equal(['Emmy']);
    await sendKeys({ type: 'mil' });
    // Not every driver can type characters outside of the basic plane.
    input(0).value += ' 🦊';
    input(0).dispatchEvent(new Event('input', { bubbles: true }));
    await drawn(grid);
    expect(offered()).to.deep.equal([]);
    await tap(input(1));
    await drawn(grid);
    await taps(grid, 'Cleo');
    expect(names(grid)).to.deep.equal(['emil 🦊', 'Cleo']);
    expect(offered()).to.deep.equal([]);
    // An empty name is no name.
    await tap(input(1));
    await sendKeys({ press: 'Backspace' });
    await taps(grid, 'Add a player', 'Add a player', 'Remove Ben', 'Start');
    expect(grid.match!.players.map(({ name }) => name)).to.deep.equal(['emil 🦊', 'Ada', 'Cleo']);
  });

  inChromium('begins from four games, of which three ask one thing more', async () => {
    const grid = await mount();
    const shown = (): string[] => findAll(grid, '.preset-asks label').map(words);
    expect(hasRole(grid, 'radio', { name: /^Whole board/, checked: true }), 'the usual one').to.equal(true);
    expect(shown()).to.deep.equal([]);
    await tap(the(grid, 'input[value="short"]'));
    await drawn(grid);
    expect(shown()).to.deep.equal(['5 × 5', '7 × 7', '9 × 9']);
    expect(hasRole(grid, 'radio', { name: '5 × 5', checked: true })).to.equal(true);
    await taps(grid, choice(grid, 'Board', '7 × 7'), 'Start');
    expect(grid.state?.options).to.deep.equal({
      size: 7,
      endAt: 10,
      answer: 'off',
      tables: [],
      highlight: 'on',
      timer: 0,
      practiceUndo: false,
    });
    await taps(grid, 'More', 'New game');
    expect(hasRole(grid, 'radio', { name: /^Short game/, checked: true }), 'as it was left').to.equal(true);
    await tap(the(grid, 'input[value="answers"]'));
    await drawn(grid);
    await taps(grid, 'Start');
    expect(grid.state?.options).to.deep.equal({
      size: 11,
      endAt: 25,
      answer: 'factor',
      tables: [],
      highlight: 'on',
      timer: 0,
      practiceUndo: false,
    });
  });

  inChromium('makes a player a computer player of a level', async () => {
    const grid = await mount();
    await taps(grid, choice(grid, 'Ben is', 'Computer'));
    const level = the<HTMLSelectElement>(grid, 'select[aria-label="Level: Ben"]');
    expect(level.selectedOptions[0].label, 'from the first tap').to.equal('Fits you');
    expect(level.closest('details'), 'not under More settings').to.equal(null);
    level.selectedIndex = Array.from(level.options).findIndex(({ label }) => label === 'Hard');
    level.dispatchEvent(new Event('change'));
    await taps(grid, 'Start');
    expect(grid.match!.players[1]).to.deep.equal({ name: 'Ben', bot: 3, colour: 1 });
  });

  inChromium('lets a computer player fit whoever plays, unless a level is chosen', async () => {
    const grid = await mount();
    await taps(grid, choice(grid, 'Ben is', 'Computer'));
    await taps(grid, 'Start');
    expect(grid.match!.players[1]).to.deep.equal({ name: 'Ben 1', bot: 1, colour: 1, fits: true });
  });

  inChromium('keeps the end in proportion to the board, and goes as the form says', async () => {
    const grid = await mount();
    await unfold(grid);
    const shown = (label: string): string => words(the(grid, `[role="group"][aria-label="${label}"] output`));
    expect([shown('Board'), shown('You can end at')]).to.deep.equal(['11 × 11', '25']);
    await taps(grid, 'Board: more', 'Board: more', 'Board: more');
    expect([shown('Board'), shown('You can end at')]).to.deep.equal(['15 × 15', '46']);
    expect(button(grid, 'Board: more').ariaDisabled).to.equal('true');
    await taps(grid, choice(grid, 'Answer first', '7 × 8 = ?'), choice(grid, 'Time for a turn', '30 s'));
    // Any of the tables may be chosen, and given up again.
    for (const table of [7, 6, 9, 9]) await taps(grid, tableOf(grid, table));
    await taps(grid, 'Real dice', 'Start');
    expect(grid.state?.options).to.deep.equal({
      size: 15,
      endAt: 46,
      answer: 'product',
      tables: [6, 7],
      highlight: 'on',
      timer: 30,
      practiceUndo: false,
    });
    expect(grid.realDice).to.equal(true);
    expect(hasRole(grid, 'heading', 'What did you roll?')).to.equal(true);
  });

  inChromium('waits behind a game, and the game behind it', async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7 }) });
    const before = grid.toText();
    button(grid, 'New game').click();
    await drawn(grid);
    expect(has(grid, '[part~="set-up"]')).to.equal(true);
    await taps(grid, 'Back to the game');
    expect(grid.toText()).to.equal(before);
    button(grid, 'New game').click();
    await drawn(grid);
    await taps(grid, 'Start');
    expect(grid.match!.ply).to.equal(0);
    expect(grid.state?.options).to.include({ size: 5, endAt: 5 });
  });
});
