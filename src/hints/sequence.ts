/**
 * Hints for Sequence: the kind of Sequence that the dice could become, some of the dice, and all of them with their
 * expected steps.
 */
import { sequenceBot } from '../bots/sequence.js';
import type { TotalRule } from '../core/sequence.js';
import { claims as claimsOf, loadSequence, placesIn, type SequenceClaim } from '../rules/sequence/dice.js';
import { ALL_DICE, usesOf, type SequenceMove, type SequenceState } from '../rules/sequence/index.js';
import { kindFor, numbersAt } from '../rules/sequence/standings.js';
import { hasAnyUse, playableCards } from '../rules/trail/hands.js';
import { rung, type Hinter, type Rungs } from './hint.js';
import { cardRungs, handRungs, turnedRungs } from './trail.js';

/** The level of the computer player that plays for the most steps. Hints can state steps, unlike a chance to win. */
const forSteps = 2;

/** Returns the first half of the dice, rounded up. */
const firstHalf = (places: readonly number[]): number[] => places.slice(0, Math.ceil(places.length / 2));

/** Returns the expected steps of the best dice to keep, other than none. */
const bestKept = (values: ArrayLike<number>): number => Math.max(...Array.from(values).slice(1));

function stopRungs(best: SequenceClaim | undefined, steps: number, other: number): Rungs {
  const made = best ? placesIn(best.dice) : [];
  return [
    rung('sequence-enough'),
    best ? rung('sequence-made', [best.kind, steps], { dice: made }) : rung('sequence-rolls-bring', [other]),
    rung('sequence-stop', [steps, other], { dice: made }),
  ];
}

function keepRungs(
  dice: readonly number[],
  totalRule: TotalRule,
  move: SequenceMove,
  values: ArrayLike<number>,
): Rungs {
  const keep = move.type === 'keep' ? move.keep : ALL_DICE;
  const others = Array.from(values).filter((_, mask) => mask !== keep);
  const [steps, other] = [values[keep], Math.max(...others)];
  if (keep === ALL_DICE) return stopRungs(claimsOf(dice, totalRule)[0], steps, other);
  if (keep === 0) {
    return [
      rung('sequence-together'),
      rung('sequence-kept-brings', [bestKept(values)]),
      rung('sequence-keep-none', [steps], { dice: [] }),
    ];
  }
  const kept = placesIn(keep);
  const half = firstHalf(kept);
  return [
    rung('sequence-towards', [kindFor(dice, keep, totalRule)]),
    rung('sequence-begin', [numbersAt(dice, half), kept.length - half.length], { dice: half }),
    rung('sequence-keep', [numbersAt(dice, kept), steps], { dice: kept }),
  ];
}

function declareRungs(dice: readonly number[], claim: SequenceClaim | undefined): Rungs {
  if (!claim) return [rung('sequence-look'), rung('sequence-short'), rung('sequence-pass')];
  const places = placesIn(claim.dice);
  return [
    rung('sequence-kind', [claim.kind]),
    rung('sequence-kind-begin', [numbersAt(dice, firstHalf(places))], { dice: firstHalf(places) }),
    rung('sequence-name', [claim.kind, numbersAt(dice, places), claim.score], { dice: places }),
  ];
}

function rungsFor(state: SequenceState, move: SequenceMove): Rungs | undefined {
  const { phase, options, at } = state;
  if (phase.type === 'keep') {
    const values = sequenceBot.values(state);
    return values && keepRungs(phase.dice, options.totalRule, move, values);
  }
  if (phase.type === 'declare') {
    return declareRungs(phase.dice, move.type === 'declare' ? claimsOf(phase.dice, options.totalRule)[0] : undefined);
  }
  if (phase.type === 'play-cards') {
    return playableCards(state, phase).includes('hidden') ? undefined : handRungs(move, at);
  }
  if (phase.type !== 'open-card' && phase.type !== 'turned-card') return undefined;
  const uses = usesOf(state, phase.seat, phase.card, phase);
  if (move.type === 'card') return cardRungs(uses, move, at);
  return phase.type === 'turned-card'
    ? turnedRungs(move.type === 'keep-card', hasAnyUse(at, phase.seat, phase.card, options.summit))
    : undefined;
}

export const sequenceHinter: Hinter<SequenceState, SequenceMove> = {
  load: loadSequence,
  async find(state, _seat, { signal, random = () => 0, to }) {
    const move = to ?? (await sequenceBot.think(state, forSteps, random, signal));
    const rungs = signal?.aborted ? undefined : rungsFor(state, move);
    return rungs && { move, rungs };
  },
};
