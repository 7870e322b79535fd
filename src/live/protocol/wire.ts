/** Reads untrusted text, part by part. Nothing here throws, and an error names the field, such as `say.0.ply`. */
import { bad, isWhole, ok, type Result } from '../../rules/game.js';

/** Reads a value parsed from JSON; `field` is its name in errors. */
export type Read<T> = (given: unknown, field: string) => Result<T>;

const encoder = new TextEncoder();

/** Returns whether lists and objects are nested at most `most` deep, without parsing the text. */
function isShallow(text: string, most: number): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (isQuoted) {
      if (character === '\\') i++;
      else if (character === '"') isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === '{' || character === '[') {
      if (++depth > most) return false;
    } else if (character === '}' || character === ']') depth--;
  }
  return true;
}

/**
 * Parses JSON of at most `size` bytes that is nested at most `depth` deep. An object with a field `__proto__` is rejected, because it would
 * become a prototype in code that copies fields carelessly. The code of an error is `text`.
 */
export function parse(text: unknown, { size, depth }: { size: number; depth: number }): Result<unknown> {
  if (typeof text !== 'string') return bad('text', 'A message is a text.');
  if (text.length > size || encoder.encode(text).length > size)
    return bad('text', `A message has at most ${size} bytes.`);
  if (!isShallow(text, depth)) return bad('text', `A message is at most ${depth} deep.`);
  let isProto = false;
  try {
    const value: unknown = JSON.parse(text, (key, one: unknown) => {
      isProto ||= key === '__proto__';
      return one === 0 ? 0 : one; // −0 would be another value here than in the log
    });
    return isProto ? bad('text', 'A message has no field __proto__.') : ok(value);
  } catch {
    return bad('text', 'A message is JSON.');
  }
}

const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** Reads an integer from a range. */
export const whole =
  (from: number, to: number): Read<number> =>
  (given, field) =>
    isWhole(given, from, to) ? ok(given) : bad(field, `${field} must be a whole number from ${from} to ${to}.`);

/** Reads a finite number. */
export const number: Read<number> = (given, field) =>
  typeof given === 'number' && Number.isFinite(given) ? ok(given) : bad(field, `${field} must be a number.`);

export const flag: Read<boolean> = (given, field) =>
  typeof given === 'boolean' ? ok(given) : bad(field, `${field} must be true or false.`);

/** Reads null, in a list that has no value there. */
export const nothing: Read<null> = (given, field) =>
  given === null ? ok(given) : bad(field, `${field} must be null.`);

/** Reads a text that matches the pattern as a whole; the pattern also limits its length. */
export const text =
  (pattern: RegExp): Read<string> =>
  (given, field) =>
    typeof given === 'string' && pattern.test(given) ? ok(given) : bad(field, `${field} must match ${pattern.source}.`);

/** Reads one of these values. */
export const oneOf =
  <const T extends readonly (string | number | true)[]>(...values: T): Read<T[number]> =>
  (given, field) => {
    const found = values.find((value) => value === given);
    return found === undefined ? bad(field, `${field} must be one of ${values.join(', ')}.`) : ok(found);
  };

/** Reads with either of two readers; the error is the second one's. */
export const either =
  <A, B>(first: Read<A>, second: Read<B>): Read<A | B> =>
  (given, field) => {
    const read = first(given, field);
    return read.ok ? read : second(given, field);
  };

/** Reads a list of at most `most` and at least `least` elements. */
export const list =
  <T>(of: Read<T>, most: number, least = 0): Read<T[]> =>
  (given, field) => {
    if (!Array.isArray(given) || given.length < least || given.length > most) {
      return bad(field, `${field} must be a list of ${least} to ${most}.`);
    }
    const values: T[] = [];
    for (const [i, one] of given.entries()) {
      const read = of(one, `${field}.${i}`);
      if (!read.ok) return read;
      values.push(read.value);
    }
    return ok(values);
  };

/** Reads any JSON value, which must be present, of at most `most` characters. */
export const json =
  (most: number): Read<NonNullable<unknown> | null> =>
  (given, field) =>
    given !== undefined && JSON.stringify(given).length <= most
      ? ok(given)
      : bad(field, `${field} must have at most ${most} characters.`);

/** Reads any object of at most `most` characters. */
export const object =
  (most: number): Read<object> =>
  (given, field) =>
    isObject(given) && JSON.stringify(given).length <= most
      ? ok(given)
      : bad(field, `${field} must be an object of at most ${most} characters.`);

/** The readers of an object's fields. The key of an optional field ends with `?`. */
type Fields<T> = {
  [K in keyof T & string as undefined extends T[K] ? `${K}?` : K]-?: Read<Exclude<T[K], undefined>>;
};

/** Reads an object with these fields; all others are omitted. */
export const fields =
  <T extends object>(readers: Fields<T>): Read<T> =>
  (given, field) => {
    if (!isObject(given)) return bad(field || 'text', `${field || 'A message'} must be an object.`);
    const values: Record<string, unknown> = {};
    for (const [key, reader] of Object.entries<Read<unknown>>(readers)) {
      const isOptional = key.endsWith('?');
      const name = isOptional ? key.slice(0, -1) : key;
      if (isOptional && !Object.hasOwn(given, name)) continue;
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      const read = reader(value, field ? `${field}.${name}` : name);
      if (!read.ok) return read;
      values[name] = read.value;
    }
    return ok(values as T);
  };

/** Reads an object whose field `key` decides which of the readers is used. */
export const variants =
  <T>(key: string, readers: Readonly<Record<string, Read<T>>>): Read<T> =>
  (given, field) => {
    const name = field ? `${field}.${key}` : key;
    const kind = isObject(given) && Object.hasOwn(given, key) ? given[key] : undefined;
    return typeof kind === 'string' && Object.hasOwn(readers, kind)
      ? readers[kind](given, field)
      : bad(name, `${name} must be one of ${Object.keys(readers).join(', ')}.`);
  };
