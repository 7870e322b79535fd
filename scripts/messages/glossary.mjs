// Checks translations against the glossary of a language, which defines one word for each term.

const columns = ['term', 'use', 'avoid', 'note'];

/** Returns the words in one field: `die / dice`. */
const several = (field) => field.split(' / ').filter(Boolean);

/**
 * Returns the terms of a glossary: `term` has the English words, `use` and `avoid` the beginnings of words. `faults` are
 * the problems of the file.
 */
export function termsOf(glossary) {
  const [head, ...lines] = glossary.trimEnd().split('\n');
  const rows = lines.map((line) => line.split(','));
  const faults = rows.flatMap((fields, i) =>
    fields.length === columns.length && fields[0] && fields[1] ? [] : [`line ${i + 2} is not ${columns.join(',')}`],
  );
  if (head !== columns.join(',')) faults.unshift(`line 1 is not ${columns.join(',')}`);
  const terms = faults.length
    ? []
    : rows.map(([term, use, avoid]) => ({ term: several(term), use: several(use), avoid: several(avoid) }));
  return { terms, faults };
}

const escaped = (words) => words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

/**
 * Returns whether a text has one of the words. In a translation, words are compared by their beginnings; in a script
 * without spaces, anywhere in a word.
 */
const has = (text, words, end = '') =>
  words.length > 0 &&
  new RegExp(`(?:^|[^\\p{Script=Latin}\\p{Script=Cyrillic}])(?:${escaped(words)})${end}`, 'iu').test(text);

/** Returns a message without the parts in braces that are not text: names of arguments, their types and forms. */
const said = (text) =>
  text.replace(/\{[a-z]\w*(, (plural|select|list)\b)?/gi, '{').replace(/\b(one|two|few|many|other|missing) \{/g, '{');

/** Returns the words in a translation that the glossary forbids for the terms in the English text. */
export function glossaryFaults(english, translated, terms) {
  const told = terms.filter(({ term }) => has(said(english), term, '(?![a-z])'));
  const right = told.flatMap(({ use }) => use);
  return told.flatMap(({ term, use, avoid }) =>
    avoid
      .filter(
        (word) => !right.some((one) => one.startsWith(word) || word.startsWith(one)) && has(said(translated), [word]),
      )
      .map((word) => `${term[0]} is “${use[0]}”, not “${word}”`),
  );
}

/** Returns the terms whose translation occurs in no message, given all pairs of English and translation. */
export function unsaidTerms(pairs, terms) {
  return terms
    .filter(
      ({ term, use }) =>
        !pairs.some(([english, translated]) => has(said(english), term, '(?![a-z])') && has(said(translated), use)),
    )
    .map(({ term, use }) => `${term[0]} is nowhere “${use.join(' / ')}”`);
}
