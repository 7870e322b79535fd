import { expect } from '@open-wc/testing';
import { random } from './chance.js';
import { mostInChromium } from './chromium.js';
import { bots, form, lose, open, part, people, press, words, type Recorded } from './flaky-page.js';
import { nextMove, playOn, type Played } from './package-page.js';
import { until } from './until.js';
import { findAll, has, notices } from './look-up.js';

interface Needed {
  readonly only?: readonly string[];
  /** Plays the game until the file is needed. */
  readonly act?: (board: Recorded) => unknown;
  /** A selector that matches only if the file has arrived. */
  readonly shows?: string;
  /** The feature that needs the file, if there are several. */
  readonly asks?: string;
}

/** Plays a game to its end. */
const toTheEnd = (board: Played): void => void playOn(board, random);

/** Plays a game to its end and opens its replay. */
export async function lookBack(board: Played): Promise<void> {
  toTheEnd(board);
  await until(() => findAll(board, '.to-replay').length, 'the end is shown');
  findAll(board, '.to-replay')[0].click();
}

/** Plays on until a question, and answers it wrong. */
function answerWrong(board: Played): void {
  for (;;) {
    const move = nextMove(board, random) as { readonly answer?: number };
    if (move.answer !== undefined) return void board.play({ ...move, answer: move.answer + 1 });
    board.play(move);
  }
}

/** Opens the form over a game, and the warm-up from there. */
async function warmUp(board: Played): Promise<void> {
  const named = (label: string): HTMLElement | undefined =>
    findAll(board, 'button').find(({ textContent }) => textContent.trim() === label);
  await until(() => named('New game'), 'the menu is there');
  named('New game')!.click();
  await until(() => named('Warm up first'), 'the form is shown');
  named('Warm up first')!.click();
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
    { only: ['multiplay-grid', 'plyt-board', 'sequence-board', 'pytagora-board'], shows: '.riddle' },
  ],
  ['study', people, part, { act: (board) => void board.hint(), asks: 'a hint' }],
  ['study', people, part, { act: lookBack, shows: '.review', asks: 'the replay' }],
  ['finish', people, part, { act: toTheEnd, shows: '.winner', asks: 'the end' }],
  [
    'warm-up',
    people,
    part,
    {
      only: ['plyt-board', 'multiplay-grid', 'pytagora-tables'],
      act: warmUp,
      shows: 'abacade-warm-up',
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
        if (shows) expect(findAll(board, shows)).to.deep.equal([]);
        if (file === 'finish') expect(has(board, '[part~="board"]'), 'the final board stays in sight').to.equal(true);
        // The game has not changed, and goes on.
        if (asks === 'a hint') expect(playOn(board, random, 2)).to.equal(2);
        const { start, plies = [] } = board.match ?? {};
        await lose('');
        press(board, 'Try again');
        await until(() => notices(board).length === 0, 'nothing is said any more');
        if (shows) await until(() => findAll(board, shows).length, 'it is shown');
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
        hadLesson ||= has(board, '.teaches');
        return has(board, '[data-home][part~="action"]');
      }, 'it goes on by itself');
      expect(hadLesson).to.equal(false);
      expect(notices(board), 'nobody is interrupted').to.deep.equal([]);
      await lose('');
      await until(async () => {
        answerWrong(board);
        // The answer is struck through first.
        await new Promise((resolve) => setTimeout(resolve, 500));
        return has(board, '.teaches');
      }, 'there is a lesson');
    });
  }

  for (const tag of tags) {
    it(`${tag}: the end needs nothing else, and stays where the replay is lost`, async () => {
      await lose('study');
      const board = await open(tag, { ...people, ...soon[tag] });
      await until(() => board.match && board.toText(), 'a game begins');
      playOn(board, random);
      await until(() => findAll(board, '.winner').length, 'the end is shown');
      expect(notices(board)).to.deep.equal([]);
      findAll(board, '.to-replay')[0].click();
      await until(() => notices(board).includes(part), 'it is said');
      expect(findAll(board, '.finish [part~="board"]').length, 'the end stays in sight').to.equal(1);
      await lose('');
      press(board, 'Try again');
      await until(() => findAll(board, '.look-back').length && notices(board).length === 0, 'one looks back');
    });
  }
}
