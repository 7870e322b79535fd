import { keyOfPuzzle, readStars, sumOfStars, withStars, writeStars, type KeptStars } from '../../src/puzzles/stars.js';
import type { Strength } from '../../src/puzzles/strength.js';
import { starsKey } from '../../src/match/stored-keys.js';
import { readKey } from './attribute-values.js';
import { storage } from './storage.js';

/** A puzzle whose stars are stored; the stars of a given position are not. */
export interface StarredPuzzle {
  readonly game: string;
  readonly seed: string;
  readonly strength: Strength;
}

/**
 * The stars of puzzles, stored on the device under the `persist` key, otherwise kept while the puzzles are open. Unreadable
 * stored stars count as none.
 */
export class PuzzleStars {
  #now: KeptStars = new Map();
  /** True if the device has failed to store them. */
  isUnkept = false;

  constructor(
    private readonly persist: string | undefined,
    private readonly onChange: () => void,
  ) {
    void this.#load();
  }

  get #key(): string | undefined {
    const { key } = readKey(this.persist);
    return key === undefined ? undefined : starsKey(key);
  }

  of({ game, seed, strength }: StarredPuzzle): number {
    return this.#now.get(keyOfPuzzle(game, seed, strength)) ?? 0;
  }

  get sum(): number {
    return sumOfStars(this.#now);
  }

  async #load(): Promise<void> {
    const key = this.#key;
    if (key === undefined) return;
    const text = await storage.get(key).catch(() => undefined);
    for (const [one, stars] of readStars(text)) if (!this.#now.has(one)) this.#now = withStars(this.#now, one, stars);
    this.onChange();
  }

  /** Stores the stars of a puzzle, merged with the stars that other windows have stored in the meantime. */
  async add({ game, seed, strength }: StarredPuzzle, stars: number): Promise<void> {
    if (!seed || !stars) return;
    const puzzle = keyOfPuzzle(game, seed, strength);
    this.#now = withStars(this.#now, puzzle, stars);
    const key = this.#key;
    if (key === undefined) return;
    try {
      this.#now = withStars(readStars(await storage.get(key)), puzzle, this.#now.get(puzzle)!);
      await storage.put(key, writeStars(this.#now));
      this.isUnkept = false;
    } catch {
      this.isUnkept = true;
    }
    this.onChange();
  }
}
