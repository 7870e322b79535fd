import type { Token } from '@messageformat/parser';

export type { Token };

/** The plural forms that a language has for the values that occur. */
export function pluralForms(tag: string): readonly string[];
/** Whether `one` is said of 1 alone and everything else is `other`. */
export function isPlain(tag: string): boolean;
/** Parses a message; throws with what is wrong and where. */
export function parseMessage(text: string): Token[];
