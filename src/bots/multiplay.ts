import { gains as coreGains } from '../core/multiplay.js';
import type { Bot, Random } from '../rules/game.js';
import { botLevels, legalCells, type MultiplayMove, type MultiplayState } from '../rules/multiplay/index.js';
import { moves as movesOf } from '../rules/multiplay/play.js';

/** What turning a cube brings at once: to the player, and to all others together. */
function gain(state: MultiplayState, cell: number): { own: number; others: number } {
  const { colours, options, seat, scores } = state;
  const gains = coreGains(Uint8Array.from(colours), options.size, cell, seat + 1, scores.length);
  return { own: gains[seat], others: gains.reduce((sum, points) => sum + points, 0) - gains[seat] };
}

const pick = <T>(from: readonly T[], random: Random): T => from[random(from.length)];

/** The cubes that bring the player most; of these, the ones that bring the others least. */
function bestCells(state: MultiplayState, cells: readonly number[]): number[] {
  const rated = cells.map((cell) => ({ cell, ...gain(state, cell) }));
  const own = Math.max(...rated.map((r) => r.own));
  const richest = rated.filter((r) => r.own === own);
  const others = Math.min(...richest.map((r) => r.others));
  return richest.filter((r) => r.others === others).map((r) => r.cell);
}

/** How many cubes the gentle player looks at. */
const glance = 2;

function chooseCell(state: MultiplayState, cells: readonly number[], level: number, random: Random): number {
  if (level >= 2) return pick(bestCells(state, cells), random);
  return pick(
    bestCells(
      state,
      Array.from({ length: glance }, () => pick(cells, random)),
    ),
    random,
  );
}

/**
 * Level 1 glances at two cubes and takes the better one; level 2 takes the best immediate gain of all. Both end the game
 * when they lead. Asked when no seat is to act, they give a move that the rules refuse.
 */
export const multiplayBot: Bot<MultiplayState, MultiplayMove> = {
  levels: botLevels,
  think(state, level, random) {
    const { numbers, die, phase, scores, seat } = state;
    if (phase !== 'answer' && phase !== 'choose') {
      const leads = scores.every((score, other) => other === seat || score < scores[seat]);
      return { type: leads ? 'end' : 'go-on' };
    }
    const cell = chooseCell(state, legalCells(state), level, random);
    const wanted = phase === 'answer' ? { factor: numbers[cell] / die } : { cell };
    const moves = [...movesOf(state)];
    return moves.find((move) =>
      Object.entries(wanted).every(([key, value]) => move[key as keyof MultiplayMove] === value),
    )!;
  },
};
