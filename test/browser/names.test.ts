import { expect } from '@open-wc/testing';
import { seed } from './support/chance.js';
import { cutInLargeText, inChromium, mostInChromium } from './support/chromium.js';
import { clear, stageOf } from './support/grid.js';
import { drawn, resized, type Board } from './support/look-back.js';
import { tags as everyTag } from './support/tags.js';
import { until } from './support/until.js';
import { find, findAll, textsIn, the } from './support/look-up.js';
import { getByRole, titleOf } from './support/roles.js';

afterEach(clear);

const hebrew = 'שלום';
const family = '👩‍👩‍👧';
const players = ['Wolfeschlegelsteinhausenbergerdorff the Younger of the West', hebrew, family.repeat(30)].join(', ');

const sizes = mostInChromium(
  [
    [320, 568],
    [667, 375],
    [784, 500],
    [1280, 720],
  ] as const,
  2,
);
const tags = mostInChromium(['plyt-board', 'multiplay-grid', 'sequence-board'], 2);

/** Shows a game after some moves, in which a player is to act. */
async function playing(
  tag: string,
  seat: number,
  [width, height]: readonly [number, number],
  names = players,
  lang = 'en',
): Promise<Board> {
  seed(1);
  const board = document.createElement(tag) as unknown as Board;
  const attributes = { players: names, lang, speed: 'instant', timer: '0', cards: 'off', 'start-square': '10' };
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  board.style.height = `${height}px`;
  stageOf(width).append(board);
  await until(() => board.match && find(board, '[part~="turn"]'), `${tag} shows its game`);
  const random = drawn(3);
  for (let i = 0; i < 24 || !isToAct(board, seat); i++) {
    const { turn, state, isOver } = board.match!;
    if (isOver) throw new Error('The game is over.');
    const moves = turn.kind === 'chance' ? [board.rules.chance(state, random)] : [...board.rules.moves(state)];
    board.play(moves[random(moves.length)]);
    if (i > 400) throw new Error('That player is never to act.');
  }
  await until(() => find(board, `.turn.colour${seat + 1}`), 'their turn is shown');
  await board.updateComplete;
  return board;
}

const isToAct = ({ match }: Board, seat: number): boolean => match!.turn.kind === 'seat' && match!.turn.seat === seat;

/** Returns the place of a part of a text. */
function placeOf(root: Element, part: string): DOMRect | undefined {
  for (const node of textsIn(root)) {
    const at = node.data.indexOf(part);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + part.length);
    return range.getBoundingClientRect();
  }
  return undefined;
}

const meets = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

const boxes = (parent: Element): DOMRect[] =>
  [...parent.children].map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width > 1 && height > 1);

function expectWhole(board: Board): void {
  for (const row of findAll(board, '[part~="scores"] > li')) {
    const name = the(row, 'bdi').getBoundingClientRect();
    const shown = the(row, '.name').getBoundingClientRect();
    expect(name.width, row.textContent).to.be.at.most(shown.width + 0.5);
  }
}

describe('Names', () => {
  for (const tag of tags) {
    it(`of computer players have their robot in ${tag}, however many play`, async () => {
      for (const names of ['Lia, bot:1', 'Lia, bot:1, bot:2', 'Lia, Tom, bot:1, bot:2']) {
        const board = await playing(tag, 0, sizes[0], names);
        const { players: all } = board.match!;
        for (const size of sizes) {
          await resized(board, size);
          const robots = findAll(board, '[part~="scores"] .robot').filter((one) => one.getClientRects().length);
          expect(robots.length, `${size.join(' × ')} ${names}`).to.equal(all.filter(({ bot }) => bot).length);
        }
      }
    });
  }

  for (const tag of tags) {
    it(`of sixty letters, from right to left and of emoji have their place in ${tag}`, async () => {
      for (const seat of [0, 1, 2]) {
        const board = await playing(tag, seat, sizes[0]);
        for (const size of sizes) {
          await resized(board, size);
          const what = `${size.join(' × ')}, player ${seat + 1}`;
          const app = the(board, '.app');
          expect(app.scrollWidth, what).to.be.at.most(app.clientWidth + 1);
          for (const row of [the(board, '[part~="turn"]'), ...findAll(board, '[part~="scores"] > li')]) {
            const within = row.getBoundingClientRect();
            const inside = boxes(row);
            for (const [i, box] of inside.entries()) {
              expect(box.left, what).to.be.at.least(within.left - 1);
              expect(box.right, what).to.be.at.most(within.right + 1);
              for (const other of inside.slice(i + 1)) expect(meets(box, other), what).to.equal(false);
            }
          }
        }
      }
    });

    it(`of as many as can play are shown in ${tag}, each with its number`, async () => {
      const most = tag === 'multiplay-grid' ? 4 : 6;
      const names = ['Ada', 'Ben', 'Cleo', 'Dino', 'Emma', 'Finn'];
      for (let count = 3; count <= most; count++) {
        const board = await playing(tag, 0, sizes[0], names.slice(0, count).join());
        for (const size of sizes) {
          await resized(board, size);
          const rows = findAll(board, '[part~="scores"] > li');
          expect(rows.length).to.equal(count);
          for (const row of rows) {
            const what = `${row.textContent} of ${count}, ${size.join(' × ')}`;
            const within = row.getBoundingClientRect();
            const name = the(row, 'bdi').getBoundingClientRect();
            const number = the(row, 'b').getBoundingClientRect();
            expect(name.height, what).to.be.at.least(10);
            expect(the(row, '.name').getBoundingClientRect().width, what).to.be.at.least(name.width - 0.5);
            for (const box of [name, number]) {
              expect(box.left >= within.left && box.right <= within.right, what).to.equal(true);
              expect(box.top >= within.top - 1 && box.bottom <= within.bottom + 1, what).to.equal(true);
            }
          }
        }
      }
    });

    it(`stay in the headline of ${tag} where the words around them have no room`, async () => {
      const board = await playing(tag, 0, [320, 568], 'Alexandra, Ben', 'fr');
      const headline = titleOf(board);
      await until(() => headline.ariaLabel === 'À Alexandra de jouer', 'it is in French');
      await board.updateComplete;
      const within = headline.getBoundingClientRect();
      const name = placeOf(headline, 'Alexandra')!;
      expect(name.top).to.be.at.least(within.top - 1);
      expect(name.bottom).to.be.at.most(within.bottom + 1);
      expect(name.right).to.be.at.most(within.right + 1);
    });

    it(`that run from right to left leave the sentences of ${tag} in order`, async () => {
      const board = await playing(tag, 1, [1280, 720]);
      const headline = titleOf(board);
      const name = placeOf(headline, hebrew)!;
      const rest = placeOf(headline, '’s turn');
      if (rest?.width) expect(name.right).to.be.at.most(rest.left + 1);
      const after = await playing(tag, 2, [1280, 720]);
      the<HTMLDetailsElement>(after, '.menu details').open = true;
      the<HTMLDialogElement>(after, 'dialog.menu').show();
      const all = findAll(after, '.menu .events li');
      for (const line of all) {
        const { left, right } = the(after, '.menu .events').getBoundingClientRect();
        expect(line.scrollWidth, line.textContent).to.be.at.most(line.clientWidth + 1);
        for (const box of line.getClientRects()) expect(box.left >= left - 1 && box.right <= right + 1).to.equal(true);
      }
      const lines = all.flatMap((line) => {
        const [first, ...others] = line.textContent
          .trim()
          .replaceAll(/[\u2068\u2069]/g, '')
          .split(/(?<=^\S+)[:\s]+/u);
        return first === hebrew ? [[placeOf(line, hebrew)!, placeOf(line, others[0].split(' ')[0])!]] : [];
      });
      expect(lines.length).to.be.above(0);
      for (const [first, next] of lines) expect(first.left).to.be.below(next.left);
    });
  }

  for (const tag of mostInChromium(['plyt-board', 'sequence-board'], 1)) {
    it(`of nine letters are whole for six players of ${tag} on the smallest phone`, async () => {
      const names = ['Alexandra', 'Benjamin', 'Charlotte', 'אלכסנדרה', 'Evangelos', 'בנימין'];
      for (const count of [4, 5, 6]) expectWhole(await playing(tag, 0, [320, 568], names.slice(0, count).join()));
    });
  }

  for (const tag of tags) {
    it(`of eleven letters are whole where short ones stand beside them in ${tag}`, async () => {
      const names = ['Bartholomew', 'Ben', 'Konstantina', 'Ada', 'Eva', 'Finn'];
      for (const count of tag === 'multiplay-grid' ? [3, 4] : [3, 4, 5, 6])
        expectWhole(await playing(tag, 0, [320, 568], names.slice(0, count).join()));
    });
  }

  inChromium('are whole in every element where the browser draws no text smaller than 24 pixels', async () => {
    const name = 'Maximilian';
    const attributes = `players="Charlotte, ${name}" speed="instant" lang="en"`;
    const sizes = [
      [320, 568],
      [667, 375],
      [784, 1024],
      [1280, 720],
    ] as const;
    expect(await cutInLargeText({ smallest: 24, name, tags: everyTag, attributes, sizes })).to.deep.equal([]);
  });

  it('leave the sentences of Pytagora in order in a game from right to left', async () => {
    const board = document.createElement('pytagora-board') as unknown as Board;
    for (const [name, value] of Object.entries({ players: 'Ada, Ben', lang: 'en', dir: 'rtl' }))
      board.setAttribute(name, value);
    stageOf(375).append(board);
    const sentence = (part: string): Element | undefined =>
      findAll(board, 'p').find((one) => one.textContent.includes(part));
    await until(() => sentence('look away'), 'the pieces are covered');
    const expectOrder = (first: string, last: string): void => {
      const within = sentence(first)!;
      expect(placeOf(within, first)!.left, first).to.be.below(placeOf(within, last)!.left);
    };
    expectOrder('look away', '!');
    expectOrder('starts', '.');
    getByRole(board, 'button', /^I am Ada/).click();
    await until(() => sentence('Or drag'), 'the pieces are shown');
    expectOrder('Or drag', ' them.');
  });
});
