/**
 * Options that may be `fit` while players set up a game: their value depends on what the learner knows and is
 * determined when the game begins. The rules, saved games and records contain only the value.
 */
import { ok, type Result } from './result.js';
import type { Declaration } from './options.js';
import { fieldsOf } from './trail/given.js';

/** The word that may be given instead of a value. */
export const fit = 'fit';

type Options = Readonly<Record<string, unknown>>;

const mayFit = (declaration: Declaration, name: string): boolean =>
  (declaration as Partial<Declaration>)[name]?.withoutLearner !== undefined;

/** Returns the options that are `fit`, by name. */
export const fittingOf = (declaration: Declaration, options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => value === fit && mayFit(declaration, name)));

/** Returns the options with each `fit` replaced by its value in `found`, or else by its value without a learner. */
export function settled(declaration: Declaration, options: Options, found: Options = {}): Record<string, unknown> {
  const all = { ...options };
  for (const name in fittingOf(declaration, options)) all[name] = found[name] ?? declaration[name].withoutLearner;
  return all;
}

/** The part of a game that these functions need. */
export interface WithOptions {
  readonly declaration: Declaration;
  options(given: unknown): Result<object>;
}

/** Validates and completes options as the game does, but keeps `fit` where it was given and is allowed. */
export function agreed(game: WithOptions, given: unknown): Result<Record<string, unknown>> {
  const { declaration } = game;
  const fields = fieldsOf(given);
  const checked = game.options(fields ? settled(declaration, fields) : given);
  if (checked.ok) return ok({ ...checked.value, ...fittingOf(declaration, fields ?? {}) });
  const { code, message } = checked;
  return mayFit(declaration, code) ? { ...checked, message: message.replace(/\.$/, `, ${fit}.`) } : checked;
}
