import { bad, ok, type Result } from '../rules/game.js';
import type { GameResult } from './result.js';

/** By what a game becomes a score from 0 to 100; the teacher chooses. */
export type ScoreRule =
  | { readonly rule: 'won' }
  | { readonly rule: 'share-right' }
  /** Whoever plays to the end has all of it: where it is luck that wins. */
  | { readonly rule: 'taking-part' }
  /** So many points are 100. */
  | { readonly rule: 'target'; readonly points: number };

const mostPoints = 1_000_000;

/** Reads `won`, `share-right`, `taking-part` or `target:60`. The code of an error is `score`. */
export function readScoreRule(text: unknown): Result<ScoreRule> {
  if (text === 'won' || text === 'share-right' || text === 'taking-part') return ok({ rule: text });
  const points = typeof text === 'string' && /^target:[1-9]\d{0,6}$/.test(text) ? Number(text.slice(7)) : 0;
  if (points > 0 && points <= mostPoints) return ok({ rule: 'target', points });
  return bad('score', `score must be one of won, share-right, taking-part, target:POINTS (1 to ${mostPoints}).`);
}

/** Games that luck decides: a mark for who won would mark the luck. */
const ofLuck: readonly string[] = ['up-and-down'];
/** Games that always ask for answers; the others do where their option `answer` says so. */
const asking: readonly string[] = ['plyt'];

/** By what a game becomes a score where nobody has chosen: by its answers, where it asks for any; else by who won. */
export function usualRule(game: string, options: unknown): ScoreRule {
  if (ofLuck.includes(game)) return { rule: 'taking-part' };
  const { answer = false } = Object(options) as { readonly answer?: unknown };
  return { rule: asking.includes(game) || (answer !== false && answer !== 'off') ? 'share-right' : 'won' };
}

/**
 * The score of a game: a whole number from 0 to 100, rounded down, so that 100 is never given for less than all.
 * Undefined where the rule can say nothing: the game is not over, nobody counts as a learner, nothing was answered
 * (`share-right`), nobody stands against the learners (`won`).
 */
export function scoreOf(
  result: GameResult,
  rule: ScoreRule = usualRule(result.game, result.options),
): number | undefined {
  const learners = result.seats.filter(({ learner }) => learner);
  if (!result.over || !learners.length) return undefined;
  switch (rule.rule) {
    case 'won':
      // Where all the others are learners too, somebody of them always wins.
      if (learners.length === result.seats.length) return undefined;
      return learners.some(({ place }) => place === 1) ? 100 : 0;
    case 'taking-part':
      return 100;
    case 'share-right': {
      const { right, answers, missed } = result.tally;
      return answers === 0 ? undefined : Math.floor((100 * right) / (answers + missed));
    }
    case 'target': {
      const points = learners.reduce((sum, { score }) => sum + score, 0);
      return Math.min(100, Math.max(0, Math.floor((100 * points) / (rule.points * learners.length))));
    }
  }
}
