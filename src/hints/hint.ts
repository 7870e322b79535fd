/** The types of hints, and the interface that each game implements to provide them. */
import type { Shown } from '../bots/plyt-shown.js';
import type { Game, GameEvent, Random, Seat } from '../rules/game.js';
import type { Fact, Saying } from '../words/say.js';

/** The marks on the board. Omitted fields mark nothing. */
export interface Marks {
  /** In Multiplay, cells by index, row by row; in Up and down, ends of the path. */
  readonly cells?: readonly number[];
  /** Dice by index; the Master is 0. */
  readonly dice?: readonly number[];
  /** In PLYT a number of dice; in Multiplay factors of the row. */
  readonly numbers?: readonly number[];
  /** Squares of the trail. */
  readonly squares?: readonly number[];
  /** Pieces or cards by their index in the hand. */
  readonly pieces?: readonly number[];
  /** In Pytagora, the place of an equation. */
  readonly line?: { readonly x: number; readonly y: number; readonly down: boolean; readonly text: string };
}

/** One hint: the key of a sentence in `words/source/<game>.json`, its arguments, and its marks. */
export interface Rung extends Saying {
  readonly marks: Marks;
}

/** Three hints: a nudge, a narrower one, and the move with its reason. */
export type Rungs = readonly [Rung, Rung, Rung];

/** The hints for the seat to act, and the move that they lead to. */
export interface Hints<M = unknown> {
  readonly game: string;
  readonly seat: Seat;
  readonly move: M;
  readonly rungs: Rungs;
}

/** Options of a request for hints. */
export interface HintOptions {
  readonly signal?: AbortSignal;
  /** Chooses among equally good moves; without it, the first one is taken. */
  readonly random?: Random;
  /**
   * The assumed ability of the player, if the best choice depends on it: the level of a computer player. Without it,
   * the hints of PLYT make no claim about how often the player is right.
   */
  readonly level?: number;
}

/** Options of a search for hints. */
export interface HintSearch<M> extends HintOptions {
  /** The move that the hints lead to, instead of the best one. */
  readonly to?: M | undefined;
  /** In PLYT, the player's performance in the game, if no level is assumed. */
  readonly shown?: Shown | undefined;
}

/** A move and the hints that lead to it. */
export type Found<M> = Pick<Hints<M>, 'move' | 'rungs'>;

/** The hints of one game. To add a game, implement this in a file of its own and list it in `index.ts`. */
export interface Hinter<S, M> {
  /** Loads the files that the rules need. */
  load?(): Promise<void>;
  /** Finds a hint for the seat to act. Returns undefined if it has no move or if aborted. */
  find(state: S, seat: Seat, options: HintSearch<M>): Promise<Found<M> | undefined> | Found<M> | undefined;
}

/** Creates a hint. */
export const rung = (code: string, given: readonly Fact[] = [], marks: Marks = {}): Rung => ({ code, given, marks });

/** Returns a distinct index in `all` for each of the numbers; numbers that do not occur are skipped. */
export function placesOf(all: readonly number[], numbers: readonly number[]): number[] {
  const places: number[] = [];
  for (const number of numbers) {
    const at = all.findIndex((other, place) => other === number && !places.includes(place));
    if (at >= 0) places.push(at);
  }
  return places;
}

/** The part of a game's rules that hints need. */
export type Hinted<S, M> = Pick<Game<never, S, M, GameEvent>, 'name' | 'turn'>;
