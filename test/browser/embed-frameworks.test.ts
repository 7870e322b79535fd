import { expect } from '@open-wc/testing';
import { record } from '../../src/match/record.js';
import type * as Vue from '../frameworks/vue.js';
import type * as React from '../frameworks/react.js';
import { random } from './support/chance.js';
import { stageOf } from './support/grid.js';
import { tags } from './support/tags.js';
import { until } from './support/until.js';
import { clearKept } from './support/kept.js';
import { Ledger } from './support/ledger.js';
import { staysAtHome } from './support/own-origin.js';
import { playOn, type Played } from './support/package-page.js';
import { turn } from './support/time.js';

const bundle = (name: string): string => `/bundle/${name}.js`;
const react = (await import(bundle('react'))) as typeof React;

let place: HTMLElement;
let warnings: unknown[] = [];
const own = { error: console.error, warn: console.warn };
beforeEach(async () => {
  await clearKept();
  place = document.createElement('section');
  stageOf().append(place);
  warnings = [];
  // Frameworks report their warnings here.
  console.error = console.warn = (...said) => void warnings.push(said);
});
afterEach(async () => {
  Object.assign(console, own);
  await clearKept();
  expect(warnings.filter((said) => !String(said).includes('dev mode'))).to.deep.equal([]);
  staysAtHome(window);
});

async function begun(): Promise<Played> {
  const board = (): Played | null => place.querySelector<Played>(tags.join());
  await until(() => board()?.match && board()!.toText(), 'a game begins');
  return board()!;
}

/** The number of moves that were made and reported. */
let moves = 0;
let starts = 0;

interface Page {
  show(game: boolean, second?: boolean): unknown;
  end(): void;
}

/** A game in a page of a framework: it is played, moved within the page, removed and added again. */
async function live(page: Page): Promise<void> {
  moves = starts = 0;
  await page.show(true);
  const board = await begun();
  expect(starts).to.equal(1);
  playOn(board, random, 4);
  expect(moves).to.equal(board.match!.ply);
  const text = board.toText();
  // The framework renders it at another place of the page: the same element, the same game.
  await page.show(true, true);
  await turn();
  expect(place.querySelector(board.localName) === board).to.equal(true);
  expect(board.toText()).to.equal(text);
  playOn(board, random, 1);
  const { ply } = board.match!;
  const { moves: made } = record(board.match!);
  await page.show(false);
  expect(board.isConnected).to.equal(false);
  await page.show(true);
  const again = await begun();
  expect(again === board).to.equal(false);
  // Meanwhile Pytagora has drawn for the next player by itself.
  expect(record(again.match!).moves.slice(0, ply)).to.deep.equal(made);
  expect(again.match!.plies.slice(ply).every(({ by }) => by === 'chance')).to.equal(true);
  expect(starts).to.equal(2);
}

/** Checks that nothing remains open after the pages have ended. */
async function leavesNothing(make: () => Page): Promise<void> {
  const ledger = new Ledger();
  try {
    for (let i = 0; i < 3; i++) {
      const page = make();
      await page.show(true);
      if (i === 1) await begun();
      page.end();
    }
    await until(() => !ledger.open().length, `nothing is open: ${ledger.open().join(', ')}`);
  } finally {
    ledger.close();
  }
}

describe('React 19', () => {
  it('takes over the markup of a server, fetches the element, and hears the end of the game', async () => {
    const ends: (readonly number[])[] = [];
    const page = react.fromServer(place, (scores) => ends.push(scores));
    expect(page.markup).to.equal(
      '<multiplay-grid players="Ada, Ben" size="5" end-at="8" persist="grid"></multiplay-grid>',
    );
    const board = await begun();
    expect(board.match!.start).to.deep.include({
      options: { size: 5, endAt: 8, answer: 'off', tables: [], highlight: 'on', timer: 0, practiceUndo: false },
    });
    playOn(board, random);
    expect(ends).to.deep.equal([board.rules.scores(board.state)]);
    expect(page.errors).to.deep.equal([]);
    page.end();
  });

  for (const tag of tags) {
    it(`mounts ${tag} twice under StrictMode, moves it, and has it go on after it was away`, async () => {
      const heard = { onmoved: () => moves++, 'ongame-start': () => starts++ };
      const page = react.page(place, tag, heard);
      await live(page);
      page.end();
      await leavesNothing(() => react.page(place, tag, heard));
    });
  }
});

describe('Vue 3', () => {
  let vue: typeof Vue;
  before(async () => {
    vue = (await import(bundle('vue'))) as typeof Vue;
  });

  const heard = { moved: () => moves++, start: () => starts++ };

  for (const tag of tags) {
    it(`mounts ${tag} by a template, moves it, and has it go on after it was away`, async () => {
      const page = vue.page(place, tag, heard);
      await live(page);
      page.end();
      await leavesNothing(() => vue.page(place, tag, heard));
    });
  }

  it('mounts an element by a typed function', async () => {
    moves = starts = 0;
    const page = vue.byFunction(place, heard);
    const board = await begun();
    expect(board.match!.start).to.deep.include({
      options: { size: 5, endAt: 8, answer: 'off', tables: [], highlight: 'on', timer: 0, practiceUndo: false },
    });
    expect(board).to.have.property('realDice', true);
    playOn(board, random, 2);
    expect([moves, starts]).to.deep.equal([2, 1]);
    page.end();
    expect(board.isConnected).to.equal(false);
  });
});
