// A child who begins wins about half of its games against Easy. `SHOW=1 GAMES=400 npx vitest run test/unit/beginner.test.ts` prints a table.
import { beforeAll, describe, expect, it } from 'vitest';
import { bots } from '../../src/bots/games.js';
import { ready } from '../../src/core/index.js';
import type { Bot } from '../../src/rules/game.js';
import { gameNamed, type AnyMove, type GameName } from './support/all-games.js';
import { beginner } from './support/beginner.js';
import { valueOf } from './support/embed.js';
import { seeded } from './support/random.js';

beforeAll(() => ready());

const botOf = (name: GameName) =>
  bots[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as keyof typeof bots] as unknown as Bot<
    object,
    AnyMove
  >;

/** Plays a game of the beginner against Easy. Returns 1 if the beginner wins, 0.5 for a shared win, otherwise 0. */
async function played(name: GameName, options: object, nth: number): Promise<number> {
  const game = gameNamed(name);
  const seat = nth % 2;
  const dice = seeded(2 * Math.floor(nth / 2));
  const whim = seeded(2 * nth + 1);
  let state = game.setup(2, valueOf(game.options(options)), dice);
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return turn.winners.includes(seat) ? 1 / turn.winners.length : 0;
    const move =
      turn.kind === 'chance'
        ? game.chance(state, dice)
        : turn.seat === seat
          ? (beginner[name]!(state as never, whim) as AnyMove)
          : await botOf(name).think(state, 1, whim);
    const step = game.play(state, move);
    if (!step.ok) throw new Error(`${step.message} ${JSON.stringify(move)} ${game.write(state)}`);
    ({ state } = step);
  }
}

const rows: readonly (readonly [title: string, name: GameName, options: object, games: number])[] = [
  ['PLYT', 'plyt', {}, 60],
  ['PLYT, one times table', 'plyt', { fixed: 6, allowMore: false, timer: 0 }, 60],
  ['Sequence', 'sequence', { summit: 40 }, 60],
  ['Multiplay, 7 × 7', 'multiplay', { size: 7 }, 60],
  ['Pytagora', 'pytagora', {}, 40],
  ['Plus and minus', 'plusAndMinus', {}, 40],
  ['Up and down, both ways', 'upAndDown', { variant: 'both-ways' }, 60],
  ['Multiplication tables', 'tables', {}, 100],
];
const { SHOW, GAMES, ONLY } = process.env;

describe('a child who begins', () => {
  for (const [title, name, options, usual] of rows.filter(([one]) => !ONLY || one.startsWith(ONLY)))
    it(`wins about half of its games against Easy: ${title}`, async () => {
      const games = Number(GAMES ?? usual);
      let won = 0;
      for (let nth = 0; nth < games; nth++) won += await played(name, options, nth);
      if (SHOW) console.log(`| ${title} | ${games} | ${((100 * won) / games).toFixed(1)} % |`);
      // Measured between 40 and 60 % over many games; fewer games spread further.
      expect(won / games).toBeGreaterThan(0.3);
      expect(won / games).toBeLessThan(0.7);
    });
});
