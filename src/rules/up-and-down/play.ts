import { deal, drawFrom, drawn, laid, type Digit } from '../digits.js';
import { isWhole, refuse, type Drawn, type Random, type Seat, type Step, type Turn } from '../game.js';
import { fieldsOf } from '../trail/given.js';
import type { UpAndDownOptions } from './options.js';
import { filled, laidAtStart, onTable, squares } from './path.js';
import {
  endsFor,
  places,
  wanted,
  winners,
  type UpAndDownEvent,
  type UpAndDownMove,
  type UpAndDownState,
} from './state.js';

type Outcome = Step<UpAndDownState, UpAndDownEvent>;

/** Sets up a new game: the first number of each square is on the table, and the youngest, seat 0, starts (PYT-40). */
export function setup(seats: number, options: UpAndDownOptions, random: Random): UpAndDownState {
  const table = laidAtStart[options.variant];
  const pieces = deal(seats, onTable(options.variant, table), random);
  return settled({ options, ...pieces, laid: table, phase: 'draw', seat: 0 }, 0).state;
}

/** Returns whose turn it is. */
export function turn(state: UpAndDownState): Turn {
  if (state.phase === 'over') return { kind: 'over', winners: winners(state) };
  return state.phase === 'draw' ? { kind: 'chance' } : { kind: 'seat', seat: state.seat };
}

const holds = (state: UpAndDownState, seat: Seat): Digit[] =>
  wanted(state).filter((digit) => state.hands[seat].includes(digit));

/** Yields the legal moves of the seat to act. */
export function* moves(state: UpAndDownState): Iterable<UpAndDownMove> {
  if (state.phase !== 'lay') return;
  for (const digit of holds(state, state.seat))
    for (const end of endsFor(state, digit)) yield { type: 'lay', digit, end };
}

/** Samples the piece that the seat draws, repeating an undone draw if there is one. */
export const chance = ({ bag }: UpAndDownState, random: Random, [next]: readonly Drawn[] = []): UpAndDownMove => ({
  type: 'draw',
  digit: drawFrom(bag, random, next),
});

/** Applies a move to a position. Accepts any input; an illegal move is refused with the rule it breaks. */
export function play(state: UpAndDownState, move: unknown): Outcome {
  const { type, digit, end } = fieldsOf(move) ?? {};
  if (state.phase === 'over') return refuse('PYT-43', 'over', 'The game is over.');
  if (type !== 'lay' && type !== 'draw') return refuse('PYT-42', 'unknown-move', 'There is no such move.');
  if (!isWhole(digit, 0, 9)) return refuse('PYT-40', 'digit', 'A piece shows 0 to 9.');
  return type === 'lay' ? lay(state, digit, end) : draw(state, digit);
}

/** Lays a piece from the hand (PYT-42, PYT-44, PYT-45). */
function lay(state: UpAndDownState, digit: Digit, given: unknown): Outcome {
  const { seat } = state;
  if (!state.hands[seat].includes(digit)) {
    return refuse('PYT-42', 'not-in-hand', `You have no ${digit}.`, { digit });
  }
  const ends = endsFor(state, digit);
  if (!ends.length) {
    const numbers = wanted(state);
    return refuse('PYT-42', 'wrong-number', `Not yet: ${numbers.join(' or ')} comes next.`, {
      digit,
      wanted: numbers[0],
      ...(numbers.length > 1 ? { other: numbers[1] } : {}),
    });
  }
  if (given === undefined && ends.length > 1)
    return refuse('PYT-45', 'which-end', `${digit} fits at both ends. Tap a place.`, { digit });
  const end = given === undefined ? ends[0] : given;
  if (!isWhole(end, 0, state.laid.length - 1)) return refuse('PYT-42', 'end', 'There is no such end of the path.');
  if (!ends.includes(end)) {
    const rule = state.options.variant === 'both-ways' ? 'PYT-45' : 'PYT-44';
    return refuse(rule, 'wrong-end', `${digit} does not fit there.`, { digit });
  }
  return put(state, digit, end, []);
}

/** Draws for a player without a fitting piece; a drawn piece that fits is laid at once (PYT-42). */
function draw(state: UpAndDownState, digit: Digit): Outcome {
  const { seat } = state;
  if (state.phase !== 'draw') {
    const [held] = holds(state, seat);
    return refuse('PYT-42', 'must-lay', `You have the ${held}: lay it.`, { digit: held });
  }
  const pieces = drawn(state, seat, digit);
  if (!pieces) return refuse('PYT-42', 'not-in-bag', `No ${digit} is left in the bag.`, { digit });
  const next: UpAndDownState = { ...state, ...pieces };
  const ends = endsFor(state, digit);
  const events: UpAndDownEvent[] = [{ type: 'drawn', seat, digit, fits: ends.length > 0 }];
  if (ends.length === 1) return put(next, digit, ends[0], events);
  // The piece fits at both ends, so the player chooses.
  if (ends.length) return { ok: true, state: { ...next, phase: 'lay' }, events };
  return done(next, events);
}

function put(state: UpAndDownState, digit: Digit, end: number, events: UpAndDownEvent[]): Outcome {
  const { seat, options } = state;
  const place = places(state)[end]!;
  const pieces = laid(state, seat, [digit])!;
  const next: UpAndDownState = {
    ...state,
    ...pieces,
    laid: state.laid.map((count, i) => (i === end ? count + 1 : count)),
  };
  const isClosed = filled(options.variant, next.laid, place.square).every(Boolean);
  return done(next, [
    ...events,
    { type: 'placed', seat, end, place },
    ...(isClosed ? [{ type: 'closed', seat, square: place.square } as const] : []),
  ]);
}

/** Ends the turn. */
function done(state: UpAndDownState, events: UpAndDownEvent[]): Outcome {
  const after = settled(state, (state.seat + 1) % state.hands.length);
  return { ok: true, state: after.state, events: [...events, ...after.events] };
}

/**
 * Gives the turn to the first player from `from` on who can lay or draw. The game is over when all squares are closed,
 * or when nobody can do either (PYT-43).
 */
function settled(state: UpAndDownState, from: Seat): { state: UpAndDownState; events: UpAndDownEvent[] } {
  const { hands, bag } = state;
  const closed = wanted(state).length === 0;
  const events: UpAndDownEvent[] = [];
  for (let i = 0; i < hands.length && !closed; i++) {
    const seat = (from + i) % hands.length;
    if (holds(state, seat).length) return { state: { ...state, phase: 'lay', seat }, events };
    if (bag.length) return { state: { ...state, phase: 'draw', seat }, events };
    events.push({ type: 'passed', seat });
  }
  const over: UpAndDownState = { ...state, phase: 'over', seat: from };
  return { state: over, events: [...events, { type: 'ended', winners: winners(over), closed }] };
}

/** Returns the total number of cells in all squares of a variant. */
export const cellsOf = ({ variant }: UpAndDownOptions): number =>
  squares[variant].reduce((sum, numbers) => sum + numbers.length, 0);
