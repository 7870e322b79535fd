import type { CSSResult } from 'lit';
import type { FormContext } from '../../components/parts/context.js';
import type { WithoutElement } from '../../components/parts/game-form.js';
import { filesOf, games, type GameFacts, type GameName } from '../../src/games.js';
import { wordsOfGames } from '../../src/words/games.js';
import { fetchWithSetUp, type LazySetUpWords } from '../../src/words/words.js';
import type { Plan } from './plan.js';
import { setUps } from './set-ups.js';

/** The values and functions that a form needs, except for the words, which it has itself. */
export interface PlainView extends Omit<FormContext<unknown>, 'words' | 'gameWords' | 'notation'> {
  /** The settings of an element, in addition to the options of its game. */
  readonly settings: Plan['rest']['settings'];
  readonly set: (setting: string, value: string | undefined) => void;
}

/** The form of a game, from its element. */
export interface GameForm {
  /** Colours of the element that the form needs. */
  readonly styles: readonly CSSResult[];
  /** Settings that the form contains itself. */
  readonly has: readonly string[];
  render(view: PlainView): unknown;
}

/** The set-up module of an element. */
interface SetUpModule {
  readonly words: LazySetUpWords<unknown>;
  readonly withoutElement?: WithoutElement;
  readonly render: (view: FormContext<unknown>) => unknown;
}

/** Fetches the form of a game with its words in a language. */
export async function fetchForm(game: GameName, tag: string): Promise<GameForm> {
  const { tag: element, fixed = {} }: GameFacts = games[game];
  const [module, languages] = await Promise.all([
    setUps[element as keyof typeof setUps]() as Promise<object> as Promise<SetUpModule>,
    wordsOfGames[filesOf(game)].languages(),
  ]);
  const { words, gameWords } = await fetchWithSetUp(languages, tag, module.words);
  const { styles = [], has = [], context = () => ({}) }: WithoutElement = module.withoutElement ?? {};
  return {
    styles,
    has,
    render: (view) =>
      module.render({ ...view, words, notation: words.notation, gameWords, ...context({ ...view, fixed }) }),
  };
}
