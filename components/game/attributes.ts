import { nameAll, readPlayers, type Player } from '../../src/match/players.js';
import type { PropertyDeclarations } from 'lit';
import type { Game, GameEvent } from '../../src/rules/game.js';
import { asText, type BadAttribute } from '../parts/attribute-values.js';
import { agreed, fittingAtFirst } from '../../src/rules/fitting.js';
import { kebab, parsed, type Declaration, type Option } from '../../src/rules/options.js';
import { optionsOfPreset, presetNamed } from '../../src/rules/presets.js';

/** Returns the properties of an element for the options of its game, each with its attribute: `endAt` and `end-at`. */
export function optionProperties(declaration: Declaration): PropertyDeclarations {
  return Object.fromEntries(Object.keys(declaration).map((name) => [name, { attribute: kebab(name) }]));
}

/**
 * Normalises booleans to texts: `checked="checked"` for a yes-or-no option, and `false` set by a program for any other
 * option.
 */
function asWritten(name: string, { kind }: Option, given: unknown): unknown {
  if (kind === 'yes-or-no') return given === kebab(name) ? '' : given;
  return given === false ? 'false' : given;
}

/**
 * Reads the options from the attributes of an element: those of the preset, overridden by each option that is given.
 * Invalid values are listed in `bad` and replaced by their defaults.
 */
export function readOptions<O extends object, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  from: object,
): { options: Record<string, unknown>; preset: string | undefined; isAsked: boolean; bad: BadAttribute[] } {
  const wanted: Record<string, unknown> = {};
  const usual = { ...game.defaults, ...fittingAtFirst(game.declaration) };
  let options: object = usual;
  const bad: BadAttribute[] = [];
  const { preset: named } = from as { readonly preset?: unknown };
  let preset: string | undefined;
  if (named !== undefined && named !== null) {
    const found = presetNamed(game, named);
    if (found.ok) {
      preset = asText(named);
      Object.assign(wanted, found.value.options);
      options = optionsOfPreset(game, found.value);
    } else bad.push({ name: 'preset', value: asText(named), message: found.message });
  }
  for (const [name, option] of Object.entries(game.declaration)) {
    const given = (from as Record<string, unknown>)[name];
    if (given === undefined || given === null) continue;
    const value = parsed(option, asWritten(name, option, given));
    const checked = agreed(game, { ...wanted, [name]: value });
    if (checked.ok) {
      wanted[name] = value;
      options = checked.value;
    } else bad.push({ name, value: asText(given), message: checked.message });
  }
  return {
    options: { ...options },
    preset,
    isAsked: options !== usual,
    bad,
  };
}

/** Reads the players from the attribute; unnamed people if it is missing or invalid. */
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
