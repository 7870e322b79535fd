import { factsOf, factsOfOthers, gameNames } from '../../src/games.js';
import type { Notation } from '../../src/words/notation.js';
import type { CommonWords, SetUpWords } from '../../src/words/types.js';
import { fetchWithSetUp } from '../../src/words/words.js';
import type { GameDefinition } from '../game/definition.js';
import type { Draft } from '../parts/draft.js';
import type { FormRules } from '../parts/game-form.js';
import type { GameTypes } from '../parts/game-types.js';
import type { OptionsAlone } from '../parts/options-alone.js';
import { gameElements } from './elements.js';

/** The language in which options are shown. */
interface Reader {
  readonly notation: Notation;
  figure(value: number): string;
}

/** The options of a game with their words in a language. */
export interface GameOptionsModule {
  readonly words: SetUpWords<CommonWords>['form'];
  /** Returns the rules, and the options to begin with. */
  rules(reader: Reader): FormRules;
  /**
   * Renders the options.
   * @param change called with the options, and with the preset if one was chosen
   * @param refused called with a sentence about an invalid number
   */
  render(
    reader: Reader,
    chosen: Pick<Draft, 'preset' | 'options'>,
    change: (chosen: Pick<Draft, 'preset' | 'options'>) => void,
    refused: (reason: string) => void,
  ): OptionsAlone;
}

/** The class of the element of a game. */
interface GameClass extends CustomElementConstructor {
  readonly definition: Pick<GameDefinition<GameTypes>, 'languages' | 'setUp'>;
}

/** Fetches the options of a game from its element, with their words in a language. */
async function fetchOptions(game: string, language: string): Promise<GameOptionsModule> {
  const { tag, fixed = {} } = factsOf(game)!;
  // The page has defined the element of a game by somebody else.
  await gameElements[tag]?.();
  const { definition } = customElements.get(tag) as GameClass;
  const { context, module, words, gameWords } = await definition.setUp().then(async (module) => ({
    module,
    context: module.withoutElement?.context?.({ fixed, settings: {}, set: () => undefined }),
    ...(await fetchWithSetUp(definition.languages, language, module.words)),
  }));
  return {
    words: words.form,
    rules: (reader) => module.rules({ ...reader, ...context }),
    render: (reader, chosen, change, refused) => {
      const draft = { ...chosen, players: [], realDice: false };
      const v = { ...reader, ...context, words, gameWords, draft };
      return module.optionsAlone(v, module.options(v), change, refused);
    },
  };
}

/** The name of the lazy module with the options of a game. */
export const optionsOf = (game: string): string => `options of ${game}`;

/** Returns the functions that fetch the options of all games that are known by now, by `optionsOf`. */
export const optionsFetchers = (language: () => string): Readonly<Record<string, () => Promise<object>>> =>
  Object.fromEntries(
    [...gameNames, ...factsOfOthers.keys()].map((game) => [
      optionsOf(game),
      async () => ({ loaded: await fetchOptions(game, language()) }),
    ]),
  );
