import type { Drawn } from '../rules/game.js';
import type { Player } from './players.js';

/** The largest number of moves in a record; no game comes close to it. */
export const mostMoves = 20_000;

/** A match as plain data; replaying it leads to the same position. */
export interface MatchRecord<M> {
  readonly abacade: 1;
  readonly game: string;
  /**
   * The edition of the rules that the moves follow. Omitted if they have not changed, and in records up to version
   * 0.2.0.
   */
  readonly rules?: 2;
  readonly players: readonly Player[];
  /** The position at the start, including the options. */
  readonly start: string;
  readonly moves: readonly M[];
  /** The number of moves that count as made; the rest were undone. Omitted if all of them count. */
  readonly at?: number;
  /**
   * The draws that come next because a choice before them was undone and replaced. Omitted if there are none. Records
   * of version 0.1.0 contain moves of chance here.
   */
  readonly waiting?: readonly (Drawn | M)[];
  /** The plies, counted from 0, that replaced an undone choice. Omitted if there are none. */
  readonly replacing?: readonly number[];
}

/** Returns the field of a record that states the edition of its rules. */
export const editionOf = ({ earlier }: { readonly earlier?: unknown }): Pick<MatchRecord<never>, 'rules'> =>
  earlier ? { rules: 2 } : {};

/** The part of a match that its record consists of. */
interface Recordable<S, M> {
  readonly game: { readonly name: string; readonly earlier?: unknown; write(state: S): string };
  readonly players: readonly Player[];
  readonly start: S;
  readonly plies: readonly { readonly move: M }[];
  readonly undone: readonly { readonly move: M }[];
  readonly waiting: readonly Drawn[];
  readonly replacing: readonly number[];
}

/** Returns the record of a match. */
export function record<S, M>(match: Recordable<S, M>): MatchRecord<M> {
  const { game, players, start, plies, undone, waiting, replacing } = match;
  return {
    abacade: 1,
    game: game.name,
    ...editionOf(game),
    players,
    start: game.write(start),
    moves: [...plies, ...undone].map(({ move }) => move),
    ...(undone.length ? { at: plies.length } : {}),
    ...(waiting.length ? { waiting: [...waiting] } : {}),
    ...(replacing.length ? { replacing } : {}),
  };
}
