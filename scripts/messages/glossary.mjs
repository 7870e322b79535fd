// Checks translations against the glossary of a language: one word for each thing, as the language has settled it.

const columns = ['term', 'use', 'avoid', 'note'];

/** Several words in one field: `die / dice`. */
const several = (field) => field.split(' / ').filter(Boolean);

/**
 * The terms of a glossary: `term` has the English words, `use` and `avoid` the beginnings of words. `faults` are those of
 * the file.
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

/** Whether a text has one of the words; of a translation their beginnings count, within a word where none has spaces. */
const has = (text, words, end = '') =>
  words.length > 0 &&
  new RegExp(`(?:^|[^\\p{Script=Latin}\\p{Script=Cyrillic}])(?:${escaped(words)})${end}`, 'iu').test(text);

/** What stands between braces and is no text: names of arguments, their types and forms. */
const said = (text) =>
  text.replace(/\{[a-z]\w*(, (plural|select|list)\b)?/gi, '{').replace(/\b(one|two|few|many|other|missing) \{/g, '{');

/** The words of a translation that the glossary says not to use for what its English tells of. */
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

/** The terms that no message says so, of all pairs of English and translation. */
export function unsaidTerms(pairs, terms) {
  return terms
    .filter(
      ({ term, use }) =>
        !pairs.some(([english, translated]) => has(said(english), term, '(?![a-z])') && has(said(translated), use)),
    )
    .map(({ term, use }) => `${term[0]} is nowhere “${use.join(' / ')}”`);
}
