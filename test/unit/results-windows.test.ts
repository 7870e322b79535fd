import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from './support/random.js';
import { runs } from './support/runs.js';
import { doings, Windows, type Doing, type Step } from './support/windows.js';

const doing = fc.oneof(
  ...Object.entries(doings).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as Doing) })),
);
const step: fc.Arbitrary<Step> = fc.record({ do: doing, window: fc.nat(2), seed: fc.nat(99) });
const course = fc.array(step, { maxLength: 40, size: 'max' });
/** Two windows with the same game, which is saved. */
const start: readonly Doing[] = ['open', 'all is quiet', 'move', 'open', 'all is quiet'];
/** The number of courses; set it with `COURSES=1000 npx vitest run test/unit/results-windows.test.ts`. */
const courses = Number(process.env['COURSES'] ?? runs(100, 1000));

async function play(version: '1.2' | '2004', steps: readonly Step[], seed: number): Promise<Windows> {
  // Sessions take random names.
  const { random } = Math;
  const named = seeded(seed);
  Math.random = () => named(2 ** 30) / 2 ** 30;
  try {
    const windows = new Windows(version);
    for (const one of start) await windows.take({ do: one, window: 0, seed: 1 });
    for (const one of steps) await windows.take(one);
    await windows.settle(seed);
    return windows;
  } finally {
    Math.random = random;
  }
}

describe.each(['1.2', '2004'] as const)('windows of one activity, by SCORM %s', (version) => {
  it(
    'lose no move that was said to be saved, whatever happens in which order',
    async () => {
      const times = { promised: 0, asked: 0, followed: 0 };
      await fc.assert(
        fc.asyncProperty(course, fc.nat(1000), async (steps, seed) => {
          const { wrong, said, times: now } = await play(version, steps, seed);
          expect(wrong, said.join('\n')).toEqual([]);
          for (const name of ['promised', 'asked', 'followed'] as const) times[name] += now[name];
        }),
        { numRuns: courses, unbiased: true, seed: Number(process.env['SEED'] ?? 35) },
      );
      // The courses have tested something.
      expect(times.promised).toBeGreaterThan(courses / 2);
      expect(Math.min(times.asked, times.followed)).toBeGreaterThan(courses / 30);
    },
    60_000 + courses * 100,
  );
});
