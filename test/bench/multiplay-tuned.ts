/**
 * Random games in the fastest JavaScript that we know: bit words like those of the core, in 32 bits, with tables where the core has
 * instructions, and hardly a branch. The method is explained in assembly/multiplay-playouts/rays.ts and cubes.ts.
 */
import { below, playAll, slotCount, slots, type Played } from './multiplay-cubes.js';

const ones = new Uint8Array(4096);
for (let bits = 1; bits < 4096; bits++) ones[bits] = ones[bits >> 1] + (bits & 1);

/** The position of the nth set bit of nine bits (<< 4). */
const nth = new Uint8Array(512 << 4);
for (let bits = 0; bits < 512; bits++) {
  for (let bit = 0, rank = 0; bit < 9; bit++) if ((bits >> bit) & 1) nth[(bits << 4) + rank++] = bit;
}

const whole = Int32Array.from(slotCount, (count) => (1 << count) - 1);
const white = new Int32Array(12);

/** For each cube, the words that contain it and the bits to keep: entries `from[cube]` to `from[cube + 1]`. */
const from = new Uint16Array(122);
const dieOf = new Uint8Array(512);
const keep = new Int32Array(512);
for (let cube = 0, at = 0; cube < 121; cube++) {
  for (let die = 0; die < 12; die++) {
    const slot = slots.subarray(die * 32, die * 32 + slotCount[die]).indexOf(cube);
    if (slot < 0) continue;
    dieOf[at] = die;
    keep[at++] = ~(1 << slot);
  }
  from[cube + 1] = at;
}

const deal = new Uint8Array(121);
const lines = new Int32Array(128);
const lineOf = new Uint8Array(121 * 4);
const across = new Int32Array(121);
const along = new Int32Array(121);
for (let cell = 0; cell < 121; cell++) {
  const x = cell % 11;
  const y = Math.floor(cell / 11);
  lineOf.set([y, 11 + x, 32 + x - y, 43 + x + y], cell * 4);
  across[cell] = (1 << x) | (1 << (26 - x));
  along[cell] = (1 << y) | (1 << (26 - y));
}

/** For a ray of the other's row, with bit 12 if an own cube ends it: twice its gain. */
const wins = new Uint8Array(8192);
for (let ray = 0; ray < 4096; ray++) {
  const length = ones[ray] - 2;
  if (length > 0 && !(length & 1)) wins[ray + 4096] = 2 * length;
}

/** By the own row's length, plus 16 if it is shut in: its score in the upper half, the change of the lead in the lower. */
const rows = new Int32Array(32);
for (let length = 2; length < 16; length++) {
  if (length & 1) rows[length] = rows[length + 16] = (length << 16) + length;
  else rows[length + 16] = -2 * length;
}

/** Returns 1 if a word of 16 bits is not zero, else 0. */
const some = (bits: number): number => (bits + 0xffff) >>> 16;

function direction(own: number, other: number, cube: number): number {
  const theirs = lines[other];
  const joined = lines[own] | cube;
  const ownEnds = lines[own];
  lines[own] = joined;
  const reach = joined ^ (joined + cube);
  const length = ones[reach & 0xfff] + ones[reach >>> 16] - 3;
  const ends = reach & theirs;
  const shut = some(ends & 0xffff) & some(ends >>> 16);
  const beside = theirs | cube;
  const ended = beside ^ (beside + cube);
  const hit = ended & ownEnds;
  return (
    rows[length + (shut << 4)] +
    wins[(ended & 0xfff) + (some(hit & 0xffff) << 12)] +
    wins[(ended >>> 16) + (some(hit >>> 16) << 12)]
  );
}

function game(scores: Int32Array): number {
  for (let cube = 0; cube < 121; cube++) {
    const before = below(cube + 1);
    deal[cube] = deal[before];
    deal[before] = cube;
  }
  lines.fill(0);
  white.set(whole);
  let turns = 0;
  let own = 0;
  let lead = 0; // of the player to move
  let total = 0;
  for (let left = 121; left > 25; turns++) {
    const die = below(12);
    const bits = white[die];
    if (bits !== 0) {
      const first = ones[bits & 511];
      const second = first + ones[(bits >>> 9) & 511];
      const rank = below(second + ones[bits >>> 18]);
      const shift = rank >= second ? 18 : rank >= first ? 9 : 0;
      const inPart = rank >= second ? rank - second : rank >= first ? rank - first : rank;
      const cube = slots[die * 32 + shift + nth[(((bits >>> shift) & 511) << 4) + inPart]];
      for (let i = from[cube], end = from[cube + 1]; i < end; i++) white[dieOf[i]] &= keep[i];
      const cell = deal[cube];
      const line = cell * 4;
      const other = 64 - own;
      const x = across[cell];
      const gain =
        direction(own + lineOf[line], other + lineOf[line], x) +
        direction(own + lineOf[line + 1], other + lineOf[line + 1], along[cell]) +
        direction(own + lineOf[line + 2], other + lineOf[line + 2], x) +
        direction(own + lineOf[line + 3], other + lineOf[line + 3], x);
      const change = (gain << 16) >> 16;
      total += (gain - change) >> 16;
      lead += change;
      left--;
    }
    own = 64 - own;
    lead = -lead;
  }
  const toMove = own >> 6;
  scores[toMove] = (total + lead) >> 1;
  scores[1 - toMove] = (total - lead) >> 1;
  return turns;
}

export const playTuned = (count: number, seed: number): Played => playAll(game, count, seed);
