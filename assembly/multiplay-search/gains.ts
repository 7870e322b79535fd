/**
 * The points that each white cube would score for each player, updated incrementally as cubes turn. See
 * docs/notes/multiplay-search.md.
 *
 * The gains of all players are packed into one number with 8 bits per player: the sum of gain × 256^seat. A gain stays
 * between −127 and 127, because one direction scores at most 21 points for any player.
 */
import {
  cellsOfDie,
  colourOf,
  dice,
  mostCells,
  mostPlayers,
  onBoard,
  placeOf,
  players,
  room,
  root,
  rowsOf,
} from './board';
import { colours, scores, stepOf, withMargin } from './board';

/** Gains by player, direction and cell; and by player and cell, summed over the directions. */
const byAxis = memory.data(mostPlayers * 4 * mostCells * 4, 4);
const totals = memory.data(mostPlayers * mostCells * 4, 4);
/**
 * By player, die and place: the value of that cube to the player's side, in points × (players − 1); the other side aims
 * to minimise the lead of the searching player. Turned cubes and unused places are `none`.
 */
const worths = memory.data(mostPlayers * dice * room * 2, 16);
const none: i32 = -32768;
const rowBytes: i32 = room << 1;
const playerBytes: i32 = dice * rowBytes;

function lane(colour: i32, points: i32): i32 {
  return points << ((colour - 1) << 3);
}

/** Returns the gains of an even row trapped between two colours (MUL-08, MUL-10). */
function trap(owner: i32, length: i32, before: i32, after: i32): i32 {
  if (length & 1 || before === 0 || after === 0) return 0;
  return lane(before, length >> 1) + lane(after, length >> 1) - lane(owner, length);
}

/** Returns the gains of the trap that the cube would complete at the end of the row next to it (MUL-09). */
function ended(cell: i32, step: i32, colour: i32): i32 {
  const owner = colourOf(cell + step);
  if (owner === 0 || owner === colour) return 0;
  let length = 1;
  let at = cell + 2 * step;
  for (; colourOf(at) === owner; at += step) length++;
  return trap(owner, length, colour, colourOf(at));
}

/** Returns the gains of all players in one direction if the cube turns to that colour (MUL-07 to MUL-10). */
function scan(cell: i32, step: i32, colour: i32): i32 {
  let length = 1;
  let after = cell + step;
  for (; colourOf(after) === colour; after += step) length++;
  let before = cell - step;
  for (; colourOf(before) === colour; before -= step) length++;
  const ends = ended(cell, step, colour) + ended(cell, -step, colour);
  if (length & 1) return length < 3 ? ends : ends + lane(colour, length);
  return ends + trap(colour, length, colourOf(before), colourOf(after));
}

function totalAt(colour: i32, cell: i32): usize {
  return totals + (((colour - 1) * mostCells + cell) << 2);
}

function setWorth(cell: i32, colour: i32, worth: i32): void {
  const row = worths + (colour - 1) * playerBytes;
  for (let i = rowsOf(cell) - 1; i >= 0; i--) store<i16>(row + (placeOf(cell, i) << 1), worth);
}

/** Unpacks the gains player by player from the lowest byte; the remainder carries the sign of the higher ones. */
function showWorth(cell: i32, colour: i32): void {
  let gains = load<i32>(totalAt(colour, cell));
  let own = 0;
  let sum = 0;
  for (let player = 1; gains; player++) {
    const points = <i32>(<i8>gains);
    sum += points;
    if (player === root) own = points;
    gains = (gains - points) >> 8;
  }
  const lead = players * own - sum;
  setWorth(cell, colour, colour === root ? lead : -lead);
}

function refresh(cell: i32, axis: i32): void {
  for (let colour = 1; colour <= players; colour++) {
    const at = byAxis + ((((colour - 1) * 4 + axis) * mostCells + cell) << 2);
    const gains = scan(cell, stepOf(axis), colour);
    const before = load<i32>(at);
    if (gains === before) continue;
    store<i32>(at, gains);
    const total = totalAt(colour, cell);
    store<i32>(total, load<i32>(total) + gains - before);
    showWorth(cell, colour);
  }
}

/** Updates the first white cube in each of the eight directions; no other cube is affected by this cell. */
export function refreshAround(cell: i32): void {
  for (let axis = 0; axis < 4; axis++) {
    const step = stepOf(axis);
    let at = cell + step;
    while (colourOf(at)) at += step;
    if (onBoard(at)) refresh(at, axis);
    at = cell - step;
    while (colourOf(at)) at -= step;
    if (onBoard(at)) refresh(at, axis);
  }
}

export function hideWorth(cell: i32): void {
  for (let colour = 1; colour <= players; colour++) setWorth(cell, colour, none);
}

export function showWorths(cell: i32): void {
  for (let colour = 1; colour <= players; colour++) showWorth(cell, colour);
}

/** Adds the gains of a cube to the scores, or subtracts them. */
export function addGains(cell: i32, colour: i32, times: i32): void {
  let gains = load<i32>(totalAt(colour, cell));
  for (let at = scores; gains; at += 4) {
    const points = <i32>(<i8>gains);
    store<i32>(at, load<i32>(at) + points * times);
    gains = (gains - points) >> 8;
  }
}

export function layGains(size: i32): void {
  for (let at = 0; at < mostPlayers * playerBytes; at += 2) store<i16>(worths + at, none);
  for (let i = size * size - 1; i >= 0; i--) {
    const cell = withMargin(i, size);
    if (load<u8>(colours + cell)) continue;
    for (let colour = 1; colour <= players; colour++) {
      let total = 0;
      for (let axis = 0; axis < 4; axis++) {
        const gains = scan(cell, stepOf(axis), colour);
        store<i32>(byAxis + ((((colour - 1) * 4 + axis) * mostCells + cell) << 2), gains);
        total += gains;
      }
      store<i32>(totalAt(colour, cell), total);
      showWorth(cell, colour);
    }
  }
}

function most(row: usize, count: i32): i32 {
  if (ASC_FEATURE_SIMD) {
    let best = v128.load(row);
    for (let i = 8; i < count; i += 8) best = i16x8.max_s(best, v128.load(row + (i << 1)));
    best = i16x8.max_s(best, i16x8.shuffle(best, best, 4, 5, 6, 7, 4, 5, 6, 7));
    best = i16x8.max_s(best, i16x8.shuffle(best, best, 2, 3, 2, 3, 2, 3, 2, 3));
    best = i16x8.max_s(best, i16x8.shuffle(best, best, 1, 1, 1, 1, 1, 1, 1, 1));
    return i16x8.extract_lane_s(best, 0);
  } else {
    let best = none;
    for (let i = 0; i < count; i++) {
      const worth: i32 = load<i16>(row + (i << 1));
      if (worth > best) best = worth;
    }
    return best;
  }
}

/**
 * Returns the sum over all dice of the value of the best cube for that player; a die without a white cube counts 0
 * (MUL-05).
 */
export function bestOfDice(colour: i32): i32 {
  let sum = 0;
  for (let die = 0; die < dice; die++) {
    const best = most(worths + (colour - 1) * playerBytes + die * rowBytes, cellsOfDie(die));
    if (best !== none) sum += best;
  }
  return sum;
}
