import { bad, isWhole, ok, type Drawn, type Game, type GameEvent, type Result } from '../rules/game.js';
import { fieldsOf, listOf } from '../rules/trail/given.js';
import { Match, plain } from './match.js';
import { mostMoves } from './record.js';
import { colours, isPersonOrLevel, playerOf, tidyName, type Player } from './players.js';

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
  if (abacade !== 1) return bad('abacade', 'abacade must be 1: this is no record of this version.');
  if (name !== game.name) return bad('game', `game must be ${game.name}.`);
  if (rules !== undefined && rules !== 2) return bad('rules', 'rules must be 2, or be left out.');
  const seats = checkPlayers(players, game.seats, levels);
  if (!seats.ok) return seats;
  const first = game.read(start as string);
  if (!first.ok) return first;
  if (game.scores(first.value).length !== seats.value.length)
    return bad('players', `players must be ${game.scores(first.value).length}, as in the position.`);
  const made = listOf(moves, 0, mostMoves);
  if (!made) return bad('moves', `moves must be a list of at most ${mostMoves}.`);
  const waits = waiting === undefined ? [] : listOf(waiting, 0, mostMoves);
  if (!waits) return bad('waiting', `waiting must be a list of at most ${mostMoves}.`);

  const last = rules === undefined ? lastByEarlier(game, first.value, made as M[], at) : undefined;
  const earlier = last && new Match(game, seats.value, last);
  const match = new Match(game, seats.value, first.value);
  for (const [i, move] of made.entries()) {
    const step = match.play(move as M);
    if (step.ok) continue;
    if (earlier) return ok(earlier);
    return bad('moves', `Move ${i + 1} cannot be made: ${step.message}`);
  }
  if (at !== undefined && !isWhole(at, 0, made.length))
    return bad('at', `at must be a whole number from 0 to ${made.length}.`);
  const replaced = replacing === undefined ? [] : listOf(replacing, 0, mostMoves);
  if (!replaced?.every((one): one is number => isWhole(one, 0, made.length - 1)))
    return bad('replacing', `replacing must be a list of numbers from 0 to ${made.length - 1}.`);
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

/** Validates players from a saved record. A message names the field and its range. */
function checkPlayers(given: unknown, seats: { min: number; max: number }, levels: number): Result<Player[]> {
  const players = listOf(given, seats.min, seats.max)?.map(fieldsOf); // copies, so that their fields cannot change
  if (!players) return bad('players', `players must be a list of ${seats.min} to ${seats.max}.`);
  for (const [i, player] of players.entries()) {
    const { name, bot, colour } = player ?? {};
    const isName = typeof name === 'string' && name !== '' && tidyName(name) === name;
    const fault =
      (!isName && 'name must be a text of 1 to 20 characters, in one line') ||
      (!isPersonOrLevel(bot, levels) && `bot must be 0, 0.01 or a multiple of 0.25 up to ${levels}`) ||
      (!isWhole(colour, 0, colours - 1) && `colour must be a whole number from 0 to ${colours - 1}`);
    if (fault) return bad('players', `players[${i}].${fault}.`);
  }
  if (new Set(players.map((player) => player?.['colour'])).size < players.length)
    return bad('players', 'players must have different colours.');
  return ok((players as unknown as Player[]).map(playerOf));
}
