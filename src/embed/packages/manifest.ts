import { queryOf } from '../address.js';
import { titleOf, type Choices } from '../choices.js';
import { games as allGames, nameIn, type Games } from '../games.js';
import { escape } from '../markup.js';
import { fingerprint } from '../text.js';
import { bad, ok, type Result } from '../../rules/game.js';
import { bytes, neededFiles, type Files, type PackageFiles, type PackageKind } from './files.js';
import { packagePage, styleSheet } from './page.js';

export const startPage = 'index.html';

/** The data of a manifest. */
export interface About {
  /** An identifier that is the same for the same choices: a letter, followed by letters, digits and `-`. */
  readonly id: string;
  /** UUIDs for the course and for its unit; the same for the same choices. */
  readonly uuids: readonly [course: string, unit: string];
  /** Escaped for XML. */
  readonly title: string;
  readonly lang: string;
  /** The passing score, 0.01 to 1. */
  readonly pass: number | undefined;
  /** All files except the manifest. */
  readonly files: readonly string[];
}

/** Combines four fingerprints into a UUID with custom content (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = [1, 2, 3, 4].map((seed) => fingerprint(text, seed)).join('');
  const variant = '89ab'[parseInt(hex[16], 16) % 4];
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    '-',
  );
}

function about(choices: Choices, files: readonly string[], games: Games): About {
  const query = queryOf(choices, games);
  return {
    id: `abacade-${nameIn(games, choices.game)}-${fingerprint(query)}`,
    uuids: [uuidOf(query), uuidOf(`${query}#unit`)],
    title: escape(titleOf(choices, games)),
    lang: choices.lang ?? 'en',
    pass: choices.pass === undefined ? undefined : choices.pass / 100,
    files,
  };
}

/**
 * Returns the files of a package: the manifest first, then the page, its style sheet and the scripts. The code of an
 * error is the missing file.
 */
export function packageFiles(
  kind: PackageKind,
  manifest: { readonly name: string; write(about: About): string },
  choices: Choices,
  built: Files,
  games: Games = allGames,
): Result<PackageFiles> {
  const needed = neededFiles(kind, choices, built, games);
  if (!needed.ok) return needed;
  const { scripts, files: own } = needed.value;
  if (own.has(startPage)) return bad(startPage, `${startPage} is the page of the package.`);
  const files = new Map([
    [startPage, bytes(packagePage(choices, scripts, games))],
    ['page.css', bytes(styleSheet(choices))],
    ...own,
  ]);
  const text = manifest.write(about(choices, [...files.keys()], games));
  return ok(new Map([[manifest.name, bytes(text)], ...files]));
}
