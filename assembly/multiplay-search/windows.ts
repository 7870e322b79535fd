/**
 * Patterns of five cells in a line, centred on a cell of the board, called windows. Each of their cells is white, own,
 * another player's or margin: two bits. The value of a window is learned. It is the same when read from the other end,
 * and negated when seen by the other side. This leaves 256 kinds of the 1,024 windows, ordered by the lowest window of
 * each.
 */
import { colourOf, cubes, endAt, mostCells, onBoard, root, stepOf, white, withMargin } from './board';
import { kinds, stages, windows as learned } from './weights';

const length: i32 = 5;
const half: i32 = 2;
const all: i32 = 1 << (2 * length);
const outside: i32 = 3;

/** The kind of each window, from 1; negative for a window seen by the other side, 0 if both sides see the same. */
const kindOf = memory.data(all * 2, 2);
/** The value of each window in this position's stage of the game. */
const values = memory.data(all * 2, 2);
/** The window on each cell, by direction. */
const present = memory.data(4 * mostCells * 2, 2);

/** The sum of all windows of the board for the searching player, in 32nds of a point. */
export let sum: i32 = 0;

function reversed(window: i32): i32 {
  let other = 0;
  for (let i = 0; i < length; i++) other |= ((window >> (2 * i)) & 3) << (2 * (length - 1 - i));
  return other;
}
/** Exchanges own and other cells. */
function swapped(window: i32): i32 {
  const uneven = (window ^ (window >> 1)) & 0x155;
  return window ^ (uneven * 3);
}
function setKind(window: i32, kind: i32): void {
  store<i16>(kindOf + (window << 1), kind);
  store<i16>(kindOf + (reversed(window) << 1), kind);
}
function fill(): void {
  let count = 0;
  for (let window = 0; window < all; window++) {
    const other = swapped(window);
    if (load<i16>(kindOf + (window << 1)) || window === other || window === reversed(other)) continue;
    setKind(window, ++count);
    setKind(other, -count);
  }
}
fill();

/** Returns how far the game is from its end: 512 at the start, 256 halfway, 0 once it may be ended. */
function stage(): i32 {
  return white > endAt ? ((white - endAt) << 9) / (cubes - endAt) : 0;
}

/**
 * Interpolates the weights between the stages around this position. `apart`: the distance from one stage to the next.
 */
export function blend(weights: usize, apart: i32): i32 {
  const at = stage();
  const first = at >> 8 === stages - 1 ? stages - 2 : at >> 8;
  const part = at - (first << 8);
  const one: i32 = load<i8>(weights + first * apart);
  const two: i32 = load<i8>(weights + (first + 1) * apart);
  return (one * (256 - part) + two * part + 128) >> 8;
}

function seen(cell: i32): i32 {
  if (!onBoard(cell)) return outside;
  const colour = colourOf(cell);
  return colour === 0 ? 0 : colour === root ? 1 : 2;
}

/** Evaluates all windows. Without `useLearned`, they count 0. */
export function layWindows(size: i32, useLearned: bool): void {
  for (let window = 0; window < all; window++) {
    const kind: i32 = load<i16>(kindOf + (window << 1));
    let worth = 0;
    if (kind && useLearned) worth = blend(learned + abs(kind) - 1, kinds);
    store<i16>(values + (window << 1), kind < 0 ? -worth : worth);
  }
  sum = 0;
  for (let i = size * size - 1; i >= 0; i--) {
    const cell = withMargin(i, size);
    for (let axis = 0; axis < 4; axis++) {
      let window = 0;
      for (let j = 0; j < length; j++) window |= seen(cell + (j - half) * stepOf(axis)) << (2 * j);
      store<u16>(present + ((axis * mostCells + cell) << 1), window);
      sum += load<i16>(values + (window << 1));
    }
  }
}

/** Updates the windows when a cell turns from white to that colour, or back with `times` −1. */
export function turnWindows(cell: i32, colour: i32, times: i32): void {
  const change = (colour === root ? 1 : 2) * times;
  for (let axis = 0; axis < 4; axis++) {
    const step = stepOf(axis);
    for (let j = 0; j < length; j++) {
      const centre = cell + (half - j) * step;
      if (!onBoard(centre)) continue;
      const at = present + ((axis * mostCells + centre) << 1);
      const window: i32 = load<u16>(at);
      const next = window + (change << (2 * j));
      store<u16>(at, next);
      sum += <i32>load<i16>(values + (next << 1)) - <i32>load<i16>(values + (window << 1));
    }
  }
}
