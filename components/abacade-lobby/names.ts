import { freeNicknames, nicknameKeys } from '../../src/live/protocol/nicknames.js';
import type { Random } from '../../src/rules/game.js';

/** Number of names offered at once. */
const offered = 30;

/** The names that a pupil chooses from, sorted in the reader's language. */
export interface Offer {
  /** The names offered; those taken meanwhile stay in place. */
  readonly names: readonly number[];
  readonly taken: readonly number[];
  readonly hasMore: boolean;
  isTaken(nickname: number): boolean;
}

/** Draws a number of items from a list at random. */
function draw(list: readonly number[], count: number, random: Random): number[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random(left.length), 1)[0]);
}

/**
 * The offer of one device: 30 of the names that were free when it was made, drawn at random, so that a class does not crowd
 * around the first ones.
 */
export class NameList {
  #names: readonly number[] = [];

  constructor(
    private readonly random: Random,
    private readonly byName: (a: number, b: number) => number,
  ) {}

  /** Draws other names, if possible only names that were not offered. */
  renew(taken: readonly number[]): void {
    const free = freeNicknames(taken);
    const others = free.filter((nickname) => !this.#names.includes(nickname));
    this.#names = draw(others.length >= offered ? others : free, offered, this.random).sort(this.byName);
  }

  offer(taken: readonly number[]): Offer {
    if (this.#names.length === 0) this.renew(taken);
    // Nicknames that differ only in their look count as the same name.
    const animals = new Set(taken.map((nickname) => nickname % nicknameKeys.length));
    return {
      names: this.#names,
      taken: [...taken].sort(this.byName),
      hasMore: freeNicknames(taken).length > offered,
      isTaken: (nickname) => animals.has(nickname % nicknameKeys.length),
    };
  }
}
