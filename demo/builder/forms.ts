import type { CSSResultGroup, TemplateResult } from 'lit';
import type { FormContext } from '../../components/base/context.js';
import type { Language, Languages } from '../../src/words/words.js';
import type { Kind } from '../../src/rules/pytagora/index.js';
import type { GameName, Plan } from './plan.js';

/** What the form is drawn from and acts on, but for the words of the game, which it has itself. */
export interface PlainView extends Omit<FormContext<unknown>, 'words' | 'gameWords'> {
  /** What an element is told beside the options of its game. */
  readonly settings: Plan['rest']['settings'];
  readonly set: (setting: string, value: string | undefined) => void;
}

/** The form of a game as its element has it. */
export interface GameForm {
  readonly styles: CSSResultGroup[];
  /** Settings that the form has itself. */
  readonly has?: readonly string[];
  render(view: PlainView): TemplateResult;
}

interface SetUpModule<W> {
  readonly styles: CSSResultGroup[];
  readonly render: (view: FormContext<W>) => TemplateResult;
}

/** Fetches a form with its words in a language. */
type Fetch = (tag: string) => Promise<GameForm>;

const form =
  <W>(
    setUp: () => Promise<SetUpModule<W>>,
    words: Languages<W>,
    more: () => Promise<{ readonly styles: CSSResultGroup[] }> = () => Promise.resolve({ styles: [] }),
  ): Fetch =>
  async (tag) => {
    const [{ styles, render }, { common, game }, others]: [SetUpModule<W>, Language<W>, { styles: CSSResultGroup[] }] =
      await Promise.all([setUp(), words[tag](), more()]);
    return {
      styles: [...others.styles, ...styles],
      render: (view) => render({ ...view, words: common, gameWords: game }),
    };
  };

/** The two games of Pytagora's table share a form, which also asks whether racks are covered. */
const onTheTable =
  (kind: Kind): Fetch =>
  async (tag) => {
    const [{ styles, render }, { pytagora }] = await Promise.all([
      import('../../components/pytagora-board/set-up.js'),
      tag === 'it' ? import('../../src/words/it/pytagora.js') : import('../../src/words/en/pytagora.js'),
    ]);
    return {
      styles,
      has: ['cover'],
      render: (view) =>
        render({
          ...view,
          words: pytagora.common,
          gameWords: pytagora.game,
          kind,
          covers: view.settings['cover'] !== 'off',
          setCovers: (covers: boolean) => view.set('cover', covers ? 'on' : 'off'),
        }),
    };
  };

/** The form of Up and down also asks whether what comes next is shown. */
const aroundTheSquare: Fetch = async (tag) => {
  const [{ styles, render }, { square }] = await Promise.all([
    import('../../components/pytagora-square/set-up.js'),
    tag === 'it' ? import('../../src/words/it/square.js') : import('../../src/words/en/square.js'),
  ]);
  return {
    styles,
    has: ['unaided'],
    render: (view) =>
      render({
        ...view,
        words: square.common,
        gameWords: square.game,
        aided: view.settings['unaided'] === undefined,
        setAided: (aided: boolean) => view.set('unaided', aided ? undefined : ''),
      }),
  };
};

/** The forms of all games, in the order in which they are offered. A new game moves in by its line here. */
export const forms: Readonly<Record<GameName, Fetch>> = {
  plyt: form(() => import('../../components/plyt-board/set-up.js'), {
    en: async () => (await import('../../src/words/en/plyt.js')).plyt,
    it: async () => (await import('../../src/words/it/plyt.js')).plyt,
  }),
  sequence: form(() => import('../../components/sequence-board/set-up.js'), {
    en: async () => (await import('../../src/words/en/sequence.js')).sequence,
    it: async () => (await import('../../src/words/it/sequence.js')).sequence,
  }),
  multiplay: form(
    () => import('../../components/multiplay-grid/set-up.js'),
    {
      en: async () => (await import('../../src/words/en/multiplay.js')).multiplay,
      it: async () => (await import('../../src/words/it/multiplay.js')).multiplay,
    },
    () => import('../../components/multiplay-grid/styles.js'), // players are cubes there
  ),
  pytagora: onTheTable('pytagora'),
  plusAndMinus: onTheTable('plus-and-minus'),
  upAndDown: aroundTheSquare,
  tables: form(() => import('../../components/pytagora-tables/set-up.js'), {
    en: async () => (await import('../../src/words/en/tables.js')).tables,
    it: async () => (await import('../../src/words/it/tables.js')).tables,
  }),
};
