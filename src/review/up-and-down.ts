/** Reviews of Up and down: if there was a choice of digits or places, which one leaves more places to lay. */
import { best, rated, upAndDownBot, type Rated } from '../bots/up-and-down.js';
import {
  upAndDown,
  type UpAndDownEvent,
  type UpAndDownMove,
  type UpAndDownOptions,
  type UpAndDownState,
} from '../rules/up-and-down/index.js';
import type { Judged, Reviewer, Why } from './reviewer.js';

/** Returns the number of places for a digit before the choice: its current one, and those where it comes up again. */
const placesFor = ({ again }: Rated): number => again + 1;

function whyLaid(own: Rated, other: Rated): Why {
  if (own.move.digit === other.move.digit) return { code: 'square-both-ends', given: [own.move.digit] };
  const [first, then] = own.again <= other.again ? [own, other] : [other, own];
  const given = [first.move.digit, placesFor(first), then.move.digit, placesFor(then)];
  return { code: own.again === other.again ? 'square-equal' : own === first ? 'square-best' : 'square-rarer', given };
}

/**
 * Judges a choice. A player who holds a fitting digit must lay it (PYT-42), so there is a choice only if two ends are
 * open, in Even and odd (PYT-44) and Both ways (PYT-45), and the hand has a piece for each or one that fits both.
 */
function judge(before: UpAndDownState, move: UpAndDownMove): Judged<UpAndDownMove> | undefined {
  const all = rated(before);
  if (move.type !== 'lay' || all.length < 2) return undefined;
  const own = all.find((one) => one.move.digit === move.digit && (move.end ?? one.move.end) === one.move.end)!;
  const other = all.find((one) => one !== own)!;
  const isBest = best(all).includes(own.move);
  return {
    best: isBest ? own.move : other.move,
    // The other digit stays in the hand.
    value: placesFor(other),
    bestValue: placesFor(isBest ? other : own),
    unit: 'places',
    why: whyLaid(own, other),
  };
}

export const upAndDownReviewer: Reviewer<UpAndDownOptions, UpAndDownState, UpAndDownMove, UpAndDownEvent> = {
  game: upAndDown,
  levels: upAndDownBot.levels,
  measure: () => 'pieces',
  point: ({ hands }) => hands.map((hand) => hand.length),
  judge: (before, { move }) => judge(before, move),
};
