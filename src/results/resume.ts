import { Match } from '../match/match.js';
import { colours, isPersonOrLevel, nameAll, tidyName } from '../match/players.js';
import { replay } from '../match/replay.js';
import { bad, ok, type Game, type GameEvent, type Result } from '../rules/game.js';
import { newLog, type GameResult, type Log } from './result.js';
import type { Saved } from './state.js';

/** The part of a saved state that belongs to the attempt, not to its game. */
export type Attempt = Pick<
  Saved,
  'revision' | 'best' | 'finished' | 'settings' | 'attempt' | 'writers' | 'learning' | 'summaryIndex'
>;

/** Converts a result to the state to be saved. */
export const savedFrom = (result: GameResult, attempt: Attempt): Saved => ({
  ...attempt,
  game: result.game,
  tally: result.tally,
  ...(result.waiting ? { waiting: result.waiting } : {}),
  seats: result.seats.map(({ bot, colour, learner }) => ({ bot, colour, learner })),
  names: result.seats.map(({ name }) => name),
  position: result.position,
  record: result.record,
});

/**
 * Restores the saved game and its log. With a record that leads to the position, moves can be undone as before; without
 * one, the match starts at the position. The code of an error is the name of the invalid field, from the rules of the
 * game.
 */
export function resumed<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  saved: Saved,
  levels: number,
): Result<{ match: Match<O, S, M, E>; log: Log }> {
  if (saved.game !== game.name) return bad('game', `This is not a game of ${game.name}.`);
  const log = newLog(
    saved.seats.flatMap(({ learner }, seat) => (learner ? [seat] : [])),
    saved.tally,
    saved.waiting,
  );
  const read = game.read(saved.position);
  if (!read.ok) return read;
  const replayed = saved.record && replay(game, saved.record, levels);
  // The position may be written as an earlier version did.
  const isReached = replayed?.ok && game.write(replayed.value.state) === game.write(read.value);
  if (isReached) return ok({ match: replayed.value, log });
  const { seats } = saved;
  if (game.scores(read.value).length !== seats.length) return bad('players', 'The position has other players.');
  const fit =
    new Set(seats.map(({ colour }) => colour)).size === seats.length &&
    seats.every(({ bot, colour }) => isPersonOrLevel(bot, levels) && colour < colours);
  if (!fit) return bad('players', 'The players cannot be read.');
  const players = seats.map(({ bot, colour }, seat) => ({ name: tidyName(saved.names?.[seat] ?? ''), bot, colour }));
  return ok({ match: new Match(game, nameAll(players), read.value), log });
}
