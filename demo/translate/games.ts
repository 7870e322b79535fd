// The elements that use the words of each part, and a way to add a language to them: as one more that they would fetch.
import { gameElements } from '../../components/lesson/elements.js';
import { sharedOf } from '../../scripts/messages/groups.mjs';
import { gameFiles, games, offers, type GameName } from '../../src/games.js';
import { wordsOfGames } from '../../src/words/games.js';
import type { InEachLanguage } from '../../src/words/words.js';
import type { Sources } from './opened.js';

/** An element that can be tried with other words. */
export interface Place {
  readonly tag: string;
  readonly title: string;
  /** The part with its own words. */
  readonly part: string;
  /** Defines the element and returns its languages. */
  readonly load: () => Promise<InEachLanguage<object>>;
}

const gamesTried: readonly Place[] = gameFiles().map((part) => {
  const { tag } = games[part as GameName];
  return {
    tag,
    title: offers[part as GameName].title,
    part,
    load: async () => {
      const [languages] = await Promise.all([wordsOfGames[part].languages(), gameElements[tag]()]);
      return languages;
    },
  };
});

const warmUp: Place = {
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
};

/** Returns the elements that use words of a part: their own, those of all, or those that a part shares with others. */
export const placesOf = (part: string, sources: Sources): readonly Place[] =>
  [...gamesTried, warmUp].filter(
    (place) =>
      part === 'common' || place.part === part || sharedOf(sources[place.part]).some(({ other }) => other === part),
  );

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
