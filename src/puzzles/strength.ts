/** The strengths of puzzles: how hard they are. */
import { bad, ok, type Result } from '../rules/game.js';

export const strengths = ['easy', 'medium', 'hard'] as const;
export type Strength = (typeof strengths)[number];

/** The default strength of puzzles. */
export const usualStrength: Strength = 'medium';

/** Accepts a strength; undefined and null mean the default. The code of an error is `strength`. */
export function readStrength(given: unknown): Result<Strength> {
  if (given === undefined || given === null) return ok(usualStrength);
  const found = strengths.find((one) => one === given);
  return found ? ok(found) : bad('strength', `strength must be one of ${strengths.join(', ')}.`);
}

/** Returns the text from which a puzzle's random numbers are derived: only the seed for the default strength. */
export const seedFor = (seed: string, strength: Strength): string =>
  strength === usualStrength ? seed : `${strength}\n${seed}`;
