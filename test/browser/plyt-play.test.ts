import { expect } from '@open-wc/testing';
import { inChromium } from './support/chromium.js';
await import('../../src/bots/plyt.js'); // already loaded, so that computer players think at once
import { rolls, seed } from './support/chance.js';
import { openReplay } from './support/finish.js';
import {
  asked,
  clear,
  diceSeen,
  drawn,
  keys,
  listen,
  mount,
  position,
  rightAnswer,
  square,
  taps,
  until,
  type PlytBoard,
} from './support/plyt.js';
import { Hourglass } from './support/time.js';
import { button, findAll, focused, has, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, queryByRole, questionOf, tabStop, titleOf } from './support/roles.js';

let page: ReturnType<typeof listen>;
beforeEach(() => {
  page = listen();
});
afterEach(() => {
  page.stop();
  return clear();
});

/** Near the summit, without cards: it ends after a few turns. */
const short = { players: 'Ada, Ben', timer: 0, 'start-square': 96, cards: 'off', standard: 2 };

/** Returns the right answer to the sum of a lesson. */
function asksFor(board: PlytBoard): number {
  const asked = board.match!.plies.at(-1)!.events.find((event) => event.type === 'answered');
  return asked!.expected;
}

/** Returns whether a lesson is shown, on a wrong answer; then whether its sum is asked once more. */
const isTaught = (board: PlytBoard): boolean => hasRole(board, 'button', /^Go on/) || isPractice(board);
const isPractice = (board: PlytBoard): boolean => hasRole(board, 'button', 'Skip it');

const paragraphs = (board: PlytBoard): string[] => queryAllByRole(board, 'paragraph').map(words);

/** Returns the steps of a lesson. */
const steps = (board: PlytBoard): string[] => queryAllByRole(getByRole(board, 'list'), 'listitem').map(words);

describe('PLYT', () => {
  it('is played to its end by keyboard alone', async () => {
    seed(5);
    const board = await mount(short);
    the<HTMLElement>(board, '[data-home]').focus();
    let answers = 0;
    for (let i = 0; i < 150 && !hasRole(board, 'button', 'Play again'); i++) {
      const { phase } = board.state!;
      if (phase.type === 'answer') {
        expect(focused(board) === questionOf(board), 'the keyboard is in the question').to.equal(true);
        // One in five is wrong, so that the lesson is also completed by keyboard.
        await keys(board, ...String(rightAnswer(board) + (++answers % 5 ? 0 : 1)), 'Enter');
      } else {
        expect(focused(board)?.hasAttribute('data-home'), `the keyboard is at hand in ${phase.type}`).to.equal(true);
        // After a lesson the sum is asked once more.
        if (isPractice(board)) await keys(board, ...String(asksFor(board)), 'Enter');
        else await keys(board, 'Enter');
      }
    }
    expect(words(titleOf(board))).to.match(/^(Ada|Ben) is on the summit!$/);
    expect(focused(board), 'and stands at the result').to.equal(titleOf(board));
    const [over] = page.of('game-over');
    const title = words(titleOf(board));
    expect(over['winners']).to.deep.equal([board.match!.players.findIndex(({ name }) => title.startsWith(name))]);
    expect(over['scores']).to.deep.equal(board.state!.at);
  });

  it('is played to its end by pointer, without dragging', async () => {
    seed(9);
    const board = await mount(short);
    for (let i = 0; i < 60 && !board.match!.isOver; i++) {
      if (board.state!.phase.type === 'answer') await taps(board, ...String(rightAnswer(board)), 'OK');
      else await taps(board, getByRole(board, 'button', /^Throw/));
    }
    await until(() => hasRole(board, 'button', 'Play again'), 'the winner is shown');
    await taps(board, 'Play again');
    expect(board.state!.at, 'the same game begins anew').to.deep.equal([96, 96]);
    expect(page.of('game-start').length).to.equal(2);
  });

  inChromium('lets a player choose how many dice, and says what each brings (PLY-08, PLY-16)', async () => {
    const board = await mount({ position: position(), players: 'Ada, Ben' });
    expect(queryAllByRole(board, 'button', / \+\d+$/).map(words)).to.deep.equal([
      '2 +0',
      '3 +4',
      '4 +8',
      '5 +12',
      '6 +16',
    ]);
    await taps(board, queryAllByRole(board, 'button', / \+\d+$/)[1]);
    rolls(7, 8, 12);
    await taps(board, 'Throw 3 dice');
    expect(diceSeen(board)).to.deep.equal([7, 8, 12]);
    expect(words(questionOf(board))).to.equal('7 × 8 × 12 =');
    expect(queryAllByRole(board, 'paragraph').map(words)).to.include('7 + 4 = 11 steps to 11');
    expect(square(board, 11).classList.contains('prospect')).to.equal(true);
    await taps(board, ...'672', 'OK');
    expect(board.state!.at).to.deep.equal([11, 0]);
    expect(said(board)).to.equal('672, right. 7 plus 4, 11 steps. Ada is on 11. Ben’s turn.');
    const [answered] = page.of('answer');
    expect(answered).to.include({ seat: 0, prompt: '7*8*12', given: 672, expected: 672, right: true, late: false });
    expect(answered['ms']).to.be.a('number');
  });

  inChromium('asks for a sum, a number alone, a number beside a fixed die (PLY-14, PLY-15)', async () => {
    const board = await mount({
      players: 'Ada, Ben, Cleo',
      operation: 'add, recognise, multiply',
      fixed: 'none, none, 3 4',
      position: '',
      timer: 0,
      cards: 'off',
    });
    rolls(12, 1, 1, 7, 8, 9, 5, 2, 3, 4, 6);
    const questions: string[] = [];
    for (let i = 0; i < 40 && questions.length < 6; i++) {
      if (board.state!.phase.type !== 'answer') {
        getByRole(board, 'button', /^Throw/).click();
        await drawn(board);
        continue;
      }
      questions.push(words(questionOf(board)));
      board.play({ type: 'answer', answer: rightAnswer(board), ms: 1 });
      await drawn(board);
    }
    expect(questions).to.deep.equal([
      '7 + 8 =',
      'Which number? 9 =',
      '5 × 3 =',
      '2 + 3 =',
      'Which number? 4 =',
      '6 × 4 =',
    ]);
  });

  inChromium('shows an easy way after a wrong answer, and waits', async () => {
    const board = await mount({ position: asked(), players: 'Ada, Ben' });
    questionOf(board).focus();
    await keys(board, '6', '8', '2', 'Enter');
    expect(words(questionOf(board))).to.equal('7 × 8 × 12 = 682');
    expect(paragraphs(board), 'near, but no product of the tables').to.include(
      'So close: 10 away. What is 7 × 8 × 12?',
    );
    expect(steps(board)).to.deep.equal(['7 × 8 = 56', '56 × 10 = 560', '56 × 2 = 112', '560 + 112 = 672']);
    expect(words(the(board, '[part~="turn"] p'))).to.equal('Stays on 42, lost nothing');
    expect(said(board)).to.equal('So close: 10 away. 7 times 8 times 12 is 672. Ben stays on 42.');
    expect(words(titleOf(board)), 'it is still Ben’s').to.equal('Ben’s turn');
    expect(page.of('answer')[0]).to.include({ given: 682, expected: 672, right: false });
    await taps(board, '56');
    expect(
      queryAllByRole(getByRole(board, 'group', 'Ways to work it out'), 'button').map(words),
      'the first product opens its dots',
    ).to.deep.equal(['Rows', 'Doubling', '10 Tens']);
    await taps(board, 'Go on');
    expect(isTaught(board)).to.equal(false);
    expect(words(titleOf(board))).to.equal('Ada’s turn');
    expect(board.state!.phase).to.deep.equal({ type: 'choose', seat: 0 });
  });

  inChromium(
    'says what a wrong product is, shows three ways, and asks the same sum once more for practice',
    async () => {
      const board = await mount({
        position: asked({}, { phase: { type: 'answer', seat: 1, thrown: [7, 8] } }),
        players: 'Ada, Ben',
      });
      questionOf(board).focus();
      await keys(board, '5', '4', 'Enter');
      expect(paragraphs(board)).to.include('54 is 6 × 9. What is 7 × 8?');
      expect(said(board)).to.equal(
        '54 is 6 times 9. 7 times 8: 7 times 2 is 14, 7 times 4 is 28, 7 times 8 is 56. Ben stays on 42.',
      );
      expect(words(focused(board)), 'the keyboard is at hand').to.equal('Try it again for practice');
      await taps(board, 'Rows');
      expect(steps(board)).to.deep.equal(['5 × 8 = 40', '2 × 8 = 16', '40 + 16 = 56']);
      await taps(board, '10');
      expect(steps(board)).to.deep.equal(['7 × 10 = 70', '7 × 2 = 14 less', '70 − 14 = 56']);
      const before = board.toText();
      await taps(board, 'Try it again', '5', '6', 'OK');
      expect(paragraphs(board)).to.include('Now you have it: 7 × 8 = 56');
      expect(board.toText(), 'practice brings no steps').to.equal(before);
      expect(isPractice(board), 'it is asked once').to.equal(false);
      await taps(board, 'Go on');
      expect(words(titleOf(board))).to.equal('Ada’s turn');
    },
  );

  inChromium('leaves the lesson there until it has been read, before a computer player goes on', async () => {
    const time = new Hourglass();
    try {
      const board = await mount({ position: asked({ standard: 1 }), players: 'bot, Ben' });
      board.play({ type: 'answer', answer: 1, ms: 5 });
      await time.pass(10_000);
      await drawn(board);
      expect(board.match!.ply, 'the computer waits until the lesson has been read').to.equal(1);
      expect(words(questionOf(board))).to.equal('7 × 8 × 12 = 1');
      await taps(board, 'Go on');
      await time.pass(10_000);
      expect(board.match!.plies.some(({ by }) => by === 0)).to.equal(true);
    } finally {
      time.break();
    }
  });

  inChromium('goes back by the penalty, and says so (PLY-18)', async () => {
    const board = await mount({ position: asked({ penalty: true }), players: 'Ada, Ben' });
    board.play({ type: 'answer', answer: 1, ms: 5 });
    await drawn(board);
    expect(words(the(board, '[part~="turn"] p'))).to.equal('Back 7, to 35');
    await taps(board, 'Go on');
    expect(words(findAll(board, '[part~="scores"] b')[1])).to.equal('35');
  });

  inChromium('undoes neither an answer nor the number of dice thrown', async () => {
    const board = await mount({ position: position(), players: 'Ada, Ben' });
    rolls(7, 8);
    await taps(board, 'Throw 2 dice', ...'57', 'OK');
    expect(isTaught(board), 'the lesson comes').to.equal(true);
    await taps(board, 'More');
    expect(button(board, 'Undo').ariaDisabled, 'the answer was judged').to.equal('true');
    await taps(board, 'Undo');
    expect(board.state!.phase).to.deep.equal({ type: 'choose', seat: 1 });
    expect(board.undo()).to.equal(false);
    expect(board.state!.phase).to.deep.equal({ type: 'choose', seat: 1 });
    expect(isTaught(board), 'the lesson stays').to.equal(true);
  });

  inChromium('takes what real dice show, the Master first', async () => {
    const board = await mount({ players: 'Ada, Ben', 'real-dice': true, timer: 0 });
    await taps(board, '5', '9');
    expect(board.state!.phase).to.deep.equal({ type: 'choose', seat: 1 });
    await taps(board, 'Throw 2 dice');
    expect(words(getByRole(board, 'heading', { level: 3 }))).to.equal('What does the black die show?');
    await taps(board, '6');
    expect(words(getByRole(board, 'heading', { level: 3 }))).to.equal('Die 2 of 2');
    expect(diceSeen(board)).to.deep.equal([6]);
    await taps(board, 'One back', '9', '4');
    expect(board.state!.phase).to.deep.equal({ type: 'answer', seat: 1, thrown: [9, 4] });
  });

  inChromium('writes large products without a mark between thousands, as they are typed', async () => {
    const board = await mount({
      position: position({ phase: { type: 'answer', seat: 0, thrown: [12, 12, 12, 12, 12, 12] } }),
      players: 'Ada, Ben',
      lang: 'en',
    });
    questionOf(board).focus();
    await keys(board, ...'2985984');
    expect(words(getByRole(board, 'status', 'Your answer'))).to.equal('2985984');
    await keys(board, 'Backspace', 'Escape');
    expect(words(getByRole(board, 'status', 'Your answer'))).to.equal('');
    await keys(board, 'Enter');
    expect(board.match!.ply, 'nothing typed is no answer').to.equal(0);
  });

  it('is read square by square, and asked by single keys', async () => {
    const board = await mount({ position: position({ at: [42, 58] }), players: 'Ada, Ben' });
    tabStop(board, 'option').focus();
    await keys(board, 'ArrowRight', 'ArrowRight', 'PageDown');
    expect(focused(board)?.ariaLabel).to.equal('13, level 1');
    await keys(board, 'g', '4', '2', 'Enter');
    expect(focused(board)?.ariaLabel).to.equal('42, level 2, Ada');
    await keys(board, 's');
    expect(said(board)).to.equal('Ada: 42, Ben: 58');
    await keys(board, 'o');
    expect(said(board)).to.equal('42, level 2, Ada');
    await keys(board, 'l');
    expect(said(board)).to.equal('No moves yet.');
    await keys(board, 'g', '4', '0', '0', 'Enter');
    expect(said(board)).to.equal('There is no square 400.');
    await keys(board, 'End');
    expect(focused(board)?.ariaLabel).to.equal('113, the summit');
  });

  inChromium('looks back move by move once the game is over', async () => {
    const board = await mount({ position: position({ at: [110, 20] }), players: 'Ada, Ben' });
    rolls(7, 8);
    await taps(board, 'Throw 2 dice', ...'56', 'OK');
    await until(() => hasRole(board, 'button', 'See how it went'), 'the end is shown');
    expect(words(the(board, '[part~="turn"]'))).to.equal('Ada is on the summit! 1 turn');
    expect(words(getByRole(board, 'list', 'Scores'))).to.equal('Ben20');
    await openReplay(board);
    expect(words(titleOf(board))).to.equal('Well climbed, Ada!');
    await taps(board, 'The move before', 'The move before');
    const heading = getByRole(board, 'heading', 'Move 1 of 3');
    expect(words(heading.parentElement)).to.equal('Move 1 of 3 Ada takes 2 dice. Ada 110 Ben 20');
    expect(has(board, '[part~="board"]')).to.equal(true);
    expect(square(board, 110).ariaLabel).to.equal('110, level 4, Ada');
  });

  /** Lets time pass until a condition holds. */
  async function passUntil(time: Hourglass, board: PlytBoard, is: () => boolean): Promise<void> {
    for (let i = 0; i < 400 && !is(); i++) await time.pass(500);
    await drawn(board);
    expect(is()).to.equal(true);
  }

  it('is played against the computer to its end', async () => {
    seed(11);
    const time = new Hourglass();
    try {
      const board = await mount({ players: 'Ada, bot:2, bot:1', timer: 0, 'start-square': 80 });
      const mine = /^(?:Throw|Turn the card)/;
      const idle = (): boolean => {
        const { turn } = board.match!;
        const seat = turn.kind === 'seat' ? turn.seat : undefined;
        return turn.kind === 'over' || seat === 0 || hasRole(board, 'button', mine);
      };
      for (let i = 0; i < 200 && !board.match!.isOver; i++) {
        await passUntil(time, board, idle);
        if (board.match!.isOver) break;
        if (board.state!.phase.type === 'answer') {
          board.play({ type: 'answer', answer: rightAnswer(board), ms: 5 });
        } else (queryByRole(board, 'button', mine) ?? the(board, '.stage button')).click();
        await drawn(board);
      }
      expect(board.match!.isOver).to.equal(true);
      expect(new Set(page.of('answer').map(({ seat }) => seat)).size, 'all three have answered').to.equal(3);
      expect(button(board, 'Play again').isConnected).to.equal(true);
    } finally {
      time.break();
    }
  });

  inChromium('can be paused while computer players play', async () => {
    const time = new Hourglass();
    try {
      const board = await mount({ players: 'bot, bot:2', timer: 0 });
      button(board, 'Pause').click();
      await time.pass(20_000);
      expect(board.match!.ply).to.equal(0);
      button(board, 'Go on').click();
      await time.pass(2_000);
      expect(board.match!.ply).to.be.above(0);
    } finally {
      time.break();
    }
  });

  inChromium('has a hint: the strongest player’s move', async () => {
    const board = await mount({ position: asked(), players: 'Ada, Ben' });
    expect(await board.hint()).to.include({ type: 'answer' });
  });
});
