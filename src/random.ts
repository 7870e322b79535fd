/**
 * Returns a uniform random integer from 0 to `below` − 1, from the platform's source of random values. Draws that would
 * introduce bias are repeated.
 */
export function random(below: number): number {
  const range = 2 ** 32;
  const fair = range - (range % below);
  const draw = new Uint32Array(1);
  do crypto.getRandomValues(draw);
  while (draw[0] >= fair);
  return draw[0] % below;
}

/**
 * Returns a random source (Splitmix32): the same numbers for the same seed, an integer, and unrelated numbers for
 * neighbouring seeds.
 */
export function seeded(seed: number): (below: number) => number {
  let counter = Math.imul(seed + 1, 0x85ebca6b);
  return (below) => {
    counter = (counter + 0x9e3779b9) | 0;
    let mixed = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * below);
  };
}
