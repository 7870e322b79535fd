import { basename, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. If no earlier run is recorded, they would run last, while all other processors wait. */
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
  // The examples import the package; here they get the sources.
  resolve: { alias: [{ find: /^abacade\/(rules|match)$/, replacement: resolve('src/$1/index.ts') }] },
  test: {
    include: ['test/unit/**/*.test.ts'],
    maxWorkers: '100%', // no core is left idle, because nobody works on the machine meanwhile
    sequence: { sequencer: LongestFirst },
    // Files share their imports; otherwise half of the time goes into loading them again. A test restores what it stubs.
    isolate: false,
    // On a slow machine, a test must not fail by a timeout.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    coverage: {
      include: ['src/**/*.ts'], // components are tested in browsers
      exclude: ['src/core/generated/**'],
      reporter: ['text-summary', 'html'],
    },
  },
});
