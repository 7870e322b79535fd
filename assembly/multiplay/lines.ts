/**
 * The list of the rows and traps that a cube completes, each as eight i32. Each direction has at most the row through
 * the new cube and one trapped row on either side of it.
 */
const fields: i32 = 8;
const mostLines: i32 = 4 * 3;

export const lines = memory.data(fields * mostLines * 4, 4);

let count: i32 = 0;

export function clearLines(): void {
  count = 0;
}

export function countLines(): i32 {
  return count;
}

/** Adds a row or a trap. `before` and `after`: the cells of the two ends of a trap, or −1 for a row that scores. */
export function addLine(owner: i32, first: i32, step: i32, length: i32, before: i32, after: i32): void {
  const at = lines + count++ * (fields << 2);
  store<i32>(at, owner, 0);
  store<i32>(at, first, 4);
  store<i32>(at, step, 8);
  store<i32>(at, length, 12);
  store<i32>(at, before, 16);
  store<i32>(at, after, 20);
}
