/** A game in progress, without a user interface: play, undo, redo, record and replay. */
import type { Game, GameEvent, Result } from '../rules/game.js';
import type { Match } from './match.js';
import { gameError, levelsOf } from './new-match.js';
import { replay as replayed } from './replay.js';

export { Match, type MatchStep, type Playing, type Ply } from './match.js';
export { newMatch, type NewMatch } from './new-match.js';
export { playersText, type Player } from './players.js';
export type { MatchRecord } from './record.js';
export type { UndoReason, UndoRefusal } from './undo.js';
export { random, seeded } from '../random.js';

/**
 * Replays a record, and returns the match at its last position. The code of an error is the name of the invalid field, or,
 * for the position at the start, that of the notation: `text`, `version` or another.
 * @param given The record as an object, as `JSON.parse` returns it; untrusted.
 * @param levels The number of levels of the computer player; by default that of the game registered under this name, or none.
 */
export function replay<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  given: unknown,
  levels: number = levelsOf(game),
): Result<Match<O, S, M, E>> {
  return gameError(game) ?? replayed(game, given, levels);
}
