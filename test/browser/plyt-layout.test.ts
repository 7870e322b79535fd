import { expect } from '@open-wc/testing';
import { outOfOrder } from './support/grid.js';
import { laidOut as settled } from './support/layout.js';
import { plytScreens as screens, sixNames as names, sixSquares as six } from './support/screens.js';
import { inChromium, isChromium, media, mostInChromium } from './support/chromium.js';
import {
  asked,
  clear,
  drawn,
  mount,
  openCard,
  position,
  rightAnswer,
  taps,
  until,
  withCards,
  type PlytBoard,
} from './support/plyt.js';
import { turn } from './support/time.js';
import { contains, find, findAll, has, the, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, queryByRole } from './support/roles.js';

afterEach(() => (isChromium ? media() : undefined));
afterEach(clear);

/** Resolves when the browser has laid out the changes and called the resize observers. */
const laidOut = (board: PlytBoard): Promise<void> => settled(board, drawn);

/** Shows a question with six dice, in a place of that size. */
const sixDice = (width: number, height: number, more = {}, thrown = [11, 11, 11, 11, 11, 11]): Promise<PlytBoard> =>
  mount(
    {
      players: names,
      position: asked({}, { at: six, phase: { type: 'answer', seat: 1, thrown } }),
      style: `block-size: ${height}px`,
      ...more,
    },
    width,
  );

describe('PLYT on a small phone', () => {
  it('keeps the board in its place when the clock and two lines stand in the banner', async () => {
    const places = new Set<string>();
    for (const at of [position({ at: [88, 42] }), asked({ timer: 600 })]) {
      const style = 'block-size: 568px';
      const board = await mount({ players: 'Ada, Benedetta', position: at, lang: 'it', style }, 320);
      await laidOut(board);
      const { y, height } = the(board, '.board-area').getBoundingClientRect();
      places.add([y, height].map(Math.round).join());
    }
    expect([...places]).to.have.length(1);
  });

  it('shows a name of eleven letters whole beside the clock', async () => {
    const style = 'block-size: 568px';
    const board = await mount({ players: 'Ben, Bartholomew', position: asked({ timer: 600 }), style }, 320);
    await laidOut(board);
    const name = the<HTMLElement>(board, '.turn .headline > bdi');
    expect(name.textContent).to.equal('Bartholomew');
    expect(hasRole(board, 'timer', /^(600|59\d) s left$/)).to.equal(true);
    expect(name.scrollWidth).to.be.at.most(name.clientWidth);
  });

  it('shows six factors whole in two rows, and leaves them there while a long answer is typed', async () => {
    for (const [width, height] of [
      [320, 568],
      [667, 375],
    ]) {
      const board = await sixDice(width, height);
      await laidOut(board);
      const rows = (): string => {
        const dice = queryAllByRole(board, 'img', /^\d+$/).map((one) => one.getBoundingClientRect());
        const mountain = the(board, '[part~="board"]').getBoundingClientRect();
        expect(dice.length).to.equal(6);
        const first = dice.filter(({ top }) => top < dice[0].bottom - 6);
        expect(first.length, 'in the first row').to.equal(4);
        for (const { left, right, top } of dice) {
          expect(left >= 0 && right <= width, 'in the window').to.equal(true);
          expect(top >= mountain.bottom - 1 || left >= mountain.right - 1, 'beside the mountain').to.equal(true);
        }
        return dice.map(({ left, top }) => [left, top].map(Math.round)).join(' ');
      };
      const before = rows();
      const field = (): DOMRect => the(board, '.equation .answer').getBoundingClientRect();
      const empty = field().width;
      for (const key of '1771561') await taps(board, key);
      await laidOut(board);
      expect(words(the(board, '.equation .answer'))).to.equal('1771561');
      expect(rows()).to.equal(before);
      expect(field().width, 'the field has room for all digits').to.equal(empty);
      const answer = the(board, '.equation .equals').getBoundingClientRect();
      expect(answer.left >= 0 && answer.right <= width, 'the answer in the window').to.equal(true);
      const digits = document.createRange();
      digits.selectNodeContents(the(board, '.equation .answer'));
      // Its border, the caret and the gap before it, and as much again after it.
      expect(field().right - digits.getBoundingClientRect().right, 'beside the digits').to.be.at.least(14);
    }
  });

  it('keeps all keys in sight beside the hint for six factors', async () => {
    const board = await sixDice(667, 375);
    for (let i = 0; i < 2; i++) await board.hint();
    await until(() => has(board, '.hint-card .say'), 'the hint is there');
    await laidOut(board);
    const card = the(board, '.hint-card').getBoundingClientRect();
    const frame = board.getBoundingClientRect();
    expect(card.top >= frame.top && card.bottom <= frame.bottom, 'the hint in the window').to.equal(true);
    for (const key of queryAllByRole(getByRole(board, 'group', 'Number pad'), 'button')) {
      const { left, bottom } = key.getBoundingClientRect();
      expect(bottom, key.textContent).to.be.at.most(frame.bottom);
      expect(left, key.textContent).to.be.at.least(card.right);
    }
  });

  it('shows six factors whole while a right answer has its moment', async () => {
    for (const [width, height] of [
      [320, 568],
      [375, 667],
    ]) {
      const board = await sixDice(width, height, { speed: 'slow' });
      await laidOut(board);
      board.play({ type: 'answer', answer: rightAnswer(board), ms: 1 });
      await until(() => has(board, '.stake.said'), 'what it brings is said');
      await laidOut(board);
      const { bottom } = the(board, '[part~="board"]').getBoundingClientRect();
      for (const one of queryAllByRole(board, 'img', /^\d+$/))
        expect(one.getBoundingClientRect().top).to.be.at.least(bottom - 1);
      const frame = board.getBoundingClientRect();
      for (const one of findAll(board, '.stake, .key'))
        expect(one.getBoundingClientRect().bottom, one.className).to.be.at.most(frame.bottom);
    }
  });

  it('keeps each step to a product of six dice on its line, within the lesson', async () => {
    const board = await sixDice(320, 568, {}, [9, 9, 10, 8, 10, 3]);
    await laidOut(board);
    board.play({ type: 'answer', answer: 1, ms: 1 });
    await until(() => has(board, '.worked'), 'the lesson is shown');
    const card = the(board, '.routes').getBoundingClientRect();
    const lines = findAll(board, '.worked li').map((line) => line.getBoundingClientRect());
    expect(lines.length).to.be.above(5);
    for (const { left, right, top, bottom } of lines) {
      expect(left >= card.left && right <= card.right, 'within its width').to.equal(true);
      expect(top >= card.top && bottom <= card.bottom, 'within its height').to.equal(true);
    }
    const [least] = lines.slice(1).map(({ height }) => height);
    for (const { height } of lines.slice(1)) expect(height).to.be.at.most(least + 4);
  });

  it('has everything in sight on a small phone held sideways', async () => {
    const isInSight = (board: PlytBoard): void => {
      const frame = board.getBoundingClientRect();
      const scores = the(board, '[part~="scores"]').getBoundingClientRect();
      for (const one of findAll(board, '.board-area, .key, .stake, [part~="action"], [part~="scores"]')) {
        const box = one.getBoundingClientRect();
        expect(box.top, one.className).to.be.at.least(frame.top);
        expect(box.bottom - frame.top, one.className).to.be.at.most(320);
        if (one.matches('.key, .stake'))
          expect(overlaps(box, scores), `${one.className} over the scores`).to.equal(false);
      }
      expect(the(board, '.frame').scrollHeight).to.be.at.most(320);
    };
    for (const at of [position({ at: [88, 42] }), asked({ timer: 600 })]) {
      const board = await mount({ players: 'Ada, Ben', position: at, style: 'block-size: 320px' }, 568);
      await laidOut(board);
      isInSight(board);
    }
    const board = await sixDice(568, 320, { speed: 'slow' });
    await laidOut(board);
    isInSight(board);
    board.play({ type: 'answer', answer: rightAnswer(board), ms: 1 });
    await until(() => has(board, '.stake.said'), 'what it brings is said');
    await laidOut(board);
    isInSight(board);
  });

  it('shows the die that begins as large as its place, for two to four players', async () => {
    for (const players of ['Ada, Ben', 'Ada, Ben, Cleo, Dino']) {
      const board = await mount({ players }, 375);
      const size = the(board, '.rolls .none').getBoundingClientRect().width;
      board.play({ type: 'roll', die: 12 });
      board.play({ type: 'roll', die: 3 });
      await drawn(board);
      if (players === 'Ada, Ben') continue; // Both have rolled.
      expect(the(board, '.rolls .die').getBoundingClientRect().width).to.be.closeTo(size, 1);
    }
  });
});

/** Returns whether two boxes overlap. */
const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

describe('The dice of a question', () => {
  const sizes = mostInChromium(
    [
      [320, 568, 44],
      [1280, 720, 64],
      [667, 375, 44],
      [375, 667, 44],
      [784, 540, 44],
      [1024, 768, 44],
      [768, 1024, 60],
      [1366, 600, 64],
      [1920, 1080, 100],
    ] as const,
    2,
  );
  for (const [width, height, least] of sizes) {
    it(`are ${least} px or larger at ${width} × ${height}, with two to six, for two players and six`, async () => {
      for (const players of ['Team Red, Team Blue', names]) {
        const at = players === names ? six : [88, 42];
        const question = (count: number): string => {
          const phase = { type: 'answer', seat: 1, thrown: Array<number>(count).fill(12) } as const;
          return asked({ timer: 600 }, { at, phase });
        };
        // One game whose question changes: the fewest and the most dice first, reached from both sides.
        const style = `block-size: ${height}px`;
        const board = await mount({ players, position: question(2), style }, width);
        for (const count of mostInChromium([2, 6, 3, 4, 5], 2)) {
          if (count > 2) board.fromText(question(count));
          for (const dir of count === 2 || count === 6 ? ['ltr', 'rtl'] : ['ltr']) {
            board.dir = dir;
            await laidOut(board);
            const what = `${count} dice ${dir}`;
            const dice = queryAllByRole(board, 'img', /^\d+$/).map((one) => one.getBoundingClientRect());
            expect(dice.length, what).to.equal(count);
            // The boxes are larger, as the dice are tilted.
            const size = Math.min(
              ...queryAllByRole(board, 'img', /^\d+$/).map((one) => parseFloat(getComputedStyle(one).width)),
            );
            expect(size, what).to.be.at.least(least);
            const frame = board.getBoundingClientRect();
            const others = findAll(board, '.key, .equation .answer, .turn, .scores, .mountain').map((one) =>
              one.getBoundingClientRect(),
            );
            for (const die of dice) {
              expect(die.left >= frame.left - 1 && die.right <= frame.right + 1, `${what} in the window`).to.equal(
                true,
              );
              for (const other of others) expect(overlaps(die, other), `${what} over something`).to.equal(false);
            }
            for (const key of queryAllByRole(getByRole(board, 'group', 'Number pad'), 'button').map((one) =>
              one.getBoundingClientRect(),
            ))
              expect(
                overlaps(key, getByRole(board, 'list', 'Scores').getBoundingClientRect()),
                `${what}: keys`,
              ).to.equal(false);
          }
        }
      }
    });
  }

  it('and a right answer have room beside them', async () => {
    for (const [width, height] of mostInChromium(
      [
        [320, 568],
        [1280, 720],
        [667, 375],
      ],
      2,
    )) {
      // The numbers between the fewest and the most are tested where there is the least room.
      for (const count of width === 320 ? mostInChromium([2, 6, 3, 4, 5], 2) : [2, 6]) {
        const phase = { type: 'answer', seat: 1, thrown: Array<number>(count).fill(12) } as const;
        const board = await mount(
          { players: 'Ada, Ben', speed: 'slow', position: asked({}, { phase }), style: `block-size: ${height}px` },
          width,
        );
        board.play({ type: 'answer', answer: 12 ** count, ms: 1 });
        await until(() => has(board, '.answer.right'), 'the answer is right');
        await laidOut(board);
        for (const one of findAll(board, '.answer.right')) one.getAnimations().forEach((moves) => moves.finish());
        const answer = the(board, '.answer.right').getBoundingClientRect();
        const [first] = queryAllByRole(board, 'img', /^\d+$/).map((one) => one.getBoundingClientRect());
        const frame = board.getBoundingClientRect();
        const what = `${count} dice at ${width} px`;
        expect(answer.right, what).to.be.at.most(frame.right);
        expect(first.left, what).to.be.at.least(
          width < 600 ? frame.left : the(board, '[part~="board"]').getBoundingClientRect().right,
        );
        expect(the(board, '.answer.right').scrollWidth, what).to.be.at.most(the(board, '.answer.right').clientWidth);
        expect(answer.bottom, what).to.be.at.most(
          queryAllByRole(getByRole(board, 'group', 'Number pad'), 'button')[0].getBoundingClientRect().top,
        );
        await clear();
      }
    }
  });

  it('that begin are whole in their places, for as many players as can be', async () => {
    for (const [width, height] of mostInChromium(
      [
        [320, 568],
        [667, 375],
        [1280, 720],
      ],
      1,
    )) {
      for (const players of ['Ada, Ben, Cleo, Dino, Emmy', names]) {
        const board = await mount({ players, style: `block-size: ${height}px` }, width);
        await laidOut(board);
        const places = findAll(board, '.rolls .none').map((one) => one.getBoundingClientRect());
        expect(places.length).to.equal(players.split(',').length);
        for (const place of places) expect(place.width).to.be.at.least(width < 1180 ? 36 : 56);
        for (const one of findAll(board, '.rolls li, .throw'))
          expect(one.getBoundingClientRect().right, one.className).to.be.at.most(board.getBoundingClientRect().right);
        await clear();
      }
    }
  });
});

describe('The stars of PLYT', () => {
  it('are drawn and told where cards are turned there, and nowhere in a game without cards', async () => {
    const onStar = { at: [88, 42], phase: { type: 'answer', seat: 1, thrown: [11, 8] } } as const; // 53 is one
    for (const cards of [true, false]) {
      const board = await mount({ players: 'Ada, Ben', position: position(onStar, { cards }) });
      await laidOut(board);
      expect(findAll(board, '.mountain .star').length > 0, `cards ${cards}`).to.equal(cards);
      expect(queryAllByRole(board, 'option', /star$/).length > 0, `cards ${cards}`).to.equal(cards);
      expect(the(board, '.stake').textContent.includes('★'), `cards ${cards}`).to.equal(cards);
      const said = queryAllByRole(board, 'option').map((one) => one.getAttribute('aria-label') ?? one.textContent);
      expect(
        said.some((label) => /star/i.test(label)),
        `cards ${cards}`,
      ).to.equal(cards);
      await clear();
    }
  });
});

describe('PLYT from right to left', () => {
  it('keeps sentences and sums in order', async () => {
    for (const at of [position(), asked(), openCard('another-up'), withCards(['yourself-up'])]) {
      const board = await mount({ players: 'Ada, Ben', position: at, dir: 'rtl' }, 375);
      await laidOut(board);
      expect(outOfOrder(board)).to.deep.equal([]);
    }
  });
});

describe('The layout of PLYT', () => {
  for (const [width, height] of mostInChromium(
    [
      [784, 540],
      [1280, 720],
      [1920, 1080],
    ],
    1,
  )) {
    it(`has the whole question within ${width} × ${height}`, async () => {
      for (const screen of ['answer', 'choose', 'wrong answer'] as const) {
        const board = await screens[screen]();
        board.parentElement!.style.inlineSize = `${width}px`;
        board.style.blockSize = `${height}px`;
        await laidOut(board);
        const last = find(board, '.key.primary, .throw, .foot .button:last-child')!.getBoundingClientRect();
        expect(last.bottom - board.getBoundingClientRect().top, screen).to.be.at.most(height);
        await clear();
      }
    });
  }

  it('has the question of two to four players within 320 × 680', async () => {
    const board = await mount({ players: 'Ada, Ben', position: asked({ timer: 30 }) }, 320);
    await laidOut(board);
    expect(
      getByRole(board, 'button', 'OK').getBoundingClientRect().bottom - board.getBoundingClientRect().top,
    ).to.be.below(680);
  });

  for (const [width, height] of mostInChromium(
    [
      [320, 568],
      [667, 375],
      [375, 667],
      [784, 500],
    ],
    2,
  )) {
    it(`lays nothing over the longest lesson, nor over five cards, at ${width} × ${height}`, async () => {
      for (const [screen, parts] of [
        ['wrong answer', '.asked .dice .die, .asked .equals, .about, .worked li, .foot button'],
        ['cards', '.held, .held .face-of, .throw'],
      ] as const) {
        const board = await screens[screen]();
        board.parentElement!.style.inlineSize = `${width}px`;
        board.style.blockSize = `${height}px`;
        await laidOut(board);
        const all = findAll<HTMLElement>(board, parts);
        expect(all.length, screen).to.be.above(3);
        const frame = board.getBoundingClientRect();
        for (const [i, one] of all.entries()) {
          const box = one.getBoundingClientRect();
          expect(box.bottom, `${screen}: ${one.className}`).to.be.at.most(frame.bottom + 0.5);
          for (const other of all.slice(i + 1).filter((next) => !contains(one, next))) {
            const next = other.getBoundingClientRect();
            const meets =
              Math.min(box.right, next.right) - Math.max(box.left, next.left) > 1 &&
              Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top) > 1;
            expect(meets, `${screen}: ${one.className} and ${other.className}`).to.equal(false);
          }
        }
        await clear();
      }
    });
  }

  it('has targets of 24 px at the least, on the smallest mountain too', async () => {
    const board = await mount({ players: 'Ada, Ben', position: openCard('yourself-up') }, 288);
    await laidOut(board);
    const small = findAll(board, 'button, select, .square')
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => Math.min(width, height) < 23.5);
    // The box of a square has a margin within its cell of 24 px.
    const cell =
      the(board, '[data-square="2"]').getBoundingClientRect().left -
      the(board, '[data-square="1"]').getBoundingClientRect().left;
    expect(cell).to.be.at.least(24);
    expect(small.filter(({ width }) => width > 30)).to.deep.equal([]);
  });

  // In the other engines, the games in actions.test.ts check the mountain at each turn.
  for (const [width, height] of [
    [667, 375],
    [375, 667],
  ]) {
    inChromium(`keeps the mountain in its place through whole turns, at ${width} × ${height}`, async () => {
      const board = await mount(
        { players: 'Ada, Ben, bot', speed: 'fast', position: asked({}, { at: [88, 42, 3] }) },
        width,
      );
      board.style.height = `${height}px`;
      await laidOut(board);
      const seen = new Map<string, string>();
      const phases = new Set<string>();
      let answers = 0;
      let rest: string[] | undefined;
      await until(async () => {
        // Nothing moves between two frames.
        await new Promise(requestAnimationFrame);
        const mountain = find(board, '.game:not(.teaches) [part~="board"]')?.getBoundingClientRect();
        const { left, top } = board.getBoundingClientRect();
        const { phase } = board.state!;
        phases.add(phase.type);
        if (mountain) {
          const box = [mountain.left - left, mountain.top - top, mountain.width, mountain.height]
            .map(Math.round)
            .join();
          if (!seen.has(box)) seen.set(box, `${phase.type} ${words(find(board, '.stage'))}`);
        }
        if (answers > 3) return true;
        const next =
          find(board, '.teaches .foot .button:last-child') ?? queryByRole(board, 'button', /^(?:Throw|Turn the card)/);
        if (next) next.click();
        else if (phase.type === 'answer' && find(board, '.keys:not(.still)')) {
          // Every second answer is wrong, and has its lesson. The pad is drawn between two keys.
          rest ??= [...String(answers++ % 2 ? 1 : rightAnswer(board))].map((digit) => `.key${digit}`);
          const key = rest.shift();
          if (!key) rest = undefined;
          the(board, key ?? '.key.primary').click();
        } else if (phase.type === 'open-card' && hasRole(board, 'option', /can be chosen/)) {
          board.play([...board.rules.moves(board.state!)][0]);
        }
        return false;
      }, 'four answers are given');
      expect([...phases]).to.include.members(['answer', 'choose', 'turn-card']);
      expect([...seen.values()], [...seen.keys()].join(' | ')).to.have.length(1);
    });
  }

  inChromium('keeps the dots of the last move away from all numbers', async () => {
    for (const [from, dice] of [
      [3, [12, 2]],
      [93, [12, 2]],
      [98, [12, 2]],
      [90, [12, 3]],
    ] as const) {
      const phase = { type: 'answer', seat: 0, thrown: dice } as const;
      const board = await mount({
        players: 'Ada, Ben',
        position: position({ at: [from, 1], phase }, { cards: false }),
      });
      board.play({ type: 'answer', answer: dice[0] * dice[1], ms: 1 });
      await until(() => has(board, '.mark circle'), 'the way is marked');
      await laidOut(board);
      const texts = findAll<SVGTextElement>(board, '.square text').map((text) => {
        const size = parseFloat(getComputedStyle(text).fontSize);
        const width = text.getComputedTextLength();
        const [x, y] = ['x', 'y'].map((name) => Number(text.getAttribute(name)));
        return { text: text.textContent, left: x - width / 2, right: x + width / 2, top: y - 0.72 * size, bottom: y };
      });
      const dots = findAll<SVGCircleElement>(board, '.mark circle');
      expect(dots.length).to.be.greaterThan(9);
      for (const dot of dots) {
        const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(dot.getAttribute(name)));
        for (const one of texts) {
          const [dx, dy] = [Math.max(one.left - x, 0, x - one.right), Math.max(one.top - y, 0, y - one.bottom)];
          expect(Math.hypot(dx, dy), `${one.text}, from ${from}`).to.be.at.least(r);
        }
      }
      await clear();
    }
  });

  it('keeps the trail as it is printed when the panel is mirrored', async () => {
    const board = await mount({ players: 'Ada, Ben', position: position(), dir: 'rtl' });
    const left = (square: number): number => the(board, `[data-square="${square}"]`).getBoundingClientRect().left;
    expect(left(1)).to.be.below(left(11));
  });

  if (isChromium) {
    it('lets pieces travel, and stand at once where motion is reduced', async () => {
      const moves = async (): Promise<number> => {
        const board = await mount({ players: 'Ada, Ben', speed: 'normal', position: asked({ cards: false }) });
        board.play({ type: 'answer', answer: 672, ms: 1 });
        await until(() => has(board, '.mark circle'), 'the piece goes its way');
        await turn();
        const animated = findAll(board, '[part~="climber"]').flatMap((one) => one.getAnimations());
        await clear();
        return animated.length;
      };
      expect(await moves()).to.equal(1);
      await media({ 'prefers-reduced-motion': 'reduce' });
      expect(await moves()).to.equal(0);
    });

    it('stays readable in forced colours', async () => {
      await media({ 'forced-colors': 'active' });
      const board = await mount({ players: 'Ada, Ben', position: asked({ timer: 30 }) });
      await turn();
      await drawn(board);
      const { backgroundColor, color } = getComputedStyle(the(board, '[part~="turn"]'));
      expect(backgroundColor).not.to.equal(color);
      const [master, red] = findAll(board, '.dice .die .tone0').map((one) => getComputedStyle(one).fill);
      expect(master).not.to.equal(red);
      await taps(board, '1');
    });
  }
});
