/** How hard a puzzle is. */
import { bad, ok, type Result } from '../rules/game.js';

export const strengths = ['easy', 'medium', 'hard'] as const;
export type Strength = (typeof strengths)[number];

/** Puzzles are of this strength where none is asked for. */
export const usualStrength: Strength = 'medium';

/** Accepts a strength; undefined and null stand for the usual one. The code of an error is `strength`. */
export function readStrength(given: unknown): Result<Strength> {
  if (given === undefined || given === null) return ok(usualStrength);
  const found = strengths.find((one) => one === given);
  return found ? ok(found) : bad('strength', `strength must be one of ${strengths.join(', ')}.`);
}

/** Returns the text that a puzzle's random numbers are drawn from: the seed alone for the usual strength. */
export const seedFor = (seed: string, strength: Strength): string =>
  strength === usualStrength ? seed : `${strength}\n${seed}`;
