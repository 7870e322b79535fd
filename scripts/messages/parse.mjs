// Parses messages and determines the plural forms of languages. Runs in Node and in the page where translations are tried.
import { parse } from '@messageformat/parser';

/** The values that counts have in the games. */
const counts = Array.from({ length: 10_000 }, (_, n) => n);

/** Caches the result of a function for each language. */
const once = (find) => {
  const found = new Map();
  return (tag) => {
    if (!found.has(tag)) found.set(tag, find(tag));
    return found.get(tag);
  };
};

/** Returns the plural forms of a language that occur in the games. */
export const pluralForms = once((tag) => {
  const rules = new Intl.PluralRules(tag);
  return [...new Set(counts.map((n) => rules.select(n)))];
});

/** Returns whether a language uses `one` for 1 only and `other` for everything else, so that it needs no table of plurals. */
export const isPlain = once((tag) => {
  const rules = new Intl.PluralRules(tag);
  return counts.every((n) => rules.select(n) === (n === 1 ? 'one' : 'other'));
});

/** Parses a message; throws an error that says what is wrong and where. */
export const parseMessage = (text) =>
  parse(text, { cardinal: ['zero', 'one', 'two', 'few', 'many', 'other'], strictPluralKeys: false });
