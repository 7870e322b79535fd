import type { CSSResultGroup, TemplateResult } from 'lit';
import type { FormContext } from '../../components/game/context.js';
import { multiplayLanguages } from '../../src/words/generated/multiplay.js';
import { plytLanguages } from '../../src/words/generated/plyt.js';
import { pytagoraLanguages } from '../../src/words/generated/pytagora.js';
import { sequenceLanguages } from '../../src/words/generated/sequence.js';
import { upAndDownLanguages } from '../../src/words/generated/up-and-down.js';
import { tablesLanguages } from '../../src/words/generated/tables.js';
import type { CommonWords, SetUpWords } from '../../src/words/types.js';
import type { Notation } from '../../src/words/notation.js';
import { fetchLanguage, withWords, type Languages, type LazySetUpWords } from '../../src/words/words.js';
import type { Kind } from '../../src/rules/pytagora/index.js';
import type { GameName } from '../../src/games.js';
import type { Plan } from './plan.js';

/** The values and functions that a form needs, except for the words, which it has itself. */
export interface PlainView extends Omit<FormContext<unknown>, 'words' | 'gameWords' | 'notation'> {
  /** The settings of an element, in addition to the options of its game. */
  readonly settings: Plan['rest']['settings'];
  readonly set: (setting: string, value: string | undefined) => void;
}

/** The form of a game, from its element. */
export interface GameForm {
  readonly styles: CSSResultGroup[];
  /** Settings that the form contains itself. */
  readonly has?: readonly string[];
  render(view: PlainView): TemplateResult;
}

interface SetUpModule<W, V> {
  readonly words: LazySetUpWords<W>;
  readonly styles: CSSResultGroup[];
  readonly render: (view: V) => TemplateResult;
}

/** Fetches a form with its words in a language. */
type Fetch = (tag: string) => Promise<GameForm>;

/** Returns the words of a form in a language; those of the first language have been loaded with its module. */
async function wordsOf<W>(
  languages: Languages<W>,
  tag: string,
  module: { readonly words: LazySetUpWords<W> },
): Promise<{ words: SetUpWords<CommonWords>; notation: Notation; gameWords: SetUpWords<W> }> {
  const language = await fetchLanguage(languages, tag);
  const { common, game } = language === languages.first ? withWords(language, module.words) : language;
  return { words: common as SetUpWords<CommonWords>, notation: common.notation, gameWords: game as SetUpWords<W> };
}

const form =
  <W>(
    setUp: () => Promise<SetUpModule<W, FormContext<SetUpWords<W>>>>,
    languages: Languages<W>,
    more: () => Promise<{ readonly styles: CSSResultGroup[] }> = () => Promise.resolve({ styles: [] }),
  ): Fetch =>
  async (tag) => {
    const [module, others] = await Promise.all([setUp(), more()]);
    const words = await wordsOf(languages, tag, module);
    return {
      styles: [...others.styles, ...module.styles],
      render: (view) => module.render({ ...view, ...words }),
    };
  };

/** Returns the form shared by the two games of Pytagora's table, which also asks whether racks are covered. */
const onTheTable =
  (kind: Kind): Fetch =>
  async (tag) => {
    const module = await import('../../components/pytagora-board/set-up.js');
    const words = await wordsOf(pytagoraLanguages, tag, module);
    return {
      styles: module.styles,
      has: ['cover'],
      render: (view) =>
        module.render({
          ...view,
          ...words,
          kind,
          covers: view.settings['cover'] !== 'off',
          setCovers: (covers: boolean) => view.set('cover', covers ? 'on' : 'off'),
        }),
    };
  };

/** The form of Up and down, which also asks whether to show what comes next. */
const aroundTheSquare: Fetch = async (tag) => {
  const module = await import('../../components/pytagora-square/set-up.js');
  const words = await wordsOf(upAndDownLanguages, tag, module);
  return {
    styles: module.styles,
    has: ['unaided'],
    render: (view) =>
      module.render({
        ...view,
        ...words,
        aided: view.settings['unaided'] === undefined,
        setAided: (aided: boolean) => view.set('unaided', aided ? undefined : ''),
      }),
  };
};

/** The forms of all games, in the order in which they are offered. A new game needs only a line here. */
export const forms: Readonly<Record<GameName, Fetch>> = {
  plyt: form(() => import('../../components/plyt-board/set-up.js'), plytLanguages),
  sequence: form(() => import('../../components/sequence-board/set-up.js'), sequenceLanguages),
  multiplay: form(
    () => import('../../components/multiplay-grid/set-up.js'),
    multiplayLanguages,
    () => import('../../components/multiplay-grid/styles.js'), // players are cubes in this game
  ),
  pytagora: onTheTable('pytagora'),
  'plus-and-minus': onTheTable('plus-and-minus'),
  'up-and-down': aroundTheSquare,
  tables: form(() => import('../../components/pytagora-tables/set-up.js'), tablesLanguages),
};
