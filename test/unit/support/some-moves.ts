import type { Random } from '../../../src/rules/game.js';

interface Racks {
  readonly racks?: readonly string[];
  readonly seat?: number;
}

/** The number of pieces of which equations are looked for; there are hardly ever none. */
const few = 6;

/**
 * Returns legal moves from which a random game chooses: all that there are, but in Pytagora mostly the equations of six pieces of the rack.
 * To find those of all ten takes far more time than everything else in such a game.
 */
export function someMoves<M extends { readonly type: string }>(
  movesAt: (state: object) => Iterable<M>,
  state: object,
  random: Random,
): M[] {
  const { racks, seat = 0 } = state as Racks;
  const rack = racks?.[seat] ?? '';
  if (racks && rack.length > few && random(8)) {
    const kept = [...rack];
    while (kept.length > few) kept.splice(random(kept.length), 1);
    const moves = [...movesAt({ ...state, racks: racks.with(seat, kept.join('')) })];
    // Without an equation of six pieces, there may be one of more; whoever has one may not pass.
    if (moves.some(({ type }) => type === 'lay')) return moves;
  }
  return [...movesAt(state)];
}
