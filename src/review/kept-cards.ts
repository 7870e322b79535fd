/** Reviews the use of cards that may be kept, in PLYT and in Sequence (PLY-31, SEQ-12). */
import { bestOf, type Promised } from '../bots/hand.js';
import type { HandMove } from '../rules/trail/hands.js';
import type { Judged, Why } from './reviewer.js';
import { wasBest } from './summary.js';

interface Typed {
  readonly type: string;
}

const asCard = (move: Typed): Extract<HandMove, { type: 'card' }> | undefined =>
  move.type === 'card' ? (move as Extract<HandMove, { type: 'card' }>) : undefined;

const fieldsOf = (move: Typed): Partial<Record<string, unknown>> => ({ ...move });

const areSame = (a: Typed, b: Typed): boolean =>
  ['type', 'index', 'seat', 'to'].every((field) => fieldsOf(a)[field] === fieldsOf(b)[field]);

function whyKept(best: Typed, isBest: boolean): Why {
  if (isBest) return { code: 'card-right', given: [] };
  const card = asCard(best);
  if (!card) return { code: best.type === 'put-back' ? 'card-better-returned' : 'card-better-wait', given: [] };
  return { code: 'card-better-use', given: [{ seat: card.seat }, card.to] };
}

/** Judges a move by the chances of all possible moves; undefined if there was nothing to choose. */
export function judgeKept<M extends Typed>(promises: readonly Promised<M>[], played: M): Judged<M> | undefined {
  const own = promises.find(({ move }) => areSame(move, played));
  if (!own || promises.length < 2) return undefined;
  const { move: best, chance } = bestOf(promises);
  // The value of held cards is an estimate, so the sum may lie outside the range of a chance.
  const [value, bestValue] = [own.chance, chance].map((one) => Math.min(1, Math.max(0, one)));
  const isBest = wasBest({ lost: bestValue - value, unit: 'chance' });
  return { best, value, bestValue, unit: 'chance', why: whyKept(best, isBest) };
}
