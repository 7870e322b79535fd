// Finds the best dice of a roll to keep.

import { aimTable } from './aim';
import { choose, number, setNumber } from './multisets';
import { ROW } from './rows';
import { UNIT, solve, tableOf } from './solver';

/** 64 values, one for each mask of kept dice. */
export const values = memory.data(64 * 8);

/** For each red number in order, the bit of its die in a mask. */
const bits = memory.data(5 * 4);

/** Loads the red dice of a packed roll, in order. */
function sort(dice: i32): void {
  for (let i = 0; i < 5; i++) {
    const y = (dice >> (4 * i + 4)) & 15;
    let place = i;
    for (; place > 0 && number(place - 1) > y; place--) {
      setNumber(place, number(place - 1));
      store<i32>(bits + (place << 2), load<i32>(bits + ((place - 1) << 2)));
    }
    setNumber(place, y);
    store<i32>(bits + (place << 2), 2 << i);
  }
}

/**
 * Writes into `values` the value of each of the 64 ways to keep dice, from a table, in a unit. Returns the best one: of
 * those that differ by at most `equal` the one with the most dice, of those the lowest mask.
 * @param lies The table that contains the value of the unchanged roll.
 */
function best(dice: i32, table: usize, lies: usize, unit: f64, equal: f64): i32 {
  sort(dice);
  const master: usize = (dice & 15) << 3;
  let highest: f64 = -Infinity;
  let best = 0;
  for (let kept = 0; kept < 64; kept++) {
    // Bit 0 is the Master, bit i + 1 the red die in place i; a die that is not kept becomes a 0 below all others.
    let mask = kept & 1;
    let rank = 0;
    let place = 4;
    for (let i = 4; i >= 0; i--) {
      if (!((kept >> (i + 1)) & 1)) continue;
      rank += choose(place--, number(i));
      mask |= load<i32>(bits + (i << 2));
    }
    const value = load<f64>((kept === 63 ? lies : table) + rank * ROW + (mask & 1 ? master : 0));
    const more = popcnt(mask) - popcnt(best);
    if (value > highest + equal || (value >= highest - equal && (more > 0 || (more === 0 && mask < best)))) {
      highest = value;
      best = mask;
    }
    store<f64>(values + (mask << 3), value / unit);
  }
  return best;
}

/**
 * Writes into `values` the expected score of each of the 64 ways to keep dice of a packed roll with 1 or 2 rolls left
 * and optimal play after that. Keeping all six dice means stopping. Returns the best one: among equal ones the one
 * with the most dice, among those the lowest mask.
 */
export function keep(dice: i32, rollsLeft: i32, totalRule: i32): i32 {
  solve(totalRule);
  // The value of the unchanged roll comes from the first table.
  return best(dice, tableOf(totalRule, rollsLeft), tableOf(totalRule, 1), UNIT, 0);
}

/** The rounding error of values of an aim, which are not integers. */
const ROUNDING: f64 = 1e-12;

/** Does the same as `keep` for the aim that has been solved. */
export function keepForAim(dice: i32, rollsLeft: i32): i32 {
  return best(dice, aimTable(rollsLeft), aimTable(1), 1, ROUNDING);
}
