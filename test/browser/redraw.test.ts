import { expect } from '@open-wc/testing';
import { rolls, seed } from './support/chance.js';
import { cell, clear, drawn, mount, raised, stageOf } from './support/grid.js';
import { turn } from './support/time.js';
import { until } from './support/until.js';
import './support/elements.js';
import { button, closest, findAll, focused, parentOf, rootsOf } from './support/look-up.js';

/** Number of number formats that the page has made since this file began. */
let numberFormats = 0;
const { NumberFormat } = Intl;
before(() => {
  Intl.NumberFormat = new Proxy(NumberFormat, {
    construct: (Own, given: []) => {
      numberFormats++;
      return new Own(...given);
    },
  });
});
after(() => {
  Intl.NumberFormat = NumberFormat;
});
afterEach(clear);

/** Returns the elements with that selector in which anything was drawn again while `act` ran. */
async function redrawn(board: Element, selector: string, act: () => Promise<void>): Promise<Element[]> {
  const seen = new Set<Element>();
  const note = (changes: MutationRecord[]): void => {
    for (const { target } of changes) {
      const one = closest(target instanceof Element ? target : parentOf(target)!, selector);
      if (one) seen.add(one);
    }
  };
  const observer = new MutationObserver(note);
  for (const root of rootsOf(board))
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  await act();
  note(observer.takeRecords());
  observer.disconnect();
  return [...seen];
}

describe('What a move of Multiplay redraws', () => {
  it('is no cube when the die is rolled, and one when it is turned', async () => {
    seed(1); // the same board in every run
    const grid = await mount({ players: 'Ada, Ben' });
    rolls(9, 4, 7);
    const press = async (name: string): Promise<void> => {
      button(grid, name).click();
      await drawn(grid);
    };
    await press('Roll');
    await press('Roll');
    const rolled = await redrawn(grid, '.cube', async () => {
      await press('Roll');
      await until(() => raised(grid).length > 10, 'the cubes that can be turned are raised');
    });
    expect(rolled).to.deep.equal([]);
    const [first] = raised(grid);
    const turned = await redrawn(grid, '.cube', async () => {
      cell(grid, first).click();
      await drawn(grid);
    });
    expect(new Set(turned.map((one) => closest(one, '.cell')))).to.deep.equal(new Set([cell(grid, first)]));
  });

  it('measures no other cell', async () => {
    const grid = await mount({ players: 'Ada, Ben' });
    const contained = findAll(grid, '.cell').map((one) => getComputedStyle(one).contain);
    expect(new Set(contained)).to.deep.equal(new Set(['size layout style']));
  });
});

describe('A focus that a move takes on', () => {
  // If a focused control is removed, Chromium lays out the half-drawn page.
  it('leaves its control before anything is drawn', async () => {
    const grid = await mount({ players: 'Ada, Ben' });
    rolls(9, 4, 7);
    let left: unknown[] = [];
    let roll: HTMLElement | undefined;
    for (let rolled = 1; rolled <= 3; rolled++) {
      roll = button(grid, 'Roll');
      const now: unknown[] = [];
      grid.shadowRoot!.addEventListener('focusout', (event) => now.push(event.composedPath()[0], raised(grid)), {
        once: true,
      });
      left = now;
      roll.focus();
      roll.click();
      await until(() => grid.match!.ply === rolled, 'the die is rolled');
      await drawn(grid);
    }
    await until(() => raised(grid).length > 0, 'the cubes are raised');
    expect(left).to.deep.equal([roll, []]);
    expect(focused(grid)).to.equal(cell(grid, raised(grid)[0]));
  });
});

describe('Intl, which takes long when a page asks it first,', () => {
  it('is asked once, after the first picture, and for no small number in plain digits', async () => {
    await mount({ players: 'Ada, Ben' });
    await until(() => numberFormats > 0, 'the first number format');
    const made = numberFormats;
    await mount({ players: 'Ada, Ben' });
    await turn();
    expect(numberFormats).to.equal(made);
  });
});

/** The properties and calls that force a layout if anything has changed. */
const measures = [
  [Element.prototype, ['clientWidth', 'clientHeight', 'scrollWidth', 'scrollHeight', 'getBoundingClientRect']],
  [HTMLElement.prototype, ['offsetWidth', 'offsetHeight', 'offsetTop', 'offsetLeft', 'innerText']],
] as const;

/** Returns the uses of them while `act` runs. */
async function measured(act: () => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  const undo: (() => void)[] = [];
  for (const [on, names] of measures) {
    for (const name of names) {
      const own = Object.getOwnPropertyDescriptor(on, name)!;
      const noted =
        'value' in own
          ? {
              value(this: Element): unknown {
                asked.push(name);
                return Reflect.apply(own.value as () => unknown, this, []);
              },
            }
          : {
              get(this: Element): unknown {
                asked.push(name);
                return own.get!.call(this);
              },
            };
      Object.defineProperty(on, name, { configurable: true, ...noted });
      undo.push(() => Object.defineProperty(on, name, own));
    }
  }
  try {
    await act();
  } finally {
    undo.forEach((one) => one());
  }
  return asked;
}

describe('An element that is redrawn', () => {
  for (const tag of ['multiplay-grid', 'plyt-board', 'sequence-board', 'pytagora-board', 'pytagora-square']) {
    it(`measures nothing before the next frame: <${tag}>`, async () => {
      const board = document.createElement(tag) as HTMLElement & {
        readonly match: object | undefined;
        requestUpdate(): void;
        readonly updateComplete: Promise<unknown>;
      };
      board.setAttribute('players', 'Ada, Ben');
      board.style.blockSize = '600px';
      stageOf().append(board);
      await until(() => board.match, 'the game begins');
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const asked = await measured(async () => {
        board.requestUpdate();
        await board.updateComplete;
      });
      expect(asked).to.deep.equal([]);
    });
  }
});
