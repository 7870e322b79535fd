import { expect } from '@open-wc/testing';
import type { SequenceState } from '../../src/rules/sequence/index.js';
import { listen } from './support/grid.js';
import { press } from './support/hands.js';
import { clear, click, drawn, mount, position, rows, until, type SequenceBoard } from './support/sequence.js';
import { button, find, findAll, focused, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole } from './support/roles.js';

afterEach(clear);

const dice = [5, 8, 8, 8, 1, 2];
const run = { turn: 0, dice, score: 5 } as const;
const keep = { cards: true, cardsWhen: 'keep' };

const holding = (at: number[], hands: SequenceState['hands'], own: 'made' | 'held-back' = 'made'): string =>
  position({ type: 'play-cards', ...run, own, fresh: 0 }, at, keep, hands);

const turned = (card: 'yourself-up' | 'yourself-down', at: number[]): string =>
  position({ type: 'turned-card', seat: 0, card, links: 0, ...run, own: 'made', fresh: 0 }, at, keep);

/** Returns what can be done with the cards, by the buttons with these names. */
const buttons = (board: SequenceBoard, name: RegExp): HTMLElement[] => queryAllByRole(board, 'button', name);

/** Returns the buttons of the hand that lies open. */
const hand = (board: SequenceBoard): HTMLElement[] =>
  queryAllByRole(getByRole(board, 'list', /’s cards$/), 'button').filter((one) => words(one) !== 'Put it back');

/** Returns whether the screen names a card. */
const names = (board: SequenceBoard): boolean => find(board, '.face-of') !== null;

describe('Cards of Sequence that are kept (SEQ-12)', () => {
  it('are turned by their holder alone, played at once, kept or put back (PLY-31)', async () => {
    const board = await mount({ position: turned('yourself-up', [27, 60]), players: 'Ada, Ben' });
    expect(names(board), 'nobody sees it yet').to.equal(false);
    await click(board, 'Show my cards');
    expect(buttons(board, /^(Play it now|Keep it for later|Put it back)$/).map(words)).to.deep.equal([
      'Play it now',
      'Keep it for later',
    ]);
    await click(board, 'Keep it for later');
    expect(said(board)).to.equal('Ada keeps the card. Ben is next.');
    expect(board.state!.hands).to.deep.equal([['yourself-up'], []]);
    expect(words(getByRole(board, 'list', 'Scores')), 'how many is known').to.match(/1 card(?!s)/);

    board.fromText(turned('yourself-up', [27, 60]));
    await drawn(board);
    await click(board, 'Show my cards', 'Play it now', 'Ada: 27 → 62');
    expect(said(board)).to.match(/^Ada plays a card: you go up a level\. Ada climbs from 27 to 62\./);
    expect(board.state).to.deep.include({ at: [62, 60], hands: [[], []] });

    board.fromText(turned('yourself-up', [107, 60]));
    await drawn(board);
    await click(board, 'Show my cards', 'Put it back');
    expect(said(board), 'which card it was is not told').to.equal('Ada puts a card back. Ben is next.');
  });

  it('are announced in one place where there is room for three', async () => {
    const board = await mount({ position: turned('yourself-up', [27, 60]), players: 'Ada, Ben' }, 1280);
    const seen = findAll(board, 'h3, p').filter((one) => one.getBoundingClientRect().width > 1);
    expect(seen.map(words).filter((text) => /\ba card\b/i.test(text))).to.deep.equal(['On a star: a card!']);
  });

  it('are played after the climb, with the computer as the other player', async () => {
    const board = await mount({ position: holding([30, 60], [['another-back'], []]), players: 'Ada, bot:1' });
    await click(board, hand(board)[0]);
    expect(words(getByRole(board, 'heading', /Where will you move Ben/))).to.equal(
      'Another: back · 5 squares. Where will you move Ben, Ada?',
    );
    await click(board, 'Another card');
    await click(board, hand(board)[0], 'Ben: 60 → 55');
    // Ben may have climbed by now.
    const played = board.match!.plies.findLast(
      ({ by, move }) => by === 0 && (move as { type: string }).type === 'card',
    )!;
    expect(played.state.at).to.deep.equal([30, 55]);
  });

  it('can wait, by keyboard alone', async () => {
    const board = await mount({ position: holding([30, 60], [['another-back'], []]), players: 'Ada, Ben' });
    expect(button(board, 'End my turn').getAttribute('part')).to.equal('action');
    button(board, 'Show my cards').focus();
    await press('Enter');
    await drawn(board);
    expect(words(focused(board))).to.equal('End my turn');
    await press('Enter');
    await drawn(board);
    expect(board.state!.phase).to.deep.include({ type: 'roll', seat: 1 });
    expect(board.state!.hands).to.deep.equal([['another-back'], []]);
    expect(names(board)).to.equal(false);
  });

  it('close the summit, and go back when they are dead (PLY-32, PLY-34)', async () => {
    const board = await mount({
      position: holding([110, 60], [['yourself-up'], []], 'held-back'),
      players: 'Ada, Ben',
    });
    await click(board, 'Show my cards');
    expect(hand(board)[0].ariaDisabled).to.equal('true');
    await click(board, 'Put it back');
    expect(said(board)).to.equal('Ada puts a card back. Ben is next.');
    expect(board.state).to.deep.include({ at: [110, 60], hands: [[], []] });
  });

  it('say at any speed why the summit is closed', async () => {
    const board = await mount({
      position: position({ type: 'declare', seat: 0, dice }, [110, 60], keep, [['yourself-up'], []]),
      players: 'Ada, bot:1',
      speed: 'normal',
    });
    board.play({ type: 'declare', kind: 'match', dice: 0b001110 });
    await until(() => hasRole(board, 'button', { name: 'Go on', disabled: false }), 'what the dice made is shown');
    await click(board, 'Go on');
    await until(() => words(board).includes('so the summit is closed.'), 'it is told');
    expect(queryAllByRole(board, 'paragraph').map(words)).to.include('Ada still has a card, so the summit is closed.');
    expect(findAll(board, '.slot.best'), 'the dice have nothing to do with it').to.deep.equal([]);
    await until(() => hasRole(board, 'list', /’s cards$/), 'the cards are back');
  });

  it('can be looked at by their holder while dice are chosen', async () => {
    const phase = { type: 'keep', seat: 0, rolls: 1, dice } as const;
    const board = await mount({
      position: position(phase, [30, 60], keep, [['another-back', 'yourself-up'], ['yourself-down']]),
      players: 'Ada, Ben',
    });
    expect(names(board)).to.equal(false);
    await click(board, 'Show my cards: 2 cards');
    expect(queryAllByRole(getByRole(board, 'list', /’s cards$/), 'listitem').map(words)).to.deep.equal([
      '? Another: back',
      'You: up a level',
    ]);
    await click(board, 'Show my cards: 2 cards');
    expect(names(board)).to.equal(false);
    expect(rows(board)).to.have.length(4);
  });

  it('are shown once for each type, with how many there are', async () => {
    const kept = ['yourself-back', 'another-back', 'another-back', 'another-back'] as const;
    const board = await mount({ position: holding([30, 60], [kept, ['yourself-up']]), players: 'Ada, Ben' });
    await click(board, 'Show my cards');
    expect(hand(board).map(words)).to.deep.equal(['You: back 5 squares', '? Another: back 33 cards 5 squares']);
    const scores = words(getByRole(board, 'list', 'Scores'));
    expect(scores).to.match(/Ada.*4 cards.*Ben.*1 card(?!s)/);
    await click(board, hand(board)[1]);
    await click(board, buttons(board, / → \d+$/)[0]);
    expect(board.state!.hands[0]).to.deep.equal(['yourself-back', 'another-back', 'another-back']);
  });

  it('are counted beside the shape of their holder', async () => {
    for (const width of [320, 667, 1280]) {
      for (const players of ['Ada, Ben', 'Ada, Ben, Cleo, Dan, Eva, Finn']) {
        const at = players.split(', ').map((_, seat) => 30 + seat);
        const hands = at.map((_, seat) => (seat === 0 ? (['another-back', 'yourself-up'] as const) : []));
        const board = await mount({ position: holding(at, hands), players }, width);
        const [row, badge, shape, square] = ['', ' .holds', ' .shape', ' b'].map((inner) =>
          the(board, `.scores li${inner}`).getBoundingClientRect(),
        );
        for (const other of [shape, square]) {
          const meets = badge.left < other.right && other.left < badge.right;
          expect(meets && badge.top < other.bottom && other.top < badge.bottom, `${width}, ${players}`).to.equal(false);
        }
        expect(badge.right <= row.right && badge.top >= row.top, `${width}, ${players}`).to.equal(true);
        await clear();
      }
    }
  });

  it('are told in no event while they are secret (PLY-33)', async () => {
    const page = listen();
    const board = await mount({
      position: position({ type: 'declare', seat: 0, dice }, [22, 60], keep),
      players: 'Ada, Ben',
    });
    board.play({ type: 'declare', kind: 'match', dice: 0b001110 });
    await drawn(board);
    await click(board, 'Go on');
    await click(board, 'Turn the card');
    expect(board.state!.phase.type).to.equal('turned-card');
    expect(said(board)).to.contain('Ada turns a card.');
    expect(page.of('moved')[1]['move']).to.deep.equal({ type: 'turn', card: 'hidden' });
    await click(board, 'Show my cards', 'Keep it for later');
    const moved = page.of('moved').map(({ move, events }) => ({ move, events }));
    expect(JSON.stringify(moved)).not.to.match(/yourself|another/);
    page.stop();
  });
});
