import type { Message } from './source.mjs';

/** Maximum length of a message, in characters. */
export const longestMessage: number;
/** Returns the problem of texts that contain a sign of multiplication or division themselves. */
export function signFaults(texts: readonly string[]): string[];
/** Returns the problems of one translation. */
export function messageFaults(text: string, message: Message, tag: string): string[];
