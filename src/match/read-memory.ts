import { isWhole } from '../rules/game.js';
import { fieldsOf, listOf } from '../rules/trail/given.js';
import { emptyMemory, mostBests, mostNames, type Memory, type RememberedForm } from './memory.js';
import { colours, isPersonOrLevel, playerOf, tidyName, type Player } from './players.js';

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
