import { nicknameOf } from '../../src/live/nicknames.js';
import type { LobbyWords } from '../../src/words/types.js';

/** What nicknames are said with. */
export interface NicknameWords {
  readonly words: Pick<LobbyWords, 'nicknames' | 'nickname'>;
  /** A number in the reader's digits. */
  figure(value: number): string;
}

/** A nickname in the reader's language. Pupils with the same animal are told apart by a number: the second is `Otter 2`. */
export function nickname({ words, figure }: NicknameWords, number: number): string {
  const read = nicknameOf(number);
  // The server sends no other numbers; one that it did send would be seen as itself.
  if (!read.ok) return figure(number);
  const { key, look } = read.value;
  return look === 0 ? words.nicknames[key] : words.nickname(words.nicknames[key], figure(look + 1));
}
