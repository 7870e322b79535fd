import { sequence as core, type TotalRule } from '../core/sequence.js';
import { solver } from '../core/sequence-solver.js';
import type { Bot, Random } from '../rules/game.js';
import { moves } from '../rules/sequence/moves.js';
import { ALL_DICE, ROLLS, type SequenceMove, type SequenceState } from '../rules/sequence/index.js';
import { standings } from '../rules/sequence/near.js';

/**
 * After how many milliseconds the page's own turn comes. A step more may be under way then: with that and a slow machine a
 * slice stays below 8.
 */
const slice = 4;

/** Solves on the page's own thread, in slices. */
async function solveInSlices(totalRule: TotalRule): Promise<void> {
  for (;;) {
    const until = performance.now() + slice;
    do if (!solver.solveStep(totalRule)) return;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const solved = new Map<TotalRule, Promise<void>>();

/** Solves for a total rule when it is first needed: in a worker, else in slices. */
function solve(totalRule: TotalRule): Promise<void> {
  const known = solved.get(totalRule);
  if (known) return known;
  const solving = solver
    .solveAside(totalRule)
    .then((isDone) => (isDone ? undefined : solveInSlices(totalRule)))
    .catch((error: unknown) => {
      solved.delete(totalRule); // a lost connection may come back
      throw error;
    });
  solved.set(totalRule, solving);
  return solving;
}

/** The best that the dice make, or nothing. */
function declareBest(dice: readonly number[], totalRule: TotalRule): SequenceMove {
  const best = core.claims(dice, totalRule)[0];
  return best ? { type: 'declare', kind: best.kind, dice: best.dice } : { type: 'pass' };
}

/** The choice that leaves the player furthest before the others. */
function playCard(state: SequenceState, seat: number): SequenceMove {
  const lead = (move: SequenceMove): number => {
    if (move.type !== 'card') return 0;
    const at = state.at.with(move.seat, move.to);
    return at[seat] * at.length - at.reduce((sum, square) => sum + square, 0);
  };
  return [...moves(state)].reduce((best, move) => (lead(move) > lead(best) ? move : best));
}

/** Stops at the first Sequence; before that keeps what comes nearest to one. */
function simplePlan(dice: readonly number[], totalRule: TotalRule, random: Random): SequenceMove {
  const kinds = standings(dice, totalRule);
  if (kinds.some(({ claim }) => claim)) return { type: 'stop' };
  // A total is no plan that dice to keep can be seen for.
  const plans = kinds.flatMap(({ near }) => (near && near.kind !== 'total' ? [near] : []));
  const nearest = Math.min(...plans.map(({ short }) => short));
  const chosen = plans.filter(({ short }) => short === nearest);
  return { type: 'keep', keep: chosen[random(chosen.length)].dice };
}

/**
 * Level 1 keeps what comes nearest to a Sequence and stops when it has one; level 2 keeps what is worth most on average,
 * exactly. Both name the best that the dice make. Asked when no seat is to act, they give a move that the rules refuse.
 */
export const sequenceBot: Bot<SequenceState, SequenceMove> & {
  values(state: SequenceState): Float64Array | undefined;
} = {
  levels: 2,
  async think(state, level, random, signal) {
    const { phase, options } = state;
    switch (phase.type) {
      case 'open-card':
        return playCard(state, phase.seat);
      case 'declare':
        return declareBest(phase.dice, options.totalRule);
      case 'keep': {
        if (level < 2) return simplePlan(phase.dice, options.totalRule, random);
        await solve(options.totalRule);
        if (signal?.aborted) return { type: 'stop' };
        const { keep } = solver.keep(phase.dice, ROLLS - phase.rolls, options.totalRule);
        return keep === ALL_DICE ? { type: 'stop' } : { type: 'keep', keep };
      }
      default:
        return { type: 'stop' };
    }
  },

  /** The expected steps of each mask of kept dice, after `think` at level 2; undefined where none are to be kept. */
  values({ phase, options }) {
    if (phase.type !== 'keep') return undefined;
    return solver.keepValues(phase.dice, ROLLS - phase.rolls, options.totalRule);
  },
};
