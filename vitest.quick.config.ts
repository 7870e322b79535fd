import { defineConfig, mergeConfig } from 'vitest/config';
import whole from './vitest.config.js';

/** `npm run check` leaves out the files that play long, kill servers or search: together they take most of the time. */
const slow = [
  'bots-*',
  'claims',
  'core-*',
  'embed-command',
  'learning-model',
  'live-*',
  'match-undo',
  'multiplay-games',
  'puzzles',
  'pytagora-games',
  'pytagora-help',
  'reliability',
  'results-windows',
  'review-*',
  'secrets',
  'sequence-rules-games',
];

export default mergeConfig(whole, defineConfig({ test: { exclude: slow.map((name) => `test/unit/${name}.test.ts`) } }));
