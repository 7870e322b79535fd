import { html, type TemplateResult } from 'lit';
import { howTo as render } from '../parts/how-to.js';
import { die } from '../style/dice/die.js';
import { starAndFlag, trailPicture } from '../style/mountain/trail-picture.js';
import { productText, sumDirection } from '../../src/words/notation.js';
import type { SetUpContext } from '../parts/context.js';
import type { PlytTypes } from './context.js';

/** Renders how to play PLYT. */
export function howTo(v: SetUpContext<PlytTypes>): TemplateResult {
  const { figure, gameWords: w } = v;
  return render(v, {
    title: w.title,
    sentences: w.howTo,
    pictures: [
      html`${die({ face: figure(7), master: true })}${die({ face: figure(8), tilt: -6 })}`,
      html`<span class="sum" dir=${sumDirection(v.notation)}
        >${productText(v, 7, 8)} = <span class="box">${figure(56)}</span></span
      >`,
      trailPicture(figure),
      starAndFlag,
    ],
  });
}
