import { expect } from '@open-wc/testing';
import '../../components/multiplay-grid/define.js';
import '../../components/plyt-board/define.js';
import '../../components/pytagora-tables/define.js';
import { memoryOf } from '../../components/game/learners.js';
import { dayOf, state as stateOf, update } from '../../src/learning/index.js';
import { onceMore, type OnceMore } from '../../src/learning/once-more.js';
import { Match } from '../../src/match/match.js';
import { nameAll } from '../../src/match/players.js';
import { violations } from './support/axe.js';
import { clear, stageOf } from './support/grid.js';
import { press, tap } from './support/hands.js';
import { drawn, type Board } from './support/look-back.js';
import { until } from './support/until.js';
import { find, the, words } from './support/look-up.js';
import { getByRole, queryAllByRole, queryByRole, questionOf } from './support/roles.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'A missed fact comes back';
});
afterEach(clear);

let count = 0;
let learner = '';
beforeEach(() => {
  learner = `child ${++count} who missed a fact`;
});

const today = dayOf(new Date());

const games: [tag: string, options: object][] = [
  ['multiplay-grid', { answer: 'product', endAt: 0 }],
  ['plyt-board', { timer: 0, cards: false }],
  ['pytagora-tables', { answer: true }],
];

/** Returns a match in which Ben, the computer, is to act, and a fact that Ada missed is to come back. */
function missed(board: Board, given: object): [Board['match'] & object, OnceMore] {
  const { rules: game } = board;
  const options = game.options(given);
  if (!options.ok) throw new Error(options.message);
  const random = drawn(2);
  const players = nameAll([
    { name: 'Ada', bot: 0, colour: 0 },
    { name: 'Ben', bot: 1, colour: 1 },
  ]);
  const match = new Match(game, players, game.setup(2, options.value, random));
  for (let moves = 0; moves < 900; moves++) {
    const { turn, state } = match;
    const found = onceMore(match.plies, 0, []);
    if (found && turn.kind === 'seat' && turn.seat === 1) return [match, found];
    if (turn.kind === 'over') break;
    const legal = turn.kind === 'chance' ? [match.chance(random)] : [...game.moves(state)];
    const move = legal[random(legal.length)] as { readonly answer?: number; readonly digits?: readonly number[] };
    const wrong = move.answer === undefined ? { ...move, digits: move.digits?.toReversed() } : { ...move, answer: 1 };
    // Ada gives a wrong answer whenever it is possible.
    const spoils = turn.kind === 'seat' && turn.seat === 0 && (move.answer ?? move.digits) !== undefined;
    if (!spoils || !match.play(wrong).ok) match.play(move);
  }
  throw new Error('No fact comes back.');
}

interface Playable extends Board {
  begin(match: unknown): void;
  readonly table: { hold(isHeld: boolean): void };
}

/** Shows a game with the card of a missed fact, in a place as small as a phone; the computer player waits. */
async function asked(
  [tag, options]: (typeof games)[number],
  attributes: Readonly<Record<string, string>> = {},
): Promise<[Playable, OnceMore]> {
  const board = document.createElement(tag) as unknown as Playable;
  const all = { players: 'Ada, bot:1', lang: 'en', speed: 'instant', learner, ...attributes };
  for (const [name, value] of Object.entries(all)) board.setAttribute(name, value);
  board.style.height = '568px';
  stageOf(320).append(board);
  await until(() => board.match, `${tag} shows its game`);
  const [match, fact] = missed(board, options);
  board.begin(match);
  board.table.hold(true);
  return [board, fact];
}

const card = (board: Board): HTMLElement | null => find(board, '.once-more');
const comes = (board: Board): Promise<unknown> => until(() => card(board), 'the fact comes back');
const known = (item: string): ReturnType<typeof stateOf> => stateOf(memoryOf(learner).memory, item, today);
const key = (board: Board, label: string): Element =>
  queryAllByRole(getByRole(card(board), 'group', 'Number pad'), 'button').find(
    ({ textContent }) => textContent.trim() === label,
  )!;

/** Lets the computer player move until it is Ada's turn. */
async function adasTurn(board: Playable): Promise<void> {
  const { match, rules: game } = board;
  for (let moves = 0; moves < 20; moves++) {
    const { turn, state } = match!;
    if (turn.kind === 'seat' && turn.seat === 0) break;
    const [move] = turn.kind === 'chance' ? [match!.chance(drawn(1))] : game.moves(state);
    if (turn.kind === 'chance' && isAdas(state)) break;
    board.play(move);
  }
  await board.updateComplete;
}

/** Returns whether it is Ada's die: both games with dice have the same fields. */
const isAdas = (state: unknown): boolean => {
  const { seat, phase } = state as { seat?: number; phase?: { seat?: number } };
  return (seat ?? phase?.seat) === 0;
};

describe('A missed fact that comes back', () => {
  for (const game of games) {
    it(`${game[0]}: is asked while the computer moves, and is no answer of the game`, async () => {
      const [board, { expected, item }] = await asked(game);
      await comes(board);
      const plies = board.match!.ply;
      const told: string[] = [];
      for (const type of ['answer', 'moved']) board.addEventListener(type, () => told.push(type));
      expect(await violations(board)).to.deep.equal([]);
      const box = the(card(board), 'section').getBoundingClientRect();
      expect(box.left).to.be.at.least(0);
      expect(box.right).to.be.at.most(board.getBoundingClientRect().right);
      for (const digit of String(expected)) await tap(key(board, digit));
      await tap(getByRole(card(board), 'button', 'OK'));
      await until(() => find(card(board), '.answer.right'), 'it is right');
      expect(words(card(board))).to.include('Now you have it');
      // The fact was missed before this page learned of it: a right repetition alone proves nothing about a fact that was never met.
      expect(known(item).shown).to.equal('not-met');
      expect(told).to.deep.equal([]);
      expect(board.match!.ply).to.equal(plies);
      await tap(the(card(board), 'header button'));
      await until(() => !card(board), 'it is gone');
      await board.updateComplete;
      expect(card(board), 'once').to.equal(null);
    });
  }

  it('is announced, answered by keys, and counts as a repeat of an answer of today', async () => {
    const [board, { item, prompt }] = await asked(games[1]);
    const kept = memoryOf(learner);
    await kept.load();
    kept.change(update(kept.memory, { item, right: false }, today));
    const before = known(item);
    find(board, '[data-home]')?.focus();
    await comes(board);
    await board.updateComplete;
    expect(words(find(board, '[role=status]'))).to.equal(`Once more: ${prompt.replace('*', ' times ')}`);
    questionOf(card(board)).focus();
    await press('9', '9', '9', 'Enter');
    await until(() => find(card(board), '.answer.wrong'), 'it is wrong');
    const after = known(item);
    expect(after.u).to.be.above(before.u);
    expect(after.days, 'the same day').to.equal(before.days);
    await press('Escape');
    await until(() => !card(board), 'it is gone');
  });

  it('goes when the turn comes, unless it is being answered; a tap beside it ends that, too', async () => {
    const [board] = await asked(games[1]);
    await comes(board);
    await adasTurn(board);
    await until(() => !card(board), 'it is gone');
    learner += ' again';
    const [other] = await asked(games[1]);
    await comes(other);
    await tap(key(other, '5'));
    await adasTurn(other);
    expect(card(other), 'a digit was typed').to.not.equal(null);
    await tap(queryByRole(other, 'list', 'Scores')!);
    await until(() => !card(other), 'it is gone');
  });

  it('does not stay in the way of a move once it is answered', async () => {
    const [board, { expected }] = await asked(games[1]);
    await comes(board);
    for (const digit of String(expected)) await tap(key(board, digit));
    await tap(getByRole(card(board), 'button', 'OK'));
    await adasTurn(board);
    expect(card(board), 'for a moment').to.not.equal(null);
    await until(() => !card(board), 'it is gone by itself');
  });

  it('does not come without a learner', async () => {
    const [board] = await asked(games[1], { learner: '' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(card(board)).to.equal(null);
  });
});
