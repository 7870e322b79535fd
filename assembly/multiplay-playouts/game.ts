/** Plays a complete random game of two players, from the shuffled deal to 25 white cubes. */
import { colours, gains } from '../multiplay/board';
import { scan } from '../multiplay/scan';
import { cubes, dice, turnAllWhite, turnOne } from './cubes';
import { below } from './random';
import { clearRays, turnRays } from './rays';

const size: i32 = 11;
const endAt: i32 = 25;

/** The cell of each cube. */
const deal = memory.data(cubes);

/**
 * Deals by an inside-out Fisher–Yates shuffle: each cube in turn takes the cell of a random earlier one, which moves to
 * the next free cell (MUL-01).
 */
function shuffle(): void {
  for (let cube = 0; cube < cubes; cube++) {
    const other = below(cube + 1);
    store<u8>(deal + cube, load<u8>(deal + other));
    store<u8>(deal + other, cube);
  }
}

function clear(): void {
  turnAllWhite();
  store<i32>(gains, 0);
  store<i32>(gains, 0, 4);
  if (ASC_FEATURE_SIMD) clearRays();
  else for (let cell = 0; cell < cubes; cell++) store<u8>(colours + cell, 0);
}

/** Turns a cube; the gains of the board add up to the scores of the game. */
function turn(cell: i32, colour: i32): void {
  if (ASC_FEATURE_SIMD) {
    turnRays(cell, colour);
  } else {
    scan(size, cell, colour);
    store<u8>(colours + cell, colour);
  }
}

/** Plays a game and returns the number of turns; a pass counts as a turn. */
export function game(): i32 {
  shuffle();
  clear();
  let turns = 0;
  let colour = 1;
  for (let white = cubes; white > endAt; turns++) {
    const cube = turnOne(below(dice));
    if (cube >= 0) {
      turn(load<u8>(deal + cube), colour);
      white--;
    }
    colour = 3 - colour;
  }
  return turns;
}

/** Returns the score of player 1 or 2 at the end of the last game. */
export function score(colour: i32): i32 {
  return load<i32>(gains + ((colour - 1) << 2));
}
