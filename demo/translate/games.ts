// Which element says the words of a part, and how another language is put into it: as one more that it would fetch.
import type { InEachLanguage } from '../../src/words/words.js';

interface Place {
  readonly tag: string;
  readonly title: string;
  /** The part that has the element's own words. */
  readonly part: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Defines the element and returns its languages. */
  load(): Promise<InEachLanguage<object>>;
}

const places: readonly Place[] = [
  {
    tag: 'multiplay-grid',
    title: 'Multiplay',
    part: 'multiplay',
    load: async () => {
      const [{ multiplayLanguages }] = await Promise.all([
        import('../../src/words/generated/multiplay.js'),
        import('../../components/multiplay-grid/define.js'),
      ]);
      return multiplayLanguages;
    },
  },
  {
    tag: 'plyt-board',
    title: 'PLYT',
    part: 'plyt',
    load: async () => {
      const [{ plytLanguages }] = await Promise.all([
        import('../../src/words/generated/plyt.js'),
        import('../../components/plyt-board/define.js'),
      ]);
      return plytLanguages;
    },
  },
  {
    tag: 'sequence-board',
    title: 'Sequence',
    part: 'sequence',
    load: async () => {
      const [{ sequenceLanguages }] = await Promise.all([
        import('../../src/words/generated/sequence.js'),
        import('../../components/sequence-board/define.js'),
      ]);
      return sequenceLanguages;
    },
  },
  {
    tag: 'pytagora-square',
    title: 'Up and down',
    part: 'square',
    load: async () => {
      const [{ squareLanguages }] = await Promise.all([
        import('../../src/words/generated/square.js'),
        import('../../components/pytagora-square/define.js'),
      ]);
      return squareLanguages;
    },
  },
  {
    tag: 'pytagora-tables',
    title: 'Multiplication tables',
    part: 'tables',
    load: async () => {
      const [{ tablesLanguages }] = await Promise.all([
        import('../../src/words/generated/tables.js'),
        import('../../components/pytagora-tables/define.js'),
      ]);
      return tablesLanguages;
    },
  },
  {
    tag: 'pytagora-board',
    title: 'Pytagora',
    part: 'pytagora',
    load: async () => {
      const [{ pytagoraLanguages }] = await Promise.all([
        import('../../src/words/generated/pytagora.js'),
        import('../../components/pytagora-board/define.js'),
      ]);
      return pytagoraLanguages;
    },
  },
  {
    tag: 'abacade-warm-up',
    title: 'Warm-up',
    part: 'learning',
    load: async () => {
      const [{ learningLanguages }] = await Promise.all([
        import('../../src/words/generated/learning.js'),
        import('../../components/abacade-warm-up/define.js'),
      ]);
      return learningLanguages;
    },
  },
];

/** The elements that say words of a part. */
export const placesOf = (part: string): readonly Place[] => {
  if (part === 'common') return places;
  if (part === 'cards') return places.filter((place) => ['plyt', 'sequence'].includes(place.part));
  return places.filter((place) => place.part === part);
};

export type { Place };

/**
 * A new element that says these words. It takes them for those of a language that it has, by whose tag it asks for them:
 * a language that is new has none yet.
 */
export async function elementWith(place: Place, words: { readonly tag: string }): Promise<HTMLElement> {
  const others = (await place.load()).others as Record<string, () => Promise<object>>;
  const tag = Object.hasOwn(others, words.tag) ? words.tag : Object.keys(others)[0];
  const usual = others[tag];
  others[tag] = () => Promise.resolve(words);
  try {
    const element = document.createElement(place.tag);
    for (const [name, value] of Object.entries({ lang: tag, ...place.attributes })) element.setAttribute(name, value);
    return element;
  } finally {
    // An element looks at its languages when it is made.
    others[tag] = usual;
  }
}
