import { bad, ok, type Result } from '../rules/game.js';
import { factsOf } from '../games.js';
import type { GameResult } from './result.js';

/** The rule that gives a game its score from 0 to 100; chosen by the teacher. */
export type ScoreRule =
  | { readonly rule: 'won' }
  /** At least `least` answers are needed for 100; `usualLeast` by default. */
  | { readonly rule: 'share-right'; readonly least?: number }
  /** 100 for playing to the end, for games decided by luck. */
  | { readonly rule: 'taking-part' }
  /** 100 for this many points. */
  | { readonly rule: 'target'; readonly points: number };

const mostPoints = 1_000_000;
const mostLeast = 100;

/** Default number of answers needed for 100, because a single right answer is weak evidence. */
export const usualLeast = 3;

/** Reads `won`, `share-right`, `share-right:5`, `taking-part` or `target:60`. The code of an error is `score`. */
export function readScoreRule(text: unknown): Result<ScoreRule> {
  if (text === 'won' || text === 'share-right' || text === 'taking-part') return ok({ rule: text });
  const least = typeof text === 'string' && /^share-right:[1-9]\d{0,2}$/.test(text) ? Number(text.slice(12)) : 0;
  if (least > 0 && least <= mostLeast) return ok({ rule: 'share-right', least });
  const points = typeof text === 'string' && /^target:[1-9]\d{0,6}$/.test(text) ? Number(text.slice(7)) : 0;
  if (points > 0 && points <= mostPoints) return ok({ rule: 'target', points });
  return bad(
    'score',
    `score must be one of won, share-right, share-right:ANSWERS (1 to ${mostLeast}), taking-part, target:POINTS (1 to ${mostPoints}).`,
  );
}

/**
 * Returns the default rule: by answers if the game asks for any, by taking part in games of luck, where winning measures
 * nothing else, otherwise by winning.
 */
export function usualRule(game: string, options: unknown): ScoreRule {
  const { score } = factsOf(game) ?? {};
  if (score) return { rule: score };
  const { answer = false } = Object(options) as { readonly answer?: unknown };
  return { rule: answer !== false && answer !== 'off' ? 'share-right' : 'won' };
}

/**
 * Returns the score of a game: an integer from 0 to 100, rounded down, so that 100 is given only for the full score. If fewer answers than
 * the least number were given, the missing ones count as wrong (`share-right`).
 * Returns undefined if the rule does not apply: the game is not over, there is no learner, nothing was answered (`share-right`), or the
 * learners have no opponent (`won`).
 */
export function scoreOf(
  result: GameResult,
  rule: ScoreRule = usualRule(result.game, result.options),
): number | undefined {
  const learners = result.seats.filter(({ learner }) => learner);
  if (!result.over || !learners.length) return undefined;
  switch (rule.rule) {
    case 'won':
      // If all others are learners too, one of them always wins.
      if (learners.length === result.seats.length) return undefined;
      return learners.some(({ place }) => place === 1) ? 100 : 0;
    case 'taking-part':
      return 100;
    case 'share-right': {
      const { right, answers, missed } = result.tally;
      return answers === 0
        ? undefined
        : Math.floor((100 * right) / Math.max(answers + missed, rule.least ?? usualLeast));
    }
    case 'target': {
      const points = learners.reduce((sum, { score }) => sum + score, 0);
      return Math.min(100, Math.max(0, Math.floor((100 * points) / (rule.points * learners.length))));
    }
  }
}
