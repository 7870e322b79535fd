import { beforeAll, describe, expect, it } from 'vitest';
import { multiplay } from '../../src/core/index.js';
import { playoutsCore } from '../../src/core/multiplay-playouts.js';
import { fullSet } from '../../src/rules/multiplay/deal.js';
import { below, playAll } from '../bench/multiplay-cubes.js';
import { playPlain } from '../bench/multiplay-plain.js';
import { playTuned } from '../bench/multiplay-tuned.js';
import { slowGains, slowLegal } from './support/multiplay-slow.js';
import { engines } from './support/engines.js';

/** Plays the same random games by the rule text, with lists and with the slow scoring. */
function slowGame(scores: Int32Array): number {
  const deal: number[] = []; // the cell of each cube
  for (let cube = 0; cube < 121; cube++) {
    const other = below(cube + 1);
    deal[cube] = deal[other];
    deal[other] = cube;
  }
  const turned = fullSet.map(() => 0);
  const colours = new Uint8Array(121);
  scores.fill(0);
  let turns = 0;
  for (; turned.filter((colour) => colour === 0).length > 25; turns++) {
    const colour = 1 + (turns % 2);
    const legal = slowLegal(fullSet, turned, 1 + below(12));
    if (legal.length === 0) continue;
    const cube = legal[below(legal.length)];
    slowGains(colours, 11, deal[cube], colour, 2).forEach((gain, player) => (scores[player] += gain));
    turned[cube] = colours[deal[cube]] = colour;
  }
  return turns;
}

const plainly = new Map<number, ReturnType<typeof playPlain>>();
/** Returns the random games of the two plain programs, which must be the same; played once for both engines. */
function playPlainly(games: number, seed: number): ReturnType<typeof playPlain> {
  const known = plainly.get(seed) ?? playPlain(games, seed);
  if (!plainly.has(seed)) expect(playTuned(games, seed)).toEqual(known);
  plainly.set(seed, known);
  return known;
}

describe.each(engines)('random games as %s', (engine) => {
  beforeAll(() => playoutsCore.use(engine));

  it.each([0, 1, 2 ** 32 - 1])('are those of the rule text, turn by turn, from seed %i', (seed) => {
    const games = 40;
    expect(multiplay.playouts(games, seed)).toEqual(playAll(slowGame, games, seed));
  });

  it.each([7, 123456789])('are those of the plain programs, bit by bit, from seed %i', (seed) => {
    const games = 5000;
    expect(multiplay.playouts(games, seed)).toEqual(playPlainly(games, seed));
  });

  it('come out the same again, and otherwise for another seed', () => {
    const first = multiplay.playouts(300, 5);
    expect(multiplay.playouts(300, 5)).toEqual(first);
    expect(multiplay.playouts(300, 6).checksum).not.toBe(first.checksum);
    expect(multiplay.playouts(300, 5 + 2 ** 32)).toEqual(first);
  });

  it('MUL-12: end with 25 white cubes, so after 96 turns and a few passes', () => {
    const { games, turns } = multiplay.playouts(1000, 1);
    expect(games).toBe(1000);
    expect(turns / games).toBeGreaterThan(96);
    expect(turns / games).toBeLessThan(98);
  });

  it('no games give no result', () => {
    expect(multiplay.playouts(0, 1)).toEqual({ games: 0, turns: 0, checksum: 0 });
  });
});

it.each([
  ['count', () => multiplay.playouts(-1, 0)],
  ['count', () => multiplay.playouts(1e9, 0)],
  ['count', () => multiplay.playouts('9' as unknown as number, 0)],
  ['seed', () => multiplay.playouts(1, 0.5)],
  ['seed', () => multiplay.playouts(1, undefined as unknown as number)],
])('a bad %s is a RangeError that names it', (name, run) => {
  expect(run).toThrow(RangeError);
  expect(run).toThrow(name);
});

describe('the generator', () => {
  it('gives each number as often as the others', () => {
    const seen = new Uint32Array(12);
    for (let i = 0; i < 120_000; i++) seen[below(12)]++;
    for (const times of seen) expect(Math.abs(times - 10_000)).toBeLessThan(500);
  });
});
