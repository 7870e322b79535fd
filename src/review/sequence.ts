/**
 * Reviews of Sequence: the dice that were kept, by their expected steps, the use of cards, and the chances in the race.
 */
import { sequenceBot } from '../bots/sequence.js';
import { sequence as core, type SequenceClaim } from '../core/sequence.js';
import { solver } from '../core/sequence-solver.js';
import {
  ALL_DICE,
  ROLLS,
  sequence,
  type SequenceMove,
  type SequenceOptions,
  type SequenceState,
} from '../rules/sequence/index.js';
import type { SequenceEvent } from '../rules/sequence/index.js';
import { loadSequence, placesIn } from '../rules/sequence/dice.js';
import { kindFor, numbersAt } from '../rules/sequence/standings.js';
import { judgeKept } from './kept-cards.js';
import type { Judged, Reviewer, Why } from './reviewer.js';

type Choice = Judged<SequenceMove>;

/** Differences below this are ignored: the values of equivalent dice may differ in the last bits. */
const alike = 1e-9;

function whyKept(
  state: SequenceState,
  dice: readonly number[],
  values: ArrayLike<number>,
  played: number,
  best: number,
): Why {
  const steps = values[best];
  const lost = steps - values[played];
  if (lost <= alike) return { code: played === ALL_DICE ? 'sequence-stop' : 'sequence-keep', given: [steps] };
  if (played === ALL_DICE)
    return {
      code: 'sequence-stopped-early',
      given: [numbersAt(dice, placesIn(ALL_DICE ^ best)), steps, values[played]],
    };
  if (best === ALL_DICE) return { code: 'sequence-rolled-on', given: [steps, lost] };
  if (best === 0) return { code: 'sequence-keep-none', given: [steps, lost] };
  return {
    code: 'sequence-keep-better',
    given: [numbersAt(dice, placesIn(best)), steps, lost, kindFor(dice, best, state.options.totalRule)],
  };
}

function judgeKeep(state: SequenceState, move: SequenceMove): Choice | undefined {
  const { phase, options } = state;
  if (phase.type !== 'keep') return undefined;
  const left = ROLLS - phase.rolls;
  const values = solver.keepValues(phase.dice, left, options.totalRule);
  const { keep } = solver.keep(phase.dice, left, options.totalRule);
  const played = move.type === 'keep' ? move.keep : ALL_DICE;
  return {
    best: keep === ALL_DICE ? { type: 'stop' } : { type: 'keep', keep },
    value: values[played],
    bestValue: values[keep],
    unit: 'steps',
    why: whyKept(state, phase.dice, values, played, keep),
  };
}

function whyClaimed(best: SequenceClaim | undefined, move: SequenceMove, steps: number): Why {
  if (!best) return { code: move.type === 'pass' ? 'sequence-nothing' : 'sequence-nothing-named', given: [] };
  if (steps === best.score) return { code: 'sequence-claim', given: [best.kind, steps] };
  return steps
    ? { code: 'sequence-claim-better', given: [best.kind, best.score, best.score - steps] }
    : { code: 'sequence-claim-missed', given: [best.kind, best.score] };
}

function judgeClaim({ phase, options }: SequenceState, move: SequenceMove): Choice | undefined {
  if (phase.type !== 'declare') return undefined;
  const best = core.claims(phase.dice, options.totalRule).at(0);
  const judged = move.type === 'declare' ? core.judge(phase.dice, move.kind, move.dice, options.totalRule) : undefined;
  const value = judged?.ok ? judged.score : 0;
  return {
    best: best ? { type: 'declare', kind: best.kind, dice: best.dice } : { type: 'pass' },
    value,
    bestValue: best?.score ?? 0,
    unit: 'steps',
    why: whyClaimed(best, move, value),
  };
}

export const sequenceReviewer: Reviewer<SequenceOptions, SequenceState, SequenceMove, SequenceEvent> = {
  game: sequence,
  levels: sequenceBot.levels,
  // A single climber always wins, so show the squares instead.
  measure: ({ at }) => (at.length > 1 ? 'chance' : 'score'),
  load: loadSequence,
  prepare: ({ options }) => sequenceBot.ready(options.totalRule),
  point: (state) => (state.at.length > 1 ? sequenceBot.standing(state) : state.at),
  judge: (before, { move }) =>
    judgeKeep(before, move) ?? judgeClaim(before, move) ?? judgeKept(sequenceBot.cardPromises(before), move),
};
