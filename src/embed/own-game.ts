import { isTag } from '../rules/game-faults.js';
import { bad, ok, type Result } from '../rules/game.js';
import { declared, type Declaration, type Option } from '../rules/options.js';
import type { Games } from './games.js';
import { bytes, moduleName, textOf, type Files } from './packages/files.js';
import { camel, clean } from './text.js';

/** Matches an import of another file, which a module in a package does not have beside it. */
const imported = /(?:\bfrom|\bimport)\s*\(?\s*["'](?:\.{0,2}\/|abacade\/|lit["'/])/;

/** An option that only the element of the game can check. */
const any: Option<string> = {
  kind: 'line',
  rule: 'GAME-03',
  default: '',
  check: (given) => (typeof given === 'string' ? { value: given } : { expected: 'a text' }),
  parse: (text) => text,
};

/**
 * Returns the list with a game by somebody else alone, of which its tag is known: its element checks its options. The code of
 * an error is `tag` or `title`.
 * @param options the attributes of its options that are chosen
 */
export function ownGame(tag: string | undefined, title: string | undefined, options: readonly string[]): Result<Games> {
  if (!tag || tag.length > 40 || !isTag(tag))
    return bad('tag', '--tag must be the tag that the module defines, such as shut-the-box.');
  const named = clean(title ?? `${tag[0].toUpperCase()}${tag.slice(1).replaceAll('-', ' ')}`);
  if (!named || named.length > 120) return bad('title', '--title must be 1 to 120 characters.');
  const declaration: Declaration = Object.fromEntries(options.map((name) => [camel(name), any]));
  const rules = {
    ...declared(named, declaration),
    name: tag,
    seats: { min: 1, max: 6 },
    read: (text: string): Result<unknown> => ok(text),
  };
  const settings = { speed: ['slow', 'normal', 'fast', 'instant'], sounds: [''] };
  return ok({ [tag]: { tag, levels: 4, title: named, settings, rules, isModule: true } });
}

/**
 * Adds the module of a game by somebody else to the built files. The code of an error is `module`: it is not one file, or does
 * not define the tag.
 */
export function withModule(built: Files, tag: string, module: Uint8Array): Result<Files> {
  const text = textOf(module);
  if (!text.includes(tag)) return bad('module', `The module does not define <${tag}>.`);
  if (imported.test(text))
    return bad('module', 'The module imports other files. Bundle it with all that it imports into one file.');
  return ok(new Map([...built, [moduleName(tag), bytes(text)]]));
}
