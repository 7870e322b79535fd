import { bad, ok, type Result } from '../rules/game.js';
import { choicesFromQuery, longestQuery, queryOf } from './address.js';
import type { Choices } from './choices.js';
import { games as allGames, type Games } from './games.js';
import { unescape } from './markup.js';

/** The page that shows a game, in a frame or in a tab of its own. */
export const framePage = 'frame.html';

const longestAddress = 500;

/**
 * Returns the folder of the scripts with a trailing `/`: `https://…/`, `/abacade/`, `abacade/`. Rejects any address
 * that could lead elsewhere in a page. The code of an error is `at`.
 */
export function folderOf(address: string): Result<string> {
  const isSafe = /^[\w.~%:/@-]*$/.test(address) && address.length <= longestAddress;
  const scheme = /^([^/]*):/.exec(address)?.[1];
  if (!isSafe || (scheme !== undefined && !/^https?$/i.test(scheme))) {
    return bad('at', 'at must be the address of a folder: https://…, /abacade/ or abacade/.');
  }
  return ok(address === '' || address.endsWith('/') ? address : `${address}/`);
}

/** Returns the address of the game's page in a folder. The code of an error is `query` if the choices are too long. */
export function pageAddress(choices: Choices, folder: string, games: Games = allGames): Result<string> {
  const query = queryOf(choices, games);
  return query.length > longestQuery
    ? bad('query', 'The choices are too long for an address.')
    : ok(`${folder}${framePage}?${query}`);
}

/**
 * Writes the URL that opens the game in a tab of its own. `at` is the folder of the scripts: an absolute URL, because a link is opened from
 * anywhere. The code of an error is `at`, or `query` if the choices are too long.
 */
export function link(choices: Choices, at: string, games: Games = allGames): Result<string> {
  const folder = folderOf(at);
  if (!folder.ok) return folder;
  return /^https?:\/\/[\w%[]/i.test(folder.value)
    ? pageAddress(choices, folder.value, games)
    : bad('at', 'For a link, at must be the whole address of the folder: https://example.org/abacade/.');
}

/**
 * Writes the URL of a site's page for this game alone, so that messengers show the game beside a link:
 * `https://…/play/multiplay.html?end-at=10`. `folder` is that of these pages. The code of an error is `query` if the choices are too long.
 */
export function gamePageAddress(choices: Choices, folder: string, games: Games = allGames): Result<string> {
  const [game, ...others] = queryOf(choices, games).split('&');
  const query = others.join('&');
  return query.length > longestQuery
    ? bad('query', 'The choices are too long for an address.')
    : ok(`${folder}${game.slice('game='.length)}.html${query && `?${query}`}`);
}

/** Returns the query that corresponds to the URL of a game's page, including the game; undefined for any other URL. */
function queryIn(address: string, games: Games): string | undefined {
  const inFrame = /^(?:[^?#]*\/)?frame\.html\?([^#]*)/.exec(address)?.[1];
  if (inFrame) return inFrame;
  const [, name, query = ''] = /^(?:[^?#]*\/)?play\/([a-z-]+)\.html(?:\?([^#]*))?(?:#|$)/.exec(address) ?? [];
  return name && Object.hasOwn(games, name) ? `game=${name}${query && `&${query}`}` : undefined;
}

/** Reads choices from an untrusted address; undefined if it is not the address of a game's page. */
export function choicesFromAddress(address: string, games: Games = allGames): Result<Choices> | undefined {
  const query = queryIn(address, games);
  return query === undefined ? undefined : choicesFromQuery(query, games);
}

/** Reads choices from the first link in a text that is not markup, such as a message; undefined if it has none. */
export function choicesFromLink(text: string, games: Games = allGames): Result<Choices> | undefined {
  const address = /(?:^|[\s/])(frame\.html\?[^\s#<>"'()]*|play\/[a-z-]+\.html(?:\?[^\s#<>"'()]*)?)/.exec(text)?.[1];
  return address && !text.includes('<') ? choicesFromAddress(unescape(address), games) : undefined;
}
