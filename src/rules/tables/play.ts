import { deal, drawFrom, drawn, laid, without, type Digit } from '../digits.js';
import { isWhole, longestMs, refuse, type Drawn, type Random, type Seat, type Step, type Turn } from '../game.js';
import { fieldsOf, listOf } from '../trail/given.js';
import type { TablesOptions } from './options.js';
import {
  beginner,
  digitsOf,
  drawnForRound,
  equalsLeft,
  hasAll,
  product,
  rounds,
  winners,
  type Round,
  type TablesEvent,
  type TablesMove,
  type TablesState,
} from './state.js';

type Outcome = Step<TablesState, TablesEvent>;

/** Sets up a new game: each player draws ten pieces (PYT-50); those of the chosen tables lie on the table (PYT-55). */
export function setup(seats: number, options: TablesOptions, random: Random): TablesState {
  return { options, ...deal(seats, options.tables, random), rounds: [], phase: 'sum', seat: 0 };
}

/** Returns whose turn it is. */
export function turn(state: TablesState): Turn {
  if (state.phase === 'over') return { kind: 'over', winners: winners(state) };
  return state.phase === 'attach' ? { kind: 'seat', seat: state.seat } : { kind: 'chance' };
}

const present = (state: TablesState): Round => state.rounds.at(-1)!;

/** Yields the legal moves of the seat to act: attaching the product if the hand holds its digits, then passing. */
export function* moves(state: TablesState): Generator<TablesMove, undefined> {
  if (state.phase !== 'attach') return;
  const digits = digitsOf(product(present(state)));
  if (hasAll(state.hands[state.seat], digits)) yield { type: 'attach', digits };
  yield { type: 'pass' };
}

/** Samples a move of chance: the two digits of a round or one drawn piece. Undone draws are repeated first. */
export function chance(
  { phase, bag, options: { tables } }: TablesState,
  random: Random,
  waiting: readonly Drawn[] = [],
): TablesMove {
  if (phase === 'sum' && tables.length)
    return { type: 'sum', a: drawFrom(tables, random, waiting[0]), b: drawFrom(bag, random, waiting[1]) };
  const first = drawFrom(bag, random, waiting[0]);
  if (phase === 'draw') return { type: 'draw', digit: first };
  return { type: 'sum', a: first, b: drawFrom(without(bag, first)!, random, waiting[1]) };
}

/** Applies a move to a position. Accepts any input; an illegal move is refused with the rule it breaks. */
export function play(state: TablesState, move: unknown): Outcome {
  const { type, a, b, digits, digit, ms } = fieldsOf(move) ?? {};
  const { phase } = state;
  if (phase === 'over') return refuse('PYT-53', 'over', 'The game is over.');
  switch (type) {
    case 'sum':
      if (phase !== 'sum') return refuse('PYT-51', 'drawn', 'The numbers for this round are already drawn.');
      if (!isWhole(a, 0, 9) || !isWhole(b, 0, 9)) return refuse('PYT-50', 'digit', 'A piece shows 0 to 9.');
      return sum(state, a, b);
    case 'draw':
      if (phase !== 'draw') return refuse('PYT-53', 'no-draw', 'Nobody draws a piece now.');
      if (!isWhole(digit, 0, 9)) return refuse('PYT-50', 'digit', 'A piece shows 0 to 9.');
      return draw(state, digit);
    case 'attach': {
      if (phase !== 'attach') return notAsked(state);
      const list = listOf(digits, 1, 2);
      return list ? attach(state, list, ms) : badDigits();
    }
    case 'pass':
      if (phase !== 'attach') return notAsked(state);
      return pass(state);
    default:
      return refuse('PYT-51', 'unknown-move', 'There is no such move.');
  }
}

const notAsked = ({ phase }: TablesState): Outcome =>
  phase === 'sum'
    ? refuse('PYT-51', 'sum-first', 'Draw the two numbers first.')
    : refuse('PYT-53', 'draw-first', 'Each player draws a piece first.');
const badDigits = (): Outcome => refuse('PYT-51', 'digits', 'A product is one digit or two, each from 0 to 9.');

/** Starts a round: two digits from the bag are laid as a × b (PYT-51); the first is that of a chosen table (PYT-55). */
function sum(state: TablesState, a: Digit, b: Digit): Outcome {
  const { tables } = state.options;
  if (tables.length && !tables.includes(a))
    return refuse('PYT-55', 'other-table', `The game is of the tables of ${tables.join(', ')}.`);
  const left = tables.length ? state.bag : without(state.bag, a);
  const bag = left && without(left, b);
  if (!bag) return refuse('PYT-51', 'not-in-bag', `${a} and ${b} are not both left in the bag.`, { a, b });
  const next: TablesState = { ...state, bag, rounds: [...state.rounds, { a, b, attached: [] }], phase: 'attach' };
  const event: TablesEvent = { type: 'sum', seat: state.seat, round: next.rounds.length, a, b };
  return asked(next, state.seat, [event]);
}

/**
 * Gives the turn to the first player from `seat` on, in the order of the round, who may attach the product. Without
 * equals signs nobody may, nor may a player without pieces. If no answer is required, players who do not hold the
 * digits are skipped.
 */
function asked(state: TablesState, seat: Seat | undefined, events: TablesEvent[]): Outcome {
  let next = seat;
  while (next !== undefined && !mayAttach(state, next)) next = following(state, next);
  if (next !== undefined) return { ok: true, state: { ...state, phase: 'attach', seat: next }, events };
  const round = present(state);
  return roundOver(state, [...events, { type: 'round-over', product: product(round), by: round.attached }]);
}

/** Returns whether the seat may be asked for the product in the current round. */
export const mayAttach = (state: TablesState, seat: Seat): boolean =>
  equalsLeft(state) > 0 &&
  (state.options.answer ? state.hands[seat].length > 0 : hasAll(state.hands[seat], digitsOf(product(present(state)))));

/** Returns the next seat in the current round, or undefined after the last. */
function following({ hands, rounds: played }: TablesState, seat: Seat): Seat | undefined {
  const next = (seat + 1) % hands.length;
  return next === beginner(played.length - 1, hands.length) ? undefined : next;
}

const nextAsked = (state: TablesState, events: TablesEvent[]): Outcome =>
  asked(state, following(state, state.seat), events);

/** Judges the digits that the seat attaches (PYT-51, PYT-52). */
function attach(state: TablesState, given: readonly unknown[], ms: unknown): Outcome {
  const { seat, options } = state;
  if (!given.every((digit): digit is Digit => isWhole(digit, 0, 9))) return badDigits();
  if (ms !== undefined && !isWhole(ms, 0, longestMs))
    return refuse('PYT-51', 'ms', 'A time is a whole number of milliseconds.');
  const pieces = laid(state, seat, given);
  if (!pieces) return refuse('PYT-51', 'not-in-hand', `You do not have ${given.join(' and ')}.`);
  if (given.length > 1 && given[0] === 0) return refuse('PYT-10', 'leading-zero', 'A number cannot start with 0.');
  const { a, b, attached } = present(state);
  const said = Number(given.join(''));
  const right = said === a * b;
  // If no answer is required, a wrong one is refused without a penalty.
  if (!right && !options.answer) {
    return refuse('PYT-51', 'wrong', `${a} × ${b} is ${a * b}, not ${said}.`, {
      sum: `${a}*${b}`,
      a,
      b,
      said,
      product: a * b,
    });
  }
  const answered: TablesEvent[] = options.answer
    ? [{ type: 'answered', seat, prompt: `${a}*${b}=?`, given: said, expected: a * b, right, ms: ms ?? 0 }]
    : [];
  // PYT-52: a wrong result is rejected, the pieces stay in the hand, and the player is out of the round.
  if (!right) return nextAsked(state, answered);
  const next: TablesState = {
    ...state,
    ...pieces,
    rounds: [...state.rounds.slice(0, -1), { a, b, attached: [...attached, seat] }],
  };
  return nextAsked(next, [...answered, { type: 'attached', seat, digits: given }]);
}

function pass(state: TablesState): Outcome {
  const { seat, hands } = state;
  const could = hasAll(hands[seat], digitsOf(product(present(state))));
  return nextAsked(state, [{ type: 'passed', seat, could }]);
}

/**
 * Returns whether each player draws after `played` rounds (PYT-53). The bag must keep the digits of each remaining
 * round. If it cannot also give one to every player, nobody draws, so that no player gets one more than the others.
 */
export const everyoneDraws = (inBag: number, seats: number, played: number, options: TablesOptions): boolean =>
  inBag >= seats + drawnForRound(options) * (rounds - played);

/** Ends a round (PYT-53): the game is over after the seventh, and before every other round each player draws. */
function roundOver(state: TablesState, events: TablesEvent[]): Outcome {
  const { hands, bag } = state;
  const played = state.rounds.length;
  const seat = beginner(played, hands.length);
  if (played === rounds) {
    const over: TablesState = { ...state, phase: 'over', seat };
    return { ok: true, state: over, events: [...events, { type: 'ended', winners: winners(over) }] };
  }
  if (everyoneDraws(bag.length, hands.length, played, state.options))
    return { ok: true, state: { ...state, phase: 'draw', seat }, events };
  return { ok: true, state: { ...state, phase: 'sum', seat }, events: [...events, { type: 'none-drawn' }] };
}

function draw(state: TablesState, digit: Digit): Outcome {
  const { seat, hands } = state;
  const pieces = drawn(state, seat, digit);
  if (!pieces) return refuse('PYT-53', 'none-left', `No ${digit} is left in the bag.`, { digit });
  const begins = beginner(state.rounds.length, hands.length);
  const next = (seat + 1) % hands.length;
  const event: TablesEvent = { type: 'drawn', seat, digit };
  return {
    ok: true,
    state: { ...state, ...pieces, phase: next === begins ? 'sum' : 'draw', seat: next },
    events: [event],
  };
}
