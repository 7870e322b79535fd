import { expect } from '@open-wc/testing';
await import('../../src/bots/multiplay.js'); // already loaded, so that a thought does not wait for the network
import { searchCore } from '../../src/core/multiplay-search.js';
import { rolls, seed } from './support/chance.js';
import { inChromium } from './support/chromium.js';
import { clear, drawn, mount } from './support/grid.js';
import { until, untilTime } from './support/until.js';
import type { MultiplayGrid } from './support/grid.js';
import { cellOf, position } from './support/positions.js';
import { Hourglass, turn } from './support/time.js';
import { watchWork } from './support/work.js';
import { button } from './support/look-up.js';

const Own = window.Worker;
let time: Hourglass;
beforeEach(() => {
  time = new Hourglass();
});
afterEach(() => {
  time.break();
  window.Worker = Own;
  return clear();
});

/** Counts the workers that were made, and those that have ended. */
const watch = (Base: typeof Worker): { begun: number; ended: number } => {
  const seen = { begun: 0, ended: 0 };
  window.Worker = class extends Base {
    constructor(url: string | URL) {
      super(url);
      seen.begun++;
    }
    override terminate(): void {
      seen.ended++;
      super.terminate();
    }
  };
  return seen;
};

/** A worker that never answers. */
class Silent {
  postMessage(): void {}
  terminate(): void {}
}

/** Ada has turned a cube; the strong computer player has rolled and thinks for ever. */
async function thinking(): Promise<[MultiplayGrid, ReturnType<typeof watch>]> {
  const workers = watch(Silent as unknown as typeof Worker);
  rolls(7);
  const grid = await mount({
    players: 'Ada, Robo=bot:4',
    position: position({ phase: 'choose', die: 7, options: { practiceUndo: true } }),
  });
  expect(grid.play({ type: 'turn', cell: cellOf(14) }).ok).to.equal(true);
  await untilTime(time, () => workers.begun === 1, 'a worker is made');
  expect(workers.ended).to.equal(0);
  return [grid, workers];
}

const stops: [string, (grid: MultiplayGrid) => void][] = [
  ['a move taken back', (grid) => expect(grid.undo()).to.equal(true)],
  ['a new game', (grid) => grid.newGame()],
  ['another position', (grid) => grid.fromText(position({}))],
  ['an element that leaves the page', (grid) => grid.remove()],
  ['the form', (grid) => button(grid, 'New game').click()],
  ['a pause', (grid) => button(grid, 'Pause').click()],
];

describe('A strong computer player of Multiplay', () => {
  for (const level of [3, 4]) {
    it(`of level ${level} moves`, async () => {
      rolls(7);
      const grid = await mount({ players: `Ada, Robo=bot:${level}`, position: position({ seat: 1 }) });
      await untilTime(time, () => grid.state?.seat === 0, 'it moves');
      expect(grid.match!.plies.at(-1)).to.deep.include({ by: 1 });
    });
  }

  it('thinks on the page where no worker may run', async () => {
    Reflect.set(window, 'Worker', undefined);
    rolls(7);
    const grid = await mount({ players: 'Ada, Robo=bot:4', position: position({ seat: 1 }) });
    await time.pass(600);
    for (let i = 0; i < 200 && grid.state?.seat !== 0; i++) await time.pass(i ? 1 : 900);
    expect(grid.state?.seat).to.equal(0);
  });

  for (const [name, stop] of stops) {
    it(`stops its worker at once: ${name}`, async () => {
      const [grid, workers] = await thinking();
      stop(grid);
      await turn();
      await drawn(grid).catch(() => undefined);
      expect(workers.ended).to.equal(1);
    });
  }

  it('gives hints from a worker, which ends when the hint comes too late', async () => {
    const workers = watch(Silent as unknown as typeof Worker);
    const grid = await mount({ players: 'Ada, Ben', position: position({ phase: 'choose', die: 7 }) });
    const hint = grid.hint();
    await until(() => workers.begun === 1, 'a worker is made');
    expect(grid.play({ type: 'turn', cell: cellOf(14) }).ok).to.equal(true);
    expect(workers.ended).to.equal(1);
    expect(await hint).to.equal(undefined);
  });

  inChromium('lets the page be while it thinks: it searches in workers alone, over a whole game', async () => {
    const work = watchWork(searchCore, { think: ([playouts]) => playouts });
    time = new Hourglass(); // the time of this test, not of the count
    const workers = watch(Own);
    try {
      seed(3);
      const grid = await mount({ size: 7, 'end-at': 10, players: 'bot:4, bot:4' });
      for (let i = 0; i < 400 && !grid.match!.isOver; i++) {
        const { ply } = grid.match!;
        await time.pass(1000);
        await until(() => grid.match!.ply > ply, 'a move is made');
      }
      expect(grid.match!.isOver).to.equal(true);
      // The review has workers of its own.
      grid.remove();
      expect(workers.begun).to.be.above(30);
      expect(workers.ended).to.equal(workers.begun);
      expect(work.all, 'playouts on the page').to.equal(0);
    } finally {
      work.end();
    }
  });
});
