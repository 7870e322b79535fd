/** The browser's own chance, made to fall as a test wants it. */

const own = crypto.getRandomValues.bind(crypto);
let next: (() => number | undefined) | undefined;

/** From now on chance falls the same way in every run (mulberry32). */
export function seed(start: number): void {
  let a = start;
  next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
}

/** The next rolls of the twelve-sided die; after them chance is chance again. */
export function rolls(...faces: number[]): void {
  next = () => {
    const face = faces.shift();
    return face === undefined ? undefined : face - 1;
  };
}

export function unseed(): void {
  next = undefined;
}

Object.defineProperty(crypto, 'getRandomValues', {
  configurable: true,
  value: <T extends ArrayBufferView>(array: T): T => {
    const number = next?.();
    if (number === undefined) return own(array as never);
    (array as unknown as Uint32Array)[0] = number;
    return array;
  },
});
