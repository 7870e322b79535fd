import { expect } from '@open-wc/testing';
import { cardTypes } from '../../src/rules/trail/cards.js';
import {
  act,
  actionsOf,
  faults,
  open,
  placeOf,
  resize,
  settled,
  sizes,
  type Board,
  type Size,
} from './support/actions.js';
import { seed } from './support/chance.js';
import { isChromium, mostInChromium } from './support/chromium.js';
import { clear, type Attributes } from './support/grid.js';
import { games, named, titleOf, type Played } from './support/played.js';
import { Player } from './support/player.js';
import { position, type state as plytState } from './support/plyt.js';
import { position as sequencePosition } from './support/sequence.js';
import { until } from './support/until.js';
import { find, words } from './support/look-up.js';
import { queryByRole } from './support/roles.js';

afterEach(clear);

type Hand = ReturnType<typeof plytState>['hands'][number];

/** The controls that were tapped in each game. */
const tapped = new Map(games.map((game) => [titleOf(game), new Set<string>()]));

/** Number of taps at one size, before the frame takes the next. */
const turnsOfSize = 8;

/**
 * Plays to the end, or that many taps, and checks the places of all actions before each tap. The sizes change in turn, so that one game
 * shows every phase at every size.
 */
async function playing(game: Played, sizes: readonly Size[], most: number): Promise<Board> {
  seed(320);
  const board = await open(game.tag, game.attributes, sizes[0]);
  const player = new Player(board);
  const still: (string | undefined)[] = [];
  for (let taps = 0; taps < most && !queryByRole(board, 'button', 'See how it went'); taps++) {
    const nth = Math.floor(taps / turnsOfSize) % sizes.length;
    if (taps && taps % turnsOfSize === 0 && sizes.length > 1) await resize(board, sizes[nth]);
    const now = `${sizes[nth].join(' × ')}: ${words(find(board, '.app')).slice(0, 400)}`;
    expect(faults(board).join('\n'), now).to.equal('');
    const place = placeOf(board, game.still);
    still[nth] ??= place;
    if (place) expect(place, now).to.equal(still[nth]);
    const { one, at } = player.next();
    tapped.get(titleOf(game))!.add(one.classList[0] ?? one.localName);
    await act(board, one, at);
  }
  return board;
}

/** Checks the places of all actions at every size, or at these. */
async function expectRoom(board: Board, what: string, all = sizes): Promise<void> {
  for (const size of all) {
    await resize(board, size);
    expect(faults(board).join('\n'), `${what}, ${size.join(' × ')}`).to.equal('');
  }
}

/** Outside of Chromium, two games with dice and one with pieces: the others have the same parts. */
const wholeGames = isChromium ? games : [games[0], games[2], games[3]];

describe('What can be done now', () => {
  for (const game of wholeGames) {
    it(`is in sight and free in ${titleOf(game)} at every size, and nothing jumps`, async () => {
      const board = await playing(game, sizes, 600);
      expect(queryByRole(board, 'button', 'See how it went'), 'the game ends').not.to.equal(null);
      await expectRoom(board, 'at the end');
      await act(board, actionsOf(board).at(-1)!);
      await until(() => find(board, '[part~="set-up"]'), 'the form for a new game');
      await settled(board);
      await expectRoom(board, 'in the form');
      await act(
        board,
        actionsOf(board).find((one) => one.matches('.primary'))!,
      );
      await until(() => find(board, '[part~="turn"]'), 'a new game');
      await settled(board);
      await expectRoom(board, 'in the next game');
    });

    if (game.hasDice && (isChromium || game === games[0]))
      it(`is in sight and free in ${titleOf(game)} with real dice`, async () => {
        const attributes: Attributes = { ...game.attributes, 'real-dice': true, answer: 'product' };
        const board = await playing({ ...game, attributes }, sizes.slice(0, 2), 40);
        expect(actionsOf(board).length).to.be.above(0);
      });

    if (isChromium)
      it(`was all tapped in ${titleOf(game)}`, () => {
        expect(game.taps.filter((one) => !tapped.get(titleOf(game))!.has(one))).to.deep.equal([]);
      });
  }

  const at = [88, 53, 40, 62, 71, 90];
  const none: Hand = [];
  const full: Hand = ['another-up', 'yourself-up', 'another-down', 'yourself-forward'];
  const hands = at.map((_, seat) => (seat === 1 ? full : none));
  // Twelve cards, of all eight types.
  const many = at.map((_, seat) => (seat === 1 ? [...cardTypes, ...full] : none));
  const now = { turn: 1, thrown: [7, 8] } as const;
  const card = { card: 'another-up', seat: 1, links: 0, ...now } as const;
  const kept = { cardsWhen: 'keep' };
  const dice = [7, 1, 1, 1, 2, 4];
  const claimed = { turn: 1, dice, score: 7 } as const;
  const turned = { card: 'another-up', seat: 1, links: 0 } as const;
  const keep = { cards: true, cardsWhen: 'keep' };
  const cards: [tag: string, what: string, text: string][] = [
    ['plyt-board', 'an open card', position({ at, hands: at.map(() => none), phase: { type: 'open-card', ...card } })],
    [
      'plyt-board',
      'a card that was turned',
      position({ at, hands, phase: { type: 'turned-card', own: 'made', fresh: 0, ...card } }, kept),
    ],
    [
      'plyt-board',
      'cards that are held',
      position({ at, hands, phase: { type: 'play-cards', own: 'made', fresh: 0, ...now } }, kept),
    ],
    [
      'sequence-board',
      'an open card',
      sequencePosition({ type: 'open-card', ...turned, turn: 1, dice }, at, { cards: true }),
    ],
    [
      'sequence-board',
      'a card that was turned',
      sequencePosition({ type: 'turned-card', own: 'made', fresh: 0, ...turned, ...claimed }, at, keep, hands),
    ],
    [
      'plyt-board',
      'twelve cards',
      position({ at, hands: many, phase: { type: 'play-cards', own: 'made', fresh: 0, ...now } }, kept),
    ],
    [
      'sequence-board',
      'twelve cards',
      sequencePosition({ type: 'play-cards', own: 'made', fresh: 0, ...claimed }, at, keep, many),
    ],
    [
      'sequence-board',
      'cards that are held',
      sequencePosition({ type: 'play-cards', own: 'made', fresh: 0, ...claimed }, at, keep, hands),
    ],
  ];
  for (const [tag, what, text] of mostInChromium(cards, 5)) {
    it(`is in sight and free with ${what} in ${tag}`, async () => {
      const board = await open(tag, { players: named(6), position: text }, sizes[0]);
      // The cards are shown to their holder first, then the uses of one of them.
      for (const tap of ['.throw, .button', '.held', undefined]) {
        await expectRoom(board, tap ?? 'at last', tap ? sizes.slice(0, 2) : sizes);
        const one = actionsOf(board).find((action) => tap && action.matches(tap));
        if (one && !/^(Keep|Put)/.test(one.textContent.trim())) await act(board, one);
      }
    });
  }
});
