import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import {
  firstThree,
  newBests,
  rightAnswers,
  rightIn,
  standings,
  wasPlayed,
  winnersOf,
  type PlayedRound,
} from '../../src/live/referee/standings.js';
import { gameNamed, tried } from './support/all-games.js';
import { LiveMatch } from './support/live-match.js';
import { seeded } from './support/random.js';

beforeAll(() => ready());

const rounds: PlayedRound[] = [
  {
    boards: [
      { pupils: [9, 4], winners: [0], right: [7, 3] },
      { pupils: [2, 30], winners: [0, 1], right: [5, 5] },
    ],
    byes: [{ pupil: 11, right: 2 }],
  },
  {
    boards: [
      { pupils: [4, 2], winners: [1], right: [4, 6] },
      { pupils: [11, 9, 40], winners: [0, 2], right: [1, 8, 0] },
    ],
  },
];

describe('standings', () => {
  it('tell what everyone has played, in the order of the numbers', () => {
    expect(standings(rounds, [4, 50])).toEqual([
      { pupil: 2, points: 1.5, byes: 0, met: [30, 4], outcomes: ['shared', 'won'], right: [5, 6] },
      { pupil: 4, points: 0, byes: 0, met: [9, 2], outcomes: ['played', 'played'], right: [3, 4] },
      { pupil: 9, points: 1, byes: 0, met: [4, 11, 40], outcomes: ['won', 'played'], right: [7, 8] },
      { pupil: 11, points: 1.5, byes: 1, met: [9, 40], outcomes: ['bye', 'shared'], right: [2, 1] },
      { pupil: 30, points: 0.5, byes: 0, met: [2], outcomes: ['shared', undefined], right: [5, undefined] },
      { pupil: 40, points: 0.5, byes: 0, met: [11, 9], outcomes: [undefined, 'shared'], right: [undefined, 0] },
      { pupil: 50, points: 0, byes: 0, met: [], outcomes: [undefined, undefined], right: [undefined, undefined] },
    ]);
    expect(standings([])).toEqual([]);
    expect(rightAnswers(standings(rounds))).toBe(41);
  });

  it('tell of bests only their number, and of no first round', () => {
    expect(newBests(standings(rounds))).toBe(3); // 2, 4 and 9; 11 had more before, 40 played for the first time
    expect(newBests(standings(rounds.slice(0, 1)))).toBe(0);
    expect(newBests([])).toBe(0);
  });

  it('name the first, and never so many that the last is known, nor some of those who are equal', () => {
    expect(firstThree(standings(rounds))).toEqual([2, 9, 11]);
    fc.assert(
      fc.property(fc.array(fc.nat(6), { maxLength: 30 }), (points) => {
        const list = points.map((one, pupil) => ({ ...standings([], [pupil])[0], points: one / 2 }));
        const first = firstThree(list);
        expect(first.length).toBeLessThanOrEqual(Math.min(3, list.length / 2));
        const others = list.filter(({ pupil }) => !first.includes(pupil)).map((one) => one.points);
        for (const pupil of first) {
          expect(list[pupil].points).toBeGreaterThan(0);
          for (const other of others) expect(list[pupil].points).toBeGreaterThan(other);
        }
        expect(first).toEqual([...first].sort((a, b) => a - b));
      }),
    );
  });
});

describe('a board whose round is over', () => {
  it.each(tried)('is won by who leads: %s, %i, %o', (name, seats, options) => {
    const live = new LiveMatch(gameNamed(name), seats, options, seeded(31));
    const { game } = live;
    const isFewest = ['up-and-down', 'tables'].includes(game.name);
    let unfinished = 0;
    for (let i = 0; i < 400 && live.seat >= 0; i++) {
      live.step();
      const scores = game.scores(live.board.state);
      const won = winnersOf(game, live.board.state);
      if (live.turn.kind === 'over') expect(won).toEqual(live.turn.winners);
      else {
        unfinished++;
        for (const [seat, score] of scores.entries()) {
          const isBeaten = scores.some((other) => (isFewest ? other < score : other > score));
          expect(won.includes(seat)).toBe(!isBeaten);
        }
      }
    }
    expect(unfinished).toBeGreaterThan(0);
    const events = live.plies.flatMap((one) => one.events);
    for (let seat = 0; seat < seats; seat++) {
      const answers = events.filter((one) => one.type === 'answered' && one.seat === seat) as { right?: boolean }[];
      expect(rightIn(events, seat)).toBe(answers.filter(({ right }) => right).length);
    }
  });

  it.each(tried)(
    'was played once somebody else is on turn, or somebody has scored: %s, %i, %o',
    (name, seats, options) => {
      const live = new LiveMatch(gameNamed(name), seats, options, seeded(32));
      const { game } = live;
      const start = live.board.state;
      const played = (): boolean => wasPlayed(game, { start, plies: live.plies });
      expect(played()).toBe(false);
      const [first, scores] = [live.seat, game.scores(start).join()];
      const isFirstTurn = (): boolean =>
        live.turn.kind === 'chance' || (live.seat === first && game.scores(live.board.state).join() === scores);
      for (; isFirstTurn(); live.step()) expect(played()).toBe(false);
      expect(played()).toBe(true);
      for (let i = 0; i < 20 && live.seat >= 0; i++) {
        live.step();
        expect(played()).toBe(true);
      }
    },
  );

  it.each(['upAndDown', 'tables', 'multiplay', 'pytagora'] as const)('as it ends in %s', (name) => {
    // The winner at the end also leads by the scores: so the direction is that of the game.
    const live = new LiveMatch(gameNamed(name), 2, {}, seeded(5));
    for (let i = 0; i < 400 && live.seat >= 0; i++) live.step();
    if (live.turn.kind !== 'over') throw new Error('The game has not ended.');
    const unfinished = { ...live.game, turn: () => ({ kind: 'chance' as const }) };
    expect(winnersOf(unfinished, live.board.state)).toEqual(live.turn.winners);
  });
});
