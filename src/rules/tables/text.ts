import { digitPieces, handSize, isView, readHands, rest, writeHands } from '../digits.js';
import { bad, ok, type Result, type Seat } from '../game.js';
import { open, unreadable, writeOptions, type Notation } from '../position-text.js';
import { declaration, options as checkOptions } from './options.js';
import { everyoneDraws, mayAttach } from './play.js';
import {
  beginner,
  digitsOf,
  drawnForRound,
  equalsLeft,
  onTable,
  phases,
  product,
  rounds,
  type Round,
  type TablesState,
} from './state.js';

/**
 * A position as text needs no escaping in a URL and has six fields separated by dots:
 *
 *     tb2 . options . phase_seat . rounds . hands . bag
 *
 * A round is its two digits and the seats that attached their product, in order: `3802`. `hands`: the digits of each
 * player, ascending. `bag`: the number of pieces in it, which are all those that are not elsewhere. Parts within a field
 * are separated by `_`. A view is written with `x` for each face-down piece, but it cannot be read, because it cannot be
 * played on.
 */
const notation: Notation = {
  version: 'tb2',
  parts: 4,
  earlier: 'tb1',
  places: 'a--',
};

/** Writes a position or a view as text. */
export const write = ({ options, phase, seat, rounds: played, hands, bag }: TablesState): string =>
  [
    notation.version,
    writeOptions(options, declaration),
    `${phases.indexOf(phase)}_${seat}`,
    played.map(({ a, b, attached }) => [a, b, ...attached].join('')).join('_'),
    writeHands(hands),
    bag.length,
  ].join('.');

const readRounds = (text: string): Round[] =>
  text === ''
    ? []
    : text.split('_').map((round) => {
        const [a, b, ...attached] = [...round].map(Number);
        return { a, b, attached };
      });

/** Reads a position written by `write`. The code of an error is the name of the invalid field. */
export function read(text: unknown): Result<TablesState> {
  const opened = open(text, notation, declaration, checkOptions);
  if (!opened.ok) return opened;
  const [options, phaseText, roundText, handText, bagText] = opened.value;
  const now = /^([0-3])_([0-3])$/.exec(phaseText)?.slice(1).map(Number);
  if (!now) return unreadable('phase');
  if (!/^(\d\d[0-3]{0,4}(_\d\d[0-3]{0,4}){0,6})?$/.test(roundText)) return unreadable('rounds');
  if (isView(handText)) return bad('hands', 'Some pieces of this position lie face down: it cannot be played on.');
  const hands = readHands(handText);
  if (!hands) return unreadable('hands');
  if (hands.length > 4) return bad('players', 'Multiplication tables has 1 to 4 players.');
  const played = readRounds(roundText);
  const bag = rest([...onTable({ options, rounds: played }), ...hands.flat()]);
  if (!bag) return unreadable('hands');
  const state: TablesState = { options, hands, bag, rounds: played, phase: phases[now[0]], seat: now[1] };
  const fault = impossible(state);
  if (fault) return unreadable(fault);
  // If the text was cut off within the hands, it might be a position with fewer players.
  if (bagText !== String(bag.length)) return unreadable('bag');
  return ok(state);
}

/** Returns a seat's position in the order of a round, from 0. */
const placeIn = (round: number, seat: Seat, seats: number): number => (seat - beginner(round, seats) + seats) % seats;

/**
 * Returns the name of an impossible field, or undefined. (Checking that all players held what they attached would
 * require the whole game.)
 */
function impossible(state: TablesState): string | undefined {
  const { hands, phase, seat, rounds: played } = state;
  const seats = hands.length;
  const inOrder = ({ attached }: Round, round: number): boolean =>
    attached.every(
      (by, i) => by < seats && (i === 0 || placeIn(round, attached[i - 1], seats) < placeIn(round, by, seats)),
    );
  if (!played.every(inOrder) || equalsLeft(state) < 0) return 'rounds';
  const { tables } = state.options;
  if (tables.length && !played.every(({ a }) => tables.includes(a))) return 'rounds';
  if (seat >= seats) return 'seat';
  const begins = beginner(played.length, seats);
  switch (phase) {
    case 'sum':
      if (played.length === rounds) return 'phase';
      if (seat !== begins) return 'seat';
      break;
    case 'over':
      if (played.length < rounds) return 'phase';
      if (seat !== begins) return 'seat';
      break;
    case 'draw':
      if (played.length === 0 || played.length === rounds) return 'phase';
      break;
    case 'attach': {
      const round = played.at(-1);
      if (!round) return 'phase';
      const last = round.attached.at(-1);
      const at = played.length - 1;
      if (last !== undefined && placeIn(at, last, seats) >= placeIn(at, seat, seats)) return 'seat';
      if (!mayAttach(state, seat)) return 'seat';
    }
  }
  return impossibleHands(state);
}

/** Checks the hand sizes: the pieces dealt and drawn, less those attached, determine them exactly. */
function impossibleHands({ options, hands, phase, seat, rounds: played }: TablesState): string | undefined {
  const seats = hands.length;
  let bag = digitPieces.reduce((sum, count) => sum + count, 0) - options.tables.length - handSize * seats;
  const sizes = Array<number>(seats).fill(handSize);
  for (const [i, round] of played.entries()) {
    bag -= drawnForRound(options);
    for (const by of round.attached) sizes[by] -= digitsOf(product(round)).length;
    const isPresent = i === played.length - 1;
    if (i === rounds - 1 || (isPresent && phase === 'attach')) break;
    const draws = everyoneDraws(bag, seats, i + 1, options);
    if (isPresent && phase === 'draw' && !draws) return 'phase';
    for (let to = 0; draws && to < seats; to++) {
      const isYetTo = isPresent && phase === 'draw' && placeIn(i + 1, to, seats) >= placeIn(i + 1, seat, seats);
      if (!isYetTo) sizes[to]++;
    }
    if (draws) bag -= seats;
    if (sizes.some((size) => size < 0)) return 'hands';
  }
  return hands.every((hand, i) => hand.length === sizes[i]) ? undefined : 'hands';
}
