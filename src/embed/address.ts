import { bad, ok, type Result } from '../rules/game.js';
import { attributesOf, choicesFor, type Attributes, type Choices } from './choices.js';
import { games as allGames, type Games } from './games.js';
import { decode, encode, kebab } from './text.js';

/** The most characters of a query; servers take about as many. */
export const longestQuery = 8000;
const mostFields = 60;

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

function pairs(query: string): Result<Attributes> {
  const parts = query.replace(/^\?/, '').split('&').filter(Boolean);
  if (parts.length > mostFields) return bad('query', `The address has more than ${mostFields} fields.`);
  const read: [string, string][] = [];
  for (const part of parts) {
    const cut = part.indexOf('=');
    const [name, value] = (cut < 0 ? [part, ''] : [part.slice(0, cut), part.slice(cut + 1)]).map((text) =>
      decode(text.replaceAll('+', ' ')),
    );
    if (name === undefined || value === undefined) {
      return bad((name ?? 'query').slice(0, 40), `"${part.slice(0, 40)}" is not encoded as it must be.`);
    }
    read.push([name, value]);
  }
  return ok(read);
}

/** Reads a query, with or without `?`. Any text may come; the code of an error is the field, or `query` for the whole. */
export function choicesFromQuery(query: unknown, games: Games = allGames): Result<Choices> {
  if (typeof query !== 'string' || query.length > longestQuery) {
    return bad('query', `The query of an address is a text of at most ${longestQuery} characters.`);
  }
  const read = pairs(query);
  if (!read.ok) return read;
  const named = read.value.filter(([name]) => name === 'game');
  if (named.length > 1) return bad('game', 'game is said twice.');
  return choicesFor(
    named[0]?.[1] ?? '',
    read.value.filter(([name]) => name !== 'game'),
    games,
  );
}
