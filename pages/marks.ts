import { usualLeast, usualRule, type ScoreRule } from '../src/results/score.js';
import type { GameResult } from '../src/results/result.js';
import type { PlayableBoard } from './board.js';
import type { PageWords } from './words.js';

/* Sentences about marks. */

/** Returns the rule by which the current game is scored; undefined if there is no game. */
export function ruleOf({ match, rules: game }: PlayableBoard, chosen: ScoreRule | undefined): ScoreRule | undefined {
  if (!match) return undefined;
  const { options } = Object(match.start) as { readonly options?: unknown };
  return chosen ?? usualRule(game.name, options);
}

/** Returns a sentence that explains how a game is scored. */
export const meaningOf = (rule: ScoreRule, { means }: PageWords): string =>
  rule.rule === 'target' ? means.target(rule.points) : means[rule.rule];

/**
 * Returns a sentence that explains why a game with few answers does not give full marks, however many of them are right;
 * otherwise an empty string.
 */
export function lackOf(rule: ScoreRule, result: GameResult | undefined, words: PageWords): string {
  if (!result?.over || rule.rule !== 'share-right') return '';
  const { answers, missed } = result.tally;
  const { least = usualLeast } = rule;
  return answers + missed < least ? words.needed(least) : '';
}
