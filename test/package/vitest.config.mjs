// The tests of an element in both of the windows that other people's tests have.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['jsdom', 'happy-dom'].map((environment) => ({
      test: { name: environment, environment, testTimeout: 60_000 },
    })),
  },
});
