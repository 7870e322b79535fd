import { fieldOf, fieldsOf, isWhole } from './trail/given.js';

/** The functions that every game has. */
const functions = [
  'options',
  'setup',
  'turn',
  'moves',
  'chance',
  'play',
  'view',
  'scores',
  'stands',
  'reveals',
  'write',
  'read',
] as const;

/** Matches the name of a game by others: lower case, words separated by hyphens. */
const gameName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Matches the tag of a custom element. */
const tagName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/;
/** Matches the name of an option, which is a property of an element. */
const optionName = /^[a-z][A-Za-z0-9]*$/;

const longestName = 40;
/** The largest number of players: as many have a colour and a shape of their own. */
const mostSeats = 6;

/** Returns whether an element can have this tag. */
export const isTag = (tag: unknown): tag is string => typeof tag === 'string' && tagName.test(tag);

/** The field of something given by a programmer that is wrong, and the reason. */
export interface Fault {
  readonly field: string;
  readonly message: string;
}

/** Returns the fault of the name of a game, or undefined. */
export const faultOfName = (name: unknown): Fault | undefined =>
  typeof name === 'string' && name.length <= longestName && gameName.test(name)
    ? undefined
    : { field: 'name', message: `must be lower-case words with hyphens, at most ${longestName} characters` };

/** Returns the fault of the numbers of players, or undefined. */
export function faultOfSeats(seats: unknown): Fault | undefined {
  const [min, max] = [fieldOf(seats, 'min'), fieldOf(seats, 'max')];
  return isWhole(min, 1, mostSeats) && isWhole(max, min, mostSeats)
    ? undefined
    : { field: 'seats', message: `must be { min, max }, from 1 to ${mostSeats} players` };
}

/** Returns the fault of a declaration of options, or undefined. */
export function faultOfDeclaration(field: string, given: unknown): Fault | undefined {
  const options = fieldsOf(given);
  if (!options) return { field, message: 'must be an object with an option for each name' };
  for (const [name, option] of Object.entries(options)) {
    if (!optionName.test(name)) return { field: `${field}.${name}`, message: 'is not a name that an option can have' };
    for (const own of ['check', 'parse'])
      if (typeof fieldOf(option, own) !== 'function')
        return { field: `${field}.${name}`, message: 'must be an option, as whole(), choice() and yesOrNo() make it' };
  }
  return undefined;
}

/** Returns the first fault of a value that should fulfil `Game`, or undefined. */
export function faultOfGame(game: unknown): Fault | undefined {
  if (!fieldsOf(game)) return { field: 'game', message: 'must be a game' };
  const missing = functions.find((name) => typeof fieldOf(game, name) !== 'function');
  const chances = fieldOf(game, 'chances');
  return (
    faultOfName(fieldOf(game, 'name')) ??
    faultOfSeats(fieldOf(game, 'seats')) ??
    faultOfDeclaration('declaration', fieldOf(game, 'declaration')) ??
    (fieldsOf(fieldOf(game, 'defaults')) ? undefined : { field: 'defaults', message: 'must be an object' }) ??
    (missing ? { field: missing, message: 'must be a function' } : undefined) ??
    (Array.isArray(chances) && chances.every((type) => typeof type === 'string')
      ? undefined
      : { field: 'chances', message: 'must list the types of the moves of chance' })
  );
}

/**
 * Throws what is wrong with something that a programmer gave.
 * @throws TypeError with the name of the function and of the field
 */
export function demand(caller: string, fault: Fault | undefined): void {
  if (fault) throw new TypeError(`${caller}: ${fault.field} ${fault.message}.`);
}
