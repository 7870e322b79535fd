/** The common part of the plain programs: the random generator, and the cubes that each die allows. Dice count from 0. */

/** MUL-01: the numbers of the 121 cubes, in ascending order. */
const numbers: number[] = [];
for (let number = 1; number <= 144; number++) {
  const isProduct = Array.from({ length: 12 }, (_, i) => i + 1).some((die) => allows(die, number));
  if (isProduct) numbers.push(...Array<number>(number === 12 ? 5 : 2).fill(number));
}

function allows(die: number, number: number): boolean {
  return number % die === 0 && number / die <= 12;
}

/** For each die 32 places; the first ones hold the cubes it allows. */
export const slots = new Uint8Array(12 * 32);
export const slotCount = new Uint8Array(12);
for (let die = 0; die < 12; die++) {
  numbers.forEach((number, cube) => {
    if (allows(die + 1, number)) slots[die * 32 + slotCount[die]++] = cube;
  });
}

let counter = 0;

export function seed(value: number): void {
  counter = value | 0;
}

/** The generator of assembly/multiplay-playouts/random.ts. */
export function below(n: number): number {
  counter = (counter + 0x9e3779b9) | 0;
  let mixed = counter;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  mixed ^= mixed >>> 15;
  return Math.imul(mixed >>> 8, n) >>> 24;
}

export interface Played {
  games: number;
  turns: number;
  checksum: number;
}

/** Plays one game; leaves the final scores in `scores`. */
export type PlayGame = (scores: Int32Array) => number;

export function playAll(game: PlayGame, count: number, seedValue: number): Played {
  seed(seedValue);
  const scores = new Int32Array(2);
  let turns = 0;
  let checksum = 0;
  for (let i = 0; i < count; i++) {
    turns += game(scores);
    checksum = (Math.imul(checksum, 31) + scores[0] * 1024 + scores[1]) | 0;
  }
  return { games: count, turns, checksum: checksum >>> 0 };
}
