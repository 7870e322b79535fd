import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groups, roundRobin, swiss, swissRounds, type Entrant, type Round } from '../../src/live/referee/pairing.js';
import { standings, type PlayedRound } from '../../src/live/referee/standings.js';
import { byBlossom } from '../../server/blossom.js';
import { seeded } from './support/random.js';

/** Yields all ways to pair, leaving one out if the number is odd. */
function* allRounds(entrants: readonly Entrant[]): Generator<{ pairs: [Entrant, Entrant][]; bye?: Entrant }> {
  if (entrants.length % 2) {
    for (const bye of entrants) {
      for (const { pairs } of allRounds(entrants.filter((one) => one !== bye))) yield { pairs, bye };
    }
    return;
  }
  const [first, ...others] = entrants;
  if (!first) return yield { pairs: [] };
  for (const other of others) {
    for (const { pairs } of allRounds(others.filter((one) => one !== other)))
      yield { pairs: [[first, other], ...pairs] };
  }
}

/** Returns the criteria in order of importance: rematches, earlier byes of the pupil with the bye, squares of the gaps. */
const faultsOf = ({ pairs, bye }: { pairs: [Entrant, Entrant][]; bye?: Entrant }): number[] => [
  pairs.filter(([a, b]) => a.met.includes(b.pupil)).length,
  bye?.byes ?? 0,
  pairs.reduce((sum, [a, b]) => sum + (a.points - b.points) ** 2, 0),
];

const before = (a: readonly number[], b: readonly number[]): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

function faults(round: Round, entrants: readonly Entrant[]): number[] {
  const by = new Map(entrants.map((one) => [one.pupil, one]));
  const pairs = round.boards.map(([a, b]): [Entrant, Entrant] => [by.get(a)!, by.get(b)!]);
  const bye = by.get(round.bye ?? NaN);
  return faultsOf({ pairs, ...(bye && { bye }) });
}

function paired(entrants: readonly Entrant[], seed: number): Round {
  const round = swiss(entrants, byBlossom, seeded(seed));
  if (!round.ok) throw new Error(round.message);
  return round.value;
}

const everyone = ({ boards, bye }: Round): number[] =>
  [...boards.flat(), ...(bye === undefined ? [] : [bye])].sort((a, b) => a - b);

const someEntrants = (least: number, most: number): fc.Arbitrary<Entrant[]> =>
  fc.integer({ min: least, max: most }).chain((count) =>
    fc
      .tuple(
        fc.array(fc.record({ points: fc.nat(10), byes: fc.nat(2) }), { minLength: count, maxLength: count }),
        fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 2 * count }),
      )
      .map(([list, met]) =>
        list.map(({ points, byes }, i) => ({
          pupil: 10 * i + 3,
          points: points / 2,
          byes,
          met: met.flatMap(([a, b]) => (a === b ? [] : a === i ? [10 * b + 3] : b === i ? [10 * a + 3] : [])),
        })),
      ),
  );

describe('a round of Swiss', () => {
  it('is as good as the best of all rounds that there are', () => {
    fc.assert(
      fc.property(someEntrants(2, 8), fc.nat(), (entrants, seed) => {
        const [best] = [...allRounds(entrants)].map(faultsOf).sort(before);
        expect(faults(paired(entrants, seed), entrants)).toEqual(best);
      }),
      { numRuns: 300 },
    );
  });

  it('has everyone once, and the same for the same seed', () => {
    fc.assert(
      fc.property(someEntrants(2, 40), fc.nat(), (entrants, seed) => {
        const round = paired(entrants, seed);
        expect(everyone(round)).toEqual(entrants.map(({ pupil }) => pupil));
        expect(round.boards.every((board) => board.length === 2)).toBe(true);
        expect(round.bye !== undefined).toBe(entrants.length % 2 === 1);
        expect(paired(entrants, seed)).toEqual(round);
      }),
      { numRuns: 60 },
    );
  });

  it('tells by no order who is ahead: boards, seats and the first bye are by lot', () => {
    const entrants = Array.from({ length: 9 }, (_, pupil) => ({ pupil, points: 0, byes: 0, met: [] }));
    const rounds = Array.from({ length: 200 }, (_, seed) => paired(entrants, seed));
    expect(new Set(rounds.map(({ bye }) => bye)).size).toBe(9);
    expect(new Set(rounds.map(({ boards }) => boards[0][0])).size).toBe(9);
    const byPoints = entrants.map((one) => ({ ...one, points: one.pupil < 3 ? 1 : 0 }));
    const firsts = Array.from({ length: 200 }, (_, seed) => paired(byPoints, seed).boards[0][0]);
    expect(new Set(firsts.map((one) => one < 3)).size).toBe(2);
  });

  const one: Entrant = { pupil: 1, points: 0, byes: 0, met: [] };
  it.each<[string, Entrant[]]>([
    ['nobody', []],
    ['one', [one]],
    ['one twice', [one, one]],
    ['too many', Array.from({ length: 201 }, (_, pupil) => ({ ...one, pupil }))],
    ['thirds of points', [one, { ...one, pupil: 2, points: 1 / 3 }]],
    ['no points', [one, { ...one, pupil: 2, points: NaN }]],
    ['less than nothing', [one, { ...one, pupil: 2, points: -1 }]],
    ['half a bye', [one, { ...one, pupil: 2, byes: 0.5 }]],
  ])('is not made for %s', (_, entrants) => {
    expect(swiss(entrants, byBlossom, seeded(1))).toMatchObject({ ok: false, code: 'pupils' });
  });

  it('is not made by what matches nobody', () => {
    const two = [one, { ...one, pupil: 2 }];
    expect(swiss(two, () => [-1, -1], seeded(1))).toMatchObject({ ok: false, code: 'pupils' });
  });

  it('weighs exactly with as many pupils and points as there may be', () => {
    const entrants = Array.from({ length: 200 }, (_, pupil) => ({
      pupil,
      points: 5 * pupil,
      byes: pupil % 3,
      met: [],
    }));
    expect(faults(paired(entrants, 1), entrants)).toEqual([0, 0, 100 * 25]);
  });
});

describe('a Swiss tournament', () => {
  it('has as many rounds as can be without a rematch', () => {
    expect([0, 1, 2, 3, 4, 5, 8, 12, 16, 25, 30, 40].map(swissRounds)).toEqual([0, 0, 1, 2, 2, 3, 4, 6, 6, 7, 7, 8]);
  });

  /** Plays a tournament; the better pupil wins more often. `leaving`: how many of a hundred leave after each round. */
  function tournament(count: number, leaving: number, seed: number) {
    const random = seeded(seed);
    const strengths = Array.from({ length: count + 2 }, () => random(100));
    let present = Array.from({ length: count }, (_, pupil) => pupil);
    const rounds: PlayedRound[] = [];
    let [rematches, secondByes, gaps, pairs] = [0, 0, 0, 0];
    for (let n = 0; n < swissRounds(count); n++) {
      const all = standings(rounds, present);
      const entrants = all.filter(({ pupil }) => present.includes(pupil));
      const round = paired(entrants, random(1e9));
      expect(everyone(round)).toEqual([...present].sort((a, b) => a - b));
      const [again, byes] = faults(round, entrants);
      rematches += again;
      secondByes += byes;
      const points = new Map(entrants.map((one) => [one.pupil, one.points]));
      for (const [a, b] of round.boards) gaps += Math.abs(points.get(a)! - points.get(b)!);
      pairs += round.boards.length;
      const boards = round.boards.map(([a, b]) => {
        const score = strengths[a] - strengths[b] + random(81) - 40;
        return { pupils: [a, b], winners: score === 0 ? [0, 1] : [score > 0 ? 0 : 1], right: [random(12), random(12)] };
      });
      rounds.push({ boards, ...(round.bye !== undefined && { bye: { pupil: round.bye, right: 3 } }) });
      present = present.filter(() => random(100) >= leaving);
      if (n === 1) present.push(count, count + 1); // two are late
    }
    return { rematches, secondByes, gap: gaps / pairs };
  }

  it('never pairs two again nor gives a second bye while nobody leaves, whatever the number', () => {
    for (let count = 2; count <= 40; count++) {
      expect(tournament(count, 0, count), `${count} pupils`).toMatchObject({ rematches: 0, secondByes: 0 });
    }
  });

  it.each([
    [12, 0.3],
    [25, 0.15],
    [29, 0.15],
    [30, 0.15],
    [40, 0.15],
  ])('of %i, of whom 3 to 6 % leave a round, pairs nobody again, and pupils with similar points', (count, most) => {
    let sum = 0;
    for (let seed = 0; seed < 40; seed++) {
      const { rematches, secondByes, gap } = tournament(count, 3 + (seed % 4), seed);
      expect({ seed, rematches, secondByes }).toEqual({ seed, rematches: 0, secondByes: 0 });
      sum += gap;
    }
    expect(sum / 40).toBeLessThan(most);
  });
});

describe('everyone with everyone', () => {
  it.each(Array.from({ length: 39 }, (_, i) => i + 2))('of %i: each pair once, each bye once', (count) => {
    const pupils = Array.from({ length: count }, (_, i) => 7 * i);
    const rounds = roundRobin(pupils, seeded(count));
    expect(rounds).toHaveLength(count % 2 ? count : count - 1);
    for (const round of rounds) expect(everyone(round)).toEqual(pupils);
    const pairs = rounds.flatMap(({ boards }) => boards.map((board) => [...board].sort((a, b) => a - b).join()));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs).toHaveLength((count * (count - 1)) / 2);
    const byes = rounds.flatMap(({ bye }) => (bye === undefined ? [] : [bye]));
    expect(byes.sort((a, b) => a - b)).toEqual(count % 2 ? pupils : []);
    expect(roundRobin(pupils, seeded(count))).toEqual(rounds);
  });

  it('needs two', () => {
    expect(roundRobin([], seeded(1))).toEqual([]);
    expect(roundRobin([5], seeded(1))).toEqual([]);
  });
});

describe('groups', () => {
  const pupils = (count: number) => Array.from({ length: count }, (_, pupil) => ({ pupil, points: pupil % 5 }));

  it('of three to six, none alone, none of more than the game takes', () => {
    for (let count = 2; count <= 64; count++) {
      for (const most of [3, 4, 6]) {
        for (const size of [3, 4, 5, 6].filter((one) => one <= most)) {
          const round = groups(pupils(count), { size, most }, seeded(count));
          const lengths = round.boards.map(({ length }) => length);
          const what = `${count} by ${size}, at most ${most}`;
          expect(everyone(round), what).toEqual(pupils(count).map(({ pupil }) => pupil));
          expect(round.bye).toBeUndefined();
          expect(Math.max(...lengths), what).toBeLessThanOrEqual(most);
          expect(Math.max(...lengths) - Math.min(...lengths), what).toBeLessThanOrEqual(1);
          // Boards have two pupils only if the game takes too few for three.
          expect(Math.min(...lengths), what).toBeGreaterThanOrEqual(count > most && count >= 6 && most > 3 ? 3 : 2);
          if (count % size === 0) expect(new Set(lengths), what).toEqual(new Set([size]));
        }
      }
    }
  });

  it('put together who has similar points, in an order by lot', () => {
    const round = groups(pupils(20), { size: 4, most: 6 }, seeded(3));
    for (const board of round.boards) expect(new Set(board.map((pupil) => pupil % 5)).size).toBe(1);
    expect(round.boards.map(([pupil]) => pupil % 5)).not.toEqual([4, 3, 2, 1, 0]);
    expect(groups(pupils(20), { size: 4, most: 6 }, seeded(3))).toEqual(round);
  });

  it('of one is a bye, of none nothing', () => {
    expect(groups(pupils(1), { size: 3, most: 6 }, seeded(1))).toEqual({ boards: [], bye: 0 });
    expect(groups([], { size: 3, most: 6 }, seeded(1))).toEqual({ boards: [] });
  });
});
