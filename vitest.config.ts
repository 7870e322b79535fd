import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/unit/**/*.test.ts'],
    maxWorkers: '100%', // one core is not left idle: nobody watches
    testTimeout: 60_000, // a slow machine is no wrong answer
    coverage: {
      include: ['src/**/*.ts'], // components are tested in browsers
      exclude: ['src/core/generated/**'],
      reporter: ['text-summary', 'html'],
    },
  },
});
