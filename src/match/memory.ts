import type { Player } from './players.js';

/** Data remembered from one game to the next: names, the choices in the form, and best results. */
export interface Memory {
  /** The names of people who have played, most recent first. */
  readonly names: readonly string[];
  /** The form as it was when a game was last started from it. */
  readonly form?: RememberedForm;
  /** The smallest number of turns of a single-player game, by the options of the game as `bestKey` writes them. */
  readonly best: Readonly<Record<string, number>>;
}

export interface RememberedForm {
  readonly players: readonly Player[];
  readonly options: unknown;
  readonly preset?: string;
  readonly realDice: boolean;
}

export const emptyMemory: Memory = { names: [], best: {} };

export const mostNames = 24;
export const mostBests = 60;

/** Returns the memory with these people as the most recent players. */
export const withNames = (memory: Memory, names: readonly string[]): Memory => ({
  ...memory,
  names: [...new Set([...names, ...memory.names])].filter(Boolean).slice(0, mostNames),
});

/** Returns the memory with a best result added as the newest. */
export function withBest(memory: Memory, key: string, turns: number): Memory {
  const { [key]: _, ...others } = memory.best;
  const newest = [...Object.entries(others), [key, turns] as const].slice(-mostBests);
  return { ...memory, best: Object.fromEntries<number>(newest) };
}

/**
 * Writes the options that differ from the defaults, so that best results with different options are stored separately.
 */
export const bestKey = (options: object, defaults: object): string =>
  Object.entries(options)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name as keyof object]))
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(' ');
