import { isWhole, levelStep, lowestLevel } from '../rules/game.js';

/** How a computer player follows a child: so that the child wins most games, or half of them. */
export type Fits = true | 'even';

/** The level of a computer player that fits a child: a staircase that goes on from game to game. */
export interface Fit {
  /** A multiple of a quarter from 0, where every move is made at random. */
  readonly level: number;
  /** Whether the last game was won at this level, so that the next win leads up. */
  readonly hasWon: boolean;
  /** The number of games, counted up to the last of the large steps. */
  readonly games: number;
}

/** The number of games with large steps: half a level. Then it is a quarter. */
const largeSteps = 6;

/** How many games one note has the levels of. */
const mostGames = 20;

export const newFit: Fit = { level: 1, hasWon: false, games: 0 };

/** The levels that the computer player of a game has. */
export interface Levels {
  readonly levels: number;
  /** Whether those below 1 are easier. */
  readonly hasLower?: boolean;
}

/**
 * Returns the level after a game. Two wins in a row lead up, each loss down, which settles where 70.7 % of the games are won
 * (Levitt 1971); for an even match each win leads up. A shared first place changes nothing.
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

/** Reads the output of `writeFit`; untrusted. Begins anew if it is not one. */
export function readFit(text: unknown, { levels }: Levels): Fit {
  const [level, won, games] = typeof text === 'string' && text.length < 20 ? text.split(' ').map(Number) : [];
  const fits = isWhole(level / levelStep, 0, levels / levelStep) && isWhole(won, 0, 1) && isWhole(games, 0, largeSteps);
  return fits ? { level, hasWon: won === 1, games } : newFit;
}

const quarters = ['', '\u00bc', '\u00bd', '\u00be'] as const;

/** Writes a level for people: 1½. */
export const levelText = (level: number): string =>
  `${Math.floor(level) || (level < levelStep ? 0 : '')}${quarters[Math.floor((level % 1) / levelStep)]}`;

/** The level of a staircase as that of a player: 0 would be a person. */
export const playedAt = ({ level }: Fit): number => level || lowestLevel;

/** The levels of all games in one note, `plyt:1 0 3,tables:0.5 1 6`: returns that of a game, as text. */
export const fitIn = (note: string | undefined, game: string): string | undefined =>
  note
    ?.split(',')
    .find((one) => one.startsWith(`${game}:`))
    ?.slice(game.length + 1);

/** Returns the note with the level of a game, the newest last. */
export const withFit = (note: string | undefined, game: string, text: string): string =>
  [...(note?.split(',') ?? []).filter((one) => one && !one.startsWith(`${game}:`)), `${game}:${text}`]
    .slice(-mostGames)
    .join(',');
