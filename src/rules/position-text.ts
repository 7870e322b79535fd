/**
 * The notation of positions, as far as games share it: options are written by letter, and only those that differ from
 * their defaults. Texts of the earlier form, which had a place for each option, are still read.
 */
import { defaultOf, type Declaration, type Option } from './options.js';
import { bad, ok, type Result } from './result.js';

/** The longest text that is read, in characters: the limit of SCORM 1.2. No position comes close to it. */
export const longestText = 4096;

/** Creates the error for a part that is malformed or that no game can reach. Its code is the name of the part. */
export const unreadable = <T>(part: string): Result<T> =>
  bad(part, `The position is impossible or damaged: its ${part}.`);

/** Parses integers separated by `_`. Returns undefined if one has a plus sign or a leading zero. */
export function readIntegers(text: string): number[] | undefined {
  const parts = text.split('_');
  return parts.every((part) => /^(0|-?[1-9]\d{0,11})$/.test(part)) ? parts.map(Number) : undefined;
}

/** Returns whether two values are the same. Most options are the default object itself, which is compared first. */
const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Writes each option that differs from its default, in the order of their declaration. */
const written = (options: object, declaration: Declaration): string[] =>
  Object.entries(declaration).flatMap(([name, option]) => {
    const values = options as Readonly<Record<string, unknown>>;
    const value = values[name];
    return isSame(value, defaultOf(option, values)) ? [] : [option.letter! + option.write!(value)];
  });

/** Writes the options that differ from their defaults, separated by `~`. */
export const writeOptions = (options: object, declaration: Declaration): string =>
  written(options, declaration).join('~');

/** Returns the name and the option to which a letter belongs. */
const optionOf = (declaration: Declaration, letter: string): [name: string, option: Option] | undefined =>
  Object.entries(declaration).find(([, option]) => option.letter === letter);

/**
 * Reads options written by `writeOptions`, and no other text. The code of an error is the name of the option, or
 * `options` if no option has that letter.
 */
export function readOptions<O extends object>(
  text: string,
  declaration: Declaration,
  check: (given: unknown) => Result<O>,
): Result<O> {
  const parts = text ? text.split('~') : [];
  const given: [name: string, value: unknown][] = [];
  for (const part of parts) {
    const found = optionOf(declaration, part.charAt(0));
    if (!found) return unreadable('options');
    given.push([found[0], found[1].read!(part.slice(1))]);
  }
  const read = check(Object.fromEntries(given));
  if (!read.ok) return read;
  const usual = written(read.value, declaration);
  // An option may be written twice, in another order, in another way, or although it is the default.
  const odd = parts.findIndex((part, i) => part !== usual[i]);
  return odd < 0 ? read : unreadable(given[odd][0]);
}

/** The notation of a game: `version.options.` and further parts. */
export interface Notation {
  readonly version: string;
  /** The number of parts after the options. */
  readonly parts: number;
  /** The version of the earlier form. */
  readonly earlier: string;
  /**
   * The letters of the options in the order of the earlier form, which wrote a choice by its index. An option of
   * several numbers is there for each; `-` is a number that is a part of its own today.
   */
  readonly places: string;
  /** The number of places that are always written, if not all. */
  readonly least?: number;
}

/** Returns the value of an option for which a number stood in its place. */
function valueAt(number: number, { kind, choices }: { readonly kind: string; readonly choices?: unknown }): unknown {
  const values = kind === 'yes-or-no' ? [false, true] : (choices as readonly unknown[] | undefined);
  return values ? values[number] : number;
}

/**
 * Reads options in their places, at the end `z` for practice undo. Returns the options, unchecked, and the numbers that
 * are none, or nothing if the text is malformed.
 */
function readPlaces(
  text: string,
  { places, least = places.length }: Notation,
  declaration: Declaration,
): [given?: object, others?: readonly number[]] {
  const numbers = readIntegers(text.replace(/_z$/, ''));
  if (!numbers || numbers.length < least || numbers.length > places.length) return [];
  // Zeros at the end that could be left out were left out.
  if (numbers.length > least && !numbers.at(-1)) return [];
  const given: Record<string, unknown> = { practiceUndo: text.endsWith('z') };
  const others = numbers.filter((number, i) => {
    const found = optionOf(declaration, places[i]);
    if (!found) return true;
    const [name, option] = found;
    given[name] = name in given ? `${String(given[name])},${number}` : valueAt(number, option);
    return false;
  });
  return [given, others];
}

/**
 * Reads the beginning of a position, in the form of today or in the earlier one. Returns the options, and the parts after
 * them, as many as the notation has. Error codes: `text`, `version`, `options`, and the names of options.
 */
export function open<O extends object>(
  text: unknown,
  notation: Notation,
  declaration: Declaration,
  check: (given: unknown) => Result<O>,
): Result<[options: O, ...parts: string[]]> {
  if (typeof text !== 'string' || text.length > longestText) {
    return bad('text', `A position is a text of at most ${longestText} characters.`);
  }
  const { version, earlier, places } = notation;
  const [begins, optionText, ...parts] = text.split('.');
  const isEarlier = begins === earlier;
  if (!isEarlier && begins !== version) return bad('version', `A position of this game begins with "${version}.".`);
  const more = isEarlier && places.includes('-') ? 1 : 0;
  if (parts.length + more !== notation.parts) return bad('text', 'The position is cut off.');
  const [given, others] = isEarlier ? readPlaces(optionText, notation, declaration) : [];
  if (isEarlier && !given) return unreadable('options');
  const options = given ? check(given) : readOptions(optionText, declaration, check);
  if (!options.ok) return options;
  if (more) parts.unshift(others!.join('_'));
  return ok([options.value, ...parts]);
}
