import type { Source } from './source.mjs';

/** A group of words, and groups within it. */
export type Group<T> = Map<string, T | Group<T>>;

/** Keys with dots to groups within groups. */
export function grouped<T>(entries: Iterable<readonly [string, T]>): Group<T>;
/** Whether a group is an array. */
export function isList(group: ReadonlyMap<string, unknown>): boolean;
/** What a part shares of others. */
export function sharedOf(
  source: Source,
): { readonly key: string; readonly other: string; readonly path: readonly string[]; readonly isSpread: boolean }[];
/** The ten digits and the decimal point of a language. */
export function digitsOf(tag: string, digits: string): { readonly all: string; readonly point: string };
