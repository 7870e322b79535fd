// The tests of an element in both of the windows that other people's tests have.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Where an element throws as it is connected it is never drawn: waiting for the others would say no more.
    bail: 1,
    projects: ['jsdom', 'happy-dom'].map((environment) => ({
      test: { name: environment, environment, testTimeout: 60_000 },
    })),
  },
});
