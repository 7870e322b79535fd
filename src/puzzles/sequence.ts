/** Puzzles of Sequence: the best dice to keep, by the exact expected steps of the turn. */
import { solve } from '../bots/sequence.js';
import { solver } from '../core/sequence-solver.js';
import { loadSequence, placesIn } from '../rules/sequence/dice.js';
import {
  ALL_DICE,
  DICE,
  ROLLS,
  sequence,
  type SequenceMove,
  type SequenceOptions,
  type SequenceState,
} from '../rules/sequence/index.js';
import { numbersAt, standings } from '../rules/sequence/standings.js';
import { FACES } from '../rules/sequence/state.js';
import type { Puzzler } from './puzzler.js';

const moveOf = (keep: number): SequenceMove => (keep === ALL_DICE ? { type: 'stop' } : { type: 'keep', keep });

/** Returns the mask of the dice that a move keeps, or undefined if it keeps none. */
const maskOf = (move: SequenceMove): number | undefined =>
  move.type === 'stop' ? ALL_DICE : move.type === 'keep' ? move.keep : undefined;

/**
 * The number of steps by which the best choice exceeds the next: at least this in an easy puzzle, at most this in a
 * hard one.
 */
const standsOut = { easy: 1.25, hard: 1.1 } as const;

export const sequencePuzzler: Puzzler<SequenceOptions, SequenceState, SequenceMove> = {
  game: sequence,
  unit: 'steps',
  margin: 0.75,
  // About one roll in twelve qualifies.
  most: 2000,
  tasks: ['sequence-keep'],
  usual: {},
  tidy: (state) => state, // it has no time limit
  async load({ totalRule }) {
    await loadSequence();
    await solve(totalRule);
  },
  *positions(options, random) {
    const start = sequence.setup(1, options, random);
    for (;;) {
      const rolls = 1 + random(ROLLS - 1);
      const dice = Array.from({ length: DICE }, () => 1 + random(FACES));
      yield { ...start, phase: { type: 'keep', seat: 0, rolls, dice } };
    }
  },
  *rate({ phase, options }) {
    if (phase.type !== 'keep') return undefined;
    yield;
    const left = ROLLS - phase.rolls;
    const values = solver.keepValues(phase.dice, left, options.totalRule);
    const { keep: best } = solver.keep(phase.dice, left, options.totalRule);
    const choices = Array.from(values, (value, mask) => ({ move: moveOf(mask), value }));
    return { task: 'sequence-keep', given: [left], choices, best };
  },
  key: (move) => String(maskOf(move)),
  /**
   * Returns whether the puzzle suits its strength. The answer is neither to stop nor to roll all dice again. In an easy
   * puzzle one roll is left and the best choice stands out. In the others it is not to keep the dice closest to a
   * Sequence, and in a hard one two rolls are left and another choice comes close.
   */
  suits({ phase, options }, { best, choices }, second, strength) {
    if (phase.type !== 'keep' || best === ALL_DICE || best === 0) return false;
    const by = choices[best].value - second;
    const isLast = phase.rolls === ROLLS - 1;
    if (strength === 'easy') return isLast && by >= standsOut.easy;
    if (strength === 'hard' && (isLast || by > standsOut.hard)) return false;
    return standings(phase.dice, options.totalRule).every(({ claim, near }) => (claim?.dice ?? near?.dice) !== best);
  },
  value(_, { choices }, move) {
    const mask = maskOf(move);
    return mask === undefined ? undefined : choices[mask].value;
  },
  why({ phase }, { choices, best }) {
    const steps = choices[best].value;
    if (phase.type !== 'keep' || best === 0) return { code: 'sequence-none', given: [steps] };
    if (best === ALL_DICE) return { code: 'sequence-stop', given: [steps] };
    return { code: 'sequence-keep-these', given: [numbersAt(phase.dice, placesIn(best)), steps] };
  },
};
