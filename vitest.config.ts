import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest. Where no earlier run is recorded, they would run last, while all other processors wait. */
const longest = [
  'reliability',
  'bots-pytagora',
  'core-pytagora-find',
  'match-undo',
  'multiplay-games',
  'core-multiplay',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.includes(basename(moduleId, '.test.ts'));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['test/unit/**/*.test.ts'],
    maxWorkers: '100%', // one core is not left idle: nobody watches
    sequence: { sequencer: LongestFirst },
    // Files share what they import, else half of the time goes into loading it anew. What a test stubs it puts back.
    isolate: false,
    // A slow machine is no wrong answer.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    coverage: {
      include: ['src/**/*.ts'], // components are tested in browsers
      exclude: ['src/core/generated/**'],
      reporter: ['text-summary', 'html'],
    },
  },
});
