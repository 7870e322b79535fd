// The distribution of the scores of a turn played for an aim: the passes of the solver in reverse. They propagate the
// probability of every state from the empty multiset up to whole rolls, down to the dice kept from them, and up again.

import { SCORES, aimTable, spreads, takeSpread } from './aim';
import { fall, listLess, listMore, listed, rise } from './multisets';
import { SIZE, TRIPLES, chooseRows, firstFalling, firstRising, take, takeFalling } from './passes';
import { ROW, TWELFTH } from './rows';
import { UNIT, tableOf } from './solver';

/** The probability of each state, and the values of dice of which the player may keep any. */
const mass = memory.data(SIZE);
const choices = memory.data(SIZE);
/** The probabilities of the scores 0 to 24. */
export const chances = memory.data(SCORES * 8);

/** The number of steps in all passes: throw; twice find the best keeps, keep, throw; count. */
const STEPS = 8 * TRIPLES;

/** The rounding error of equal values. */
const ROUNDING: f64 = 1e-12;

function add(at: usize, chance: f64): void {
  store<f64>(at, load<f64>(at) + chance);
}

/**
 * One die more: distributes the probability of a row to the twelve rows above it. Ranks ascend, so each row is
 * complete.
 */
function throwMass(count: i32): void {
  let rank = firstRising();
  for (; count > 0; count--, rank++, rise()) {
    const row = mass + rank * ROW;
    const isInHand = listMore(rank);
    const end = isInHand ? 13 * 8 : 8;
    for (let at = 0; at < end; at += 8) {
      const twelfth = load<f64>(row + at) * TWELFTH;
      if (!twelfth) continue;
      store<f64>(row + at, 0);
      for (let k = 0; k < 12; k++) {
        if (isInHand) add(mass + listed(k) * ROW + at, twelfth);
        else add(row + ((k + 1) << 3), twelfth);
      }
    }
  }
}

/**
 * One die fewer: keeps dice if that is better than throwing the dice in hand. Ranks descend, so each row is complete.
 */
function keepMass(thrown: usize, kept: usize, count: i32): void {
  let rank = firstFalling();
  for (; count > 0; count--, rank--, fall()) {
    const row = rank * ROW;
    const less = listLess(rank);
    for (let at = 12 * 8; at >= 0; at -= 8) {
      const chance = load<f64>(mass + row + at);
      const best = load<f64>(kept + row + at) - ROUNDING;
      if (!chance || load<f64>(thrown + row + at) >= best) continue;
      store<f64>(mass + row + at, 0);
      let k = 0;
      while (k < less && load<f64>(kept + listed(k) * ROW + at) < best) k++;
      add(mass + (k < less ? listed(k) * ROW + at : row), chance);
    }
  }
}

/** Adds the probabilities of whole rolls to those of their scores. */
function countMass(scores: usize, count: i32): void {
  let row = firstRising() * ROW;
  for (; count > 0; count--, row += ROW) {
    for (let at = 8; at < 13 * 8; at += 8) {
      const chance = load<f64>(mass + row + at);
      if (!chance) continue;
      store<f64>(mass + row + at, 0);
      add(chances + (i32(load<f64>(scores + row + at) / UNIT) << 3), chance);
    }
  }
}

/**
 * Does one step towards the distribution of scores for the aim that has been solved. Returns the number of rows
 * processed, or 0 once all is done.
 */
export function spreadAim(totalRule: i32): i32 {
  if (spreads === STEPS) return 0;
  const step = takeSpread();
  if (!step) {
    // Discard unfinished results of an earlier aim.
    for (let at = mass; at < mass + SIZE; at += 8) store<f64>(at, 0);
    for (let at = chances; at < chances + SCORES * 8; at += 8) store<f64>(at, 0);
    store<f64>(mass, 1);
  }
  const stage = step / TRIPLES;
  const triple = step % TRIPLES;
  const rows = stage === 2 || stage === 5 ? takeFalling(triple) : take(triple);
  const thrown = aimTable(stage < 4 ? 2 : 1);
  if (stage === 7) countMass(tableOf(totalRule, 1), rows);
  else if (stage === 1 || stage === 4) chooseRows(thrown, choices);
  else if (stage === 2 || stage === 5) keepMass(thrown, choices, rows);
  else throwMass(rows);
  return rows;
}
