import { describe, expect, test } from 'vitest';
import { ready } from '../../src/core/index.js';
import type { Way } from './support/platforms.js';
import { boards, playThrough } from './support/reliability.js';
import { runs } from './support/runs.js';

/** The number of courses of each game for each platform; those that are not SCORM have fewer mishaps. */
const ways: readonly (readonly [Way, number])[] = [
  ['1.2', runs(20, 75)],
  ['2004', runs(20, 75)],
  ['cmi5', runs(8, 15)],
  ['message', runs(8, 15)],
];
/** Seeds of courses in which something was once lost on some platform, by game. */
const found: Readonly<Record<string, readonly number[]>> = {
  multiplay: [2027, 3007, 3108, 3200, 3253, 3266, 20_335, 40_230, 40_325],
  tables: [1019, 3286, 20_030, 20_169, 30_045, 40_294, 40_342],
  plyt: [1005, 1009, 3200, 20_006, 20_217, 30_215, 70_040],
  sequence: [3309],
  pytagora: [1010, 3399, 20_016, 30_383],
  upAndDown: [5056],
};
/** `SEED=17 npx vitest run test/unit/reliability.test.ts -t '1.2 .*tables'` plays one course, and prints what happened in it. */
const only = process.env['SEED'];

describe.each(ways)('%s', (way, count) => {
  test.each(boards)('loses nothing of $name, whatever happens', async (board) => {
    await ready();
    const first = Array.from({ length: count }, (_, i) => i + 1);
    const seeds = only ? [Number(only)] : [...first, ...(found[board.name] ?? [])];
    const failed: string[] = [];
    for (const seed of seeds) {
      const { wrong, said } = await playThrough(seed, { way, board });
      if (only) process.stdout.write(`${said.join('\n')}\n`);
      if (wrong.length) failed.push(`SEED=${seed}: ${wrong.slice(0, 3).join('; ')}`);
    }
    expect(failed).toEqual([]);
  });
});
