import { nameAll, readPlayers, type Player } from '../../src/match/players.js';
import type { Game, GameEvent } from '../../src/rules/game.js';

/** An attribute that is not possible: its name in the program, what it said, why not. */
export interface BadAttribute {
  readonly name: string;
  readonly value: string;
  readonly message: string;
}

const split = (text: string, by: string | RegExp): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);

const numberOr = (text: string): string | number => (/^\d{1,9}$/.test(text) ? Number(text) : text);

/** `2, 3, 2`; and where each value is a list itself, `6, none, 3 4`. */
const list = (text: string, usual: readonly unknown[]): unknown[] =>
  split(text, ',').map((part) =>
    Array.isArray(usual[0]) ? split(part === 'none' ? '' : part, ' ').map(numberOr) : numberOr(part),
  );

/** `on`, `off`, or how many of each: `yourself-up: 2, another-back: 0`. */
function counts(text: string): unknown {
  if (text === '' || text === 'on' || text === 'true') return true;
  if (text === 'off' || text === 'none' || text === 'false') return false;
  return Object.fromEntries(split(text, ',').map((part) => split(part, /[:=]/).map(numberOr)));
}

/**
 * An attribute is a text; where the option is a number, a text that is one becomes one. `none` is 0. What is usually a
 * list is read as one, what is usually an object as counts.
 */
function typed(value: unknown, usual: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (Array.isArray(usual)) return list(text, usual);
  if (typeof usual === 'object') return counts(text);
  if (typeof usual === 'boolean') return text === '' || text === 'true' || (text === 'false' ? false : text);
  if (typeof usual !== 'number') return text;
  return text === 'none' ? 0 : numberOr(text);
}

/** The options that an element's attributes ask for. One that is not possible is named, and its default stands. */
export function readOptions<O extends object, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  from: object,
): { options: Record<string, unknown>; bad: BadAttribute[] } {
  const options = { ...game.defaults } as Record<string, unknown>;
  const bad: BadAttribute[] = [];
  for (const name of Object.keys(options)) {
    const given = (from as Record<string, unknown>)[name];
    if (given === undefined || given === null) continue;
    const value = typed(given, options[name]);
    const checked = game.options({ ...options, [name]: value });
    if (checked.ok) options[name] = value;
    else bad.push({ name, value: typeof given === 'string' ? given : JSON.stringify(given), message: checked.message });
  }
  return { options, bad };
}

/** The players that the attribute names; without one, or where it cannot be read, nameless people. */
export function playersFrom(
  text: string | undefined | null,
  seats: { min: number; max: number },
  levels: number,
): { players: readonly Player[]; bad: BadAttribute[] } {
  const read = text ? readPlayers(text, seats, levels) : undefined;
  if (read?.ok) return { players: read.value, bad: [] };
  const players = nameAll(
    Array.from({ length: Math.max(2, seats.min) }, (_, colour) => ({ name: '', bot: 0, colour })),
  );
  return { players, bad: read ? [{ name: 'players', value: text!, message: read.message }] : [] };
}
