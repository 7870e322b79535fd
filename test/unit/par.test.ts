import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plyt } from '../../src/rules/plyt/index.js';
import { sequence } from '../../src/rules/sequence/index.js';
import { games } from '../../src/rules/index.js';
import { courses } from '../bench/par.js';

const parOf = <O>(
  game: {
    options(given: unknown): { ok: true; value: O } | { ok: false };
    alone?: { par(options: O): number | undefined };
  },
  given: object,
) => {
  const checked = game.options(given);
  return checked.ok ? game.alone!.par(checked.value) : NaN;
};

describe('Par', () => {
  it('is what docs/par.md has measured, for every preset and summit', async () => {
    const rows = readFileSync('docs/par.md', 'utf8').matchAll(/^\| (\w+) +\| ([\w ,-]+?) +\|.*\| +(\d+) \|$/gm);
    const measured = Object.fromEntries([...rows].map(([, game, name, par]) => [`${game}: ${name}`, Number(par)]));
    const known = (await courses()).map(({ game, name, par }) => [`${game}: ${name}`, par]);
    expect(Object.fromEntries(known)).toEqual(measured);
  });

  it('is near what a computer player needs in games that were not measured', async () => {
    for (const { name, par, turns } of await courses()) {
      if (!['times-table 6', 'summit 60'].includes(name)) continue;
      let sum = 0;
      for (let seed = 5000; seed < 5100; seed++) sum += await turns(seed);
      expect(Math.abs(sum / 100 - par!), name).toBeLessThan(1.5);
    }
  });

  it('is not known for other options, nor in games for two', () => {
    expect(parOf(plyt, { timer: 7 })).toBe(undefined);
    expect(parOf(plyt, { fixed: 1, timer: 0 })).toBe(undefined);
    expect(parOf(sequence, { summit: 50 })).toBe(undefined);
    expect(parOf(sequence, { cards: { 'yourself-up': 1 } })).toBe(undefined);
    expect(games.multiplay.alone).toBe(undefined);
    expect(parOf(plyt, { standard: [2, 5], bonus: [4, 0] }), 'what the others have does not matter').toBe(18);
  });
});
