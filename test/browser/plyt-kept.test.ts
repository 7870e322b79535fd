import { expect } from '@open-wc/testing';
await import('../../src/bots/plyt.js'); // already loaded, so that computer players think at once
import { rolls } from './support/chance.js';
import { Ledger } from './support/ledger.js';
import {
  asked,
  clear,
  drawn,
  make,
  mount,
  opened,
  openCard,
  stageOf,
  taps,
  until,
  withCards,
  type Attributes,
  type PlytBoard,
} from './support/plyt.js';
import { turn } from './support/time.js';
import { button, has, words } from './support/look-up.js';
import { hasRole, questionOf } from './support/roles.js';

afterEach(clear);

const key = 'plyt-test';

/** Simulates closing and reopening the page. */
async function reload(board: PlytBoard, attributes: Attributes = {}): Promise<PlytBoard> {
  board.remove();
  return mount({ players: 'Ada, Ben', persist: key, ...attributes });
}

describe('A game of PLYT that is kept', () => {
  it('goes on in mid-turn, the dice on the table', async () => {
    const first = await mount({ players: 'Ada, Ben', timer: 0, persist: key });
    rolls(12, 3, 7, 8);
    await taps(first, 'Throw', 'Throw', 'Throw 2 dice');
    const before = first.toText();
    const second = await reload(first);
    expect(second.toText()).to.equal(before);
    expect(words(questionOf(second))).to.equal('7 × 8 =');
    await taps(second, ...'56', 'OK');
    button(second, 'Undo').click();
    await drawn(second);
    expect(second.state!.phase, 'an answer stands').to.deep.equal({ type: 'choose', seat: 1 });
  });

  it('shows a lesson again that was not finished, and restores what was undone', async () => {
    const first = await mount({ position: asked(), players: 'Ada, Ben', persist: key });
    first.play({ type: 'answer', answer: 1, ms: 1 });
    const second = await reload(first);
    await until(() => has(second, '.teaches'), 'the lesson is there');
    expect(words(questionOf(second))).to.equal('7 × 8 × 12 = 1');
    await taps(second, 'Go on');
    second.play({ type: 'choose', dice: 2 });
    expect(second.undo()).to.equal(true);
    const third = await reload(second);
    expect(third.state!.phase).to.deep.equal({ type: 'choose', seat: 0 });
    button(third, 'Redo').click();
    await drawn(third);
    expect(third.state!.phase).to.deep.equal({ type: 'throw', seat: 0, dice: 2 });
    expect(third.undo()).to.equal(true);
    expect(third.undo(), 'the answer before was judged').to.equal(false);
  });

  it('covers cards that lay open (PLY-33)', async () => {
    const first = await mount({ position: withCards(['yourself-up']), players: 'Ada, Ben', persist: key });
    await taps(first, 'Show my cards');
    expect(hasRole(first, 'list', 'Ben’s cards')).to.equal(true);
    const second = await reload(first);
    expect(second.state!.hands[1]).to.deep.equal(['yourself-up']);
    expect(hasRole(second, 'list', 'Ben’s cards')).to.equal(false);
    expect(words(second)).not.to.include('up a level');
  });

  it('continues with a card that is to be used, and after the end with who has won', async () => {
    const first = await mount({ position: openCard('yourself-up'), players: 'Ada, Ben', persist: key });
    const second = await reload(first);
    await taps(second, 'Ben: 53 → 82');
    expect(second.state!.at).to.deep.equal([88, 82]);
    second.fromText(asked({}, { at: [20, 110] }));
    second.play({ type: 'answer', answer: 672, ms: 1 });
    const third = await reload(second);
    await until(() => hasRole(third, 'heading', 'Ben is on the summit!'), 'the result is shown');
    expect(has(third, '[part~="board"]')).to.equal(true);
  });
});

describe('What PLYT leaves behind', () => {
  let ledger: Ledger;
  afterEach(() => ledger.close());

  const settings: [string, Attributes][] = [
    ['a form', {}],
    ['a game of people, kept under a key', { players: 'Ada, Ben', persist: key }],
    ['a game of computer players', { players: 'bot, bot:2' }],
    ['an answer with a timer', { position: asked({ timer: 60 }), players: 'Ada, Ben' }],
  ];
  for (const [name, attributes] of settings) {
    it(`is nothing after 40 elements with ${name}`, async () => {
      const stage = stageOf();
      // Shared modules are fetched before.
      const first = make(attributes);
      stage.append(first);
      await opened(first);
      first.remove();
      await turn();
      ledger = new Ledger();
      for (let i = 0; i < 40; i++) {
        const board = make(attributes);
        stage.append(board);
        // Some are removed at once, some while opening, some while they are played.
        if (i % 10 === 1) await board.updateComplete;
        if (i % 10 === 2) await opened(board);
        board.remove();
      }
      for (let i = 0; i < 10; i++) await turn();
      await until(() => !ledger.open().length, `nothing is open: ${ledger.open().join(', ')}`);
    });
  }

  it('is nothing when a computer player is in the middle of its turn', async () => {
    ledger = new Ledger();
    const board = await mount({ position: asked(), players: 'Ada, bot', speed: 'normal' });
    expect(ledger.open(), 'it waits').to.include('timer');
    ledger.fire(); // the thought has not come back yet
    const before = board.toText();
    board.remove();
    for (let i = 0; i < 5; i++) await turn();
    expect(board.toText()).to.equal(before);
    expect(ledger.open()).to.deep.equal([]);
    stageOf().append(board);
    await drawn(board);
    expect(board.toText(), 'and goes on where it was').to.equal(before);
  });
});
