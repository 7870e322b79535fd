import { expect } from '@open-wc/testing';
import type { MultiplayMove, MultiplayState } from '../../src/rules/multiplay/index.js';
import { seeded } from '../unit/support/random.js';
import { cell, clear, drawn, make, mount, opened, stageOf } from './support/grid.js';
import { mostInChromium, widths } from './support/chromium.js';
import { cutInBanner, laidOut as settled, sticksOut } from './support/layout.js';
import { multiplayScreens as screens } from './support/screens.js';
import { until } from './support/until.js';
import { seed } from './support/chance.js';
import type { Attributes, MultiplayGrid } from './support/grid.js';
import { half, position } from './support/positions.js';
import { button, findAll, has, the } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, queryByRole } from './support/roles.js';

afterEach(clear);

/** Resolves when the browser has laid out the changes and called the resize observers. */
const laidOut = (grid: MultiplayGrid): Promise<void> => settled(grid, drawn);

const fits = (grid: MultiplayGrid): void => {
  expect([...cutInBanner(grid), ...sticksOut(grid)]).to.deep.equal([]);
  expect(grid.scrollWidth).to.be.at.most(grid.clientWidth);
};

/** Returns the position and the move with the most rows and traps, of a few random games. */
function busiest({ game, match }: MultiplayGrid): { before: MultiplayState; move: MultiplayMove } {
  let best = { lines: 0, before: match!.start, move: undefined as MultiplayMove | undefined };
  const random = seeded(7);
  for (let games = 0; games < 4; games++) {
    let state = match!.start;
    while (game.turn(state).kind !== 'over') {
      const isChance = game.turn(state).kind === 'chance';
      const moves = isChance ? [game.chance(state, random)] : [...game.moves(state)];
      for (const move of isChance ? [] : moves) {
        const step = game.play(state, move);
        const lines = step.ok ? step.events.filter(({ type }) => type === 'scored' || type === 'trapped').length : 0;
        if (lines > best.lines) best = { lines, before: state, move };
      }
      const step = game.play(state, moves[random(moves.length)]);
      if (!step.ok) throw new Error(step.message);
      state = step.state;
    }
  }
  return { before: best.before, move: best.move! };
}

describe('The layout of Multiplay', () => {
  it('keeps every number of the row on one line', async () => {
    const grid = await screens.choose();
    for (const width of widths) {
      grid.parentElement!.style.inlineSize = `${width}px`;
      await laidOut(grid);
      for (const line of findAll(grid, '.times :is(b, small)')) {
        const { height } = line.getBoundingClientRect();
        expect(height, `${line.textContent} at ${width}`).to.be.below(2 * parseFloat(getComputedStyle(line).fontSize));
      }
    }
  });

  for (const size of mostInChromium([15, 5, 7, 9, 11, 13], 1)) {
    it(`every cube of ${size} × ${size} can be hit and read at every width`, async () => {
      const grid = await mount({ players: 'Ada, Ben', size });
      // The sizes between the largest and the smallest only where there is the least room, and the most.
      for (const width of size === 15 || size === 5 ? widths : [288, 1920]) {
        grid.parentElement!.style.inlineSize = `${width}px`;
        await laidOut(grid);
        const board = the(grid, '[part~="board"]').getBoundingClientRect();
        expect(Math.abs(board.width - board.height), 'the board is square').to.be.below(2);
        const cells = queryAllByRole(grid, 'gridcell').map((one) => one.getBoundingClientRect());
        expect(cells.length).to.equal(size * size);
        const least = Math.min(...cells.flatMap((box) => [box.width, box.height]));
        expect(least, `${width} px`).to.be.at.least(24);
        const most = Math.max(...cells.flatMap((box) => [box.width, box.height]));
        expect(most - least, 'all are alike').to.be.below(1);
        // Numbers are at least half a cube high.
        const unit = the(grid, '.cube').getBoundingClientRect().width / 100;
        const figures = findAll(grid, '.cube text').map((one) => Number(one.getAttribute('font-size')) * unit);
        expect(Math.min(...figures), 'height of the figures').to.be.at.least(13);
        fits(grid);
      }
    });
  }

  for (const size of mostInChromium([11, 7, 15], 1)) {
    it(`no points of ${size} × ${size} cover others, nor a number`, async () => {
      seed(1);
      const grid = await mount({ players: 'Ada, Ben, Cleo, Dan', size, 'end-at': 0 });
      const { before, move } = busiest(grid);
      grid.fromText(grid.rules.write(before));
      await laidOut(grid);
      grid.play(move);
      await laidOut(grid);
      for (const one of findAll(grid, '.medal .land')) one.getAnimations().forEach((animation) => animation.finish());
      const medals = findAll(grid, '.medal rect').map((one) => one.getBoundingClientRect());
      expect(medals.length).to.be.at.least(6);
      for (const [i, a] of medals.entries()) {
        for (const b of medals.slice(i + 1)) {
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          expect(apart, `medals at ${a.x}, ${a.y} and ${b.x}, ${b.y}`).to.equal(true);
        }
      }
      // The digits of a number are between these shares of the height of its cell.
      const [above, below] = [0.2, 0.74];
      for (const box of queryAllByRole(grid, 'gridcell').map((one) => one.getBoundingClientRect())) {
        for (const medal of medals.filter((one) => one.left < box.right && one.right > box.left)) {
          const covered =
            Math.min(medal.bottom, box.top + below * box.height) - Math.max(medal.top, box.top + above * box.height);
          expect(covered, 'of the height of a figure').to.be.below(0.03 * box.height);
        }
      }
    });
  }

  it('has the name in the middle of a banner that says no more', async () => {
    const grid = await mount({ players: 'Adalbertina, Ben', style: 'block-size: 375px' }, 667);
    await laidOut(grid);
    const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;
    const [name, bar] = ['.turn h2', '.turn'].map((one) => middle(the(grid, one).getBoundingClientRect()));
    expect(name).to.be.closeTo(bar, 1);
  });

  it('writes the letters and numbers of its rows whole', async () => {
    const grid = await mount({ players: 'Ada, Ben', size: '11' }, 320);
    for (const [width, height] of [
      [320, 568],
      [667, 375],
      [1280, 800],
    ]) {
      grid.parentElement!.style.inlineSize = `${width}px`;
      grid.style.blockSize = `${height}px`;
      await laidOut(grid);
      for (const lane of findAll(grid, '.lane'))
        expect(lane.scrollWidth, `${lane.textContent} at ${width}`).to.be.at.most(lane.clientWidth);
    }
  });

  it('cuts no points below the last row', async () => {
    const board = ['.....', '...A.', '..A..', '.A...', 'A....'];
    for (const width of [320, 1280]) {
      const grid = await mount({ position: position({ board, phase: 'choose', die: 5 }) }, width);
      grid.play({ type: 'turn', cell: 4 });
      await laidOut(grid);
      for (const one of findAll(grid, '.medal .land')) one.getAnimations().forEach((animation) => animation.finish());
      const lowest = the(grid, '.medal rect').getBoundingClientRect().bottom;
      expect(lowest).to.be.above(getByRole(grid, 'grid', 'Multiplay board').getBoundingClientRect().bottom);
      expect(lowest).to.be.at.most(the(grid, '.holder').getBoundingClientRect().bottom);
      fits(grid);
      await clear();
    }
  });

  it('lets a board of 15 be scrolled within its own frame where it is narrow', async () => {
    const grid = await mount({ players: 'Ada, Ben', size: 15 }, 288);
    const holder = the(grid, '.holder');
    expect(holder.scrollWidth).to.be.above(holder.clientWidth);
    cell(grid, 14).focus();
    await laidOut(grid);
    const { right } = cell(grid, 14).getBoundingClientRect();
    expect(right, 'the focus is in sight').to.be.at.most(holder.getBoundingClientRect().right + 1);
  });

  for (const [name, attributes] of mostInChromium<[string, Attributes]>(
    [
      ['four with a timer', { players: 'Ada, Ben, Cleo, Dino', timer: 60 }],
      ['two', { players: 'Ada, Ben' }],
      ['four with a timer, two by the computer,', { players: 'Ada, Ben, Robo=bot, Bit=bot', timer: 60 }],
      ['Italians', { players: 'Ada, bot', lang: 'it' }],
      ['two on a board of 15', { players: 'Ada, Ben', size: 15 }],
    ],
    1,
  )) {
    it(`keeps within 784 × 500 pixels while ${name} play`, async () => {
      const grid = make(attributes);
      grid.style.blockSize = '500px';
      stageOf(784).append(grid);
      await opened(grid);
      const seats = grid.match!.players.length;
      for (const die of [12, ...Array<number>(seats - 1).fill(1), 6]) {
        await laidOut(grid);
        expect(grid.clientHeight).to.equal(500);
        const { bottom } = grid.getBoundingClientRect();
        for (const part of ['[part~="board"]', '[part~="turn"]', '.task', '[part~="scores"]']) {
          const box = the(grid, part).getBoundingClientRect();
          expect(box.bottom, `${part} in ${grid.state!.phase}`).to.be.at.most(bottom + 0.5);
          expect(box.height, part).to.be.above(20);
        }
        expect(the(grid, '.frame').scrollHeight).to.be.at.most(500);
        grid.play({ type: 'roll', die });
      }
    });
  }

  for (const [width, height] of mostInChromium(
    [
      [667, 375],
      [784, 500],
    ],
    1,
  )) {
    it(`writes four names of ten letters whole beside the board at ${width} × ${height}`, async () => {
      const grid = make({ players: 'Annabellas, Benedettos, Christinas, Dominiques' });
      grid.style.blockSize = `${height}px`;
      stageOf(width).append(grid);
      await opened(grid);
      await laidOut(grid);
      const names = findAll<HTMLElement>(grid, '.scores .name');
      expect(names.map((one) => one.textContent.trim())).to.have.length(4);
      for (const one of names) {
        expect(one.scrollWidth, one.textContent).to.be.at.most(one.clientWidth + 1);
        expect(one.getBoundingClientRect().width, one.textContent).to.be.above(40);
      }
      expect(the(grid, '.frame').scrollHeight).to.be.at.most(height);
    });
  }

  it('shows the whole of a board of 15 to four players in a frame that is nearly square', async () => {
    const grid = make({ players: 'Ada, Ben, Cleo, Dino', size: 15 });
    grid.style.blockSize = '620px';
    stageOf(784).append(grid);
    await opened(grid);
    await laidOut(grid);
    const holder = the(grid, '.holder');
    expect(holder.scrollWidth).to.be.at.most(holder.clientWidth + 1);
    expect(the(grid, '.frame').scrollHeight).to.be.at.most(620);
  });

  it('lets what is higher than its height be scrolled within it', async () => {
    for (const name of mostInChromium(['pad', 'result'] as const, 1)) {
      const grid = await screens[name]();
      grid.style.blockSize = '400px';
      await laidOut(grid);
      const frame = the(grid, '.frame');
      expect(frame.getBoundingClientRect().bottom, name).to.be.at.most(grid.getBoundingClientRect().bottom);
      expect(grid.scrollHeight, name).to.equal(400);
      frame.scrollTop = 10_000;
      const last = findAll(grid, 'button, summary').findLast((one) => one.checkVisibility())!;
      expect(last.getBoundingClientRect().bottom, name).to.be.at.most(frame.getBoundingClientRect().bottom);
    }
  });

  it('follows the height that it is given, and gives it up when it is given none', async () => {
    const grid = await mount({ players: 'Ada, Ben' });
    const board = (): number => the(grid, '[part~="board"]').offsetHeight;
    await laidOut(grid);
    const free = board();
    for (const [height, is] of [
      ['420px', (now: number) => now < 420 && now > 360],
      ['460px', (now: number) => now < 460 && now > 400],
      ['', (now: number) => now === free],
      ['380px', (now: number) => now < 380 && now > 300],
    ] as const) {
      grid.style.blockSize = height;
      await laidOut(grid);
      expect(is(board()), `${board()} px of ${height || 'none'}`).to.equal(true);
      expect(grid.clientHeight).to.equal(height ? parseInt(height) : the(grid, '.frame').offsetHeight);
    }
  });

  it('stands side by side with the board where it is wide, below it where it is narrow', async () => {
    const grid = make({ players: 'Ada, Ben' });
    grid.style.blockSize = '500px';
    stageOf(784).append(grid);
    await opened(grid);
    await laidOut(grid);
    const edge = (part: string) => the(grid, part).getBoundingClientRect();
    expect(edge('[part~="turn"]').left).to.be.at.least(edge('[part~="board"]').right);
    grid.parentElement!.style.inlineSize = '360px';
    await laidOut(grid);
    expect(edge('.task').top).to.be.at.least(edge('[part~="board"]').bottom);
    grid.dir = 'rtl';
    grid.parentElement!.style.inlineSize = '784px';
    await laidOut(grid);
    expect(edge('[part~="turn"]').right).to.be.at.most(edge('[part~="board"]').left);
  });

  it('never scrolls the page, and opens without a move of what is there', async () => {
    const stage = stageOf(784);
    stage.insertAdjacentHTML('afterbegin', '<div style="block-size: 3000px"></div>');
    stage.insertAdjacentHTML('beforeend', '<div style="block-size: 3000px"></div>');
    const grid = make({ position: position({}) });
    stage.append(grid);
    window.scrollTo(0, 100);
    await opened(grid);
    await laidOut(grid);
    expect(window.scrollY, 'on opening').to.equal(100);
    grid.focus({ preventScroll: true });
    queryByRole(grid, 'button', 'Roll the die')!.focus({ preventScroll: true });
    button(grid, 'Roll the die').click();
    await laidOut(grid);
    await until(() => has(grid, ':focus'), 'the keyboard has its place');
    expect(window.scrollY, 'on a roll').to.equal(100);
    grid.fromText(position({ board: half, scores: [3, 0], phase: 'end', die: 7, options: { endAt: 20 } }));
    await laidOut(grid);
    grid.play({ type: 'end' });
    await laidOut(grid);
    await until(() => has(grid, 'h2:focus'), 'the result has the keyboard');
    expect(window.scrollY, 'on the result').to.equal(100);
  });
});

describe('The clock of Multiplay', () => {
  for (const lang of mostInChromium(['en', 'de', 'it', 'fr', 'pl', 'ar'], 1)) {
    it(`is whole, with what is to be done and the name, on a phone (${lang})`, async () => {
      const at = position({ phase: 'choose', die: 7, options: { timer: 90 }, board: half });
      const grid = await mount({ players: 'Ada, Ben', position: at, lang }, 320);
      await until(() => hasRole(grid, 'timer'), 'the clock runs');
      for (const [width, height] of [
        [320, 568],
        [375, 667],
        [667, 375],
      ]) {
        grid.parentElement!.style.inlineSize = `${width}px`;
        grid.style.blockSize = `${height}px`;
        await laidOut(grid);
        const turn = the(grid, '[part~="turn"]').getBoundingClientRect();
        const line = the<HTMLElement>(grid, '[part~="turn"] p');
        expect(line.scrollHeight, `${width} px`).to.be.at.most(line.clientHeight + 1);
        expect(line.scrollWidth, `${width} px`).to.be.at.most(line.clientWidth + 1);
        for (const one of [line, getByRole(grid, 'timer')]) {
          const { top, bottom } = one.getBoundingClientRect();
          expect(top >= turn.top && bottom <= turn.bottom + 0.5, `${width} px: ${one.className}`).to.equal(true);
        }
      }
    });
  }
});
