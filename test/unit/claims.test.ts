import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { highlights } from '../../src/match/highlights.js';
import { Match } from '../../src/match/match.js';
import { record } from '../../src/match/record.js';
import { accounts, decidedAt, wasBest } from '../../src/review/summary.js';
import type { GameEvent } from '../../src/rules/game.js';
import { loadSearch } from '../../src/rules/pytagora/index.js';
import { anyMove, begun, gameNamed, tried, type AnyGame } from './support/all-games.js';
import { looked, seats } from './support/look-back.js';
import { seeded } from './support/random.js';
import { runs } from './support/runs.js';

/* The claims at the end of a game and in its review, computed again in the plain way from the moves of random games. */

beforeAll(async () => {
  await ready();
  await loadSearch();
});

interface Told {
  readonly type: string;
  readonly seat?: number;
  readonly [field: string]: unknown;
}

/** Plays a random game to its end or to that many moves. */
function played(game: AnyGame, count: number, options: object, seed: number, most = 220) {
  const random = seeded(seed);
  const match = new Match(game, seats(count), begun(game, count, options, random));
  while (!match.isOver && match.ply < most) {
    const { state, turn } = match;
    const step = match.play(turn.kind === 'chance' ? game.chance(state, random) : anyMove(game, state, random));
    if (!step.ok) throw new Error(step.message);
  }
  return match;
}

/** Returns whether a sum is right. */
const reckoned = (sum: string): boolean => {
  const [left, right] = sum.split('=');
  const numbers = left.split(/[*+]/).map(Number);
  return numbers.reduce((a, b) => (left.includes('+') ? a + b : a * b)) === Number(right);
};

/** Fails unless the praise in a game is true. */
function checkPraise(match: Match<object, object, never, GameEvent>, seat: number): number {
  const own = match.plies.flatMap(({ events }) => events as unknown as Told[]).filter((event) => event.seat === seat);
  const asked = own.filter(({ type }) => type === 'answered' || (type === 'time-up' && match.game.name === 'plyt'));
  const right = asked.filter((event) => event['right'] === true);
  const praise = highlights(match, seat);
  for (const one of praise) {
    switch (one.kind) {
      case 'answers':
        expect([one.right, one.of]).toEqual([right.length, asked.length]);
        break;
      case 'find': {
        expect(reckoned(one.sum), one.sum).toBe(true);
        const results = right
          .filter(({ prompt }) => /[*+]/.test(String(prompt)))
          .map(({ prompt, expected }) => {
            const known = /\?=(\d+)/.exec(String(prompt));
            return known ? Number(known[1]) : Number(expected);
          });
        expect(one.result).toBe(Math.max(...results));
        break;
      }
      case 'climb': {
        const climbs = own.filter(({ type }) => type === 'moved').map(({ from, to }) => Number(to) - Number(from));
        expect(one.to - one.from).toBe(Math.max(...climbs));
        break;
      }
      case 'throw': {
        // A player who has thrown more dice and was wrong was braver.
        const dice = asked.map(({ prompt }) => String(prompt).split(/[*+]/).length);
        expect(one.dice).toBe(Math.max(...dice));
        expect(right.some(({ prompt }) => String(prompt).split(/[*+]/).length === one.dice)).toBe(true);
        break;
      }
      case 'row': {
        const rows = own.filter(({ type, cells }) => type === 'scored' && Array.isArray(cells));
        expect(one.cells).toBe(Math.max(...rows.map(({ cells }) => (cells as unknown[]).length)));
        break;
      }
      case 'sequence': {
        const scored = own.filter(({ type, kind }) => type === 'scored' && typeof kind === 'string');
        expect(one.score).toBe(Math.max(...scored.map(({ score }) => Number(score))));
        break;
      }
      case 'equation': {
        const scored = own.filter(({ type }) => type === 'scored');
        expect(one.points).toBe(Math.max(...scored.map(({ points }) => Number(points))));
        break;
      }
    }
  }
  return praise.length;
}

describe('What the end of a game praises', () => {
  it.each(tried)('is so in random games of %s, %i seats, %o', (name, count, options) => {
    let praised = 0;
    for (let seed = 1; seed <= runs(6, 12); seed++) {
      const match = played(gameNamed(name), count, options, seed);
      for (let seat = 0; seat < count; seat++) praised += checkPraise(match as never, seat);
    }
    // These games have no questions and no scores.
    if (name !== 'upAndDown' && !('answer' in options && options.answer === false)) expect(praised).toBeGreaterThan(0);
  });
});

/** Games whose standings are scores that are public in each position. */
const scored = ['plyt', 'multiplay', 'pytagora', 'plusAndMinus'];

describe('What a review claims', () => {
  it.each(tried.filter(([name]) => name !== 'sequence'))(
    'is so in a random game of %s, %i seats, %o',
    async (name, count, options) => {
      const match = played(gameNamed(name), count, options, 3, 120);
      const review = await looked(record(match as never));
      for (const one of accounts(review, count)) {
        const own = review.moves.filter(({ seat }) => seat === one.seat);
        expect([one.choices, one.best]).toEqual([own.length, own.filter(wasBest).length]);
        // "19 of 23 right" is the same on both screens.
        const praise = highlights(match as never, one.seat).find(({ kind }) => kind === 'answers');
        if (praise?.kind === 'answers' && one.answers)
          expect([one.right, one.answers]).toEqual([praise.right, praise.of]);
        for (const move of own) if (move.isLate) expect(move.unit === 'answer' && move.value).toBe(0);
      }
    },
  );

  it.each(tried.filter(([name, count]) => scored.includes(name) && count > 1))(
    'tells since when the winner was ahead in %s, %i seats, %o',
    async (name, count, options) => {
      const game = gameNamed(name);
      let told = 0;
      for (let seed = 1; seed <= (name === 'multiplay' || name === 'plyt' ? runs(3, 6) : 2); seed++) {
        const match = played(game, count, options, seed, 150);
        const { curve, measure } = await looked(record(match as never));
        const standings = [match.start, ...match.plies.map(({ state }) => state)].map((state) => game.scores(state));
        for (let winner = 0; winner < count; winner++) {
          const leads = standings.map((scores) =>
            scores.every((score, seat) => seat === winner || score < scores[winner]),
          );
          const decided = decidedAt({ curve, measure }, winner);
          if (decided === undefined) {
            expect(leads.at(-1)).toBe(false);
            continue;
          }
          expect(leads.slice(decided).every(Boolean)).toBe(true);
          if (decided) expect(leads[decided - 1]).toBe(false);
          told++;
        }
      }
      expect(told).toBeGreaterThan(0);
    },
  );
});
