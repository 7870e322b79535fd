import { isWhole } from '../rules/game.js';
import { fieldsOf, listOf } from '../rules/trail/given.js';
import { colours, isPersonOrLevel, playerOf, tidyName, type Player } from './players.js';

/** Data remembered from one game to the next: names, the choices in the form, and best results. */
export interface Memory {
  /** The names of people who have played, most recent first. */
  readonly names: readonly string[];
  /** The form as it was when a game was last started from it. */
  readonly form?: RememberedForm;
  /** The smallest number of turns of a single-player game, by the options of the game as `bestKey` writes them. */
  readonly best: Readonly<Record<string, number>>;
}

export interface RememberedForm {
  readonly players: readonly Player[];
  readonly options: unknown;
  readonly preset?: string;
  readonly realDice: boolean;
}

export const emptyMemory: Memory = { names: [], best: {} };

const mostNames = 24;
const mostBests = 60;

/** Returns the memory with these people as the most recent players. */
export const withNames = (memory: Memory, names: readonly string[]): Memory => ({
  ...memory,
  names: [...new Set([...names, ...memory.names])].filter(Boolean).slice(0, mostNames),
});

/** Returns the memory with a best result added as the newest. */
export function withBest(memory: Memory, key: string, turns: number): Memory {
  const { [key]: _, ...others } = memory.best;
  const newest = [...Object.entries(others), [key, turns] as const].slice(-mostBests);
  return { ...memory, best: Object.fromEntries<number>(newest) };
}

/**
 * Writes the options that differ from the defaults, so that best results with different options are stored separately.
 */
export const bestKey = (options: object, defaults: object): string =>
  Object.entries(options)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name as keyof object]))
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(' ');

/** Reads a stored text; untrusted. Drops invalid parts; never throws. */
export function readMemory(text: unknown, seats: { min: number; max: number }, levels: number): Memory {
  let given: unknown;
  try {
    given = JSON.parse(text as string) as unknown;
  } catch {
    return emptyMemory;
  }
  const { names, form, best } = fieldsOf(given) ?? {};
  const isName = (name: unknown): name is string => typeof name === 'string' && name !== '' && tidyName(name) === name;
  const bests = Object.entries(fieldsOf(best) ?? {}).filter(([, turns]) => isWhole(turns, 1, 1e6));
  const remembered = readForm(form, isName, seats, levels);
  return {
    names: (listOf(names, 0, mostNames) ?? []).filter(isName),
    best: Object.fromEntries(bests.slice(-mostBests)) as Record<string, number>,
    ...(remembered && { form: remembered }),
  };
}

function readForm(
  given: unknown,
  isName: (name: unknown) => name is string,
  seats: { min: number; max: number },
  levels: number,
): RememberedForm | undefined {
  const { players, options, preset, realDice } = fieldsOf(given) ?? {};
  const seated: unknown[] | undefined = listOf(players, seats.min, seats.max)?.map(fieldsOf);
  const isPlayer = (one: unknown): one is Player => {
    const { name, bot, colour } = Object(one) as Partial<Record<keyof Player, unknown>>;
    return isName(name) && isPersonOrLevel(bot, levels) && isWhole(colour, 0, colours - 1);
  };
  if (!seated?.every(isPlayer) || new Set(seated.map(({ colour }) => colour)).size < seated.length) return undefined;
  return {
    players: seated.map(playerOf),
    options,
    realDice: realDice === true,
    ...(typeof preset === 'string' && { preset }),
  };
}
