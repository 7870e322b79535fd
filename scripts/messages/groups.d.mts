import type { Source } from './source.mjs';

/** A group of words, and groups within it. */
export type Group<T> = Map<string, T | Group<T>>;

/** Converts keys with dots to nested groups. */
export function grouped<T>(entries: Iterable<readonly [string, T]>): Group<T>;
/** Returns the name of a part or of one of its exports in code: `up-and-down` → `upAndDown`. */
export function identifier(name: string): string;
/** Returns whether a group is an array. */
export function isList(group: ReadonlyMap<string, unknown>): boolean;
/** Returns the words that a part shares with others. */
export function sharedOf(
  source: Source,
): { readonly key: string; readonly other: string; readonly path: readonly string[]; readonly isSpread: boolean }[];
/** Returns the ten digits and the decimal point of a language. */
export function digitsOf(tag: string, digits: string): { readonly all: string; readonly point: string };
