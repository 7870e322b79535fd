// The contract of a game element: it fits every width. The games are those of support/contract.ts; of the three with the most on them,
// all screens.
import { expect } from '@open-wc/testing';
import { contracts, drawn, open, type Board } from './support/contract.js';
import { clear, stageOf, type Attributes } from './support/grid.js';
import { closest, findAll, parentOf, rootsOf, the } from './support/look-up.js';
import { cutInBanner, laidOut, smallTargets, sticksOut } from './support/layout.js';
import { mostInChromium } from './support/chromium.js';
import { keys, type PytagoraBoard } from './support/pytagora.js';
import { multiplayScreens, plytScreens, sequenceScreens } from './support/screens.js';
import { tabStop } from './support/roles.js';

afterEach(clear);

const widths = [288, 320, 700, 784, 1280, 1920];
/** Widths for the other direction, and for the games whose own files go through all of them. */
const few = [288, 784];

const long = { players: 'Wwwwwwwwwwwwwwwwwwww, Ben', lang: 'it' };
const four = { players: 'Ada, Ben, Cleo, Dino' };

/** Puts a piece on the table. */
async function begun(board: Board): Promise<void> {
  tabStop(board, 'gridcell').focus();
  await keys(board as unknown as PytagoraBoard, '1');
}

/** Checks that what stands in the middle of the square touches no path. */
function standsWithin(board: Board): void {
  const [middle, ring] = ['.middle', '.ring-frame'].map((part) => the(board, part).getBoundingClientRect());
  const inner = findAll(board, '.middle > *').map((one) => one.getBoundingClientRect());
  const least = ring.width * 0.09;
  expect(inner.every(({ top, bottom }) => top > ring.top + least && bottom < ring.bottom - least)).to.equal(true);
  expect(middle.width).to.be.greaterThan(100);
}

interface Look {
  readonly attributes: Attributes;
  readonly act?: (board: Board) => Promise<void>;
  readonly also?: (board: Board) => void;
}

/** The looks of each game, by its title. */
const looks: Readonly<Record<string, readonly Look[]>> = {
  '<pytagora-board>': [{ attributes: four, act: begun }],
  '<pytagora-board> plus-and-minus': [{ attributes: four, act: begun }],
  '<pytagora-square>': [
    { attributes: { ...long, position: 'ud2..0_0.3.003358899_011256778.56' }, also: standsWithin },
    { attributes: { ...long, position: 'ud2..1_0.3.002458899_112567788.56' }, also: standsWithin },
    { attributes: { ...long, position: 'ud2.v.0_0.3_2.001125669_01124789.55' } },
  ],
  '<pytagora-square> both-ways': [
    { attributes: { ...long, position: 'ud2.vb.0_0.5_4.057999_123488.56' }, also: standsWithin },
  ],
  '<pytagora-tables>': [
    { attributes: { ...long, position: 'tb2..1_0.38.0124455679_0223467899.55' } },
    { attributes: { ...long, position: 'tb2..0_1.380.015566799_02234467899.53' } },
  ],
};

/** Returns whether something around an element cuts it off, as a long name is cut. */
function isCut(one: Element): boolean {
  for (let at = parentOf(one); at && !at.matches('.app'); at = parentOf(at))
    if (getComputedStyle(at).overflowX !== 'visible') return true;
  return false;
}

/** Returns how far the ring around the control to press first reaches beyond what the game shows, in pixels. */
function ringCut(control: HTMLElement): number {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const gaps = [Infinity];
  for (let at = parentOf(control); at; at = parentOf(at)) {
    if (getComputedStyle(at).overflowX === 'visible') continue;
    const box = at.getBoundingClientRect();
    gaps.push(left - box.left, box.right - right, top - box.top, box.bottom - bottom);
  }
  const ring = control.getAnimations().find((one) => (one as CSSAnimation).animationName === 'first-ring')!;
  const reaches = [0, 300, 600, 1199].map((ms) => {
    ring.currentTime = ms;
    const { outlineOffset, outlineWidth } = getComputedStyle(control);
    return parseFloat(outlineOffset) + parseFloat(outlineWidth);
  });
  return Math.max(...reaches) - Math.min(...gaps);
}

/** Returns what reaches beyond the sides of the element, and what is too small for a finger. */
function faults(board: Board): string[] {
  const { left, right } = board.getBoundingClientRect();
  return findAll(board, '.app *')
    .filter((one) => !one.matches('svg *, .sheet') && !closest(one, '.visually-hidden, .scroll, dialog'))
    .flatMap((one) => {
      const box = one.getBoundingClientRect();
      if (box.width <= 1) return [];
      const name = `${one.localName}.${one.getAttribute('class')}`;
      if (box.left < left - 1 || box.right > right + 1) return isCut(one) ? [] : [`${name} is outside`];
      const isTarget = one.matches('button, .slot, .place') && one.checkVisibility();
      return isTarget && Math.min(box.width, box.height) < 24 ? [`${name} is small: ${box.width} × ${box.height}`] : [];
    });
}

for (const game of contracts) {
  const given = looks[game.title] ?? [{ attributes: { players: 'Ada, Ben', position: game.asks! } }];
  describe(`The layout of ${game.title}`, () => {
    for (const [nth, { attributes, act, also }] of given.entries()) {
      it(`fits from 288 to 1920 px, from left to right and from right to left (${nth + 1})`, async () => {
        const stage = stageOf();
        const board = await open(game, attributes, stage);
        await act?.(board);
        for (const dir of ['ltr', 'rtl']) {
          board.dir = dir;
          for (const width of dir === 'ltr' && looks[game.title] ? widths : few) {
            stage.style.inlineSize = `${width}px`;
            for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
            await drawn(board);
            expect(faults(board), `${width} px, ${dir}`).to.deep.equal([]);
            also?.(board);
          }
        }
      });
    }

    it('has the ring around the control to press first whole', async () => {
      const stage = stageOf();
      const board = await open(game, { players: 'Ada, Ben' }, stage);
      for (const [width, height] of [
        [320, 568],
        [784, 500],
      ]) {
        stage.style.inlineSize = `${width}px`;
        board.style.blockSize = `${height}px`;
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
        await drawn(board);
        for (const control of findAll<HTMLElement>(board, '.first'))
          expect(ringCut(control), `${width} × ${height}`).to.be.at.most(0.5);
      }
    });

    it('fits a frame of 784 by 500 without scrolling', async () => {
      const board = await open(game, given[0].attributes, stageOf());
      board.style.blockSize = '500px';
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      await drawn(board);
      expect(the(board, '.frame').scrollHeight).to.be.at.most(500);
      expect(the(board, '.app').getBoundingClientRect().height).to.be.at.most(500);
    });
  });
}

/** The games with the most on their screens, and the screens on which words may need more room than usual. */
const fullest = [
  { title: 'Multiplay', screens: multiplayScreens, spaced: ['choose', 'form', 'end', 'result'], also: cutInBanner },
  { title: 'PLYT', screens: plytScreens, spaced: ['choose', 'form', 'answer', 'result'] },
  { title: 'Sequence', screens: sequenceScreens, spaced: ['form', 'start', 'look back'] },
] as const;

/** Widths of those screens: two of them in the engines other than Chromium. */
const every = mostInChromium([320, 1280, 288, 500, 784, 1180, 1920], 2);

for (const { title, screens, spaced, ...more } of fullest) {
  const cut = (board: Board): string[] => ('also' in more ? more.also(board as never) : []);
  const opening = Object.entries<() => Promise<unknown>>(screens);

  describe(`The screens of ${title}`, () => {
    for (const [name, screen] of opening) {
      it(`${name} fits every width, from left to right and from right to left`, async () => {
        const board = (await screen()) as Board;
        for (const dir of ['ltr', 'rtl']) {
          board.dir = dir;
          for (const width of dir === 'ltr' ? every : mostInChromium([288, 1280], 1)) {
            board.parentElement!.style.inlineSize = `${width}px`;
            await laidOut(board, drawn);
            const what = `${width} px ${dir}`;
            expect(board.clientWidth, 'it takes the width').to.equal(width);
            expect([...cut(board), ...sticksOut(board)], what).to.deep.equal([]);
            expect(smallTargets(board), what).to.deep.equal([]);
          }
        }
      });
    }

    it('bear text that is spaced out, as some readers need it (WCAG 1.4.12)', async () => {
      for (const name of mostInChromium<string>(spaced, 1)) {
        const board = (await opening.find(([one]) => one === name)![1]()) as Board;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
        );
        for (const root of rootsOf(board)) root.adoptedStyleSheets.push(sheet);
        for (const width of [320, 784]) {
          board.parentElement!.style.inlineSize = `${width}px`;
          await laidOut(board, drawn);
          expect([...cut(board), ...sticksOut(board)], `${name} at ${width}`).to.deep.equal([]);
        }
      }
    });
  });
}
