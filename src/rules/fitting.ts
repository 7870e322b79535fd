/**
 * Options that may be `fit` while players set up a game: their value depends on what the learner knows, or on whether
 * the game has been played before, and is determined when the game begins. The rules, saved games and records contain
 * only the value.
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

const withSecondGame = (declaration: Declaration): [name: string, value: unknown][] =>
  Object.entries(declaration).flatMap(([name, { fromSecondGame }]) =>
    fromSecondGame === undefined ? [] : [[name, fromSecondGame]],
  );

/** Returns the options that are `fit` unless they are chosen, by name. */
export const fittingAtFirst = (declaration: Declaration): Options =>
  Object.fromEntries(withSecondGame(declaration).map(([name]) => [name, fit]));

/** Returns the values from the second game on of the options that have one, by name. */
export const fromSecondGame = (declaration: Declaration): Options => Object.fromEntries(withSecondGame(declaration));

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

/**
 * Validates and completes options as the game does, but keeps `fit` where it was given and is allowed, or where it
 * stands unless a value is given.
 */
export function agreed(game: WithOptions, given: unknown): Result<Record<string, unknown>> {
  const { declaration } = game;
  const fields = fieldsOf(given);
  const checked = game.options(fields ? settled(declaration, fields) : given);
  const asked = { ...fittingAtFirst(declaration), ...fields };
  if (checked.ok) return ok({ ...checked.value, ...fittingOf(declaration, asked) });
  const { code, message } = checked;
  return mayFit(declaration, code) ? { ...checked, message: message.replace(/\.$/, `, ${fit}.`) } : checked;
}
