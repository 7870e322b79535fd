import { handSize, isView, readHands, rest, writeHands } from '../digits.js';
import { bad, ok, type Result } from '../game.js';
import { open, readIntegers, unreadable, writeOptions, type Notation } from '../position-text.js';
import { declaration, options as checkOptions } from './options.js';
import { filled, laidAtStart, onTable, squares } from './path.js';
import { phases, wanted, type UpAndDownState } from './state.js';

/**
 * A position as text needs no escaping in a URL and has six fields separated by dots:
 *
 *     ud2 . options . phase_seat . laid . hands . bag
 *
 * `laid`: the number of pieces at each end. `hands`: the digits of each player, ascending. `bag`: the number of pieces
 * in it, which are all those that are not elsewhere. Parts within a field are separated by `_`. A view is written with
 * `x` for each face-down piece, but it cannot be read, because it cannot be played on.
 */
const notation: Notation = {
  version: 'ud2',
  parts: 4,
  earlier: 'ud1',
  places: 'v--',
};

/** Writes a position or a view as text. */
export const write = ({ options, phase, seat, laid, hands, bag }: UpAndDownState): string =>
  [
    notation.version,
    writeOptions(options, declaration),
    `${phases.indexOf(phase)}_${seat}`,
    laid.join('_'),
    writeHands(hands),
    bag.length,
  ].join('.');

/** Reads a position written by `write`. The code of an error is the name of the invalid field. */
export function read(text: unknown): Result<UpAndDownState> {
  const opened = open(text, notation, declaration, checkOptions);
  if (!opened.ok) return opened;
  const [options, phaseText, laidText, handText, bagText] = opened.value;
  const now = /^([0-2])_(\d)$/.exec(phaseText)?.slice(1).map(Number);
  if (!now) return unreadable('phase');
  const [phase, seat] = now;
  const { variant } = options;

  const laid = readIntegers(laidText);
  if (laid?.length !== laidAtStart[variant].length || !fits(variant, laid)) return unreadable('laid');
  if (isView(handText)) return bad('hands', 'Some pieces of this position lie face down: it cannot be played on.');
  const hands = readHands(handText);
  if (!hands) return unreadable('hands');
  if (hands.length > 4) return bad('players', 'Up and down has 1 to 4 players.');
  const bag = rest([...onTable(variant, laid), ...hands.flat()]);
  if (!bag) return unreadable('hands');
  const state: UpAndDownState = { options, hands, bag, laid, phase: phases[phase], seat };
  const fault = impossible(state);
  if (fault) return unreadable(fault);
  // If the text was cut off within the hands, it would be another position.
  if (bagText !== String(bag.length)) return unreadable('bag');
  return ok(state);
}

/** Returns whether the ends can have that many pieces. */
function fits(variant: UpAndDownState['options']['variant'], laid: readonly number[]): boolean {
  if (laid.some((count, end) => count < laidAtStart[variant][end])) return false;
  const cells = squares[variant].map((numbers) => numbers.length);
  return variant === 'both-ways' ? laid[0] + laid[1] <= cells[0] : laid.every((count, i) => count <= cells[i]);
}

/**
 * Returns the name of an impossible field, or undefined. (Checking that each turn was legal would require the whole
 * game.)
 */
function impossible(state: UpAndDownState): string | undefined {
  const { hands, bag, laid, phase, seat, options } = state;
  if (seat >= hands.length) return 'seat';
  // All players started with ten pieces. Any others in a hand were drawn, and any that are missing were laid.
  const lays = laid.reduce((sum, count, end) => sum + count - laidAtStart[options.variant][end], 0);
  const draws = hands.flat().length + lays - handSize * hands.length;
  if (draws < 0 || hands.some((hand) => hand.length > handSize + draws || hand.length < handSize - lays)) {
    return 'hands';
  }
  if (lays + draws === 0 && seat !== 0) return 'seat';

  const looked = wanted(state);
  const canLay = (hand: readonly number[]): boolean => looked.some((digit) => hand.includes(digit));
  const closed = squares[options.variant].every((_, square) => filled(options.variant, laid, square).every(Boolean));
  const stuck = bag.length === 0 && !hands.some(canLay);
  if (closed || stuck) return phase === 'over' ? undefined : 'phase';
  if (canLay(hands[seat])) return phase === 'lay' ? undefined : 'phase';
  return phase === 'draw' && bag.length > 0 ? undefined : 'phase';
}
