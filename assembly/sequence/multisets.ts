// Up to five red dice as a number. A die in hand counts as 0, so there are always five numbers y0 ≤ … ≤ y4 from 0 to 12;
// their rank C(y0, 1) + C(y1 + 1, 2) + … + C(y4 + 4, 5) runs from 0 (all in hand) to RANKS − 1. A die that comes down
// raises the rank. docs/notes/sequence-solver.md explains it.

export const RANKS = 6188;

const table = memory.data(5 * 16 * 4);
const numbers = memory.data(5 * 4);

/** C(y + i, i + 1): what number y adds to the rank in place i, 0 to 4. */
export function choose(i: i32, y: i32): i32 {
  return load<i32>(table + (((i << 4) + y) << 2));
}

/** Number y_i of the multiset at hand. */
export function number(i: i32): i32 {
  return load<i32>(numbers + (i << 2));
}

export function setNumber(i: i32, y: i32): void {
  store<i32>(numbers + (i << 2), y);
}

/** Fills the table by Pascal's rule; must run before all else. */
export function prepare(): void {
  for (let i = 0; i < 5; i++) {
    let sum = 0;
    for (let y = 1; y <= 12; y++) {
      sum += i ? choose(i - 1, y) : 1;
      store<i32>(table + (((i << 4) + y) << 2), sum);
    }
  }
}

/** From a rank to the next. */
export function rise(): void {
  let i = 0;
  while (i < 4 && number(i) == number(i + 1)) setNumber(i++, 0);
  setNumber(i, number(i) + 1);
}

/** From a rank to the one before. */
export function fall(): void {
  let i = 0;
  while (!number(i)) i++;
  const y = number(i) - 1;
  for (; i >= 0; i--) setNumber(i, y);
}

/** The rank of the multiset at hand, whose numbers need not be in order yet. */
export function rank(): i32 {
  let sum = 0;
  for (let i = 0; i < 5; i++) {
    const y = number(i);
    let j = i;
    for (; j > 0 && number(j - 1) > y; j--) setNumber(j, number(j - 1));
    setNumber(j, y);
  }
  for (let i = 0; i < 5; i++) sum += choose(i, number(i));
  return sum;
}
