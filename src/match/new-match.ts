import { factsOf } from '../games.js';
import { random as anyRandom } from '../random.js';
import { bad, ok, type Game, type GameEvent, type Random, type Result } from '../rules/game.js';
import { fieldOf, fieldsOf } from '../rules/trail/given.js';
import { Match } from './match.js';
import { readPlayers } from './players.js';

/** The players and the options of a new match. */
export interface NewMatch {
  /** The players, in the form of the attribute of an element: `Ada, Ben, bot:2`. */
  readonly players: string;
  /** The options that differ from the defaults of the game. */
  readonly options?: object;
  /** The random source for the deal; by default the platform's. `seeded(1)` deals the same each time. */
  readonly random?: Random;
  /** The number of levels of the computer player; by default that of the game registered under this name, or none. */
  readonly levels?: number;
}

/** Returns the number of levels of the computer player of a game of Abacade or one that is registered; 0 for any other. */
export const levelsOf = (game: unknown): number => factsOf(fieldOf(game, 'name'))?.levels ?? 0;

/** Returns whether a value has what the functions below call of a game. */
const isGame = (value: unknown): boolean =>
  ['options', 'setup', 'turn', 'play', 'read', 'write'].every((name) => typeof fieldOf(value, name) === 'function');

/** Returns the error for a value that is not a game. */
export const gameError = (game: unknown): Result<never> | undefined =>
  isGame(game) ? undefined : bad('game', 'This is not a game.');

/**
 * Begins a match. The code of an error is the name of the invalid field: `game`, `players`, or that of an option.
 * @param given The players and options; untrusted.
 */
export function newMatch<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  given: NewMatch,
): Result<Match<O, S, M, E>> {
  const noGame = gameError(game);
  if (noGame) return noGame;
  const { players: named, options = {}, random = anyRandom, levels = levelsOf(game) } = fieldsOf(given) ?? {};
  const players = readPlayers(named, game.seats, Number(levels));
  if (!players.ok) return players;
  const read = game.options(options);
  if (!read.ok) return read;
  if (typeof random !== 'function')
    return bad('random', 'random must be a function that returns an integer below its argument.');
  return ok(new Match(game, players.value, game.setup(players.value.length, read.value, random as Random)));
}
