import { expect } from '@open-wc/testing';
import { unseenCards } from '../../src/rules/plyt/index.js';
import { rolls } from './support/chance.js';
import {
  choices,
  clear,
  drawn,
  keys,
  listen,
  mount,
  openCard,
  position,
  square,
  taps,
  withCards,
  type PlytBoard,
} from './support/plyt.js';
import { button, findAll, focused, has, nameOf, said, the, words } from './support/look-up.js';
import { getByRole, queryAllByRole, queryByRole, questionOf, tabStop } from './support/roles.js';

let page: ReturnType<typeof listen>;
beforeEach(() => {
  page = listen();
});
afterEach(() => {
  page.stop();
  return clear();
});

/** Returns a pack with so many cards of this kind that every turned card is one of them. */
const only = (kind: string): Record<string, number> =>
  Object.fromEntries(
    ['yourself', 'another'].flatMap((who) =>
      ['forward', 'back', 'up', 'down'].map((where) => [`${who}-${where}`, `${who}-${where}` === kind ? 4 : 0]),
    ),
  );

/** Returns the squares to which an open card can move players, by their buttons. */
const uses = (board: PlytBoard): string[] => queryAllByRole(board, 'button', / → \d+$/).map(nameOf);

/** Returns the hand that lies open; null if it is hidden. */
const hand = (board: PlytBoard): HTMLElement | null => queryByRole(board, 'list', /’s cards$/);
/** Returns the cards of the hand that lies open. */
const held = (board: PlytBoard): string[] => findAll(hand(board), '.face-of > span').map(words);

/** Returns everything that is visible on the screen or read out. */
const seen = (board: PlytBoard): string =>
  [words(the(board, '.frame')), ...findAll(board, '[aria-label]').map((one) => one.getAttribute('aria-label'))].join(
    ' ',
  );

describe('Cards of PLYT that are used at once', () => {
  it('leave the focus where the game goes on while they are turned', async () => {
    const board = await mount({
      players: 'Ada, Ben',
      position: position(
        { at: [14, 5], phase: { type: 'answer', seat: 0, thrown: [7, 1] } },
        { cards: only('yourself-forward') },
      ),
    });
    questionOf(board).focus();
    await keys(board, '7');
    const onBoard = new Set<string>();
    const watch = setInterval(() => focused(board)?.role === 'option' && onBoard.add(board.state!.phase.type), 1);
    await keys(board, 'Enter');
    // One card after the other, until Ada stands on no star.
    while (board.state!.phase.type === 'turn-card') {
      expect(focused(board)).to.equal(button(board, 'Turn the card'));
      await keys(board, 'Enter');
    }
    expect(board.state!.phase.type, 'the cards are used').to.equal('choose');
    await drawn(board);
    clearInterval(watch);
    expect([...onBoard], 'on the mountain nothing is to be done').to.deep.equal([]);
    expect(words(focused(board)), 'Ben throws next').to.match(/^Throw/);
  });

  it('choose a square on the mountain, by pointer (PLY-25)', async () => {
    const board = await mount({ position: openCard('yourself-up'), players: 'Ada, Ben' });
    expect(choices(board)).to.deep.equal([81, 82, 83]);
    expect(square(board, 82).ariaLabel).to.equal('82, level 3, can be chosen');
    await taps(board, the(square(board, 60), 'rect'));
    expect(board.match!.ply, 'another square chooses nothing').to.equal(0);
    expect(said(board)).to.equal('60, level 2');
    await taps(board, the(square(board, 82), 'rect'));
    expect(board.state!.at).to.deep.equal([88, 82]);
  });

  it('choose a square on the mountain, by keyboard', async () => {
    const board = await mount({ position: openCard('yourself-up'), players: 'Ada, Ben' });
    tabStop(board, 'option').focus();
    await keys(board, 'n', 'n');
    expect(focused(board)?.ariaLabel).to.equal('82, level 3, can be chosen');
    await keys(board, 'Enter');
    expect(board.state!.at).to.deep.equal([88, 82]);
  });

  it('choose in a list, for each player who can be moved (PLY-28)', async () => {
    const board = await mount({
      players: 'Ada, Ben, Cleo',
      position: position({
        at: [88, 53, 0],
        phase: { type: 'open-card', seat: 1, card: 'another-up', links: 0, turn: 1, thrown: [7, 8] },
      }),
    });
    expect(uses(board)).to.deep.equal(['Cleo: start → 1', 'Ada: 88 → 106', 'Ada: 88 → 107', 'Ada: 88 → 108']);
    await taps(board, 'Cleo: start → 1');
    expect(board.state!.at).to.deep.equal([88, 53, 1]);
    expect(said(board)).to.equal('Cleo sets off and reaches 1. Cleo’s turn.');
  });

  it('tell every card of a chain (PLY-29, PLY-30)', async () => {
    const board = await mount({ players: 'Ada, Ben', timer: 0 });
    const start = position({ at: [3, 0], phase: { type: 'answer', seat: 0, thrown: [9, 1] } });
    const read = board.rules.read(start);
    if (!read.ok) throw new Error(read.message);
    // Back by 9 leads to square 3; "down a level" has no use on level 1.
    const pack = unseenCards(read.value);
    const top = ['yourself-down', 'yourself-forward'] as const;
    const rest = top.reduce((cards, card) => cards.toSpliced(cards.indexOf(card), 1), pack);
    expect(board.fromText(board.rules.write({ ...read.value, pack: [...top, ...rest] })).ok).to.equal(true);
    board.play({ type: 'answer', answer: 9, ms: 1 });
    await drawn(board);
    expect(said(board)).to.equal(
      '9, right. 9 steps. Ada is on 12, a star. “you, down a level” can’t be used now. Draw again. ' +
        'Ada turns a card: you, forward by the black die: 9 squares. ' +
        'Ada moves from 12 to 21. ' +
        'Ada turns a card: you, forward by the black die: 9 squares. Ada moves from 21 to 30. Ben’s turn.',
    );
    expect(findAll(board, '.events li').length).to.be.above(4);
  });
});

describe('Cards of PLYT that are kept', () => {
  const secret = /level|forward|back by/;

  it('are seen by nobody until their holder asks (PLY-33)', async () => {
    const board = await mount({ position: withCards(['yourself-up', 'another-back']), players: 'Ada, Ben' });
    expect(seen(board).replaceAll(/\d+, level \d/g, '')).not.to.match(secret);
    expect(queryAllByRole(board, 'paragraph').map(words)).to.include('Only Ben may look.');
    expect(
      words(queryAllByRole(getByRole(board, 'list', 'Scores'), 'listitem')[1]),
      'how many is no secret',
    ).to.include('2 cards');
    await taps(board, 'Show my cards');
    expect(held(board)).to.deep.equal(['You: up a level', 'Another: back']);
  });

  it('are played after the own move, by keyboard alone, and hidden from whoever is next', async () => {
    const board = await mount({ position: withCards(['yourself-up', 'another-back']), players: 'Ada, Ben' });
    button(board, 'Show my cards').focus();
    await keys(board, 'Enter');
    queryAllByRole(hand(board), 'button')[0].focus();
    await keys(board, 'Enter');
    expect(choices(board)).to.deep.equal([73, 74]);
    expect(focused(board)?.ariaLabel).to.equal('Ben: 42 → 73');
    await keys(board, 'Tab', 'Enter');
    expect(board.state!.at).to.deep.equal([88, 74]);
    expect(held(board), 'the same player goes on looking').to.deep.equal(['Another: back']);
    expect(words(focused(board))).to.equal('End my turn');
    await keys(board, 'Enter');
    expect(board.state!.phase).to.deep.equal({ type: 'choose', seat: 0 });
    expect(held(board), 'Ada sees no card of Ben’s').to.deep.equal([]);
    expect(uses(board)).to.deep.equal([]);
  });

  it('can be looked at before the dice are chosen', async () => {
    const board = await mount({
      players: 'Ada, Ben',
      position: withCards(['yourself-up'], { phase: { type: 'choose', seat: 1 } }),
    });
    expect(held(board)).to.deep.equal([]);
    await taps(board, 'Show my cards');
    expect(held(board)).to.deep.equal(['You: up a level']);
    rolls(7, 8);
    await taps(board, 'Throw 2 dice');
    expect(held(board), 'and are covered again').to.deep.equal([]);
  });

  it('lie open to one person among computer players', async () => {
    const board = await mount({ position: withCards(['yourself-up']), players: 'bot, Ben' });
    expect(held(board)).to.deep.equal(['You: up a level']);
  });

  it('are turned by their holder alone, played at once, kept or put back (PLY-31)', async () => {
    const turned = (card: 'yourself-down' | 'yourself-up') =>
      position(
        {
          at: [21, 5],
          phase: { type: 'turned-card', seat: 0, card, links: 0, turn: 0, thrown: [7, 8], own: 'made', fresh: 0 },
        },
        { cardsWhen: 'keep' },
      );
    const board = await mount({ position: turned('yourself-up'), players: 'Ada, Ben' });
    expect(has(board, '.face-of')).to.equal(false);
    await taps(board, 'Show my cards');
    expect(queryAllByRole(board, 'button', /^(Play it now|Keep it for later|Put it back)$/).map(words)).to.deep.equal([
      'Play it now',
      'Keep it for later',
    ]);
    await taps(board, 'Keep it for later');
    expect(said(board)).to.equal('Ada keeps the card. Ben’s turn.');
    board.fromText(turned('yourself-up'));
    await drawn(board);
    await taps(board, 'Show my cards', 'Play it now');
    expect(uses(board)).to.deep.equal(['Ada: 21 → 57']);
    await taps(board, 'Ada: 21 → 57');
    expect(board.state).to.deep.include({ at: [57, 5], hands: [[], []] });
    board.fromText(turned('yourself-down'));
    await drawn(board);
    await taps(board, 'Show my cards', 'Put it back');
    expect(board.state!.hands[0]).to.deep.equal([]);
    expect(said(board), 'which card it was is not told').to.equal('Ada puts a card back. Ben’s turn.');
  });

  it('wait for the own move, which is made at once after a right answer (PLY-31)', async () => {
    const phase = { type: 'answer', seat: 1, thrown: [7, 8] } as const;
    const board = await mount({ position: withCards(['yourself-up'], { phase }), players: 'Ada, Ben' });
    board.play({ type: 'answer', answer: 56, ms: 1 });
    await drawn(board);
    expect(board.state!.at).to.deep.equal([88, 49]);
    await taps(board, 'Show my cards');
    expect(findAll(board, '.stage button').map(words)).to.deep.equal(['You: up a level', 'End my turn']);
  });

  it('close the summit, and go back when they are dead (PLY-32, PLY-34)', async () => {
    const phase = { type: 'answer', seat: 1, thrown: [7, 8] } as const;
    const board = await mount({ position: withCards(['yourself-up'], { at: [20, 110], phase }), players: 'Ada, Ben' });
    board.play({ type: 'answer', answer: 56, ms: 1 });
    await drawn(board);
    expect(said(board)).to.equal('56, right. Ben still has a card, so the summit is closed.');
    await taps(board, 'Show my cards');
    expect(queryAllByRole(hand(board), 'button')[0].ariaDisabled).to.equal('true');
    await taps(board, 'Put it back');
    expect(board.state!.hands[1]).to.deep.equal([]);
    expect(board.state!.at).to.deep.equal([20, 110]);
  });

  it('are hidden in a position that is written for everybody (PLY-33)', async () => {
    const board = await mount({ position: withCards(['yourself-up', 'another-back']), players: 'Ada, Ben' });
    const open = board.rules.write(board.rules.view(board.state!, 'public'));
    expect(open).not.to.equal(board.toText());
    const other = await mount({ position: open, players: 'Ada, Ben' });
    expect(other.state!.hands).to.deep.equal([['hidden'], ['hidden', 'hidden']]);
    expect(seen(other).replaceAll(/\d+, level \d/g, '')).not.to.match(secret);
    expect(other.play({ type: 'done' })).to.include({ ok: false, rule: 'PLY-33' });
  });

  it('are told in no event, list or answer to a key while they are secret (PLY-33)', async () => {
    const board = await mount({
      players: 'Ada, Ben',
      position: position({ at: [14, 5], phase: { type: 'answer', seat: 0, thrown: [7, 1] } }, { cardsWhen: 'keep' }),
    });
    board.play({ type: 'answer', answer: 7, ms: 1 });
    await board.updateComplete;
    expect(said(board)).to.equal('7, right. 7 steps. Ada is on 21, a star.');
    await taps(board, 'Turn the card');
    expect(board.state!.phase.type).to.equal('turned-card');
    expect(said(board)).to.equal('Ada turns a card.');
    const moved = page.of('moved').map(({ move, events }) => ({ move, events }));
    expect(moved[1].move).to.deep.equal({ type: 'turn', card: 'hidden' });
    expect(JSON.stringify(moved)).not.to.match(/yourself|another/);
    await taps(board, 'Show my cards', 'Keep it for later');
    tabStop(board, 'option').focus();
    await keys(board, 'l');
    expect(said(board)).to.equal('Ada keeps the card. Ben’s turn.');
    expect(words(the(board, '.events'))).not.to.match(secret);
  });
});
