/** Random positions of Pytagora for tests and benchmarks: the same for the same seed. */
import { place, type Direction, type Piece } from '../../../src/core/pytagora.js';
import { find } from '../../../src/core/pytagora-find.js';

/** Returns a generator of whole numbers from 0 to `below` − 1, of the Park–Miller kind. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 0x7fffffff;
    return state % below;
  };
}

/** The 126 pieces of PYT-01 to PYT-03. */
export const bag =
  '1234567'.repeat(8) +
  '089'.repeat(7) +
  '+'.repeat(9) +
  '-'.repeat(9) +
  '*'.repeat(7) +
  '/'.repeat(6) +
  '='.repeat(18);

export const draw = (random: (below: number) => number, count: number): string =>
  Array.from({ length: count }, () => bag[random(bag.length)]).join('');

/** Returns a table of crossed equations as racks of ten make them: `equations` of them, or fewer if no more fit. */
export function randomTable(
  random: (below: number) => number,
  equations: number,
  direction: Direction = 'ltr',
): Piece[] {
  const pieces: Piece[] = [];
  for (let laid = 0, tries = 0; laid < equations && tries < 20; tries++) {
    const choices = find(pieces, draw(random, 10), 1, 'standard', direction).filter(
      ({ x }) => laid === 0 || x !== undefined,
    );
    if (choices.length === 0) continue;
    const { text, x = 0, y = 0, down = false } = choices[random(choices.length)];
    const laying = place(pieces, text, x, y, down, 'standard', direction);
    if (!laying.ok) throw new Error(`${text} was found, but is refused by ${laying.rule}.`);
    pieces.push(...laying.fresh);
    laid++;
  }
  return pieces;
}
