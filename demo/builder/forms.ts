import type { CSSResultGroup, TemplateResult } from 'lit';
import type { FormView } from '../../components/parts/table-view.js';
import type { Language, Languages } from '../../src/words/words.js';
import type { GameName } from './plan.js';

/** What the form is drawn from and acts on, but for the words of the game, which it has itself. */
export type PlainView = Omit<FormView<unknown>, 'gameWords'>;

/** The form of a game as its element has it. */
export interface GameForm {
  readonly styles: CSSResultGroup[];
  render(view: PlainView): TemplateResult;
}

interface Room<W> {
  readonly styles: CSSResultGroup[];
  readonly render: (view: FormView<W>) => TemplateResult;
}

/** Fetches a form with its words in a language. */
type Fetch = (tag: string) => Promise<GameForm>;

const form =
  <W>(
    room: () => Promise<Room<W>>,
    words: Languages<W>,
    more: () => Promise<{ readonly styles: CSSResultGroup[] }> = () => Promise.resolve({ styles: [] }),
  ): Fetch =>
  async (tag) => {
    const [{ styles, render }, { game }, others]: [Room<W>, Language<W>, { styles: CSSResultGroup[] }] =
      await Promise.all([room(), words[tag](), more()]);
    return { styles: [...others.styles, ...styles], render: (view) => render({ ...view, gameWords: game }) };
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
  upAndDown: form(() => import('../../components/pytagora-square/set-up.js'), {
    en: async () => (await import('../../src/words/en/square.js')).square,
    it: async () => (await import('../../src/words/it/square.js')).square,
  }),
  tables: form(() => import('../../components/pytagora-tables/set-up.js'), {
    en: async () => (await import('../../src/words/en/tables.js')).tables,
    it: async () => (await import('../../src/words/it/tables.js')).tables,
  }),
};
