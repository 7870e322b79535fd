import { expect } from '@open-wc/testing';
await import('../../src/bots/multiplay.js'); // already loaded, so that computer players think at once
import { cell, clear, drawn, make, mount, opened, stageOf } from './support/grid.js';
import { until } from './support/until.js';
import type { Attributes, MultiplayGrid } from './support/grid.js';
import { cellOf, position } from './support/positions.js';
import { kept } from './support/kept.js';
import { Ledger } from './support/ledger.js';
import { turn } from './support/time.js';

let ledger: Ledger;
afterEach(() => {
  ledger.close();
  return clear();
});

const settings: [string, Attributes][] = [
  ['a form', {}],
  ['a game of people, kept under a key', { players: 'Ada, Ben', size: 5, persist: 'leaks' }],
  ['a game of computer players', { players: 'bot, bot:2', size: 5 }],
  ['a turn with a timer', { position: position({ phase: 'choose', die: 7, options: { timer: 60 } }) }],
];

/** A computer player is to turn a cube, and waits a little before. */
const itsTurn: Attributes = { players: 'bot, Ada', position: position({ phase: 'choose', die: 7 }), speed: 'normal' };

/** Lets the page's loop run some turns, so that pending work can finish. */
async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await turn();
}

/** Returns what is still open once pending work has had its turns: on a busy machine it takes more of them. */
async function left(): Promise<readonly string[]> {
  for (let i = 0; i < 200 && ledger.open().length > 0; i++) await turn();
  return ledger.open();
}

describe('What Multiplay leaves behind', () => {
  for (const [name, attributes] of settings) {
    it(`is nothing after 60 elements with ${name}`, async () => {
      const stage = stageOf();
      // Shared modules are fetched before.
      const first = make(attributes);
      stage.append(first);
      await opened(first);
      first.remove();
      await turns(3);

      ledger = new Ledger();
      for (let i = 0; i < 60; i++) {
        const grid = make(attributes);
        stage.append(grid);
        // Some are removed at once, some while opening, some while they are played.
        if (i % 10 === 1) await grid.updateComplete;
        if (i % 10 === 2) await opened(grid);
        grid.remove();
      }
      await turns(10);
      await until(() => !ledger.open().length, `nothing is open: ${ledger.open().join(', ')}`);
    });
  }

  it('is nothing while it stands in the page, but for observers of its size, of the look of the page and, by its menu, of its frame, and listeners to these, to its hiding and its reload, and to digits', async () => {
    ledger = new Ledger();
    const grid = await mount({ players: 'Ada, Ben', size: 5 });
    await until(() => !ledger.open().includes('frame'), 'it has looked how high it may be');
    expect(ledger.open()).to.deep.equal([
      'listener abacade-reloading',
      'listener keydown',
      'listener resize',
      'listener transitionend',
      'listener visibilitychange',
      'observer',
      'observer',
      'observer',
    ]);
    grid.remove();
    expect(await left()).to.deep.equal([]);
  });

  it('is nothing when a computer player is in the middle of its turn', async () => {
    ledger = new Ledger();
    const grid = await mount(itsTurn);
    expect(ledger.open(), 'it waits').to.include('timer');
    grid.remove();
    expect(ledger.open()).to.deep.equal([]);
    const before = grid.toText();
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(grid.toText(), 'and does not move').to.equal(before);
  });

  it('is nothing when it is taken away while a computer player thinks', async () => {
    ledger = new Ledger();
    const grid: MultiplayGrid = await mount(itsTurn);
    expect(ledger.open(), 'it waits').to.include('timer');
    // The timer runs, and the thought has not come back yet.
    ledger.fire();
    const before = grid.toText();
    grid.remove();
    await turns(5);
    expect(grid.toText()).to.equal(before);
    expect(await left()).to.deep.equal([]);
  });

  it('is one listener for its key, however often that changes', async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7 }), persist: 'a' });
    ledger = new Ledger();
    for (const key of ['b', 'a', 'c', 'c', 'b', 'd']) {
      grid.persist = key;
      await grid.updateComplete;
    }
    grid.play({ type: 'turn', cell: cellOf(14) });
    await until(() => {
      grid.undo();
      grid.redo();
      return kept('d');
    }, 'the last key is used');
    expect(ledger.open().filter((one) => one.includes('visibility'))).to.deep.equal(['listener visibilitychange']);
    expect(await kept('b')).to.equal(undefined);
    grid.remove();
    // The game is being saved: the wait for the storage ends after some seconds, or as soon as it has answered.
    await until(() => !ledger.open().length, `nothing is open: ${ledger.open().join(', ')}`);
  });

  it('is no worker and no interval, also after a game', async () => {
    ledger = new Ledger();
    const grid = await mount({ position: position({ phase: 'choose', die: 7 }), players: 'Ada, bot' });
    cell(grid, cellOf(14)).click();
    await drawn(grid);
    await grid.hint();
    grid.remove();
    expect(await left()).to.deep.equal([]);
  });

  it('would be found', () => {
    ledger = new Ledger();
    const leaky = (): void => undefined;
    const observer = new ResizeObserver(leaky);
    observer.observe(document.body);
    const timer = setTimeout(leaky, 10_000);
    const interval = setInterval(leaky, 10_000);
    window.addEventListener('resize', leaky);
    const worker = new Worker(URL.createObjectURL(new Blob([''], { type: 'text/javascript' })));
    expect(ledger.open()).to.deep.equal(['interval', 'listener resize', 'observer', 'timer', 'worker']);
    observer.disconnect();
    clearTimeout(timer);
    clearInterval(interval);
    window.removeEventListener('resize', leaky);
    worker.terminate();
    expect(ledger.open()).to.deep.equal([]);
  });
});
