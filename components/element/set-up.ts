import { html, type TemplateResult } from 'lit';
import { words as common } from '../../src/words/generated/common-set-up.js';
import type { FormOptions, FormReader } from '../parts/game-form.js';
import { howTo } from '../parts/how-to.js';
import { optionsAlone } from '../parts/options-alone.js';
import { setUp } from '../parts/set-up.js';
import type { SetUpModule } from '../parts/study.js';
import { shape } from '../style/shapes.js';
import type { OwnGame, OwnTypes } from './own-game.js';
import type { OwnWordsRead } from './own-words.js';

const numbered = (number: string): TemplateResult =>
  html`<svg viewBox="0 0 100 100">
    <circle cx="50" cy="50" r="40" fill="var(--ab-p1)"></circle>
    <text x="50" y="66" text-anchor="middle" font-size="46" font-weight="800" fill="var(--ab-on-player)">
      ${number}
    </text>
  </svg>`;

/** Returns the lazy module of a game by others with its form and how to play. */
export function setUpOf(own: OwnGame): SetUpModule<OwnTypes> {
  const { game } = own;
  const options = (v: Pick<FormReader<Pick<OwnWordsRead, 'form'>>, 'gameWords'>): FormOptions => ({
    options: { declaration: game.declaration, words: v.gameWords.form },
  });
  return {
    words: { common, game: {} } as SetUpModule<OwnTypes>['words'],
    rules: () => ({ game, options: { ...(game.defaults as object) } }),
    options,
    optionsAlone,
    render: (v) =>
      setUp(v, {
        ...options(v),
        title: v.gameWords.title,
        about: v.gameWords.about,
        levels: own.bot === false ? 0 : (own.bot?.levels ?? 2),
        hasDice: false,
        token: (colour) => html`${shape(colour)}`,
      }),
    howTo(v) {
      const { howTo: sentences, title } = v.gameWords;
      const pictures = own.pictures?.(v) ?? sentences.map((_, i) => numbered(v.figure(i + 1)));
      return howTo(v, { heading: title, sentences, pictures, sheets: [own.styles ?? []].flat(9) as never[] });
    },
  };
}
