import { expect } from '@open-wc/testing';
import { missedFacts } from '../../src/match/missed-facts.js';
import { violations } from './support/axe.js';
import { inChromium, isChromium, media, mostInChromium } from './support/chromium.js';
import { seed } from './support/chance.js';
import { openReplay } from './support/finish.js';
import { clear, listen, stageOf } from './support/grid.js';
import { press, tap } from './support/hands.js';
import { storage } from './support/kept.js';
import { playOut, resized, type Board } from './support/look-back.js';
import { until } from './support/until.js';
import { find, findAll, focused, has, said, the, words } from './support/look-up.js';
import { getByRole, queryAllByRole, queryByRole, titleOf } from './support/roles.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'The end of a game';
});
afterEach(() => (isChromium ? media() : undefined));
afterEach(clear);

type Attributes = Readonly<Record<string, string>>;

const games: [tag: string, attributes: Attributes, seed: number][] = [
  ['plyt-board', { 'start-square': '95', timer: '0' }, 3],
  ['sequence-board', { summit: '20' }, 4],
  ['multiplay-grid', { size: '5', 'end-at': '0' }, 5],
  ['pytagora-board', { target: '10', cover: 'off' }, 2],
  ['pytagora-square', {}, 3],
  ['pytagora-tables', {}, 4],
];

/** Shows a game at its end, in a place of that size. */
async function ended(
  [tag, attributes, start]: (typeof games)[number],
  more: Attributes = {},
  [width, height]: readonly [number, number] = [784, 500],
): Promise<Board> {
  seed(1);
  const board = document.createElement(tag) as unknown as Board;
  const given = { players: 'Ada, Ben', lang: 'en', speed: 'instant', ...attributes, ...more };
  for (const [name, value] of Object.entries(given)) board.setAttribute(name, value);
  board.style.height = `${height}px`;
  stageOf(width).append(board);
  await until(() => board.match, `${tag} shows its game`);
  await board.updateComplete;
  playOut(board, start);
  await until(() => queryByRole(board, 'button', 'See how it went'), 'the end is shown');
  await board.updateComplete;
  return board;
}

/** Returns what the end of a game praises, for the winners and for others. */
const praised = (board: Board): HTMLElement[] =>
  queryAllByRole(queryByRole(board, 'list', 'What went well'), 'listitem');

const winnersOf = (board: Board): string[] => {
  const { players, turn } = board.match!;
  return turn.kind === 'over' ? turn.winners.map((seat) => players[seat].name) : [];
};

/**
 * Shows a game one move before its end.
 * @returns a function that makes the move, at a visible speed
 */
async function almost(game: (typeof games)[number]): Promise<() => void> {
  const board = await ended(game);
  const move = board.match!.plies.at(-1)!.move;
  const { ply } = board.match!;
  board.setAttribute('speed', 'normal');
  return () => {
    const before = board.match!.upTo(ply - 1);
    (board as unknown as { begin(match: unknown): void }).begin(before);
    board.play(move);
  };
}

describe('The end of a game', () => {
  if (isChromium) {
    it('names the winner in forced colours', async () => {
      const two = ['pytagora-tables', {}, 1] as (typeof games)[number];
      await media({ 'forced-colors': 'active' });
      // All games share one style sheet.
      for (const game of [games[0], games[5], two]) {
        const board = await ended(game, {}, [1280, 720]);
        const winner = getComputedStyle(the(board, '[part~="turn"]'));
        expect(winner.backgroundImage, 'the stripes of two winners').to.equal('none');
        expect(winner.backgroundColor, game[0]).not.to.equal(getComputedStyle(titleOf(board)).color);
        // Otherwise the system draws a plate of its own behind the words.
        expect(winner.getPropertyValue('forced-color-adjust'), game[0]).to.equal('none');
        expect(getComputedStyle(the(board, '.garland')).display, game[0]).to.equal('none');
        const again = getComputedStyle(getByRole(board, 'button', 'Play again'));
        const probe = document.createElement('i');
        probe.style.cssText = 'background: Highlight; forced-color-adjust: none';
        document.body.append(probe);
        expect(again.backgroundColor, `${game[0]}: a colour of the system`).to.equal(
          getComputedStyle(probe).backgroundColor,
        );
        probe.remove();
        await clear();
      }
    });
  }

  for (const game of mostInChromium(games, 2)) {
    const [tag] = game;
    it(`of ${tag} shows who has won on the board, and what to do now`, async () => {
      const board = await ended(game);
      const title = words(titleOf(board));
      for (const name of winnersOf(board)) expect(title).to.include(name);
      expect(findAll(board, '.disc').length).to.equal(winnersOf(board).length);
      expect(has(board, '[part~="board"]')).to.equal(true);
      const after = queryAllByRole(board, 'button').map(words);
      const missed = missedFacts(board.match as Parameters<typeof missedFacts>[0]).length;
      const practice = missed ? [missed === 1 ? 'Practise 1 sum' : `Practise ${missed} sums`] : [];
      expect(after).to.deep.equal(['Play again', ...practice, 'See how it went', 'New game']);
      expect(words(board)).not.to.match(/undefined|NaN|null|\[object/);
      expect(find(board, '.confetti'), 'nothing flies when moves are not shown').to.equal(null);
      if (isChromium) expect(await violations(board)).to.deep.equal([]);

      const { match } = board;
      await openReplay(board);
      expect(words(titleOf(board))).to.match(/^Well (played|climbed), (Ada|Ben)!$/);
      getByRole(board, 'button', 'Back to the end of the game').click();
      await board.updateComplete;
      expect(words(titleOf(board))).to.equal(title);
      getByRole(board, 'button', 'Play again').click();
      await board.updateComplete;
      expect(board.match).not.to.equal(match);
      expect(board.match!.isOver).to.equal(false);
      expect(board.match!.players).to.deep.equal(match!.players);
    });
  }

  for (const game of mostInChromium(games.slice(0, 3), 1)) {
    const [tag] = game;
    it(`of ${tag} is celebrated with who has won, on the board`, async () => {
      const end = await almost(game);
      end();
      const board = document.querySelector<Board>(tag)!;
      await until(() => find(board, '.confetti'), 'the confetti flies');
      expect(words(titleOf(board))).to.include(winnersOf(board)[0]);
      expect(has(board, '[part~="board"]')).to.equal(true);
    });
  }

  it('is celebrated once; a tap ends that, and presses nothing', async () => {
    const end = await almost(games[2]);
    const page = listen();
    const board = document.querySelector<Board>('multiplay-grid')!;
    board.setAttribute('speed', 'slow'); // long enough for a driver's tap
    end();
    expect(page.of('game-over').length, 'the page hears it at the move').to.equal(1);
    page.stop();
    await until(() => find(board, '.confetti'), 'the confetti flies');
    expect(findAll(board, '.confetti > svg').length).to.equal(26);
    await tap(getByRole(board, 'button', 'Play again'));
    await board.updateComplete;
    expect(find(board, '.confetti')).to.equal(null);
    expect(board.match!.isOver, 'the end is still there').to.equal(true);
    await tap(getByRole(board, 'button', 'Play again'));
    await board.updateComplete;
    expect(board.match!.isOver).to.equal(false);
  });

  it('leads the keyboard from who has won to playing again', async () => {
    const end = await almost(games[2]);
    const board = document.querySelector<Board>('multiplay-grid')!;
    titleOf(board).focus();
    end();
    await until(() => find(board, '.confetti'), 'the confetti flies');
    await until(() => !find(board, '.confetti'), 'it is over');
    expect(focused(board)).to.equal(titleOf(board));
    await press('Tab');
    expect(words(focused(board))).to.equal('Play again');
  });

  it('is shown again after a reload, without the celebration', async () => {
    const board = await ended(games[2], { persist: 'finish-test' });
    const title = words(titleOf(board));
    await until(async () => (await storage.get('finish-test')) !== undefined, 'the game is saved');
    board.remove();
    const again = document.createElement('multiplay-grid') as unknown as Board;
    again.setAttribute('persist', 'finish-test');
    stageOf().append(again);
    await until(() => queryByRole(again, 'button', 'See how it went'), 'the end is shown');
    expect(words(titleOf(again))).to.equal(title);
    expect(find(again, '.confetti')).to.equal(null);
  });

  inChromium('tells nobody that they came last', async () => {
    const board = await ended(games[0], { players: 'Ada, Ben, Cleo, Dino', 'start-square': '60' });
    const shown = queryAllByRole(getByRole(board, 'list', 'Scores'), 'listitem');
    expect(shown.length).to.equal(3);
    expect(find(shown.at(-1), 'i')).to.equal(null);
    const numbers = shown.map((one) => Number(words(find(one, 'b'))));
    expect(numbers).to.deep.equal([...numbers].sort((a, b) => b - a));
  });

  inChromium('praises each of two who have won together, for different things, and says whom', async () => {
    const board = await ended(['pytagora-tables', {}, 1]);
    expect(winnersOf(board)).to.deep.equal(['Ada', 'Ben']);
    expect(praised(board).map(words)).to.deep.equal(['Ada 2 of 2 right answers', 'Ben 7 × 9 = 63 best find']);
    expect(praised(board).every((one) => find(one, '.shape'))).to.equal(true);
    expect(said(board)).to.match(/Ada, 2 of 2 right\. Ben, Best find 7 times 9, 63\.$/);
  });

  it('shows what both of two people did well, and says whose it is', async () => {
    const board = await ended(games[0], {}, [1280, 900]);
    await resized(board, [1280, 900]);
    const [winner] = winnersOf(board);
    const other = winner === 'Ada' ? 'Ben' : 'Ada';
    expect(praised(board).map((one) => words(one).split(' ')[0])).to.deep.equal([winner, other, winner, other]);
    expect(praised(board).slice(0, 2).map(words)).to.satisfy((all: string[]) =>
      all.every((one) => /^\w+ \d+ of \d+ right answers$/.test(one)),
    );
    expect(praised(board).every((one) => find(one, '.shape') && one.getClientRects().length)).to.equal(true);
    for (const name of [winner, other]) expect(said(board)).to.match(new RegExp(`${name}, \\d+ of \\d+ right`));
    // With less height, only the first of each.
    for (const [size, count] of [
      [[1280, 720], 3],
      [[784, 500], 2],
      [[320, 568], 2],
      [[667, 375], 2],
    ] as const) {
      await resized(board, size);
      expect(praised(board).filter((one) => one.getClientRects().length).length, size.join()).to.equal(count);
    }
  });

  inChromium(
    'draws as many ticks as there were right answers, or a single one where nobody can count them',
    async () => {
      for (const [start, ...answers] of [
        [5, 15, 15],
        [6, 16, 1],
      ]) {
        const [first] = praised(await ended(['plyt-board', { operation: 'recognise' }, start]));
        const right = Number(/(\d+) of/.exec(words(first))![1]);
        expect([right, findAll(first, '.ticks svg').length]).to.deep.equal(answers);
        await clear();
      }
    },
  );

  inChromium('does not say whose the praise is of somebody who played against the computer alone', async () => {
    const board = await ended(['pytagora-tables', {}, 2], { players: 'Ada, bot:1' });
    const [first] = praised(board);
    if (winnersOf(board)[0] === 'Ada') expect([first.className, find(first, '.shape')]).to.deep.equal(['', null]);
    expect(praised(board).length).to.be.at.most(2);
  });

  it('shows every die of a find', async () => {
    for (const size of [
      [1280, 900],
      [320, 568],
    ] as const) {
      const board = await ended(games[0], { players: 'Wilhelmina, Bartholomew, Cleo, Dino' }, size);
      const finds = praised(board).filter((one) => find(one, '.die'));
      expect(finds.length).to.be.above(0);
      for (const one of finds) {
        const sum = words(find(one, 'b')).split('=')[0];
        const dice = findAll(one, '.die').map((one) => one.getBoundingClientRect());
        expect(dice.length, sum).to.equal(sum.split('×').length);
        const row = one.getBoundingClientRect();
        for (const die of dice) expect(die.top >= row.top - 1 && die.bottom <= row.bottom + 1, sum).to.equal(true);
      }
      await clear();
    }
  });

  it('is a feast where there is room: a medal and large words, with confetti around them', async () => {
    for (const game of mostInChromium(games, 2)) {
      const board = await ended(game, {}, [1280, 720]);
      for (const [width, height] of [
        [1280, 720],
        [1920, 1080],
      ] as const) {
        await resized(board, [width, height]);
        const panel = the(board, '[part~="turn"]').getBoundingClientRect();
        const medal = the(board, '.disc').getBoundingClientRect();
        const title = titleOf(board);
        const count = winnersOf(board).length;
        expect(parseFloat(getComputedStyle(title).fontSize), game[0]).to.be.at.least(width / 42);
        if (count === 1) expect(medal.height / panel.height, `${game[0]}: the medal`).to.be.at.least(0.33);
        // The text and the picture take most of the panel.
        const inside = the(board, '.winner .said').getBoundingClientRect().bottom - medal.top;
        expect(inside / panel.height, `${game[0]}: blank`).to.be.at.least(0.55);
        expect(findAll(board, '.garland > g').length, game[0]).to.be.at.least(12);
        expect(getComputedStyle(the(board, '.garland')).display, game[0]).to.equal('block');
      }
      await clear();
    }
  });

  inChromium('of a game between computer players, and of somebody alone, has its words too', async () => {
    const alone = await ended(games[0], { players: 'Ada' });
    expect(words(titleOf(alone))).to.equal('On the summit!');
    expect(queryByRole(alone, 'list', 'Scores')).to.equal(null);
    await openReplay(alone);
    expect(words(titleOf(alone))).to.equal('Well climbed, Ada!');
    expect(queryByRole(alone, 'button', /^How it went for /), 'there is no other page').to.equal(null);
  });

  inChromium('has a page for each person in the look back', async () => {
    const board = await ended(games[2], { players: 'Ada, Ben, Cleo' });
    await openReplay(board);
    const first = words(titleOf(board));
    const seen = new Set([first]);
    for (let i = 0; i < 2; i++) {
      queryAllByRole(board, 'button', /^How it went for /)[1].click();
      await board.updateComplete;
      seen.add(words(titleOf(board)));
    }
    expect([...seen].sort()).to.deep.equal(['Ada', 'Ben', 'Cleo'].map((name) => `Well played, ${name}!`));
    queryAllByRole(board, 'button', /^How it went for /)[1].click();
    await board.updateComplete;
    expect(words(titleOf(board))).to.equal(first);
    expect(said(board)).not.to.equal('');
  });

  const sizes = mostInChromium(
    [
      [320, 568],
      [667, 375],
      [1280, 720],
    ] as const,
    2,
  );
  const long = 'Wolfeschlegelsteinhausenbergerdorff the Younger of the Western Lands, שלום, 🦊🦊🦊';
  for (const game of games) {
    it(`of ${game[0]} is in sight without scrolling, with as many players and as long names as can be`, async () => {
      const { max } = (document.createElement(game[0]) as unknown as Board).rules.seats;
      const players = Array.from({ length: max }, (_, i) => `${i}${long.replaceAll(', ', ' ')}`).join(', ');
      const board = await ended(game, { players }, sizes[0]);
      for (const size of sizes) {
        for (const dir of ['ltr', 'rtl']) {
          board.dir = dir;
          await resized(board, size);
          const what = `${size.join(' × ')} ${dir}`;
          const fin = the(board, '.finish .screen');
          expect(fin.scrollHeight, what).to.be.at.most(fin.clientHeight + 1);
          expect(fin.scrollWidth, what).to.be.at.most(fin.clientWidth + 1);
          const box = fin.getBoundingClientRect();
          for (const part of findAll(
            board,
            '.winner, .winner h2, .others li, .after button, .finish [part~="board"]',
          )) {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            expect(left, `${what} ${part.className}`).to.be.at.least(box.left - 1);
            expect(right, `${what} ${part.className}`).to.be.at.most(box.right + 1);
            expect(top, `${what} ${part.className}`).to.be.at.least(box.top - 1);
            expect(bottom, `${what} ${part.className}`).to.be.at.most(box.bottom + 1);
          }
          // Otherwise the board would cover the praise.
          const scene = the(board, '.scene').getBoundingClientRect();
          const { top, bottom } = the(board, '.finish [part~="board"]').getBoundingClientRect();
          expect(top, what).to.be.at.least(scene.top - 1);
          expect(bottom, what).to.be.at.most(scene.bottom + 1);
          const winner = the(board, '[part~="turn"]').getBoundingClientRect();
          for (const part of findAll(board, '.disc, .winner p')) {
            const { height, top, bottom } = part.getBoundingClientRect();
            if (height)
              expect(
                [winner.top - top, bottom - winner.bottom].every((over) => over < 1),
                what,
              ).to.equal(true);
          }
          for (const row of queryAllByRole(getByRole(board, 'list', 'Scores'), 'listitem')) {
            const number = the(row, 'b').getBoundingClientRect();
            const { left, right } = row.getBoundingClientRect();
            expect(number.left >= left && number.right <= right, `${what} ${row.textContent}`).to.equal(true);
          }
          for (const button of queryAllByRole(board, 'button'))
            expect(button.getBoundingClientRect().height, what).to.be.at.least(44);
        }
      }
    });
  }
});
