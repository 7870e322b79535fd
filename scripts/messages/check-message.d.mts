import type { Message } from './source.mjs';

/** The most characters of a message. */
export const longestMessage: number;
/** What is wrong with texts that have a sign of their own. */
export function signFaults(texts: readonly string[]): string[];
/** Problems of one translation. */
export function messageFaults(text: string, message: Message, tag: string): string[];
