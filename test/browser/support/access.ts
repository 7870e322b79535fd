import { expect } from '@open-wc/testing';
import { violations, violationsOfWords } from './axe.js';
import { drawn, open, type Board, type Contract } from './contract.js';
import { clear, stageOf } from './grid.js';
import { press } from './hands.js';
import { closest, findAll, focused, has, nameOf, the, words } from './look-up.js';
import { nameOf as accessibleName } from './roles.js';
import { until } from './until.js';

/** The screens of a game, each with a function that opens it. */
export type Sights = Readonly<Record<string, () => Promise<unknown>>>;

const html = document.documentElement;

/** Gives the page of each test a title and a language, as axe asks for. */
export function onAPage(): void {
  const before = { lang: html.lang, title: document.title };
  beforeEach(() => {
    html.lang = 'en';
    document.title = 'A page with a game';
  });
  afterEach(async () => {
    html.lang = before.lang;
    document.title = before.title;
    await clear();
  });
}

/** Returns the controls that have no name, and those that leave the order of the page. */
function unnamed(board: Board): string[] {
  const controls = findAll(board, 'button, select, input, summary, [role="button"], [role="grid"], [role="listbox"]');
  return controls
    .filter((one) => {
      const label = closest(one, 'label');
      const isNamed = nameOf(one) || one.hasAttribute('aria-labelledby') || (label && words(label));
      return !isNamed || one.tabIndex > 0;
    })
    .map((one) => one.outerHTML.slice(0, 120));
}

/** Returns the groups that have no name: they are read as groups, of which nobody hears what they are. */
const unnamedGroups = (board: Board): string[] =>
  findAll(board, '[role="group"], [role="radiogroup"]')
    .filter((one) => one.getClientRects().length > 0 && !accessibleName(one))
    .map((one) => one.outerHTML.slice(0, 120));

/**
 * Defines a test with axe for each screen of a game: in English and light, in Italian and dark and from right to left.
 * @param after checks that a screen is still the one that was opened
 */
export function isForEveryone(game: Contract, sights: Sights, after?: (board: Board, name: string) => void): void {
  describe(`Everyone can play ${game.title}: axe finds nothing`, () => {
    onAPage();
    for (const [name, sight] of Object.entries(sights)) {
      it(name, async () => {
        const board = (await sight()) as Board;
        await drawn(board);
        expect(await violations(board), 'light, English').to.deep.equal([]);
        expect(unnamed(board)).to.deep.equal([]);
        expect(unnamedGroups(board)).to.deep.equal([]);
        expect(findAll(board, '[role="status"]').length, 'one voice').to.equal(1);
        board.theme = 'dark';
        board.dir = 'rtl';
        board.lang = 'it';
        html.lang = 'it';
        await until(() => the(board, '.frame').lang === 'it', 'Italian comes');
        await drawn(board);
        expect(await violationsOfWords(board), 'dark, Italian, from right to left').to.deep.equal([]);
        after?.(board, name);
      });
    }
  });
}

/** Defines a test of the order in which Tab leads through a game. */
export function isInOrder(game: Contract): void {
  describe(`The keyboard in ${game.title}`, () => {
    onAPage();
    it('takes no focus by itself, and leads through all that can be done, in the order of the page', async () => {
      const stage = stageOf(784);
      stage.insertAdjacentHTML('afterbegin', '<button>Before</button>');
      const board = await open(game, { players: 'Ada, Ben' }, stage);
      stage.insertAdjacentHTML('beforeend', '<button>After</button>');
      expect(document.activeElement).to.equal(document.body);
      (stage.querySelector('button') as HTMLElement).focus();
      const met: Element[] = [];
      for (let i = 0; i < 40 && words(document.activeElement) !== 'After'; i++) {
        await press('Tab');
        const now = focused(board);
        if (now) met.push(now);
      }
      expect(words(document.activeElement), 'Tab leads out of it').to.equal('After');
      const idle = met.filter((one) => !one.matches('button, select, input, summary, a, [tabindex="0"]'));
      expect(
        idle.map((one) => one.outerHTML.slice(0, 100)),
        'and stops only at what can be done',
      ).to.deep.equal([]);
      const all = findAll(board, '*');
      const places = met.map((one) => all.indexOf(one as HTMLElement));
      expect(places, 'each once, in the order of the page').to.deep.equal([...new Set(places)].sort((a, b) => a - b));
      // Of pieces, cubes and squares that arrows lead through, one is a stop.
      const stops = findAll(board, '[part~="action"]:not([tabindex="-1"])').filter(
        (one) => one.checkVisibility() && one.tabIndex >= 0,
      );
      expect(stops.filter((one) => !met.includes(one)).map((one) => one.outerHTML.slice(0, 100))).to.deep.equal([]);
      expect(has(board, '[part~="action"]')).to.equal(true);
      const kindOf = ({ localName, classList }: Element): string => `${localName}.${classList[0]}`;
      const homes = new Set(findAll(board, '[tabindex="0"]').map(kindOf));
      const lost = findAll(board, 'button[tabindex="-1"]').filter(
        (one) => one.checkVisibility() && !homes.has(kindOf(one)),
      );
      expect(
        lost.map((one) => one.outerHTML.slice(0, 100)),
        'nothing is out of reach',
      ).to.deep.equal([]);
    });
  });
}
