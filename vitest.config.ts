import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/unit/**/*.test.ts'],
    maxWorkers: '100%', // one core is not left idle: nobody watches
    testTimeout: 60_000, // a slow machine is no wrong answer
  },
});
