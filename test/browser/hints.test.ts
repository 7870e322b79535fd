import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import './support/elements.js';
import type { HintDetail } from '../../components/parts/events.js';
import { violations, violationsOfWords } from './support/axe.js';
import { clear, stageOf } from './support/grid.js';
import { press, tap } from './support/hands.js';
import { asked, openCard, position as plytAt } from './support/plyt.js';
import { position as multiplayAt } from './support/positions.js';
import { twelve } from './support/pytagora.js';
import { position as sequenceAt, toKeep, toRoll } from './support/sequence.js';
import { real } from './support/time.js';
import { until } from './support/until.js';
import { find, findAll, focused, said, words } from './support/look-up.js';
import { hasRole, queryByRole } from './support/roles.js';

/** An element of any game, as far as the tests need it. */
interface Played extends LitElement {
  readonly state: object | undefined;
  readonly match: { readonly ply: number; readonly isOver: boolean } | undefined;
  hint(): Promise<object | undefined>;
  play(move: object): { readonly ok: boolean };
  undo(): boolean;
  toText(): string;
}

interface Sight {
  readonly tag: string;
  readonly position: string;
  /** A selector for the part that comes last and moves the rest: before it is there, nothing is tapped. */
  readonly ready?: string;
  /** True if the hint is in the menu. */
  readonly isInMenu?: boolean;
  /** A selector for the control that has the focus when the key is pressed. */
  readonly home: string;
  /** A selector for what the second hint marks. */
  readonly marks: string;
  readonly rungs: readonly [RegExp, RegExp, RegExp];
}

const row = ['AA...', '.....', '.....', '.....', '.....'];

const sights: Readonly<Record<string, Sight>> = {
  Multiplay: {
    tag: 'multiplay-grid',
    position: multiplayAt({ board: row, phase: 'choose', die: 3 }),
    home: '.cell[tabindex="0"]',
    marks: '.cell.hinted',
    rungs: [
      /^Which number in the 3 times table makes a row/,
      /^It makes a row with the marked cubes\./,
      /^Turn 3 in row 1, column C: it makes a row, 3 points/,
    ],
  },
  'a product of Multiplay': {
    tag: 'multiplay-grid',
    position: multiplayAt({ phase: 'answer', die: 7, options: { answer: 'product' } }),
    home: '.times button',
    marks: '.times .hinted',
    rungs: [/^(Which number in the 7|No cube scores)/, /^Look at 7 × \d+\. Step by step:/, /^Pick 7 × \d+: .*= \?$/],
  },
  'an answer of PLYT': {
    tag: 'plyt-board',
    position: asked({ timer: 0 }),
    home: '.question',
    marks: '.dice .hinted',
    rungs: [/change the order/, /^Step by step: .*\?/, /\? You do the last step\.$/],
  },
  'the dice of PLYT': {
    tag: 'plyt-board',
    position: plytAt({}, { allowFewer: true }),
    home: '.square[tabindex="0"]',
    marks: '.count.hinted',
    rungs: [/^More dice move you further/, /steps on average if you are right/, /^Throw \d: .* if you are right/],
  },
  'a card of PLYT': {
    tag: 'plyt-board',
    position: openCard('yourself-up'),
    ready: '.use',
    home: '.square[tabindex="0"]',
    marks: '.square .star',
    rungs: [/^What helps you more/, /^See where \w+ could go\./, /^Move \w+ to \d+: \d+ (ahead|back)\./],
  },
  Sequence: {
    tag: 'sequence-board',
    position: sequenceAt({ ...toKeep, dice: [11, 9, 4, 7, 5, 4] }),
    home: '.slot',
    marks: '.slot.hinted',
    rungs: [/^Which dice could become/, /^Start with \d+ \d+\. /, /^Keep 5 7 9 11: that is worth 11\.9 steps/],
  },
  Pytagora: {
    tag: 'pytagora-board',
    position: twelve,
    home: '.cell[tabindex="0"]',
    marks: '.capsule.hinted',
    rungs: [
      /^Think of an equation with/,
      /(marked on the table|where you see the mark)\.$/,
      /^It can be .+ = .+: \d+ points\.$/,
    ],
  },
  'Up and down': {
    tag: 'pytagora-square',
    position: 'ud2.v.0_0.3_2.001125669_01124789.55',
    home: '.slot[tabindex="0"]',
    isInMenu: true,
    marks: '.slot.hinted',
    rungs: [/^Two places are open\./, /^Look here, among your numbers\. \d/, /^Lay the \d\./],
  },
  'Multiplication tables': {
    tag: 'pytagora-tables',
    position: 'tb2..1_0.38.0124455679_0223467899.55',
    home: '.slot[tabindex="0"]',
    marks: '.array',
    rungs: [/^3 rows of 8\. Count the dots\./, /^Step by step: 3 × 4 = \?/, /^3 × 8 = 24\. Lay it\./],
  },
};

async function mount(
  { tag, position, home, ready }: Pick<Sight, 'tag' | 'position'> & { readonly home?: string; readonly ready?: string },
  attributes: object = {},
  width = 784,
): Promise<Played> {
  const element = document.createElement(tag) as Played;
  const all = {
    players: 'Ada, Ben',
    lang: 'en',
    cover: tag === 'pytagora-board' ? 'off' : undefined,
    position,
    ...attributes,
  };
  for (const [name, value] of Object.entries(all)) if (value !== undefined) element.setAttribute(name, String(value));
  stageOf(width).append(element);
  await until(() => element.state && find(element, '[part~="turn"]'), 'the game is there');
  for (const wanted of [home, ready]) if (wanted) await until(() => find(element, wanted), `${wanted} is there`);
  await element.updateComplete;
  return element;
}
const card = (element: Played): string => words(find(element, '.hint-card .say')).replaceAll('\u00a0', ' ');

function listen(element: Played): HintDetail[] {
  const heard: HintDetail[] = [];
  element.addEventListener('hint', (event) => heard.push((event as unknown as CustomEvent<HintDetail>).detail));
  return heard;
}

const named = (element: Played, name: string): HTMLElement => {
  const buttons = findAll<HTMLElement>(element, 'button');
  const found = buttons.find((one) => (one.getAttribute('aria-label') ?? words(one)) === name);
  expect(found, `a button "${name}"`).to.exist;
  return found!;
};

describe('A ladder of hints', () => {
  afterEach(clear);

  for (const [what, sight] of Object.entries(sights)) {
    it(`is climbed by pointer: ${what}`, async () => {
      const element = await mount(sight);
      const heard = listen(element);
      expect(queryByRole(element, 'region', /^Hint \d of \d$/)).to.equal(null);
      if (sight.isInMenu) await tap(named(element, 'More'));
      await tap(named(element, 'Hint'));
      for (const [i, rung] of sight.rungs.entries()) {
        await until(
          () => rung.test(card(element)) || rung.test(said(element)),
          `rung ${i + 1}: ${rung}, not ${card(element)}`,
        );
        expect(said(element), 'what is shown is said').to.contain(card(element).split('. ')[0].replace(/\.$/, ''));
        expect(queryByRole(element, 'region', /^Hint \d of \d$/)!.getAttribute('aria-label')).to.equal(
          `Hint ${i + 1} of 3`,
        );
        if (i === 1) expect(find(element, sight.marks), `${sight.marks} is marked`).to.exist;
        if (i < 2) await tap(named(element, 'Another hint'));
      }
      expect(queryByRole(element, 'button', 'Another hint'), 'there is no fourth').to.equal(null);
      const { game, seat } = heard[0];
      expect(game).to.match(/^[a-z-]+$/);
      expect(heard).to.deep.equal([1, 2, 3].map((rung) => ({ game, seat, ply: 0, rung })));
      await tap(named(element, 'Close the hint'));
      await until(() => !queryByRole(element, 'region', /^Hint \d of \d$/), 'it is put away');
      expect(find(element, '.hinted'), 'and nothing is marked').to.equal(null);
    });

    it(`is climbed by keyboard: ${what}`, async () => {
      const element = await mount(sight);
      find(element, sight.home)!.focus();
      for (const rung of sight.rungs) {
        const before = said(element);
        await press('h');
        await until(
          () => said(element) !== before && rung.test(said(element)),
          `${rung} is said, not ${said(element)}`,
        );
      }
      expect(focused(element), 'the focus stays in the game').to.exist;
    });
  }

  it('goes away with the position, and does not come back with it', async () => {
    const options = { practiceUndo: true };
    const position = multiplayAt({ board: row, phase: 'choose', die: 3, options });
    const element = await mount({ ...sights['Multiplay'], position });
    const move = await element.hint();
    await element.hint();
    await until(() => hasRole(element, 'gridcell', /, marked$/), 'it is marked');
    expect(element.play(move!).ok).to.equal(true);
    await until(() => !queryByRole(element, 'region', /^Hint \d of \d$/), 'it is gone');
    expect(element.undo()).to.equal(true);
    await element.updateComplete;
    expect(queryByRole(element, 'region', /^Hint \d of \d$/)).to.equal(null);
    expect(find(element, '.hinted')).to.equal(null);
    const heard = listen(element);
    await element.hint();
    expect(heard.map(({ rung }) => rung)).to.deep.equal([1]);
  });

  it('says so where nobody is to choose, and counts nothing', async () => {
    const rolls = await mount({ tag: 'sequence-board', position: sequenceAt(toRoll) });
    const heard = listen(rolls);
    expect(await rolls.hint()).to.equal(undefined);
    expect(said(rolls)).to.equal('You have nothing to choose now.');
    const bot = await mount({ tag: 'plyt-board', position: asked({ timer: 0 }) }, { players: 'Ada, bot' });
    expect(await bot.hint()).to.equal(undefined);
    expect(find(bot, '[part~="turn"]'), 'the banner is there').not.to.equal(null);
    expect(find(bot, '.turn [aria-label="Hint"]'), 'no hint is offered').to.equal(null);
    expect(heard).to.deep.equal([]);
  });

  it('tells nothing of pieces under a cover', async () => {
    const element = await mount(sights['Pytagora'], { cover: 'on' });
    expect(await element.hint()).to.equal(undefined);
    expect(queryByRole(element, 'region', /^Hint \d of \d$/)).to.equal(null);
  });

  it('of a worker that dies comes from the page itself', async () => {
    const own = window.Worker;
    class Dead extends EventTarget {
      postMessage(): void {
        real.setTimeout(() => this.dispatchEvent(new Event('error')), 0);
      }
      terminate(): void {}
    }
    window.Worker = Dead as unknown as typeof Worker;
    try {
      const element = await mount(sights['Multiplay']);
      const hint = await element.hint();
      expect(hint).to.deep.include({ type: 'turn' });
      expect(element.play(hint!).ok).to.equal(true);
    } finally {
      window.Worker = own;
    }
  });

  it('is in the reader’s language', async () => {
    const element = await mount(sights['Sequence'], { lang: 'it' });
    await element.hint();
    await element.hint();
    await until(() => /^Comincia con/.test(card(element)), 'it is Italian');
    expect(named(element, 'Ancora un aiuto')).to.exist;
  });

  it('has the factors in the order of the language: the table of 7 is 1 · 7, 2 · 7 in German', async () => {
    const element = await mount(sights['a product of Multiplay'], { lang: 'de' });
    await element.hint();
    await element.hint();
    await until(() => /^Sieh dir \d+ · 7 an/.test(card(element)), 'the die comes second');
    expect(card(element)).not.to.match(/7 · \d/);
    await element.hint();
    await until(() => /^Wähle \d+ · 7: /.test(card(element)), 'it does so in the last hint');
  });
});

describe('axe finds nothing wrong with a hint of', () => {
  const before = { lang: document.documentElement.lang, title: document.title };
  beforeEach(() => Object.assign(document.documentElement, { lang: 'en' }) && (document.title = 'A page with a game'));
  afterEach(async () => {
    Object.assign(document.documentElement, { lang: before.lang });
    document.title = before.title;
    await clear();
  });

  for (const [what, sight] of Object.entries(sights)) {
    it(what, async () => {
      const element = await mount(sight, {}, 320);
      await element.hint();
      await element.hint();
      await until(() => queryByRole(element, 'button', 'Another hint'), 'it is there');
      for (const theme of ['light', 'dark']) {
        element.setAttribute('theme', theme);
        await element.updateComplete;
        expect(await (theme === 'dark' ? violationsOfWords : violations)(element), theme).to.deep.equal([]);
      }
      expect(find(element, '.frame')!.scrollWidth, 'nothing sticks out').to.be.at.most(320);
    });
  }
});
