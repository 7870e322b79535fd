import { expect } from '@open-wc/testing';
import { nothing, render } from 'lit';
import { part } from '../../components/parts/part-element.js';
import { Pause } from '../../components/parts/pause.js';
import { common } from '../../src/words/generated/en/common.js';
import './support/elements.js';
import { open, settled, sizes, type Board } from './support/actions.js';
import { isChromium, media } from './support/chromium.js';
import { clear } from './support/grid.js';
import { contains, hitAt, the } from './support/look-up.js';

interface Paused extends Board {
  readonly table: { pause(isPaused: boolean): void };
}

afterEach(() => {
  document.documentElement.style.colorScheme = '';
  return isChromium ? media() : undefined;
});
afterEach(clear);

async function paused(tag: string, size: (typeof sizes)[number]): Promise<{ board: Board; plate: HTMLElement }> {
  const board = (await open(tag, { players: 'Ada, Ben', timer: 0 }, size)) as Paused;
  board.table.pause(true);
  await settled(board);
  return { board, plate: the<HTMLElement>(board, '.paused') };
}

describe('A pause', () => {
  for (const tag of ['plyt-board', 'sequence-board', 'multiplay-grid']) {
    it(`of ${tag} lies over the whole width, so that nothing shows between its words`, async () => {
      for (const size of sizes) {
        const { board, plate } = await paused(tag, size);
        const [width, height] = size;
        const box = plate.getBoundingClientRect();
        expect([box.left, box.right], `${width} × ${height}`).to.deep.equal([0, width]);
        expect(box.bottom).to.be.within(box.top + 52, height);
        expect(getComputedStyle(plate).backgroundColor, 'opaque').to.match(/^rgb\(/);
        // Everything below is covered, and the button to go on is not.
        for (let x = 4; x < width; x += 20) {
          const hit = hitAt(board, x, (box.top + box.bottom) / 2)!;
          expect(contains(plate, hit), `${hit.className} at ${x}`).to.equal(true);
        }
        const goOn = the(plate, 'button').getBoundingClientRect();
        expect(goOn.top >= box.top && goOn.bottom <= box.bottom, 'Go on').to.equal(true);
      }
    });
  }

  if (isChromium) {
    it('has edges in the dark and in forced colours', async () => {
      for (const features of [{ 'prefers-color-scheme': 'dark' }, { 'forced-colors': 'active' }]) {
        await media(features);
        document.documentElement.style.colorScheme = 'light dark';
        const { plate } = await paused('plyt-board', sizes[0]);
        const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(plate);
        expect(borderTopWidth).to.equal('2px');
        expect(borderTopColor).not.to.equal(backgroundColor);
      }
      const { plate } = await paused('plyt-board', sizes[0]);
      const button = getComputedStyle(the(plate, 'button'));
      expect(button.borderTopWidth).to.equal('2px');
      expect(button.borderTopColor).not.to.equal(button.backgroundColor);
    });
  }
});

describe('The screen of a pause', () => {
  const place = document.createElement('div');
  beforeEach(() => document.body.append(place));
  afterEach(() => {
    render(nothing, place);
    place.remove();
  });

  it('says when the game goes on, and covers it if it shall not be thought about', () => {
    let times = 0;
    const show = (isHidden: boolean): HTMLElement => {
      render(part(Pause, { words: common, isHidden }, { 'go-on': () => times++ }), place);
      return the<HTMLElement>(place, '.paused');
    };
    expect(getComputedStyle(show(false)).insetBlockStart).not.to.equal('0px');
    expect(getComputedStyle(show(true)).insetBlockStart).to.equal('0px');
    the(place, 'button').click();
    expect(times).to.equal(1);
  });
});
