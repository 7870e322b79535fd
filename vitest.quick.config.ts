import { defineConfig, mergeConfig } from 'vitest/config';
import whole from './vitest.config.js';

/**
 * The files that `npm run check` leaves out: those that play long games, kill servers or search. Together they take most of
 * the time.
 */
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
