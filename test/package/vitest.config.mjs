// Tests an element in the two simulated windows that other projects use in their tests.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // If an element throws when it is connected, it is never drawn: waiting for the others would add nothing.
    bail: 1,
    projects: ['jsdom', 'happy-dom'].map((environment) => ({
      test: { name: environment, environment, testTimeout: 60_000 },
    })),
  },
});
