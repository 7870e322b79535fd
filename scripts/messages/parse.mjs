// Reads messages, and knows the plural forms of languages. Runs in Node and in the page where translations are tried.
import { parse } from '@messageformat/parser';

/** The values that counts have in the games. */
const counts = Array.from({ length: 10_000 }, (_, n) => n);

/** What is found out of each language once. */
const once = (find) => {
  const found = new Map();
  return (tag) => {
    if (!found.has(tag)) found.set(tag, find(tag));
    return found.get(tag);
  };
};

/** The plural forms that a language has for the values that occur. */
export const pluralForms = once((tag) => {
  const rules = new Intl.PluralRules(tag);
  return [...new Set(counts.map((n) => rules.select(n)))];
});

/** Whether `one` is said of 1 alone and everything else is `other`, which needs no table of plurals. */
export const isPlain = once((tag) => {
  const rules = new Intl.PluralRules(tag);
  return counts.every((n) => rules.select(n) === (n === 1 ? 'one' : 'other'));
});

/** Parses a message; throws with what is wrong and where. */
export const parseMessage = (text) =>
  parse(text, { cardinal: ['zero', 'one', 'two', 'few', 'many', 'other'], strictPluralKeys: false });
