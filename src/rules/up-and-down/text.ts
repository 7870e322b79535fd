import { handSize, isView, readHands, rest, writeHands } from '../digits.js';
import { bad, ok, type Result } from '../game.js';
import { readPracticeUndo, writePracticeUndo } from '../practice-undo.js';
import { options as checkOptions, variants } from './options.js';
import { filled, laidAtStart, onTable, squares } from './path.js';
import { phases, wanted, type UpAndDownState } from './state.js';

/**
 * The prefix and version of a position as text. The text needs no escaping in a URL and has five fields separated by
 * dots:
 *
 *     ud1 . variant_phase_seat_z . laid . hands . bag
 *
 * `z` is present only with practice undo. `laid`: the number of pieces at each end. `hands`: the digits of each player,
 * ascending. `bag`: the number of pieces in it, which are all those that are not elsewhere. Parts within a field are
 * separated by `_`. A view is written with `x` for each face-down piece, but it cannot be read, because it cannot be
 * played on.
 */
export const version = 'ud1';
/** The longest text that `read` accepts, in characters: the limit of SCORM 1.2. */
export const longest = 4096;

/** Writes a position or a view as text. */
export const write = ({ options, phase, seat, laid, hands, bag }: UpAndDownState): string =>
  [
    version,
    [variants.indexOf(options.variant), phases.indexOf(phase), seat].join('_') + writePracticeUndo(options),
    laid.join('_'),
    writeHands(hands),
    bag.length,
  ].join('.');

/**
 * Parses integers separated by `_`. Accepts only what `write` writes (no leading zero); otherwise returns undefined.
 */
const numbersOf = (text: string, length: number): number[] | undefined => {
  const parts = text.split('_');
  return parts.length === length && parts.every((part) => /^(0|[1-9]\d?)$/.test(part)) ? parts.map(Number) : undefined;
};

/** Creates the error for a field that is malformed or that no game can reach. Its code is the name of the field. */
const unreadable = (part: string): Result<UpAndDownState> =>
  bad(part, `The position is impossible or damaged: its ${part}.`);

/** Reads a position written by `write`. The code of an error is the name of the invalid field. */
export function read(text: unknown): Result<UpAndDownState> {
  if (typeof text !== 'string' || text.length > longest) {
    return bad('text', `A position is a text of at most ${longest} characters.`);
  }
  const fields = text.split('.');
  if (fields[0] !== version) return bad('version', `A position of Up and down begins with "${version}.".`);
  if (fields.length !== 5) return bad('text', 'The position is cut off.');
  const [numbered, practiceUndo] = readPracticeUndo(fields[1]);
  const now = numbersOf(numbered, 3);
  if (!now || now[1] >= phases.length) return unreadable('phase');
  const [variantAt, phaseAt, seat] = now;
  const checked = checkOptions({ variant: variants[variantAt], practiceUndo });
  if (!checked.ok) return checked;
  const { variant } = checked.value;

  const laid = numbersOf(fields[2], laidAtStart[variant].length);
  if (!laid || !fits(variant, laid)) return unreadable('laid');
  if (isView(fields[3])) return bad('hands', 'Some pieces of this position lie face down: it cannot be played on.');
  const hands = readHands(fields[3]);
  if (!hands) return unreadable('hands');
  if (hands.length > 4) return bad('players', 'Up and down has 1 to 4 players.');
  const bag = rest([...onTable(variant, laid), ...hands.flat()]);
  if (!bag) return unreadable('hands');
  const state: UpAndDownState = { options: checked.value, hands, bag, laid, phase: phases[phaseAt], seat };
  const fault = impossible(state);
  if (fault) return unreadable(fault);
  // If the text was cut off within the hands, it would be another position.
  if (fields[4] !== String(bag.length)) return unreadable('bag');
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
