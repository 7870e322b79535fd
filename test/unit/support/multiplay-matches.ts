import { Match } from '../../../src/match/match.js';
import { nameAll, type Player } from '../../../src/match/players.js';
import type { Random } from '../../../src/rules/game.js';
import {
  multiplay,
  type MultiplayEvent,
  type MultiplayMove,
  type MultiplayOptions,
  type MultiplayState,
} from '../../../src/rules/multiplay/index.js';
import { frozen } from '../../../src/rules/frozen.js';
import { seeded } from './random.js';

export type MultiplayMatch = Match<MultiplayOptions, MultiplayState, MultiplayMove, MultiplayEvent>;

/** Returns players by the levels of their computers, 0 for a person. */
export const seated = (...bots: number[]): Player[] => nameAll(bots.map((bot, colour) => ({ name: '', bot, colour })));

/** Returns a match of such players on a small board. The first seat is to roll; with `begun` false, the start is still to be rolled for. */
export function matchOf(bots: readonly number[], given: object = {}, begun = true, seed = 1): MultiplayMatch {
  const options = multiplay.options({ size: 7, endAt: 0, ...given });
  if (!options.ok) throw new Error(options.message);
  const dealt = multiplay.setup(bots.length, options.value, seeded(seed));
  return new Match(multiplay, seated(...bots), frozen(begun ? { ...dealt, phase: 'roll', starting: [] } : dealt));
}

/** Makes the `nth` legal move of the seat to act, or a move of chance. */
export function go(match: MultiplayMatch, random: Random, nth = 0): MultiplayMove {
  const { state, turn } = match;
  const listed = [...multiplay.moves(state)];
  const move = turn.kind === 'chance' ? match.chance(random) : listed[nth % listed.length];
  const step = match.play(move);
  if (!step.ok) throw new Error(step.message);
  return move;
}

/** Returns the rolls, move by move. */
export const rolls = (match: MultiplayMatch): number[] =>
  match.plies.flatMap(({ move }) => (move.type === 'roll' ? [move.die] : []));
