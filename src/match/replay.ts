import { bad, ok, type Game, type GameEvent, type Result } from '../rules/game.js';
import { Match } from './match.js';
import { colours, tidyName, type Player } from './players.js';

/** No game of any kind comes near. */
const mostMoves = 20_000;

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

/** Checks players that come from a saved record. */
function checkPlayers(given: unknown, seats: { min: number; max: number }, levels: number): Result<Player[]> {
  const fits = (player: unknown): player is Player => {
    const { name, bot, colour } = Object(player) as Partial<Record<keyof Player, unknown>>;
    return (
      typeof name === 'string' &&
      name !== '' &&
      tidyName(name) === name &&
      Number.isInteger(bot) &&
      (bot as number) >= 0 &&
      (bot as number) <= levels &&
      Number.isInteger(colour) &&
      (colour as number) >= 0 &&
      (colour as number) < colours
    );
  };
  if (!Array.isArray(given) || given.length < seats.min || given.length > seats.max || !given.every(fits)) {
    return bad('players', 'The players cannot be read.');
  }
  if (new Set(given.map(({ colour }) => colour)).size < given.length) {
    return bad('players', 'Two players have the same colour.');
  }
  return ok(given.map(({ name, bot, colour }) => ({ name, bot, colour })));
}
