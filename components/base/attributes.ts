import { nameAll, readPlayers, type Player } from '../../src/match/players.js';
import type { PropertyDeclarations } from 'lit';
import type { Game, GameEvent } from '../../src/rules/game.js';
import { kebab, parsed, type Declaration } from '../../src/rules/options.js';

/** An attribute that is not possible: its name in the program, what it said, why not. */
export interface BadAttribute {
  readonly name: string;
  readonly value: string;
  readonly message: string;
}

/** The properties of an element for the options of its game, each with its attribute: `endAt` and `end-at`. */
export const optionProperties = (declaration: Declaration): PropertyDeclarations =>
  Object.fromEntries(Object.keys(declaration).map((name) => [name, { attribute: kebab(name) }]));

/** A program may set a property to anything. */
export const asText = (value: unknown): string => `${value as string}`;

/** The options that an element's attributes ask for. One that is not possible is named, and its default stands. */
export function readOptions<O extends object, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  from: object,
): { options: Record<string, unknown>; bad: BadAttribute[] } {
  const wanted: Record<string, unknown> = {};
  let options: object = game.defaults;
  const bad: BadAttribute[] = [];
  for (const [name, option] of Object.entries(game.declaration)) {
    const given = (from as Record<string, unknown>)[name];
    if (given === undefined || given === null) continue;
    const value = parsed(option, given);
    const checked = game.options({ ...wanted, [name]: value });
    if (checked.ok) {
      wanted[name] = value;
      options = checked.value;
    } else bad.push({ name, value: asText(given), message: checked.message });
  }
  return { options: { ...options }, bad };
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
