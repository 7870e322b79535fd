import { bad, type Result } from '../rules/game.js';
import { attributesOf, choicesFor, type Choices } from './choices.js';
import { games as allGames, type Games } from './games.js';
import { fieldsOfQuery } from './query.js';
import { encode, kebab } from './text.js';

export { longestQuery } from './query.js';

/** The choices as the query of an address: `game=multiplay&end-at=10`. The fixed attributes follow from the game. */
export function queryOf(choices: Choices, games: Games = allGames): string {
  const { fixed = {} } = games[choices.game];
  return [
    ['game', kebab(choices.game)],
    ...attributesOf(choices, games).filter(([name]) => !Object.hasOwn(fixed, name)),
  ]
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');
}

/** What the address of a frame says beside the choices: the origin that it reports to. */
const ofFrame = ['origin'];

/** Reads a query, with or without `?`. Any text may come; the code of an error is the field, or `query` for the whole. */
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
