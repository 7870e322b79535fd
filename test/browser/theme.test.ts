import { expect, fixture, html } from '@open-wc/testing';
import '../../components/abacade-class/define.js';
import '../../components/abacade-known/define.js';
import '../../components/abacade-lobby/define.js';
import '../../components/abacade-report/define.js';
import '../../components/abacade-warm-up/define.js';
import '../../components/multiplay-grid/define.js';
import '../../components/pytagora-square/define.js';
import '../../components/pytagora-tables/define.js';
import { schemeAround, schemeOf } from '../../components/style/surroundings.js';
import { contrastOf, darken, isChromium, media } from './support/chromium.js';
import { clear, stageOf } from './support/grid.js';
import * as plyt from './support/plyt.js';
import * as sequence from './support/sequence.js';
import * as pytagora from './support/pytagora.js';
import { turn } from './support/time.js';
import { until } from './support/until.js';
import { find } from './support/look-up.js';

const paper = { light: 'rgb(251, 247, 240)', dark: 'rgb(23, 26, 33)' };
const { style } = document.body;
const root = document.documentElement;

function open(place: HTMLElement, theme?: string): HTMLElement {
  const board = document.createElement('pytagora-tables');
  if (theme !== undefined) board.setAttribute('theme', theme);
  board.setAttribute('players', 'Ada');
  place.append(board);
  return board;
}
const paperOf = (board: HTMLElement): string => getComputedStyle(board).backgroundColor;

afterEach(async () => {
  style.background = '';
  root.style.colorScheme = '';
  if (isChromium) await darken(false);
  await clear();
});

describe('A computed colour', () => {
  for (const [colour, scheme] of [
    ['rgb(255, 255, 255)', 'light'],
    ['rgb(23, 26, 33)', 'dark'],
    ['rgba(0, 0, 0, 0)', undefined],
    ['rgba(0, 0, 0, 0.8)', 'dark'],
    ['color(display-p3 0.9 0.9 0.9)', 'light'],
    ['color(srgb 0.1 0.1 0.1 / 0.4)', undefined],
    ['oklch(0.2 0.01 260)', 'dark'],
    ['oklab(0.95 0 0)', 'light'],
    ['lab(20 0 0)', 'dark'],
    ['lch(90 5 100 / 0.9)', 'light'],
    ['', undefined],
  ] as const) {
    it(`${colour || 'that is none'} is ${scheme ?? 'not seen'}`, () => {
      expect(schemeOf(colour)).to.equal(scheme);
    });
  }
});

describe('The theme of an element', () => {
  it('follows the page, also when that changes, unless it is chosen', async () => {
    const stage = stageOf();
    const [auto, light, dark] = [open(stage), open(stage, 'light'), open(stage, 'dark')];
    expect([auto, light, dark].map(paperOf)).to.deep.equal([paper.light, paper.light, paper.dark]);
    style.background = 'oklch(0.25 0.02 260)';
    await turn();
    expect([auto, light, dark].map(paperOf)).to.deep.equal([paper.dark, paper.light, paper.dark]);
    auto.setAttribute('theme', 'no such theme');
    expect(paperOf(auto)).to.equal(paper.dark);
    style.background = '#fff';
    await turn();
    expect(paperOf(auto)).to.equal(paper.light);
  });

  for (const tag of ['abacade-class', 'abacade-known', 'abacade-lobby', 'abacade-report', 'abacade-warm-up'])
    it(`follows the page around what surrounds a game: ${tag}`, () => {
      style.background = '#111';
      const element = stageOf().appendChild(document.createElement(tag));
      expect(getComputedStyle(element).getPropertyValue('--ab-paper')).to.equal('#171a21');
    });

  it('is that of the box that it stands in', () => {
    style.background = '#000';
    const stage = stageOf();
    stage.style.background = 'white';
    expect(paperOf(open(stage))).to.equal(paper.light);
    stage.style.background = 'rgb(255 255 255 / 0.2)';
    expect(paperOf(open(stage))).to.equal(paper.dark);
  });

  it('is found across slots and shadow roots', async () => {
    const outer = await fixture<HTMLElement>(html`<div><p></p></div>`);
    const root = outer.attachShadow({ mode: 'open' });
    root.innerHTML = '<section style="background: #111"><slot></slot></section>';
    expect(schemeAround(outer.querySelector('p')!)).to.equal('dark');
    expect(schemeAround(outer)).to.equal('light');
  });

  it('ends to follow when the element leaves, and follows again', async () => {
    const stage = stageOf();
    const board = open(stage);
    board.remove();
    style.background = '#000';
    await turn();
    stage.append(board);
    expect(paperOf(board)).to.equal(paper.dark);
  });

  if (isChromium) {
    it('is dark on a dark system only where the page is', async () => {
      await media({ 'prefers-color-scheme': 'dark' });
      const board = open(stageOf());
      expect(paperOf(board), 'a page that knows no dark').to.equal(paper.light);
      root.style.colorScheme = 'light dark';
      await until(() => paperOf(board) === paper.dark, 'a page that follows the system');
      await media({ 'prefers-color-scheme': 'light' });
      await until(() => paperOf(board) === paper.light, 'the system has become light');
    });

    it('is dark where the browser darkens the page, but not where the page is left as it is', async () => {
      await darken(true);
      expect(paperOf(open(stageOf())), 'a page that knows no dark').to.equal(paper.dark);
      root.style.colorScheme = 'only light';
      expect(paperOf(open(stageOf())), 'a page that allows none').to.equal(paper.light);
      root.style.colorScheme = 'light dark';
      style.background = '#fff';
      expect(paperOf(open(stageOf())), 'a page that draws itself').to.equal(paper.light);
    });
  }
});

(isChromium ? describe : describe.skip)('Where the browser darkens pages', () => {
  const pieces: readonly (readonly [what: string, tag: string, given: object, selector: string])[] = [
    ['a cube of Multiplay', 'multiplay-grid', { players: 'Ada, Ben' }, '.cell'],
    ['a die of PLYT', 'plyt-board', { position: plyt.asked() }, '.question .die.master'],
    ['a piece of Pytagora', 'pytagora-board', { position: pytagora.twelve, cover: 'off' }, '.rack .slot .pieces'],
    ['a piece of Multiplication tables', 'pytagora-tables', { players: 'Ada, Ben' }, '.hand .slot .pieces'],
    ['a piece of Up and down', 'pytagora-square', { players: 'Ada, Ben' }, '.hand .slot .pieces'],
    ['a die of Sequence', 'sequence-board', { players: 'Ada', position: sequence.position(sequence.toKeep) }, '.die'],
    ['a square of the mountain', 'plyt-board', { players: 'Ada, Ben', timer: 0 }, '.square[tabindex="0"]'],
    ['the garden', 'abacade-known', {}, '.garden-head, h2'],
    ['the beginning of the warm-up', 'abacade-warm-up', { fact: '6*9', pace: 'none' }, '.big'],
    ['the report', 'abacade-report', {}, 'h2'],
    ['the code of the lobby', 'abacade-lobby', { live: 'https://live.school.example/' }, 'h2, label'],
  ];

  for (const [what, tag, given, selector] of pieces)
    for (const theme of ['auto', 'light', 'dark'])
      it(`${what} has its number in sight, ${theme}`, async () => {
        await darken(true);
        const board = document.createElement(tag);
        const all = { players: 'Ada, Ben', speed: 'instant', theme, ...given };
        for (const [name, value] of Object.entries(all)) board.setAttribute(name, value);
        stageOf(320).append(board);
        const found = (): Element | null | undefined => find(board, selector);
        await until(found, `${what} is there`);
        await turn();
        expect(await contrastOf(found()!)).to.be.at.least(4.5);
      });
});
