import { expect } from '@open-wc/testing';
import { random } from './chance.js';
import { mostInChromium } from './chromium.js';
import { bots, form, lose, open, part, people, press, words, type Recorded } from './flaky-page.js';
import { nextMove, playOn, type Played } from './package-page.js';
import { until } from './until.js';
import { findAll, has, notices } from './look-up.js';
import { getByRole, hasRole } from './roles.js';

interface Needed {
  readonly only?: readonly string[];
  /** Plays the game until the file is needed. */
  readonly act?: (board: Recorded) => unknown;
  /** A role and a name that are there only if the file has arrived. */
  readonly shows?: readonly [role: string, name: string | RegExp];
  /** The feature that needs the file, if there are several. */
  readonly asks?: string;
}

/** Plays a game to its end. */
const toTheEnd = (board: Played): void => void playOn(board, random);

/** Plays a game to its end and opens its replay. */
export async function lookBack(board: Played): Promise<void> {
  toTheEnd(board);
  await until(() => hasRole(board, 'button', see), 'the end is shown');
  getByRole(board, 'button', see).click();
}

/** The button that opens the replay, at the end of a game. */
const see = 'See how it went';

/** Plays on until a question, and answers it wrong. */
function answerWrong(board: Played): void {
  for (;;) {
    const move = nextMove(board, random) as { readonly answer?: number };
    if (move.answer !== undefined) return void board.play({ ...move, answer: move.answer + 1 });
    board.play(move);
  }
}

/** Returns whether a lesson on a wrong answer is shown. */
const isTaught = (board: Played): boolean => hasRole(board, 'button', 'Try it again for practice');

/** Opens the form over a game, and the warm-up from there. */
async function warmUp(board: Played): Promise<void> {
  const hidden = true; // in a menu that is closed
  await until(() => hasRole(board, 'button', { name: 'New game', hidden }), 'the menu is there');
  getByRole(board, 'button', { name: 'New game', hidden }).click();
  await until(() => hasRole(board, 'button', 'Warm up first'), 'the form is shown');
  getByRole(board, 'button', 'Warm up first').click();
}

/** The lazy modules of an element, when each is needed, and the message if it is lost. */
const files: [file: string, needs: Readonly<Record<string, string>>, said: string, needed?: Needed][] = [
  ['set-up', {}, form],
  ['it', { ...people, lang: 'it' }, words],
  ['bot', bots, part],
  [
    'study',
    { puzzle: 'a seed' },
    part,
    { only: ['multiplay-grid', 'plyt-board', 'sequence-board', 'pytagora-board'], shows: ['region', /^Puzzle/] },
  ],
  ['study', people, part, { act: (board) => void board.hint(), asks: 'a hint' }],
  ['study', people, part, { act: lookBack, shows: ['heading', 'What was best?'], asks: 'the replay' }],
  ['finish', people, part, { act: toTheEnd, shows: ['button', see], asks: 'the end' }],
  [
    'warm-up',
    people,
    part,
    {
      only: ['plyt-board', 'multiplay-grid', 'pytagora-tables'],
      act: warmUp,
      shows: ['heading', /warm-up$/i],
      asks: 'the warm-up',
    },
  ],
];

/** Options of games that end soon. */
const soon: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'plyt-board': { 'start-square': '100' },
  'sequence-board': { summit: '20' },
  'multiplay-grid': { size: '5', 'end-at': '10' },
  'pytagora-board': { target: '15' },
};

/** Defines a test for each lazy module of these elements, and for the end of their games. The modules are the same in every engine. */
export function lazyModulesMayBeLost(tags: readonly string[]): void {
  for (const [file, needs, said, { only = tags, act, shows, asks = 'the game' } = {}] of mostInChromium(files, 3)) {
    for (const tag of tags.filter((one) => only.includes(one))) {
      it(`${tag}.${file}.js for ${asks}: is told of, and is there after "Try again"`, async () => {
        await lose(file);
        const board = await open(tag, act === lookBack || act === toTheEnd ? { ...needs, ...soon[tag] } : needs);
        if (act) {
          await until(() => board.match && board.toText(), 'a game begins');
          await act(board);
        }
        await until(() => notices(board).includes(said), `it is said: ${notices(board).join()}`);
        if (said === form) expect(board.match).to.equal(undefined);
        if (shows) expect(hasRole(board, ...shows)).to.equal(false);
        if (file === 'finish') expect(has(board, '[part~="board"]'), 'the final board stays in sight').to.equal(true);
        // The game has not changed, and goes on.
        if (asks === 'a hint') expect(playOn(board, random, 2)).to.equal(2);
        const { start, plies = [] } = board.match ?? {};
        await lose('');
        press(board, 'Try again');
        await until(() => notices(board).length === 0, 'nothing is said any more');
        if (shows) await until(() => hasRole(board, ...shows), 'it is shown');
        if (file === 'set-up') await until(() => findAll(board, '[part~="set-up"]').length, 'the form is there');
        else if (file === 'it') await until(() => findAll(board, '.frame')[0].lang === 'it', 'it is Italian');
        else if (!needs['puzzle']) await until(() => board.match && board.toText(), 'the game is there');
        if (!start) return;
        // Chai would write out whole games for the message.
        const { start: same, plies: now } = board.match!;
        const isSame = same === start && plies.every((ply, i) => now[i].move === ply.move);
        expect(isSame, 'it is the same game').to.equal(true);
      });
    }
  }

  for (const tag of ['multiplay-grid', 'plyt-board'].filter((one) => tags.includes(one))) {
    it(`${tag}.lesson.js: without it the right answer is shown, and a later wrong answer has its lesson`, async () => {
      await lose('lesson');
      const board = await open(tag, { ...people, answer: 'product', lang: 'en' });
      let errors = 0;
      board.addEventListener('game-error', () => errors++);
      await until(() => board.match && errors, 'a game begins, and the page is told');
      answerWrong(board);
      let hadLesson = false;
      await until(() => {
        hadLesson ||= isTaught(board);
        return has(board, '[data-home][part~="action"]');
      }, 'it goes on by itself');
      expect(hadLesson).to.equal(false);
      expect(notices(board), 'nobody is interrupted').to.deep.equal([]);
      await lose('');
      await until(async () => {
        answerWrong(board);
        // The answer is struck through first.
        await new Promise((resolve) => setTimeout(resolve, 500));
        return isTaught(board);
      }, 'there is a lesson');
    });
  }

  for (const tag of tags) {
    it(`${tag}: the end needs nothing else, and stays where the replay is lost`, async () => {
      await lose('study');
      const board = await open(tag, { ...people, ...soon[tag] });
      await until(() => board.match && board.toText(), 'a game begins');
      playOn(board, random);
      await until(() => hasRole(board, 'button', see), 'the end is shown');
      expect(notices(board)).to.deep.equal([]);
      getByRole(board, 'button', see).click();
      await until(() => notices(board).includes(part), 'it is said');
      expect(hasRole(board, 'button', see), 'the end stays in sight').to.equal(true);
      expect(findAll(board, '[part~="board"]').length, 'with its board').to.equal(1);
      await lose('');
      press(board, 'Try again');
      const back = 'Back to the end of the game';
      await until(() => hasRole(board, 'button', back) && notices(board).length === 0, 'one looks back');
    });
  }
}
