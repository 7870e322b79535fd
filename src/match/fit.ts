import { isWhole, levelStep, lowestLevel } from '../rules/game.js';

/** The adaptation of a computer player to a child: the child should win most games, or half of them. */
export type Fits = true | 'even';

/** The level of a computer player that adapts to a child: a staircase procedure continued from game to game. */
export interface Fit {
  /** A multiple of a quarter, from 0, at which every move is random. */
  readonly level: number;
  /** True if the last game was won at this level, so that the next win raises it. */
  readonly hasWon: boolean;
  /** The number of games played, counted up to the last one with a large step. */
  readonly games: number;
}

/** The number of games with large steps, of half a level. Later steps are a quarter. */
const largeSteps = 6;

/** Maximum number of games whose levels are stored in one note. */
const mostGames = 20;

export const newFit: Fit = { level: 1, hasWon: false, games: 0 };

/** The levels of a game's computer player. */
export interface Levels {
  readonly levels: number;
  /** True if there are easier levels below 1. */
  readonly hasLower?: boolean;
}

/**
 * Returns the level after a game. Two wins in a row raise it and each loss lowers it, which converges where 70.7 % of
 * the games are won (Levitt 1971); for an even match each win raises it. A shared first place changes nothing.
 */
export function afterGame(
  fit: Fit,
  result: 'won' | 'lost' | 'shared',
  { levels, hasLower = false }: Levels,
  fits: Fits = true,
): Fit {
  const { level, hasWon } = fit;
  if (result === 'shared') return fit;
  const games = Math.min(largeSteps, fit.games + 1);
  if (result === 'won' && !hasWon && fits !== 'even') return { level, hasWon: true, games };
  const step = (result === 'won' ? 1 : -1) * (fit.games < largeSteps ? 2 * levelStep : levelStep);
  return { level: Math.max(hasLower ? 0 : 1, Math.min(levels, level + step)), hasWon: false, games };
}

/** Writes a level as text: `1.25 0 3`. */
export const writeFit = ({ level, hasWon, games }: Fit): string => `${level} ${hasWon ? 1 : 0} ${games}`;

/** Reads the output of `writeFit`; untrusted. Returns the initial level if the text is invalid. */
export function readFit(text: unknown, { levels }: Levels): Fit {
  const [level, won, games] = typeof text === 'string' && text.length < 20 ? text.split(' ').map(Number) : [];
  const fits = isWhole(level / levelStep, 0, levels / levelStep) && isWhole(won, 0, 1) && isWhole(games, 0, largeSteps);
  return fits ? { level, hasWon: won === 1, games } : newFit;
}

const quarters = ['', '\u00bc', '\u00bd', '\u00be'] as const;

/** Formats a level for display: 1½. */
export const levelText = (level: number): string =>
  `${Math.floor(level) || (level < levelStep ? 0 : '')}${quarters[Math.floor((level % 1) / levelStep)]}`;

/** Returns the level of a player from that of the staircase, where 0 would mean a person. */
export const playedAt = ({ level }: Fit): number => level || lowestLevel;

/** Returns the level of one game, as text, from a note with the levels of all games: `plyt:1 0 3,tables:0.5 1 6`. */
export const fitIn = (note: string | undefined, game: string): string | undefined =>
  note
    ?.split(',')
    .find((one) => one.startsWith(`${game}:`))
    ?.slice(game.length + 1);

/** Returns the note with the level of a game added, the newest last. */
export const withFit = (note: string | undefined, game: string, text: string): string =>
  [...(note?.split(',') ?? []).filter((one) => one && !one.startsWith(`${game}:`)), `${game}:${text}`]
    .slice(-mostGames)
    .join(',');
