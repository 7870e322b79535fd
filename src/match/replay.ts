import { bad, isWhole, ok, type Drawn, type Game, type GameEvent, type Result } from '../rules/game.js';
import { fieldsOf, listOf } from '../rules/trail/given.js';
import { Match, plain } from './match.js';
import { colours, isPersonOrLevel, playerOf, tidyName, type Player } from './players.js';

/** The largest number of moves in a record; no game comes close to it. */
export const mostMoves = 20_000;

/**
 * Replays an untrusted record. If its moves led to another position by the rules of an earlier version, the match
 * begins at that position, without the moves. The code of an error is the name of the invalid field.
 */
export function replay<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  given: unknown,
  levels: number,
): Result<Match<O, S, M, E>> {
  const { abacade, game: name, rules, players, start, moves, at, waiting, replacing } = fieldsOf(given) ?? {};
  if (abacade !== 1) return bad('abacade', 'This is not a record of this version.');
  if (name !== game.name) return bad('game', `This is not a record of ${game.name}.`);
  if (rules !== undefined && rules !== 2) return bad('rules', 'These rules are of another version.');
  const seats = checkPlayers(players, game.seats, levels);
  if (!seats.ok) return seats;
  const first = game.read(start as string);
  if (!first.ok) return first;
  if (game.scores(first.value).length !== seats.value.length) return bad('players', 'The position has other players.');
  const made = listOf(moves, 0, mostMoves);
  if (!made) return bad('moves', 'The moves cannot be read.');
  const waits = waiting === undefined ? [] : listOf(waiting, 0, mostMoves);
  if (!waits) return bad('waiting', 'The draws that wait cannot be read.');

  const last = rules === undefined ? lastByEarlier(game, first.value, made as M[], at) : undefined;
  const earlier = last && new Match(game, seats.value, last);
  const match = new Match(game, seats.value, first.value);
  for (const [i, move] of made.entries()) {
    const step = match.play(move as M);
    if (step.ok) continue;
    if (earlier) return ok(earlier);
    return bad('moves', `Move ${i + 1} cannot be made: ${step.message}`);
  }
  if (at !== undefined && !isWhole(at, 0, made.length)) return bad('at', 'at must be one of the moves.');
  const replaced = replacing === undefined ? [] : listOf(replacing, 0, mostMoves);
  if (!replaced?.every((one): one is number => isWhole(one, 0, made.length - 1)))
    return bad('replacing', 'replacing must be some of the moves.');
  match.restore(at ?? made.length, waits as (Drawn | M)[], replaced);
  return ok(earlier && game.write(earlier.state) !== game.write(match.state) ? earlier : match);
}

/**
 * Returns the position of a record by the rules of an earlier version, or undefined if those rules did not allow its
 * moves either.
 */
function lastByEarlier<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  start: S,
  moves: readonly M[],
  at: unknown = moves.length,
): S | undefined {
  if (!game.earlier || !isWhole(at, 0, moves.length)) return undefined;
  let state = start;
  for (const given of moves.slice(0, at)) {
    const step = game.earlier(state, plain(given));
    if (!step.ok) return undefined;
    ({ state } = step);
  }
  return state;
}

/** Validates players from a saved record. */
function checkPlayers(given: unknown, seats: { min: number; max: number }, levels: number): Result<Player[]> {
  const fits = (player: unknown): player is Player => {
    const { name, bot, colour } = Object(player) as Partial<Record<keyof Player, unknown>>;
    return (
      typeof name === 'string' &&
      name !== '' &&
      tidyName(name) === name &&
      isPersonOrLevel(bot, levels) &&
      isWhole(colour, 0, colours - 1)
    );
  };
  const players: unknown[] | undefined = listOf(given, seats.min, seats.max)?.map(fieldsOf); // copies, so that their fields cannot change
  if (!players?.every(fits)) return bad('players', 'The players cannot be read.');
  if (new Set(players.map(({ colour }) => colour)).size < players.length) {
    return bad('players', 'Two players have the same colour.');
  }
  return ok(players.map(playerOf));
}
