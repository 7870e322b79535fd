/** What was said of six dice, beside the best that they make. */
import { sequence as core, type SequenceClaim, type TotalRule } from '../../core/sequence.js';
import { placesIn } from './dice.js';
import { ALL_DICE } from './state.js';

/** What was said: `kind` is null, and `dice` 0, if it was no Sequence. */
export type Said = Pick<SequenceClaim, 'dice' | 'score'> & { readonly kind: SequenceClaim['kind'] | null };

export interface Verdict {
  /** The mask of the best dice: those that were said where nothing scores more. */
  readonly dice: number;
  /** A Sequence that scores more; undefined if none does. */
  readonly better: SequenceClaim | undefined;
  /** How many more dice make the better one of the Sequence that was said; 0 if it is another Sequence. */
  readonly more: number;
}

/** Returns the Sequence that was said with more dice, if that scores as much as the best. */
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

/** Returns what was said of six dice beside the best that they make. The core must be loaded. */
export function verdictOf(dice: readonly number[], said: Said, rule: TotalRule): Verdict {
  const best = core.claims(dice, rule).at(0);
  if (!best || best.score <= said.score) return { dice: said.dice, better: undefined, more: 0 };
  const same = longer(dice, said, best, rule);
  const better = same ?? best;
  return { dice: better.dice, better, more: same ? placesIn(same.dice ^ said.dice).length : 0 };
}
