import type { Token } from '@messageformat/parser';

export type { Token };

/** Returns the plural forms of a language that occur in the games. */
export function pluralForms(tag: string): readonly string[];
/** Returns whether a language uses `one` for 1 only and `other` for everything else. */
export function isPlain(tag: string): boolean;
/** Parses a message; throws an error that says what is wrong and where. */
export function parseMessage(text: string): Token[];
