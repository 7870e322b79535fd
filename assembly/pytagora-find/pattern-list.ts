/** The patterns waiting to be solved, those with the most points first. */

/** The cells of a pattern: glyphs, with `none` for an open digit. At most 23, see frames.ts. */
export const pattern = memory.data(32);

/**
 * Per pattern, 32 bytes: its cells; from byte 24 the line that they belong to (see lines.ts) and the next pattern + 1.
 */
const capacity: i32 = 1 << 12;
const patterns = memory.data(capacity << 5, 4);
let count: i32 = 0;
/** By score, the first pattern + 1, as i32. The longest line has at most 276 points for its numbers. */
const mostScore: i32 = 400;
const heads = memory.data(mostScore << 2, 4);
let highest: i32 = 0;

export function clear(): void {
  for (let i = 0; i < mostScore << 2; i += 4) store<i32>(heads + i, 0);
  count = highest = 0;
}

export function isFull(): bool {
  return count === capacity;
}

/** Adds the pattern in `pattern`. The list must not be full. */
export function add(line: i32, score: i32): void {
  const entry = patterns + (count << 5);
  const head = heads + (score << 2);
  memory.copy(entry, pattern, 24);
  store<i32>(entry, line, 24);
  store<i32>(entry, load<i32>(head), 28);
  store<i32>(head, ++count);
  highest = max(highest, score);
}

export let takenLine: i32 = 0;

/** Moves one of the patterns with the most points into `pattern`. Returns its score, or 0 if there is none. */
export function take(): i32 {
  for (; highest > 0; highest--) {
    const head = heads + (highest << 2);
    const first = load<i32>(head) - 1;
    if (first < 0) continue;
    const entry = patterns + (first << 5);
    store<i32>(head, load<i32>(entry, 28));
    memory.copy(pattern, entry, 24);
    takenLine = load<i32>(entry, 24);
    return highest;
  }
  return 0;
}
