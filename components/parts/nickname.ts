import { nicknameOf } from '../../src/live/protocol/nicknames.js';
import type { LobbyWords } from '../../src/words/types.js';

/** The words and the number format for nicknames. */
export interface NicknameWords {
  readonly words: Pick<LobbyWords, 'nicknames' | 'nickname'>;
  /** Returns a number in the reader's digits. */
  figure(value: number): string;
}

/** Returns a nickname in the reader's language. A number distinguishes pupils with the same animal: the second is `Otter 2`. */
export function nickname({ words, figure }: NicknameWords, number: number): string {
  const read = nicknameOf(number);
  // The server sends no other numbers; an unexpected one would be shown as a number.
  if (!read.ok) return figure(number);
  const { key, look } = read.value;
  return look === 0 ? words.nicknames[key] : words.nickname(words.nicknames[key], figure(look + 1));
}
