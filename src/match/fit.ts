import { isLevel, isWhole, levelStep } from '../rules/game.js';

/** The level of a computer player that fits a child: a staircase that goes on from game to game. */
export interface Fit {
  readonly level: number;
  /** Whether the last game was won at this level, so that the next win leads up. */
  readonly hasWon: boolean;
  /** The number of games, counted up to the last of the large steps. */
  readonly games: number;
}

/** The number of games with large steps: half a level. Then it is a quarter. */
const largeSteps = 6;

export const newFit: Fit = { level: 1, hasWon: false, games: 0 };

/**
 * Returns the level after a game. Two wins in a row lead up, each loss down, which settles where 70.7 % of the games are won
 * (Levitt 1971). A shared first place changes nothing.
 */
export function afterGame(fit: Fit, result: 'won' | 'lost' | 'shared', levels: number): Fit {
  const { level, hasWon } = fit;
  if (result === 'shared') return fit;
  const games = Math.min(largeSteps, fit.games + 1);
  if (result === 'won' && !hasWon) return { level, hasWon: true, games };
  const step = (result === 'won' ? 1 : -1) * (fit.games < largeSteps ? 2 * levelStep : levelStep);
  return { level: Math.max(levelStep, Math.min(levels, level + step)), hasWon: false, games };
}

/** Writes a level as text: `1.25 0 3`. */
export const writeFit = ({ level, hasWon, games }: Fit): string => `${level} ${hasWon ? 1 : 0} ${games}`;

/** Reads the output of `writeFit`; untrusted. Begins anew if it is not one. */
export function readFit(text: unknown, levels: number): Fit {
  const [level, won, games] = typeof text === 'string' && text.length < 20 ? text.split(' ').map(Number) : [];
  const fits = isLevel(level, levels) && isWhole(won, 0, 1) && isWhole(games, 0, largeSteps);
  return fits ? { level, hasWon: won === 1, games } : newFit;
}

const quarters = ['', '\u00bc', '\u00bd', '\u00be'] as const;

/** Writes a level for people: 1½. */
export const levelText = (level: number): string => `${Math.floor(level) || ''}${quarters[(level % 1) / levelStep]}`;
