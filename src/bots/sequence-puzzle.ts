/** Puzzles of Sequence: which dice to keep. */
import type { TotalRule } from '../core/sequence.js';
import { solver } from '../core/sequence-solver.js';
import type { Random } from '../rules/game.js';
import { ALL_DICE, DICE, ROLLS, sequence, type SequenceState } from '../rules/sequence/index.js';
import { standings } from '../rules/sequence/near.js';
import { FACES } from '../rules/sequence/state.js';
import { sequenceBot } from './sequence.js';

export interface SequencePuzzle {
  /** One climber at the foot of the mountain, who is to choose what to keep. */
  readonly state: SequenceState;
  /** The dice to keep, and what each mask of kept dice brings on average. */
  readonly best: number;
  readonly values: Float64Array;
  /** By how many steps the best is better than any other. */
  readonly margin: number;
}

/** What a puzzle asks of its answer: nobody may call it a matter of taste, and it is not what lies nearest. */
const clear = 0.75;
/** One roll in about a dozen will do; the best of so many will always. */
const mostTries = 2000;

/** Small and repeatable: the same numbers for the same text, mixed by Murmur3's last step. */
export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0)!, 16777619);
  return (below) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * below);
  };
}

function judged(dice: readonly number[], rollsLeft: number, totalRule: TotalRule): Omit<SequencePuzzle, 'state'> {
  const values = solver.keepValues(dice, rollsLeft, totalRule);
  const { keep: best } = solver.keep(dice, rollsLeft, totalRule);
  const margin = values[best] - values.reduce((most, value, mask) => (mask === best ? most : Math.max(most, value)), 0);
  return { best, values, margin };
}

/** Whether one has to think: the answer is neither to stop, nor to throw all again, nor the dice nearest to a Sequence. */
function isHard(dice: readonly number[], best: number, totalRule: TotalRule): boolean {
  if (best === ALL_DICE || best === 0) return false;
  return standings(dice, totalRule).every(({ claim, near }) => (claim?.dice ?? near?.dice) !== best);
}

/**
 * A roll with one best answer, by at least three quarters of a step, that is not the first that comes to mind. The same for
 * the same seed; the day's puzzle has the date for its seed, as `2026-03-14`.
 */
export async function sequencePuzzle(seed: string, totalRule: TotalRule = 'at-least'): Promise<SequencePuzzle> {
  await sequenceBot.ready(totalRule);
  const random = randomFrom(seed);
  const start = sequence.setup(1, { ...sequence.defaults, totalRule }, random);
  let found: SequencePuzzle | undefined;
  for (let i = 0; i < mostTries; i++) {
    const rolls = 1 + random(ROLLS - 1);
    const dice = Array.from({ length: DICE }, () => 1 + random(FACES));
    const puzzle = judged(dice, ROLLS - rolls, totalRule);
    if (!isHard(dice, puzzle.best, totalRule) || puzzle.margin <= (found?.margin ?? 0)) continue;
    found = { ...puzzle, state: { ...start, phase: { type: 'keep', seat: 0, rolls, dice } } };
    if (found.margin >= clear) break;
  }
  return found!;
}
