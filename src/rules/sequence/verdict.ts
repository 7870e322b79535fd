/** Compares a player's claim on six dice with the best claim. */
import { sequence as core, type SequenceClaim, type TotalRule } from '../../core/sequence.js';
import { placesIn } from './dice.js';
import { ALL_DICE } from './state.js';

/** A player's claim; `kind` is null and `dice` 0 if the player claimed no Sequence. */
export type Said = Pick<SequenceClaim, 'dice' | 'score'> & { readonly kind: SequenceClaim['kind'] | null };

export interface Verdict {
  /** The mask of the best dice; those of the claim if no other scores more. */
  readonly dice: number;
  /** A Sequence that scores more, or undefined if there is none. */
  readonly better: SequenceClaim | undefined;
  /** The number of dice that the better Sequence adds to the one claimed; 0 if it is another Sequence. */
  readonly more: number;
}

/** Returns the claimed Sequence with more dice, if it then scores as much as the best one. */
function longer(
  dice: readonly number[],
  said: Said,
  { score }: SequenceClaim,
  rule: TotalRule,
): SequenceClaim | undefined {
  const { kind } = said;
  if (!kind) return undefined;
  for (let mask = said.dice + 1; mask <= ALL_DICE; mask++) {
    if ((mask & said.dice) !== said.dice) continue;
    const judged = core.judge(dice, kind, mask, rule);
    if (judged.ok && judged.score === score) return { kind, dice: mask, bonus: judged.bonus, score };
  }
  return undefined;
}

/** Compares a claim on six dice with the best one. The core must be loaded. */
export function verdictOf(dice: readonly number[], said: Said, rule: TotalRule): Verdict {
  const best = core.claims(dice, rule).at(0);
  if (!best || best.score <= said.score) return { dice: said.dice, better: undefined, more: 0 };
  const same = longer(dice, said, best, rule);
  const better = same ?? best;
  return { dice: better.dice, better, more: same ? placesIn(same.dice ^ said.dice).length : 0 };
}
