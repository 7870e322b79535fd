import { bad, ok, type Game, type GameEvent, type Result } from '../rules/game.js';
import { Match } from './match.js';
import { checkPlayers, type Player } from './players.js';

/** A match as plain data: it replays to the same position. */
export interface MatchRecord<M> {
  readonly abacade: 1;
  readonly game: string;
  readonly players: readonly Player[];
  /** The position it began with, options included. */
  readonly start: string;
  readonly moves: readonly M[];
  /** How many of the moves stand; those behind were taken back. Left out when all do. */
  readonly at?: number;
}

/** No game of any kind comes near. */
const mostMoves = 20_000;

export function record<O, S, M, E extends GameEvent>(match: Match<O, S, M, E>): MatchRecord<M> {
  const { game, players, start, plies, undone } = match;
  return {
    abacade: 1,
    game: game.name,
    players,
    start: game.write(start),
    moves: [...plies, ...undone].map(({ move }) => move),
    ...(undone.length ? { at: plies.length } : {}),
  };
}

/** Replays a record from anywhere. The code of an error is the bad field. */
export function replay<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  given: unknown,
  levels: number,
): Result<Match<O, S, M, E>> {
  const { abacade, game: name, players, start, moves, at } = Object(given) as Record<string, unknown>;
  if (abacade !== 1) return bad('abacade', 'This is not a record of this version.');
  if (name !== game.name) return bad('game', `This is not a record of ${game.name}.`);
  const seats = checkPlayers(players, game.seats, levels);
  if (!seats.ok) return seats;
  const first = game.read(start as string);
  if (!first.ok) return first;
  if (game.scores(first.value).length !== seats.value.length) return bad('players', 'The position has other players.');
  if (!Array.isArray(moves) || moves.length > mostMoves) return bad('moves', 'The moves cannot be read.');

  const match = new Match(game, seats.value, first.value);
  for (const [i, move] of moves.entries()) {
    const step = match.play(move as M);
    if (!step.ok) return bad('moves', `Move ${i + 1} cannot be made: ${step.message}`);
  }
  if (at !== undefined) {
    if (!Number.isInteger(at) || (at as number) < 0 || (at as number) > moves.length)
      return bad('at', 'at must be one of the moves.');
    match.rewind(at as number);
  }
  return ok(match);
}
