import { expect } from '@open-wc/testing';
import './support/elements.js';
import { clear, stageOf, type Attributes } from './support/grid.js';
import { until } from './support/until.js';
import { Ledger } from './support/ledger.js';
import { turn } from './support/time.js';
import { find } from './support/look-up.js';

let ledger: Ledger;
afterEach(() => {
  ledger.close();
  return clear();
});

type Board = HTMLElement & { readonly state: unknown; updateComplete: Promise<unknown> };

function make(tag: string, attributes: Attributes): Board {
  const board = document.createElement(tag) as Board;
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value === true ? '' : String(value));
  return board;
}

const opened = (board: Board): Promise<void> =>
  until(() => board.state !== undefined || find(board, '[part~="set-up"]'), `${board.localName} has opened`);

/** Lets the page's loop run some turns, so that pending work can finish. */
async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await turn();
}

const settings: [string, Attributes][] = [
  ['a form', {}],
  ['a game of people, kept under a key', { players: 'Ada, Ben', persist: 'leaks' }],
  ['a game of computer players', { players: 'bot, bot' }],
];

/** Multiplay has tests of its own. */
for (const tag of ['plyt-board', 'pytagora-board', 'pytagora-square', 'pytagora-tables', 'sequence-board']) {
  describe(`What <${tag}> leaves behind`, () => {
    for (const [name, attributes] of settings) {
      it(`is nothing after 60 elements with ${name}`, async () => {
        const stage = stageOf();
        // Shared modules are fetched before.
        const first = make(tag, attributes);
        stage.append(first);
        await opened(first);
        await turns(10);
        first.remove();
        await turns(3);

        ledger = new Ledger();
        for (let i = 0; i < 60; i++) {
          const board = make(tag, attributes);
          stage.append(board);
          // Some are removed at once, some while opening, some while they are played.
          if (i % 10 === 1) await board.updateComplete;
          if (i % 10 === 2) await opened(board);
          board.remove();
        }
        await turns(3); // those that were removed at once are still opening
        await until(() => !ledger.open().length, `nothing is open: ${ledger.open().join(', ')}`).catch(() => undefined);
        expect(ledger.open()).to.deep.equal([]);
      });
    }
  });
}
