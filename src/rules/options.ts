/**
 * A game declares its options once, as data (`declaration` in its `options.ts`). The check of what comes from outside, the
 * attributes of its element, the set-up form, the builder, the command line, the manifest and the types follow from that.
 */
import { bad, ok, type Result, type RuleId } from './result.js';
import { fieldsOf } from './trail/given.js';

/** The values of options that are declared before another one. */
export type Before = Readonly<Record<string, unknown>>;

/** What follows from options declared before; the function may say which of them it looks at, and their types. */
export type Following<T> = { from(before: Before): T }['from'];

/** A value that was read, or in words what it should have been. */
export type Checked<T> = { readonly value: T } | { readonly expected: string };

/**
 * One option of a game. `T` is its value in the rules, `A` what the attribute or property of an element takes for it. The
 * kinds are in `option-kinds.ts`; what a kind says beside this (range, choices) is for forms and documentation.
 */
export interface Option<T = unknown, A = unknown> {
  readonly kind: string;
  /** The rule that the option is about. */
  readonly rule: RuleId;
  /** What holds where nothing is said. */
  readonly default: T | Following<T>;
  /** Takes any value. Never throws. */
  check(given: unknown, before: Before): Checked<T>;
  /** The value that a text asks for, which `check` is then to judge: of an attribute, an address, the command line. */
  parse(text: string): unknown;
  /** Where the set-up form does not ask for it: `false`. */
  readonly inForm?: boolean;
  /** Given, `fit` may be said instead of a value, see `fitting.ts`: what then holds where no learner is known. */
  readonly withoutLearner?: unknown;
  /** Only a type; never there. */
  readonly takes?: A;
}

export type Declaration = Readonly<Record<string, Option>>;

/** The options of a declaration, complete. */
export type OptionsOf<D extends Declaration> = {
  readonly [K in keyof D]: D[K] extends Option<infer T> ? T : never;
};

/** The same as properties of an element. */
export type OptionAttributes<D extends Declaration> = {
  -readonly [K in keyof D]?: (D[K] extends Option<unknown, infer A> ? A : never) | undefined;
};

/** Whether the default of an option follows from others. */
export const follows = (option: Option): boolean => typeof option.default === 'function';

/** The default of an option, for what was chosen before it. */
export const defaultOf = <T>(option: Option<T>, before: Before): T =>
  typeof option.default === 'function' ? (option.default as Following<T>)(before) : option.default;

/** What a game needs of its options: `defaults`, and `options`, which completes and checks those from outside. */
export interface GameOptions<D extends Declaration> {
  readonly declaration: D;
  readonly defaults: OptionsOf<D>;
  /** The code of an error is the name of the bad field, or `options` where it is no object at all. */
  readonly options: (given: unknown) => Result<OptionsOf<D>>;
}

/** How a game takes what programs leave open. */
interface Leniency {
  /** A field that is there but undefined stands for its default, and −0 for 0; `null` is no object of options. */
  readonly lenient?: boolean;
}

/** Derives the check and the defaults from a declaration. `title`: the game's, for messages. */
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

/** The value that was given for an option: a text is parsed, anything else is left to the check. */
export const parsed = (option: Option, given: unknown): unknown =>
  typeof given === 'string' ? option.parse(given.trim()) : given;

/** The text that the option's `parse` reads as that value. */
export function written(value: unknown): string {
  if (Array.isArray(value)) {
    return (value as unknown[]).map((one) => (Array.isArray(one) ? one.join(' ') || 'none' : String(one))).join(', ');
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value);
  return entries.every(([, count]) => count === 0) ? 'off' : entries.map((pair) => pair.join(': ')).join(', ');
}

/** The attribute of an option: `endAt` → `end-at`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
