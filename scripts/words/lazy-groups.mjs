/**
 * The groups of words that only a lazy module of an element uses, by that module: in the first language they are bundled
 * with it, and not with the element's file. `src/words/types.ts` has their types.
 */
export const lazyGroups = {
  study: ['hints', 'review', 'puzzle', 'replay', 'practice', 'fewestPieces', 'cardHints', 'cardMoves', 'cardWhy'],
  'set-up': ['form', 'howTo', 'cardForm'],
};

/** Returns the module that contains a message, by the message's key: `main` is the element's file. */
export function moduleOf(key) {
  const [part, group] = key.split('.');
  const isIn = (groups) => groups.includes(group) || groups.includes(part);
  return Object.keys(lazyGroups).find((module) => isIn(lazyGroups[module])) ?? 'main';
}
