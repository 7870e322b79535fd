import { expect } from '@open-wc/testing';
import { missedFacts, type MissedFact } from '../../src/match/missed-facts.js';
import { violations } from './support/axe.js';
import { seed } from './support/chance.js';
import { mostInChromium } from './support/chromium.js';
import { clear, stageOf } from './support/grid.js';
import { press, tap } from './support/hands.js';
import { drawn, playOut, resized, type Board } from './support/look-back.js';
import { until } from './support/until.js';
import { find, findAll, focused, rootsOf, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, queryByRole, questionOf, titleOf } from './support/roles.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'Practice after a game';
});
afterEach(clear);

type Attributes = Readonly<Record<string, string>>;

const games: [tag: string, attributes: Attributes, seed: number][] = [
  ['plyt-board', { 'start-square': '80', timer: '0' }, 3],
  ['multiplay-grid', { size: '5', 'end-at': '0', answer: 'factor' }, 5],
  ['multiplay-grid', { size: '5', 'end-at': '0', answer: 'product' }, 6],
  ['pytagora-tables', {}, 4],
];

/** Shows a game at its end, in a place of that size. */
async function ended(
  [tag, attributes, start]: (typeof games)[number],
  more: Attributes = {},
  [width, height]: readonly [number, number] = [375, 667],
): Promise<Board> {
  seed(1);
  const board = document.createElement(tag) as unknown as Board;
  const given = { players: 'Ada, Ben', lang: 'en', speed: 'instant', ...attributes, ...more };
  for (const [name, value] of Object.entries(given)) board.setAttribute(name, value);
  board.style.height = `${height}px`;
  stageOf(width).append(board);
  await until(() => board.match, `${tag} shows its game`);
  await board.updateComplete;
  if (tag === 'pytagora-tables') layOut(board);
  else playOut(board, start);
  await until(() => queryByRole(board, 'button', 'See how it went'), 'the end is shown');
  await board.updateComplete;
  return board;
}

/** Plays a game of tables to its end; the digits of every second result are laid in the wrong order, if that is possible. */
function layOut(board: Board): void {
  const random = drawn(4);
  for (let i = 0; !board.match!.isOver; i++) {
    const { turn, state } = board.match!;
    const moves = turn.kind === 'chance' ? [board.rules.chance(state, random)] : [...board.rules.moves(state)];
    const move = moves[0] as { readonly digits?: readonly number[] };
    const [a, b] = move.digits ?? [];
    const isSpoilt = i % 2 === 0 && a && b && a !== b;
    const step = board.play(isSpoilt ? { ...move, digits: [b, a] } : move);
    if (!step.ok) throw new Error(step.message);
  }
}

async function opened(board: Board): Promise<MissedFact[]> {
  const facts = missedFacts(board.match as Parameters<typeof missedFacts>[0]);
  getByRole(board, 'button', /^Practise /).click();
  await until(() => hasRole(board, 'status', 'Your answer'), 'the practice opens');
  await board.updateComplete;
  return facts;
}

/** Returns how many sums are left, in words. */
const toGo = (board: Board): string | undefined =>
  queryAllByRole(board, 'paragraph')
    .map(words)
    .find((text) => / to go$/.test(text));

async function answer(board: Board, value: number): Promise<void> {
  await press(...String(value), 'Enter');
  await board.updateComplete;
}

/** Returns what axe finds wrong, once everything has come into sight. */
async function seen(board: Board): Promise<string[]> {
  await Promise.all(rootsOf(board).flatMap((root) => root.getAnimations().map(({ finished }) => finished)));
  return violations(board);
}

async function goOn(board: Board): Promise<void> {
  await press('Enter');
  await board.updateComplete;
}

describe('The practice after a game', () => {
  for (const game of mostInChromium(games, 2)) {
    const [tag, { answer: kind = '' }] = game;
    it(`of ${tag} ${kind} asks again for what was missed, until all is right`, async () => {
      const board = await ended(game);
      const { match } = board;
      const record = JSON.stringify(board.record());
      const missed = missedFacts(match as Parameters<typeof missedFacts>[0]).length;
      expect(missed).to.be.greaterThan(1);
      expect(words(getByRole(board, 'button', /^Practise /))).to.equal(`Practise ${missed} sums`);
      titleOf(board).focus();
      const facts = await opened(board);
      expect(focused(board) === questionOf(board), 'the keyboard is in the question').to.equal(true);
      expect(toGo(board)).to.equal(`${missed} sums to go`);
      expect(await seen(board)).to.deep.equal([]);

      const [first, ...others] = facts;
      await answer(board, first.expected + 1);
      expect(find(board, '.drill .answer.wrong')).not.to.equal(null);
      expect(find(board, '.drill .routes'), 'the way is shown').not.to.equal(null);
      expect(said(board).replaceAll(',', '')).to.include(String(first.expected));
      expect(await seen(board)).to.deep.equal([]);
      await goOn(board);
      expect(toGo(board), 'it is asked once more').to.equal(`${missed} sums to go`);

      for (const [i, fact] of [...others, first].entries()) {
        expect(words(getByRole(board, 'status', 'Your answer')), 'an empty box').to.equal('');
        await answer(board, fact.expected);
        expect(words(the(board, '.drill .answer.right')).replace(',', '')).to.equal(`${fact.expected}!`);
        expect(said(board)).to.match(/^Now you have it: /);
        if (i === 0) expect(await seen(board)).to.deep.equal([]);
        await goOn(board);
      }
      expect(said(board)).to.equal(`Well done! All ${missed} are right now.`);
      expect(words(queryAllByRole(getByRole(board, 'list', 'What went well'), 'listitem')[0])).to.equal(
        `All ${missed} are right now! well practised`,
      );
      expect(getComputedStyle(the(board, '.praise .tick')).borderRadius, 'a tick on a disc').to.equal('50%');
      expect(queryByRole(board, 'button', /^Practise /)).to.equal(null);
      expect(board.match).to.equal(match);
      expect(JSON.stringify(board.record()), 'nothing of it belongs to the game').to.equal(record);
      expect(focused(board)).to.equal(titleOf(board));
    });
  }

  it('is left at any time, and goes on where it was left', async () => {
    const board = await ended(games[0]);
    const facts = await opened(board);
    await tap(getByRole(board, 'button', 'Back to the end of the game'));
    await board.updateComplete;
    expect(words(getByRole(board, 'button', /^Practise /))).to.equal(`Practise ${facts.length} sums`);
    await opened(board);
    for (const digit of String(facts[0].expected)) await tap(getByRole(board, 'button', digit));
    await tap(getByRole(board, 'button', 'OK'));
    await board.updateComplete;
    await tap(getByRole(board, 'button', 'Go on'));
    await board.updateComplete;
    expect(toGo(board)).to.equal(`${facts.length - 1} sums to go`.replace(/^1 sums/, '1 sum'));
    await tap(getByRole(board, 'button', 'Back to the end of the game'));
    await board.updateComplete;
    await opened(board);
    expect(toGo(board)).to.match(new RegExp(`^${facts.length - 1} `));
    getByRole(board, 'button', 'Back to the end of the game').click();
    await board.updateComplete;
    getByRole(board, 'button', 'Play again').click();
    await board.updateComplete;
    expect(board.match!.isOver, 'the next game is another').to.equal(false);
  });

  it('is not offered where nothing was missed, nor for what a computer player missed', async () => {
    const board = await ended(['plyt-board', { 'start-square': '100', timer: '0', operation: 'recognise' }, 3]);
    expect(queryByRole(board, 'button', /^Practise /), 'a number that is read is no sum').to.equal(null);
    const bots = await ended(['sequence-board', { summit: '20' }, 4]);
    expect(queryByRole(bots, 'button', /^Practise /)).to.equal(null);
  });

  const sizes = mostInChromium(
    [
      [320, 568],
      [568, 320],
      [375, 667],
      [667, 375],
      [784, 500],
      [1280, 720],
    ] as const,
    2,
  );

  it('is in sight without scrolling, with the longest sums', async () => {
    const long = ['plyt-board', { standard: '6', 'start-square': '60', timer: '0', cards: 'off' }, 2] as const;
    for (const game of [long, ...mostInChromium(games, 2)]) {
      const board = await ended(game as (typeof games)[number], {}, sizes[0]);
      const [fact] = await opened(board);
      const fits = async (when: string): Promise<void> => {
        for (const size of sizes) {
          await resized(board, size);
          const drill = the(board, '.drill');
          const what = `${game[0]} ${size.join(' × ')} ${when}`;
          expect(drill.scrollHeight, what).to.be.at.most(drill.clientHeight + 1);
          expect(drill.scrollWidth, what).to.be.at.most(drill.clientWidth + 1);
          const box = drill.getBoundingClientRect();
          for (const part of findAll(board, '.drill button, .drill .question, .drill .about, .drill .routes li')) {
            const { left, right, top, bottom, height } = part.getBoundingClientRect();
            expect(left, `${what} ${part.className}`).to.be.at.least(box.left - 1);
            expect(right, `${what} ${part.className}`).to.be.at.most(box.right + 1);
            expect(top, `${what} ${part.className}`).to.be.at.least(box.top - 1);
            expect(bottom, `${what} ${part.className}`).to.be.at.most(box.bottom + 1);
            if (part.localName === 'button') expect(height, `${what} ${part.className}`).to.be.at.least(43.9);
          }
          if (when !== 'asked') continue;
          const [head, pad] = ['.drill-head', '.pad'].map((part) => the(board, part).getBoundingClientRect());
          expect(head.bottom, `${what}: the head stands above`).to.be.at.most(pad.top);
          expect(head.width, `${what}: as wide as the question and its keys`).to.equal(pad.width);
        }
      };
      await fits('asked');
      for (const digit of String(fact.expected + 1)) getByRole(board, 'button', digit).click();
      await board.updateComplete;
      getByRole(board, 'button', 'OK').click();
      await board.updateComplete;
      await fits('taught');
      board.remove();
    }
  });
});
