// Groups messages into the words of a part. Runs in Node, where they are compiled, and in the page where they are tried.

/** Converts keys with dots to nested groups. */
export function grouped(entries) {
  const root = new Map();
  for (const [key, value] of entries) {
    const path = key.split('.');
    let group = root;
    for (const step of path.slice(0, -1)) {
      if (!group.has(step)) group.set(step, new Map());
      group = group.get(step);
    }
    group.set(path.at(-1), value);
  }
  return root;
}

/** Returns the name of a part or of one of its exports in code: `up-and-down` → `upAndDown`. */
export const identifier = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Returns whether a group is an array: its keys count from 0. */
export const isList = (group) => group.size > 0 && [...group.keys()].every((key, i) => key === String(i));

/**
 * Returns the words that a part shares with others, `{ "plyt.cards": "cards.cards" }`: the key, the other part and the path
 * in its exports. `"plyt.form.*"` spreads everything at that path, under a key of its own with `…`.
 */
export const sharedOf = ({ shared = {} }) =>
  Object.entries(shared).map(([key, from]) => {
    const [other, ...path] = from.split('.');
    const isSpread = key.endsWith('.*');
    return { key: isSpread ? key.replace(/\*$/, `…${path.join('-')}`) : key, other, path, isSpread };
  });

/** Returns the ten digits and the decimal point of a language. */
export function digitsOf(tag, digits) {
  const format = new Intl.NumberFormat(tag, { numberingSystem: digits, useGrouping: false });
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => format.format(digit)).join('');
  return { all, point: format.formatToParts(0.5).find(({ type }) => type === 'decimal').value };
}
