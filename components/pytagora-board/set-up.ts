import { css, html, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { botLevels, optionsFor, plusAndMinus, pytagora } from '../../src/rules/pytagora/index.js';
import { sumText } from '../../src/words/notation.js';
import type { PytagoraWords } from '../../src/words/types.js';
import { howTo as howToPlay } from '../parts/how-to.js';
import type { FormOptions, FormRules, FormReader, WithoutElement } from '../parts/game-form.js';
import { setUp } from '../parts/set-up.js';
import { shape } from '../style/shapes.js';
import type { Draft } from '../parts/draft.js';
import type { FormContext, HowToView } from '../parts/context.js';
import type { PytagoraContext, PytagoraTypes } from './context.js';
import { pointsByPiece } from '../../src/rules/pytagora/points.js';
import { pieceDefs, pieceStyles, pieceOf, pieces, type PieceState } from '../style/pieces.js';
import { directionIn } from './settings.js';
import { forcedColours } from './forced-colours.js';

export { optionsAlone } from '../parts/options-alone.js';
export { words } from '../../src/words/generated/pytagora-set-up.js';

type Words = Pick<PytagoraWords, 'titles' | 'form'>;

/** The game, as the element has two. */
type OfKind = Partial<Pick<PytagoraContext, 'kind'>>;

/** The data and actions of the element that the form needs. */
export type PytagoraFormContext = FormContext<Words> & Pick<PytagoraContext, 'kind' | 'covers' | 'setCovers'>;

export const withoutElement: WithoutElement = {
  has: ['cover'],
  context: ({ fixed, settings, set }) => ({
    kind: fixed['game'],
    covers: settings['cover'] !== 'off',
    setCovers: (covers: boolean) => set('cover', covers ? 'on' : 'off'),
  }),
};

/** Returns the rules, and the options to begin with: equations run as the language writes them. */
export function rules({ kind, notation }: OfKind & Pick<FormReader<Words>, 'notation'>): FormRules {
  const game = kind === 'plus-and-minus' ? plusAndMinus : pytagora;
  return { game, options: { ...game.defaults, direction: directionIn(notation) } };
}

/** Describes the options of Pytagora, or of Plus and minus. */
export function options(v: FormReader<Words> & OfKind): FormOptions {
  const game = v.gameWords.form;
  return {
    options: {
      declaration: rules(v).game.declaration,
      words: {
        ...game,
        precedences: { ...game.precedences, standard: game.precedences.standard(v.notation.times) },
        zeroDividendHelp: game.zeroDividendHelp(sumText('0/5=0', v)),
      },
      own: { upTo: { show: (number) => (number ? v.figure(number) : game.upToAny) } },
    },
  };
}

/** Renders the form before a game of Pytagora. It also covers the racks, which is not a rule of the game. */
export function render(v: PytagoraFormContext): DirectiveResult {
  const game = v.gameWords.form;
  const { options: shared } = options(v);
  return setUp(
    { ...v, draft: { ...v.draft, options: { ...v.draft.options, cover: v.covers } } },
    {
      options: { ...shared, own: { ...shared.own, cover: { switch: true } } },
      title: v.gameWords.titles[v.kind],
      about: `${game.about[v.kind]} ${game.firstHelp[v.draft.options['first'] === 'drawn' ? 'drawn' : 'youngest']}`,
      levels: botLevels,
      hasDice: false,
      token: (colour) => html`${shape(colour)}`,
    },
    {
      change: ({ detail }: CustomEvent<Draft>) => {
        const { cover: covers, ...chosen } = detail.options;
        if (covers !== v.covers) v.setCovers(covers === true);
        v.change({ ...detail, options: chosen });
      },
    },
  );
}

/** Styles for the points that win. */
const pointStyles = css`
  .points {
    font-size: var(--ab-figure);
    line-height: 1;
  }
`;

/** Renders how to play Pytagora, or Plus and minus. */
export function howTo(v: HowToView<PytagoraTypes> & Pick<PytagoraContext, 'kind' | 'sign'>): DirectiveResult {
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
