/**
 * Each game declares its options once, as data (`declaration` in its `options.ts`). Validation of external input, the
 * attributes of its element, the set-up form, the builder, the command line, the manifest and the types are all derived
 * from it.
 */
import { bad, ok, type Result, type RuleId } from './result.js';
import { fieldsOf } from './trail/given.js';

/** The values of the options declared before another one. */
export type Before = Readonly<Record<string, unknown>>;

/** A value computed from options declared before. The function may declare which of them it reads, and their types. */
export type Following<T> = { from(before: Before): T }['from'];

/** A value that was read, or a description of what it should have been. */
export type Checked<T> = { readonly value: T } | { readonly expected: string };

/** An option in the notation of positions: its letter, then its value. */
export interface InNotation<T> {
  /** Omitted by an option that is a part of another one. */
  readonly letter?: string | undefined;
  /** Writes a value that is not the default. */
  write?(this: void, value: T): string;
  /** Reads the text of a value without validating it: `check` does that. */
  read?(this: void, text: string): unknown;
}

/**
 * One option of a game. `T` is its value in the rules, `A` is the type that the attribute or property of an element
 * accepts for it. The kinds are in `option-kinds.ts`; the additional fields of a kind (range, choices) are for forms
 * and documentation.
 */
export interface Option<T = unknown, A = unknown> extends InNotation<T> {
  readonly kind: string;
  /** The rule that defines the option. */
  readonly rule: RuleId;
  /** The value if none is given. */
  readonly default: T | Following<T>;
  /** Validates any value. Never throws. */
  check(given: unknown, before: Before): Checked<T>;
  /** Converts the text of an attribute, an address or the command line to a value that `check` then validates. */
  parse(text: string): unknown;
  /** `false` if the set-up form does not offer the option. */
  readonly inForm?: boolean;
  /**
   * If given, the option may be `fit` instead of a value, see `fitting.ts`. This value is used if no learner is known.
   */
  readonly withoutLearner?: unknown;
  /** If given, the option is `fit` unless it is chosen, and has this value from the second game on. */
  readonly fromSecondGame?: unknown;
  /** Only carries a type; never set. */
  readonly takes?: A;
}

export type Declaration = Readonly<Record<string, Option>>;

/** The complete options of a declaration. */
export type OptionsOf<D extends Declaration> = {
  readonly [K in keyof D]: D[K] extends Option<infer T> ? T : never;
};

/** The options of a declaration as properties of an element. */
export type OptionAttributes<D extends Declaration> = {
  -readonly [K in keyof D]?: (D[K] extends Option<unknown, infer A> ? A : never) | undefined;
};

/** Returns whether the default of an option depends on other options. */
export const follows = (option: Option): boolean => typeof option.default === 'function';

/** Returns the default of an option, given the values of the options before it. */
export const defaultOf = <T>(option: Option<T>, before: Before): T =>
  typeof option.default === 'function' ? (option.default as Following<T>)(before) : option.default;

/**
 * The functions and values that a game needs from its options: `defaults`, and `options`, which completes and validates
 * external input.
 */
export interface GameOptions<D extends Declaration> {
  readonly declaration: D;
  readonly defaults: OptionsOf<D>;
  /** The code of an error is the name of the invalid field, or `options` if the input is not an object. */
  readonly options: (given: unknown) => Result<OptionsOf<D>>;
}

/** The treatment of fields that callers leave undefined. */
interface Leniency {
  /** An undefined field means its default, and −0 means 0; `null` is not accepted as an object of options. */
  readonly lenient?: boolean;
}

/** Derives validation and defaults from a declaration. `title`: the name of the game, for messages. */
export function declared<const D extends Declaration>(
  title: string,
  declaration: D,
  { lenient = false }: Leniency = {},
): GameOptions<D> {
  const entries = Object.entries(declaration) as [string, Option][];
  const defaults: Record<string, unknown> = {};
  for (const [name, option] of entries) defaults[name] = defaultOf(option, defaults);

  function options(given: unknown): Result<OptionsOf<D>> {
    if (given === undefined || (given === null && !lenient)) return ok(defaults as OptionsOf<D>);
    const fields = fieldsOf(given);
    if (!fields) return bad('options', 'Options must be an object.');
    for (const field of Object.keys(fields)) {
      if (!Object.hasOwn(declaration, field)) return bad(field, `${title} has no option "${field.slice(0, 40)}".`);
    }
    const all: Record<string, unknown> = {};
    for (const [name, option] of entries) {
      const value = lenient && Object.is(fields[name], -0) ? 0 : fields[name];
      const isOpen = !Object.hasOwn(fields, name) || (value === undefined && (lenient || follows(option)));
      if (isOpen) {
        all[name] = defaultOf(option, all);
        continue;
      }
      const checked = option.check(value, all);
      if ('expected' in checked) return bad(name, `${name} must be ${checked.expected}.`);
      all[name] = checked.value;
    }
    return ok(all as OptionsOf<D>);
  }
  return { declaration, defaults: defaults as OptionsOf<D>, options };
}

/** Returns the value given for an option. A text is parsed; anything else is left for `check` to validate. */
export const parsed = (option: Option, given: unknown): unknown =>
  typeof given === 'string' ? option.parse(given.trim()) : given;

/** Returns the text that the option's `parse` reads as that value. */
export function written(value: unknown): string {
  if (Array.isArray(value)) {
    return (value as unknown[]).map((one) => (Array.isArray(one) ? one.join(' ') || 'none' : String(one))).join(', ');
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value);
  return entries.every(([, count]) => count === 0) ? 'off' : entries.map((pair) => pair.join(': ')).join(', ');
}

/** Converts the name of an option to that of its attribute: `endAt` → `end-at`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
