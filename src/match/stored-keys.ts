/* The keys of what is stored besides a game, under its own key. It is deleted together with the game. */

/** Returns the key of the data remembered from game to game, see `memory.ts`. */
export const memoryKey = (key: string): string => `${key}.memory`;
/** Returns the key of the stars of puzzles. */
export const starsKey = (key: string): string => `${key}.stars`;
