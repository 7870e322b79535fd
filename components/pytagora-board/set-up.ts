import { css, html, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { botLevels, optionsFor } from '../../src/rules/pytagora/index.js';
import { sumText } from '../../src/words/notation.js';
import type { PytagoraWords } from '../../src/words/types.js';
import { controlStyles } from '../style/controls.js';
import { formStyles } from '../style/form-styles.js';
import { optionFields } from '../parts/option-fields.js';
import { howTo as howToPlay } from '../parts/how-to.js';
import { formOf, type OptionField, type WithoutElement } from '../parts/set-up-parts.js';
import { setUp } from '../parts/set-up.js';
import { setUpStyles } from '../parts/set-up-styles.js';
import { shape } from '../style/shapes.js';
import type { FormContext, SetUpContext } from '../parts/context.js';
import type { PytagoraContext, PytagoraTypes } from './context.js';
import { pointsByPiece } from '../../src/rules/pytagora/points.js';
import { pieceDefs, pieceStyles, pieceOf, pieces, type PieceState } from '../style/pieces.js';
import { forcedColours } from './forced-colours.js';

export { words } from '../../src/words/generated/pytagora-set-up.js';

export const styles = [formStyles, controlStyles, ...setUpStyles];

/** The data and actions of the element that the form needs. */
export type PytagoraFormContext = FormContext<Pick<PytagoraWords, 'titles' | 'form'>> &
  Pick<PytagoraContext, 'kind' | 'covers' | 'setCovers'>;

export const withoutElement: WithoutElement = {
  has: ['cover'],
  context: ({ fixed, settings, set }) => ({
    kind: fixed['game'],
    covers: settings['cover'] !== 'off',
    setCovers: (covers: boolean) => set('cover', covers ? 'on' : 'off'),
  }),
};

/** Renders the form before a game of Pytagora. */
export function render(v: PytagoraFormContext): TemplateResult {
  const { form } = v.words;
  const game = v.gameWords.form;
  const { declaration } = optionsFor(v.kind);
  const words = {
    ...game,
    precedences: { ...game.precedences, standard: game.precedences.standard(v.notation.times) },
    zeroDividendHelp: game.zeroDividendHelp(sumText('0/5=0', v)),
  };
  const fields: OptionField[] = [
    ...optionFields(declaration, { words, common: form, options: v.draft.options, figure: v.figure }),
    { field: 'cover', label: game.cover, help: game.coverHelp, switch: true },
  ];
  return html`${setUp({
    ...formOf(v),
    title: v.gameWords.titles[v.kind],
    about: `${game.about[v.kind]} ${game.firstHelp[v.draft.options['first'] === 'drawn' ? 'drawn' : 'youngest']}`,
    // Covering the racks is not a rule of the game, but is set in the same form.
    draft: { ...v.draft, options: { ...v.draft.options, cover: v.covers } },
    fields,
    levels: botLevels,
    hasDice: false,
    token: (colour) => html`${shape(colour)}`,
    onChange: (next) => {
      const { cover, ...options } = next.options;
      if (cover !== v.covers) v.setCovers(cover === true);
      v.change({ ...next, options });
    },
  })}`;
}

/** Styles for the points that win. */
const pointStyles = css`
  .points {
    font-size: var(--ab-figure);
    line-height: 1;
  }
`;

/** Renders how to play Pytagora, or Plus and minus. */
export function howTo(v: SetUpContext<PytagoraTypes>): DirectiveResult {
  const { kind, gameWords: w } = v;
  const line = (glyphs: string, state?: PieceState): TemplateResult =>
    pieces(...Array.from(glyphs, (glyph) => pieceOf(v, glyph, state)));
  const [hand, equation, points] =
    kind === 'pytagora' ? [['5*3=', '27+1'], '4*2=8', '12*3'] : [['5+3=', '27-1'], '6+2=8', '12+3'];
  const target = Number(v.draft.options['target'] ?? optionsFor(kind).defaults.target);
  return howToPlay(v, {
    heading: w.titles[kind],
    sentences: w.howTo[kind].map((one) => (typeof one === 'string' ? one : one(v.sign('*'), v.sign('/')))),
    sheets: [...pieceStyles, pointStyles, ...forcedColours],
    pictures: [
      html`${pieceDefs}${hand.map((glyphs) => line(glyphs))}`,
      line(equation, 'new'),
      html`${line(points, 'new')}<span class="sum"
          >${pointsByPiece(points)
            .map((n) => v.figure(n))
            .join(' + ')}</span
        >`,
      html`<b class="points">${v.figure(target)}</b>`,
    ],
  });
}
