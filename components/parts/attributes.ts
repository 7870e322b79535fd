import { nameAll, readPlayers, type Player } from '../../src/match/players.js';
import type { Game, GameEvent } from '../../src/rules/game.js';

/** An attribute that is not possible: its name in the program, what it said, why not. */
export interface BadAttribute {
  readonly name: string;
  readonly value: string;
  readonly message: string;
}

/** A program may set a property to anything. */
const asText = (value: unknown): string => `${value as string}`;

/** An attribute is a text; where the option is a number, a text that is one becomes one. `none` is 0. */
export function typed(value: unknown, usual: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (typeof usual === 'boolean') return text === '' || text === 'true' || (text === 'false' ? false : text);
  if (typeof usual !== 'number') return text;
  return text === 'none' ? 0 : /^\d{1,9}$/.test(text) ? Number(text) : text;
}

/** The options that an element's attributes ask for. One that is not possible is named, and its default stands. */
export function readOptions<O extends object, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  from: object,
  read = typed,
): { options: Record<string, unknown>; bad: BadAttribute[] } {
  const options = { ...game.defaults } as Record<string, unknown>;
  const bad: BadAttribute[] = [];
  for (const name of Object.keys(options)) {
    const given = (from as Record<string, unknown>)[name];
    if (given === undefined || given === null) continue;
    const value = read(given, options[name]);
    const checked = game.options({ ...options, [name]: value });
    if (checked.ok) options[name] = value;
    else bad.push({ name, value: asText(given), message: checked.message });
  }
  return { options, bad };
}

/** The players that the attribute names; without one, or where it cannot be read, nameless people. */
export function playersFrom(
  given: unknown,
  seats: { min: number; max: number },
  levels: number,
): { players: readonly Player[]; bad: BadAttribute[] } {
  const text = given ? asText(given) : '';
  const read = text ? readPlayers(text, seats, levels) : undefined;
  if (read?.ok) return { players: read.value, bad: [] };
  const players = nameAll(
    Array.from({ length: Math.max(2, seats.min) }, (_, colour) => ({ name: '', bot: 0, colour })),
  );
  return { players, bad: read ? [{ name: 'players', value: text, message: read.message }] : [] };
}

/** What is not possible of how an element looks and in which of the languages `tags` it speaks. */
export function badLook(theme: unknown, lang: string, tags: readonly string[]): BadAttribute[] {
  const bad: BadAttribute[] = [];
  if (theme && !['auto', 'light', 'dark'].includes(theme as string)) {
    bad.push({ name: 'theme', value: asText(theme), message: 'theme must be auto, light or dark.' });
  }
  if (lang && !tags.includes(lang.toLowerCase().split('-')[0])) {
    bad.push({ name: 'lang', value: lang, message: `lang must be one of ${tags.join(', ')}.` });
  }
  return bad;
}
