// The elements that use the words of each part, and a way to add a language to them: as one more that they would fetch.
import { identifier } from '../../scripts/messages/groups.mjs';
import type { InEachLanguage } from '../../src/words/words.js';

/** The languages of an element, by the name of their table. */
type Words = Readonly<Record<string, InEachLanguage<object>>>;

/** Describes an element. `part`: the part with its own words; `load` defines it and returns its languages. */
const place = (
  tag: string,
  title: string,
  part: string,
  words: () => Promise<Words>,
  define: () => Promise<unknown>,
) => ({
  tag,
  title,
  part,
  load: async (): Promise<InEachLanguage<object>> =>
    (await Promise.all([words(), define()]))[0][`${identifier(part)}Languages`],
});
export type Place = ReturnType<typeof place>;

const places: readonly Place[] = [
  place(
    'multiplay-grid',
    'Multiplay',
    'multiplay',
    () => import('../../src/words/generated/multiplay.js'),
    () => import('../../components/multiplay-grid/define.js'),
  ),
  place(
    'plyt-board',
    'PLYT',
    'plyt',
    () => import('../../src/words/generated/plyt.js'),
    () => import('../../components/plyt-board/define.js'),
  ),
  place(
    'sequence-board',
    'Sequence',
    'sequence',
    () => import('../../src/words/generated/sequence.js'),
    () => import('../../components/sequence-board/define.js'),
  ),
  place(
    'pytagora-square',
    'Up and down',
    'up-and-down',
    () => import('../../src/words/generated/up-and-down.js'),
    () => import('../../components/pytagora-square/define.js'),
  ),
  place(
    'pytagora-tables',
    'Multiplication tables',
    'tables',
    () => import('../../src/words/generated/tables.js'),
    () => import('../../components/pytagora-tables/define.js'),
  ),
  place(
    'pytagora-board',
    'Pytagora',
    'pytagora',
    () => import('../../src/words/generated/pytagora.js'),
    () => import('../../components/pytagora-board/define.js'),
  ),
  place(
    'abacade-warm-up',
    'Warm-up',
    'learning',
    () => import('../../src/words/generated/learning.js'),
    () => import('../../components/abacade-warm-up/define.js'),
  ),
];

/** Returns the elements that use words of a part. */
export const placesOf = (part: string): readonly Place[] => {
  if (part === 'common') return places;
  if (part === 'cards') return places.filter((place) => ['plyt', 'sequence'].includes(place.part));
  return places.filter((place) => place.part === part);
};

/**
 * Creates an element that uses these words. They take the place of a language that the element has, because it does not
 * have a new language yet, and the element uses the tag of that language.
 */
export async function elementWith(place: Place, words: { readonly tag: string }): Promise<HTMLElement> {
  const others = (await place.load()).others as Record<string, () => Promise<object>>;
  const tag = Object.hasOwn(others, words.tag) ? words.tag : Object.keys(others)[0];
  const usual = others[tag];
  others[tag] = () => Promise.resolve(words);
  try {
    const element = document.createElement(place.tag);
    element.setAttribute('lang', tag);
    return element;
  } finally {
    // An element reads its languages when it is created.
    others[tag] = usual;
  }
}
