import { bad, type Result } from '../rules/game.js';
import { attributesOf, choicesFor, type Choices } from './choices.js';
import { games as allGames, nameIn, type Games } from './games.js';
import { fieldsOfQuery } from './query.js';
import { encode } from './text.js';

export { longestQuery } from './query.js';

/**
 * Writes choices as the query of a URL: `game=multiplay&end-at=10`. Attributes that follow from the game are omitted.
 */
export function queryOf(choices: Choices, games: Games = allGames): string {
  const { fixed = {} } = games[choices.game];
  return [
    ['game', nameIn(games, choices.game)!],
    ...attributesOf(choices, games).filter(([name]) => !Object.hasOwn(fixed, name)),
  ]
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');
}

/** The field of a frame's URL that is not a choice: the origin that it reports to. */
const ofFrame = ['origin'];

/**
 * Reads choices from an untrusted query, with or without `?`. The code of an error is the field, or `query` for the
 * whole.
 */
export function choicesFromQuery(query: unknown, games: Games = allGames): Result<Choices> {
  const read = fieldsOfQuery(query);
  if (!read.ok) return read;
  const named = read.value.filter(([name]) => name === 'game');
  if (named.length > 1) return bad('game', 'game is said twice.');
  return choicesFor(
    named[0]?.[1] ?? '',
    read.value.filter(([name]) => name !== 'game' && !ofFrame.includes(name)),
    games,
  );
}
