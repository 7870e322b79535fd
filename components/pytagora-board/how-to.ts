import { html, type TemplateResult } from 'lit';
import { optionsFor } from '../../src/rules/pytagora/index.js';
import { pointsByPiece } from '../../src/rules/pytagora/points.js';
import { howTo as render } from '../parts/how-to.js';
import { pieceDefs, pieceOf, pieces, type PieceState } from '../style/pieces.js';
import type { SetUpContext } from '../parts/context.js';
import type { PytagoraTypes } from './context.js';

/** Renders how to play Pytagora, or Plus and minus. */
export function howTo(v: SetUpContext<PytagoraTypes>): TemplateResult {
  const { kind, gameWords: w } = v;
  const line = (glyphs: string, state?: PieceState): TemplateResult =>
    pieces(...Array.from(glyphs, (glyph) => pieceOf(v, glyph, state)));
  const [hand, equation, points] =
    kind === 'pytagora' ? [['5*3=', '27+1'], '4*2=8', '12*3'] : [['5+3=', '27-1'], '6+2=8', '12+3'];
  const target = Number(v.draft.options['target'] ?? optionsFor(kind).defaults.target);
  return render(v, {
    title: w.titles[kind],
    sentences: w.howTo[kind].map((one) => (typeof one === 'string' ? one : one(v.sign('*'), v.sign('/')))),
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
