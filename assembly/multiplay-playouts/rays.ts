/**
 * MUL-07 to MUL-11 for two players on 11 × 11 cubes, for all eight rays from a cube at once. This repeats the rules of
 * ../multiplay/scan.ts in another form for speed, and tests compare the two.
 *
 * Each of the 64 lines of the board (11 rows, 11 columns, 21 diagonals in each direction) has two 16-bit words per
 * player, with a bit for each of that player's cubes: bit x in one, bit 10 − x in the other (y in columns). So a ray
 * from the cube always runs towards higher bits, and no bit is ever set beyond its last cell. A vector holds the words
 * of the four lines through a cube: eight rays, in pairs.
 *
 * Adding the cube's bit to a ray carries through all cubes that follow without a gap. The bits that change are the
 * cube, those that follow, and the one cell beyond. So lengths are found by counting bits, and ends by masking.
 */
import { addGain } from '../multiplay/board';

const size: i32 = 11;
const rows: usize = 0;
const columns: usize = rows + size;
const falling: usize = columns + size;
const rising: usize = falling + 2 * size - 1;
const lines: i32 = 64;

/** The words of the first player, followed by those of the second. */
const words = memory.data(2 * lines * 4, 16);
const player: i32 = lines * 4;

/** For each cell, the offsets of the words of its four lines (u16 each), and 16 bytes with its bits in them. */
const cells = memory.data(size * size * 32, 16);

function fill(): void {
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = cells + (y * size + x) * 32;
      store<u16>(at, (rows + y) * 4);
      store<u16>(at, (columns + x) * 4, 2);
      store<u16>(at, (falling + x - y + size - 1) * 4, 4);
      store<u16>(at, (rising + x + y) * 4, 6);
      const across = (1 << x) | (1 << (16 + size - 1 - x));
      store<i32>(at, across, 16);
      store<i32>(at, (1 << y) | (1 << (16 + size - 1 - y)), 20);
      store<i32>(at, across, 24);
      store<i32>(at, across, 28);
    }
  }
}
if (ASC_FEATURE_SIMD) fill();

export function clearRays(): void {
  for (let at = 0; at < 2 * player; at += 16) v128.store(words + at, i32x4.splat(0));
}

function gather(at: usize, a: usize, b: usize, c: usize, d: usize): v128 {
  const ab = v128.load_lane<u32>(at + b, v128.load32_zero(at + a), 1);
  return v128.load_lane<u32>(at + d, v128.load_lane<u32>(at + c, ab, 2), 3);
}

/** Returns, for each ray, the cube, the cubes of `line` that follow it, and the cell beyond them. */
function reach(line: v128, cube: v128): v128 {
  const joined = v128.or(line, cube);
  return v128.xor(joined, i16x8.add(joined, cube));
}

/** Returns the number of set bits in each of the eight words. */
function count(rays: v128): v128 {
  return i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(rays));
}

/** Sets all bits in each of the eight words that is not zero. */
function some(rays: v128): v128 {
  return i16x8.ne(rays, i16x8.splat(0));
}

/** Turns a cube to `colour`, 1 or 2, and adds its points to the gains. */
export function turnRays(cell: i32, colour: i32): void {
  const at = cells + cell * 32;
  const a: usize = load<u16>(at);
  const b: usize = load<u16>(at, 2);
  const c: usize = load<u16>(at, 4);
  const d: usize = load<u16>(at, 6);
  const cube = v128.load(at, 16);

  const ownAt = words + (colour - 1) * player;
  const own = gather(ownAt, a, b, c, d);
  const other = gather(words + (2 - colour) * player, a, b, c, d);
  const turned = v128.or(own, cube);
  v128.store_lane<u32>(ownAt + a, turned, 0);
  v128.store_lane<u32>(ownAt + b, turned, 1);
  v128.store_lane<u32>(ownAt + c, turned, 2);
  v128.store_lane<u32>(ownAt + d, turned, 3);

  // The row through the cube, for each pair of rays. Both rays count the cube, and each counts a cell beyond.
  const ownReach = reach(own, cube);
  const length = i32x4.sub(i32x4.extadd_pairwise_i16x8_u(count(ownReach)), i32x4.splat(3));
  const even = i32x4.sub(v128.and(length, i32x4.splat(1)), i32x4.splat(1));
  const scored = v128.and(v128.andnot(length, even), i32x4.gt_s(length, i32x4.splat(2))); // MUL-07
  const shut = i32x4.eq(some(v128.and(ownReach, other)), i32x4.splat(-1));
  const lost = v128.and(length, v128.and(even, shut)); // MUL-08

  // MUL-09: the other player's rows that begin next to the cube, for each ray.
  const otherReach = reach(other, cube);
  const ended = i16x8.sub(count(otherReach), i16x8.splat(2));
  const odd = i16x8.sub(i16x8.splat(0), v128.and(ended, i16x8.splat(1)));
  const won = v128.and(v128.andnot(ended, odd), some(v128.and(otherReach, own)));

  // MUL-11. With two players, the loss of one by a trap is the gain of the other.
  const moved = i32x4.sub(i32x4.extadd_pairwise_i16x8_s(won), lost);
  const pairs = i32x4.add(i32x4.shl(scored, 16), moved);
  const halves = i32x4.add(pairs, i8x16.shuffle(pairs, pairs, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7));
  const sum = i32x4.extract_lane(halves, 0) + i32x4.extract_lane(halves, 1);
  const toOwn: i32 = i16(sum);
  addGain(colour, ((sum - toOwn) >> 16) + toOwn);
  addGain(3 - colour, -toOwn);
}
