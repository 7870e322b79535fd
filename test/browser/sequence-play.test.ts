import { expect } from '@open-wc/testing';
import { inChromium } from './support/chromium.js';
import { rolls, seed } from './support/chance.js';
import { press } from './support/hands.js';
import {
  clear,
  click,
  dice,
  drawn,
  mount,
  position,
  pressed,
  rows,
  slots,
  toKeep,
  toRoll,
  until,
  type SequenceBoard,
} from './support/sequence.js';
import { findAll, focused, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, queryByRole, titleOf } from './support/roles.js';

afterEach(clear);

async function keys(board: SequenceBoard, ...names: string[]): Promise<void> {
  for (const name of names) {
    await press(name);
    await drawn(board);
  }
}

const paragraphs = (board: SequenceBoard): string[] => queryAllByRole(board, 'paragraph').map(words);

/** Returns the buttons that take what the dice make. */
const offers = (board: SequenceBoard): HTMLElement[] => queryAllByRole(board, 'button', /^(Say it|Take)/);

/** Returns the dice, from 0, of a Sequence that they make. */
function claimIn(board: SequenceBoard): number[] {
  const claim = [...board.rules.moves(board.state!)].find((move) => move.type === 'declare');
  return [0, 1, 2, 3, 4, 5].filter((die) => claim && (claim.dice >> die) & 1);
}

describe('Sequence', () => {
  it('is played to its end by keyboard alone', async () => {
    seed(4);
    const board = await mount({ players: 'Ada, Ben', summit: 20 });
    the(board, '[data-home]').focus();
    for (let i = 0; i < 80 && !queryByRole(board, 'button', 'See how it went'); i++) {
      const { phase } = board.state!;
      expect(focused(board), `the keyboard is in the board in ${phase.type}`).not.to.equal(null);
      if (phase.type === 'keep') {
        expect(slots(board).includes(focused(board)!), 'the keyboard is on a die').to.equal(true);
        await keys(board, '1', '2', 'r');
      } else if (phase.type === 'declare') {
        const dice = claimIn(board);
        await keys(board, ...dice.map((die) => String(die + 1)));
        getByRole(board, 'button', dice.length ? /^Say it/ : /^I see no Sequence/).focus();
        await keys(board, 'Enter');
      } else await keys(board, 'Enter');
    }
    expect(board.match!.isOver).to.equal(true);
    expect(words(titleOf(board))).to.match(/^(Ada|Ben) is on the summit!$/);
    expect(focused(board)).to.equal(titleOf(board));
  });

  it('is played to its end by pointer alone, against the computer', async () => {
    seed(6);
    const board = await mount({ players: 'Ada, bot', summit: 20, position: position(toRoll, [10, 5], { summit: 20 }) });
    const mine = (): boolean => !hasRole(board, 'group', 'Speed');
    for (let i = 0; i < 60 && !board.match!.isOver; i++) {
      await until(() => board.match!.isOver || mine(), 'it is Ada’s turn again');
      await drawn(board);
      if (board.match!.isOver) break;
      const { phase } = board.state!;
      if (phase.type === 'keep') await click(board, slots(board)[0], slots(board)[(i % 5) + 1]);
      if (phase.type === 'declare') await click(board, ...claimIn(board).map((die) => slots(board)[die]));
      await click(board, queryAllByRole(board, 'button', /^(?:Roll|Take|Say it|Go on|I see no Sequence)/)[0]);
    }
    expect(board.match!.isOver).to.equal(true);
    await until(() => queryByRole(board, 'button', 'See how it went'), 'the end is shown');
    expect(words(titleOf(board))).to.match(/is on the summit!$/);
  });

  it('is played by pointer: roll, keep, roll again, say what the dice make', async () => {
    const board = await mount({ position: position(toRoll), players: 'Ada, Ben' });
    rolls(7, 3, 9, 11, 1, 1);
    await click(board, 'Roll all six dice');
    expect(dice(board)).to.deep.equal(['black die: 7', 'die 2: 3', 'die 3: 9', 'die 4: 11', 'die 5: 1', 'die 6: 1']);
    expect(said(board)).to.equal('Ada rolled a black 7, then 3, 9, 11, 1, 1.');
    await click(board, ...slots(board).slice(0, 4));
    expect(pressed(board)).to.deep.equal([1, 2, 3, 4]);
    rolls(8, 10);
    await click(board, 'Roll 2 dice');
    expect(pressed(board), 'what was kept stays kept').to.deep.equal([1, 2, 3, 4]);
    expect(paragraphs(board)).to.include('1 roll left');
    await click(board, slots(board)[1], slots(board)[4], slots(board)[5]);
    rolls(6);
    await click(board, 'Roll 1 die');
    expect(paragraphs(board)).to.include('no rolls left');
    await click(board, ...slots(board), 'Say it: 15 steps, Novice run');
    expect(board.state!.at).to.deep.equal([35, 30]);
    expect(said(board)).to.equal(
      'Ada: Novice run 6 7 8 9 10 11, 7 + 8 = 15 steps. Ada climbs from 20 to 35. Ben is next.',
    );
  });

  inChromium(
    'lets the player name a Sequence, and explains a wrong claim, which scores nothing (SEQ-09, SEQ-10)',
    async () => {
      const board = await mount({
        position: position({ type: 'declare', seat: 0, dice: [7, 3, 9, 11, 8, 10] }),
        players: 'Ada, Ben',
      });
      expect(offers(board), 'the eye is shut').to.have.length(0);
      await click(board, slots(board)[0], slots(board)[2], slots(board)[3], slots(board)[1]);
      expect(offers(board), 'these dice make nothing').to.have.length(0);
      expect(paragraphs(board)).to.include('What goes with 3, 7, 9 and 11?');
      board.play({ type: 'declare', kind: 'novice', dice: 0b001111 });
      await drawn(board);
      expect(board.state!.at).to.deep.equal([20, 30]);
      expect(said(board)).to.equal(
        'Ada said Novice run with 3 7 9 11, but the gaps between them are not all the same. The best was Novice run 7 8 9 10 11: 11 steps. Ada stays on 20. Ben is next.',
      );
      await click(board, 'Go on: Ben’s turn', 'More', 'Undo');
      expect(board.state!.at, 'what was judged stands').to.deep.equal([20, 30]);
      expect(board.state!.phase).to.deep.include({ type: 'roll', seat: 1 });
    },
  );

  inChromium('lets the player name fewer dice than would fit, whether or not the table tells (SEQ-09)', async () => {
    for (const isOpen of [true, false]) {
      const board = await mount({
        position: position({ type: 'declare', seat: 0, dice: [4, 4, 4, 4, 6, 1] }),
        players: 'Ada, Ben',
      });
      if (isOpen) await click(board, 'Show what they make');
      await click(board, slots(board)[0], slots(board)[1], slots(board)[2]);
      const row = rows(board).find((one) => hasRole(one, 'button'));
      expect(queryAllByRole(row, 'paragraph').map(words)).to.deep.equal(['4 4 4']);
      await click(board, 'Say it: 4 steps, Match');
      expect(board.state!.at).to.deep.equal([24, 30]);
      await clear();
    }
  });

  it('lets climbers go at the pace of the game', async () => {
    const [pins, took] = ['.pin, .climber', new Map<string, Set<unknown>>()];
    for (const speed of ['slow', 'normal', 'fast']) {
      const board = await mount({
        position: position({ type: 'declare', seat: 0, dice: [4, 4, 4, 4, 6, 1] }),
        players: 'Ada, Ben',
        speed,
      });
      const going = (): Animation[] => findAll(board, pins).flatMap((one) => one.getAnimations());
      board.play({ type: 'declare', kind: 'match', dice: 0b001111 });
      await until(() => going().length > 0, 'the climber goes');
      took.set(speed, new Set(going().map(({ effect }) => Math.round(Number(effect!.getTiming().duration)))));
      await clear();
    }
    expect([...took].map(([speed, times]) => [speed, ...times])).to.deep.equal([
      ['slow', 3600],
      ['normal', 2000],
      ['fast', 700],
    ]);
  });

  inChromium('takes a Sequence that is named right', async () => {
    const board = await mount({
      position: position({ type: 'declare', seat: 0, dice: [7, 3, 9, 11, 8, 10] }),
      players: 'Ada, Ben',
    });
    await click(board, slots(board)[0], slots(board)[2], slots(board)[3], slots(board)[4], slots(board)[5]);
    await click(board, 'Say it: 11 steps, Novice run');
    expect(board.state!.at).to.deep.equal([31, 30]);
  });

  inChromium('takes the best by itself where that was agreed', async () => {
    const agreed = { declare: 'auto', highlight: 'on' };
    const board = await mount({ position: position(toKeep, [20, 30], agreed), players: 'Ada, Ben' });
    await click(board, 'Take 7 + 4 = 11, Novice run');
    expect(board.state!.at).to.deep.equal([31, 30]);
    expect(board.state!.phase.type).to.equal('roll');
  });

  it('SEQ-15: begins with the eye shut, which a player opens, or the page', async () => {
    const eyeOf = (board: SequenceBoard): HTMLElement => getByRole(board, 'button', 'Show what they make');
    const shut = await mount({ position: position(toKeep), players: 'Ada, Ben' });
    expect(eyeOf(shut).getAttribute('aria-pressed')).to.equal('false');
    expect(offers(shut), 'it tells nothing').to.have.length(0);
    expect(rows(shut).map(words).join(), 'but what there is to look for').to.include('3 or more');
    await click(shut, eyeOf(shut));
    expect(eyeOf(shut).getAttribute('aria-pressed')).to.equal('true');
    expect(offers(shut)).to.have.length(1);
    shut.newGame();
    for (const die of [12, 1]) shut.play({ type: 'roll', die });
    shut.play({ type: 'throw', dice: [5, 5, 5, 1, 2, 9] });
    await drawn(shut);
    expect(eyeOf(shut).getAttribute('aria-pressed'), 'as the player left it').to.equal('true');
    await clear();
    const open = await mount({ position: position(toKeep, [20, 30], { highlight: 'on' }), players: 'Ada, Ben' });
    expect(offers(open)).to.have.length(1);
    await click(open, eyeOf(open));
    expect(offers(open)).to.have.length(0);
  });

  it('SEQ-15: says with the eye shut that picked dice make a Sequence, and takes it early', async () => {
    const board = await mount({ position: position(toKeep), players: 'Ada, Ben' });
    await click(board, slots(board)[0], slots(board)[2], slots(board)[3], slots(board)[4], slots(board)[5]);
    await click(board, 'Say it: 11 steps, Novice run');
    expect(board.state!.at).to.deep.equal([31, 30]);
  });

  it('hears single keys on the tray and the buttons of the turn, and there only', async () => {
    const board = await mount({ position: position(toKeep), players: 'Ada, Ben' });
    slots(board)[0].focus();
    await keys(board, '3', '5', '3');
    expect(pressed(board)).to.deep.equal([5]);
    await keys(board, 'ArrowRight', ' ');
    expect(pressed(board)).to.deep.equal([2, 5]);
    await keys(board, 's');
    expect(said(board)).to.equal('Ada: 20, Ben: 30');
    await keys(board, 'o');
    expect(said(board)).to.equal('Novice run 7 8 9 10 11: 11 steps.');
    await keys(board, 'l');
    expect(said(board)).to.equal('No moves yet.');
    getByRole(board, 'button', 'More').focus();
    await keys(board, '1', 's');
    expect(pressed(board)).to.deep.equal([2, 5]);
    expect(said(board)).to.equal('No moves yet.');
    getByRole(board, 'button', 'Roll 4 dice').focus();
    await keys(board, '1', 's');
    expect(pressed(board)).to.deep.equal([1, 2, 5]);
    expect(said(board)).to.equal('Ada: 20, Ben: 30');
  });

  inChromium('tells the best keep beside the own choice', async () => {
    const board = await mount({
      position: position({ type: 'keep', seat: 0, rolls: 2, dice: [11, 9, 4, 7, 5, 4] }),
      players: 'Ada, Ben',
    });
    await click(board, slots(board)[2], 'Hint');
    await until(() => queryByRole(board, 'button', 'Another hint'), 'the hint is there');
    await click(board, 'Another hint', 'Another hint');
    expect(words(getByRole(board, 'region', /^Hint/))).to.match(
      /^Keep 5 7 9 11: that is worth 11\.9 steps on average\. Your choice: \d/,
    );
    expect(slots(board).map((slot) => slot.classList.contains('hinted'))).to.deep.equal([
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
    await click(board, slots(board)[2], slots(board)[0], slots(board)[1], slots(board)[3], slots(board)[4]);
    expect(words(getByRole(board, 'region', /^Hint/))).to.contain('You have it!');
  });

  inChromium('does not undo a choice of dice once they have fallen', async () => {
    const board = await mount({ position: position(toRoll), players: 'Ada, Ben' });
    rolls(7, 3, 9, 11, 1, 1);
    await click(board, 'Roll all six dice', slots(board)[0]);
    rolls(2, 2, 2, 2, 2);
    await click(board, 'Roll 5 dice');
    const after = board.toText();
    expect(getByRole(board, 'button', { name: 'Undo', hidden: true }).ariaDisabled).to.equal('true');
    await click(board, 'More', 'Undo');
    expect(board.toText()).to.equal(after);
  });

  it('is played with real dice', async () => {
    const board = await mount({ position: position(toRoll), players: 'Ada, Ben', 'real-dice': true });
    expect(hasRole(board, 'heading', 'What does the black die show?')).to.equal(true);
    await click(board, '7', '3');
    expect(hasRole(board, 'heading', /What does die 3 show\?/)).to.equal(true);
    await click(board, 'One die back', '4', '9', '11', '1', '12');
    expect(board.state!.phase).to.deep.equal({ type: 'keep', seat: 0, rolls: 1, dice: [7, 4, 9, 11, 1, 12] });
    await click(board, ...slots(board).slice(0, 5), 'Roll 1 die');
    expect(hasRole(board, 'heading', 'What does die 6 show?')).to.equal(true);
    await click(board, '6');
    expect(dice(board)[5]).to.equal('die 6: 6');
  });

  inChromium('lets a card be chosen', async () => {
    const card = {
      type: 'open-card',
      seat: 0,
      turn: 0,
      card: 'yourself-up',
      links: 0,
      dice: [7, 1, 1, 1, 2, 4],
    } as const;
    const board = await mount({ position: position(card, [53, 20], { cards: true }), players: 'Ada, Ben' });
    await click(board, 'Ada: 53 → 82');
    expect(board.state!.at[0]).to.equal(82);
  });
});
