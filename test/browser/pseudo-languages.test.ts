import { expect } from '@open-wc/testing';
import './support/elements.js';
import type { MultiplayGrid } from '../../components/multiplay-grid/multiplay-grid.js';
import { legalCells } from '../../src/rules/multiplay/index.js';
import { seed } from './support/chance.js';
import { cell, clear, drawn, mount, stageOf } from './support/grid.js';
import { press } from './support/hands.js';
import { lackRoom } from './support/room.js';
import { tour, toured } from './support/tour.js';
import { has, the, words } from './support/look-up.js';

/* Pseudo-languages, made by scripts/words/pseudo.mjs: longer English, and right-to-left English. */

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'Languages that nobody speaks';
});
afterEach(clear);

/** English words that occur in no other language; a list has the "and" of the platform. */
const english = /(?<![\p{L}\u202e])(?:the|of|your|with|points?|cubes?|dice|left)(?!\p{L})/u;

for (const lang of ['en-XA', 'ar-XB']) {
  describe(`Room on a phone for ${lang}`, () => {
    for (const { tag, attributes } of toured) {
      it(`${tag}: nothing is cut or outside, and nothing is said in English`, async () => {
        seed(3);
        const found: string[] = [];
        for await (const [name, board] of tour(tag, { ...attributes, lang }, stageOf(320))) {
          const text = words(the(board, '.frame'));
          found.push(...lackRoom(board).map((one) => `${name}: ${one}`));
          const said = english.exec(text);
          if (said) found.push(`${name} says in English: ${text.slice(Math.max(0, said.index - 20), said.index + 30)}`);
        }
        expect(found.join('\n')).to.equal('');
      });
    }
  });
}

describe('A whole game in ar-XB', () => {
  /** Returns the digit of a key of the number pad, as an Arabic keyboard types it. */
  const typed = (key: HTMLElement): string | undefined => {
    const digit = /\bkey(\d)\b/.exec(key.className)?.[1];
    return digit && String.fromCharCode(0x660 + Number(digit));
  };

  async function keyed(one: HTMLElement): Promise<void> {
    const key = typed(one);
    one.focus();
    if (key === undefined) await press('Enter');
    else one.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
  }

  /** Returns the next control that a player taps: the die, the first cube that fits, the keys of its factor. */
  function next(grid: MultiplayGrid, typed: string): HTMLElement {
    const { numbers, die, phase } = grid.state!;
    if (has(grid, '.key1')) {
      const answer = String(numbers[legalCells(grid.state!)[0]] / die);
      return the(grid, typed === answer ? '.key.primary' : `.key.key${answer[typed.length]}`);
    }
    return phase === 'choose' ? cell(grid, legalCells(grid.state!)[0]) : the(grid, '[data-home]');
  }

  /** Returns the moves of a game, without their times. */
  async function played(lang: string, act: (one: HTMLElement) => unknown): Promise<string> {
    seed(5);
    const grid = await mount({ lang, players: 'علي, Ada', speed: 'instant', answer: 'factor', 'end-at': 112 }, 320);
    expect(getComputedStyle(the(grid, '.app')).direction).to.equal(lang === 'en' ? 'ltr' : 'rtl');
    let typed = '';
    for (let i = 0; i < 600 && !grid.match!.isOver; i++) {
      const one = next(grid, typed);
      await act(one);
      typed = /\bkey\d/.test(one.className) ? typed + one.className.replace(/^.*key(\d).*$/, '$1') : '';
      await drawn(grid);
    }
    expect(grid.match!.isOver, 'the game ends').to.equal(true);
    const isOfTime = (name: string): boolean => ['ms', 'think', 'date', 'id'].includes(name);
    return JSON.stringify(grid.record(), (name, value: unknown) => (isOfTime(name) ? undefined : value));
  }

  it('has the same record as in English, by pointer and by keyboard', async () => {
    const english = await played('en', (one) => one.click());
    expect(english.length).to.be.above(500);
    expect(await played('ar-XB', (one) => one.click())).to.equal(english);
    expect(await played('ar-XB', keyed)).to.equal(english);
  });
});
