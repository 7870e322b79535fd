import { expect } from '@open-wc/testing';
import { rolls, seed } from './support/chance.js';
import { cell, clear, drawn, mount, raised, standing } from './support/grid.js';
import type { MultiplayGrid } from './support/grid.js';
import { press, tabTo, tap } from './support/hands.js';
import { cellOf, half, position } from './support/positions.js';
import { button, closest, findAll, focused, said, words } from './support/look-up.js';
import { queryByRole, titleOf } from './support/roles.js';

afterEach(clear);

const size = 5;
const named = (name: string) => (control: HTMLElement) =>
  (control.ariaLabel ?? words(closest(control, 'label') ?? control)) === name;

/** Returns the focused cell of the board; −1 if the focus is elsewhere. */
const place = (grid: MultiplayGrid): number => Number(focused(grid)?.dataset['cell'] ?? -1);

/** Returns the cells in the order of the Tab key. */
const stops = (grid: MultiplayGrid): number[] =>
  findAll(grid, '[role="gridcell"][tabindex="0"]').map((one) => Number(one.dataset['cell']));

/** Shows a game on the small board, with the focus on that cell. */
async function onBoard(parts: Parameters<typeof position>[0], at: number, attributes = {}): Promise<MultiplayGrid> {
  const grid = await mount({ position: position(parts), ...attributes });
  cell(grid, at).focus();
  await drawn(grid);
  return grid;
}

async function keys(grid: MultiplayGrid, ...names: string[]): Promise<void> {
  for (const name of names) {
    await press(name);
    await drawn(grid);
  }
}

/** Moves the focus from cube to cube with the arrow keys. */
async function walk(grid: MultiplayGrid, to: number): Promise<void> {
  const [x, y] = [place(grid) % size, Math.floor(place(grid) / size)];
  const [right, down] = [(to % size) - x, Math.floor(to / size) - y];
  await keys(grid, ...Array<string>(Math.abs(right)).fill(right > 0 ? 'ArrowRight' : 'ArrowLeft'));
  await keys(grid, ...Array<string>(Math.abs(down)).fill(down > 0 ? 'ArrowDown' : 'ArrowUp'));
}

describe('Multiplay by keyboard', () => {
  it('is set up and played to its result', async () => {
    seed(3);
    const grid = await mount({ size: 11, 'end-at': 25 });

    await tabTo(grid, named('Name of player 2'));
    await keys(grid, 'Z', 'o', 'e', 'Tab');
    expect(button(grid, 'Zoe: ').ariaLabel, 'the name was changed').to.include('Zoe');
    await tabTo(grid, named('More settings'));
    await keys(grid, 'Enter');
    await tabTo(grid, named('Board: less'));
    await keys(grid, 'Enter', 'Enter', 'Enter');
    await tabTo(grid, named('You can end at: more'));
    await keys(grid, ' ', ' ', ' ');
    await tabTo(grid, named('Start'), 'Shift+Tab'); // it is before the settings
    await keys(grid, 'Enter');
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
    for (let i = 0; i < 200 && !queryByRole(grid, 'button', 'Play again'); i++) {
      if (raised(grid).length) {
        if (turned === 0) await walk(grid, raised(grid).at(-1)!);
        else await keys(grid, 'n');
        expect(raised(grid), 'the keyboard is on a raised cube').to.include(place(grid));
        await keys(grid, turned++ % 2 ? 'Enter' : ' ');
      } else if (grid.state?.phase === 'end') {
        await tabTo(grid, named('End the game'));
        await keys(grid, 'Enter');
      } else await keys(grid, place(grid) < 0 ? 'Enter' : 'r');
    }
    expect(turned).to.be.at.least(15);
    expect(words(titleOf(grid))).to.match(/^(Ada wins|Cleo wins|Ada and Cleo)!$/);
    expect(standing(grid)).to.equal(`h2 ${words(titleOf(grid))}`);
    expect(grid.match?.isOver).to.equal(true);
  });

  it('goes over the board by arrows, Home, End, Page Up and Page Down, and stays on it', async () => {
    const grid = await onBoard({}, 12);
    for (const [key, to] of [
      ['ArrowRight', 13],
      ['ArrowDown', 18],
      ['ArrowLeft', 17],
      ['ArrowUp', 12],
      ['Home', 10],
      ['ArrowLeft', 10],
      ['End', 14],
      ['ArrowRight', 14],
      ['PageDown', 24],
      ['ArrowDown', 24],
      ['Control+Home', 0],
      ['ArrowUp', 0],
      ['Control+End', 24],
      ['PageUp', 4],
    ] as const) {
      await keys(grid, key);
      expect(place(grid), key).to.equal(to);
      expect(stops(grid), `one stop after ${key}`).to.deep.equal([to]);
    }
  });

  it('mirrors the arrows with the board in dir="rtl"', async () => {
    const grid = await onBoard({}, 12, { dir: 'rtl' });
    await keys(grid, 'ArrowLeft');
    expect(place(grid)).to.equal(13);
    expect(cell(grid, 13).getBoundingClientRect().left).to.be.below(cell(grid, 12).getBoundingClientRect().left);
    await keys(grid, 'ArrowRight', 'ArrowRight');
    expect(place(grid)).to.equal(11);
    await keys(grid, 'Home');
    expect(place(grid)).to.equal(10);
  });

  it('is one stop of the Tab key, which comes back to the same cube', async () => {
    const grid = await onBoard({}, 12);
    await keys(grid, 'ArrowRight', 'Tab');
    expect(place(grid), 'off the board').to.equal(-1);
    await keys(grid, 'Shift+Tab');
    expect(place(grid)).to.equal(13);
  });

  it('stands on the cube that was tapped', async () => {
    const grid = await onBoard({}, 12);
    await tap(cell(grid, 3));
    await keys(grid, 'ArrowDown');
    expect(place(grid)).to.equal(8);
  });

  it('leads to the next raised cube by N, and round again', async () => {
    const grid = await onBoard({ phase: 'choose', die: 7 }, 0);
    const cubes = [7, 14, 21, 28, 56].map(cellOf);
    for (const to of [...cubes, cubes[0]]) {
      await keys(grid, 'n');
      expect(place(grid)).to.equal(to);
    }
  });

  it('rolls by R and stands on the first raised cube', async () => {
    const grid = await onBoard({}, 24);
    rolls(9);
    await keys(grid, 'r');
    expect(place(grid)).to.equal(cellOf(9));
    expect(said(grid)).to.equal('Ada rolled 9: 4 cubes to choose from.');
  });

  it('answers L, S, M and O, but leaves other keys to the page', async () => {
    const grid = await onBoard({ board: half, scores: [9, 4], seat: 1 }, 0);
    await keys(grid, 'l');
    expect(said(grid)).to.equal('No moves yet.');
    await keys(grid, 's');
    expect(said(grid)).to.equal('Ada: 9, Ben: 4');
    await keys(grid, 'm');
    expect(said(grid)).to.equal('There is no cube to turn now.');
    await keys(grid, 'o');
    expect(said(grid)).to.equal('row 1, column 1, 1, Ada');
    rolls(7);
    await keys(grid, 'r', 'm');
    expect(said(grid)).to.equal('4 cubes to choose from: 14 B3, 21 A4, 28 E4, 56 E5.');
    await keys(grid, 'O');
    expect(said(grid)).to.equal('row 3, column 2, 14, white, can be turned');
    await keys(grid, 'Enter');
    expect(standing(grid)).to.equal('button Roll the die');
    cell(grid, cellOf(14)).focus();
    await keys(grid, 'L');
    expect(said(grid)).to.match(/^Ben turned 14 \(7 × 2\) at B3\./);

    const heard: Record<string, boolean> = {};
    const note = (event: KeyboardEvent): void => void (heard[event.key] = event.defaultPrevented);
    document.addEventListener('keydown', note);
    await keys(grid, 'x', 's');
    document.removeEventListener('keydown', note);
    expect(heard, 'what the page hears, and what of it does nothing there').to.deep.equal({ x: false });
  });

  it('leaves keys with Alt, Ctrl or Meta to the browser', async () => {
    const grid = await onBoard({}, 12);
    const before = said(grid);
    for (const held of ['altKey', 'ctrlKey', 'metaKey']) {
      for (const key of ['ArrowLeft', 's', 'r', 'Enter']) {
        const event = new KeyboardEvent('keydown', { key, [held]: true, bubbles: true, cancelable: true });
        cell(grid, 12).dispatchEvent(event);
        expect(event.defaultPrevented, `${held} ${key}`).to.equal(false);
      }
    }
    await drawn(grid);
    expect(place(grid)).to.equal(12);
    expect(said(grid)).to.equal(before);
    expect(grid.state?.phase).to.equal('roll');
  });

  it('hears the single letters only while the board has the focus', async () => {
    const grid = await onBoard({ phase: 'choose', die: 7 }, 0);
    // If nothing follows the board, the key leads to the engine's own controls.
    grid.after(document.createElement('button'));
    const before = said(grid);
    await keys(grid, 'Tab');
    expect(place(grid)).to.equal(-1);
    await keys(grid, 'l', 's', 'm', 'o', 'n', 'r');
    expect(said(grid)).to.equal(before);
    expect(stops(grid)).to.deep.equal([0]);
    (document.activeElement as HTMLElement).blur();
    await keys(grid, 's', 'm');
    expect(said(grid)).to.equal(before);
  });

  it('refuses a cube that may not be turned, says why, and changes nothing', async () => {
    const grid = await onBoard({ board: half, phase: 'choose', die: 7 }, 0);
    const before = grid.toText();
    await keys(grid, 'Enter');
    expect(said(grid)).to.equal('That cube is already turned.');
    await walk(grid, cellOf(20));
    await keys(grid, ' ');
    expect(said(grid)).to.equal('20 is not in the 7 times table: it is 2 × 10 = 4 × 5.');
    expect(cell(grid, cellOf(20)).classList.contains('refused')).to.equal(true);
    expect(grid.toText()).to.equal(before);
  });
});
