import { css, html, type TemplateResult } from 'lit';
import { d12 } from '../parts/d12.js';
import type { PlytView } from './view.js';

/** One die: the Master is black, the others are red (PLY-01). A 6 and a 9 are underlined. */
export const die = (
  face: string,
  label: string,
  master: boolean,
  tumbling = false,
  underlined = false,
): TemplateResult =>
  html`<span class="die ${master ? 'master' : 'red'} ${underlined ? 'under' : ''}"
    >${d12(face, label, tumbling)}</span
  >`;

/** The dice on the table, Master first. */
export const dice = (v: PlytView, thrown: readonly number[], tumbling: boolean): TemplateResult =>
  html`${thrown.map((face, i) => die(v.figure(face), v.words.die(face), i === 0, tumbling, face === 6 || face === 9))}`;

export const diceStyles = css`
  .tray {
    display: flex;
    justify-content: center;
    gap: calc(var(--u) * 2);
  }
  .die .d12 {
    inline-size: 100%;
  }
  .die {
    inline-size: calc(var(--u) * 11);
    flex: 0 1 auto;
  }
  .master .d-out {
    fill: #0d0f14;
    stroke: var(--ab-master);
  }
  .master .d-in {
    fill: #262b35;
    stroke: var(--ab-gold);
  }
  .master .d-ln {
    stroke: #565e6d;
  }
  .red .d-out {
    fill: #9c1a14;
    stroke: #6b0f0b;
  }
  .red .d-in {
    fill: #c5281f;
    stroke: #ea6a5c;
  }
  .red .d-ln {
    stroke: #ea6a5c;
  }
  .die.die text {
    fill: #fff;
    font-size: 44px;
    letter-spacing: -0.04em;
    transform: translateY(3px);
  }
  .under text {
    text-decoration: underline;
    text-decoration-thickness: 4px;
    text-underline-offset: 3px;
  }
  @container (min-width: 700px) {
    .die {
      inline-size: calc(var(--u) * 16);
    }
  }
  @container (min-width: 1180px) {
    .die {
      inline-size: calc(var(--u) * 18);
    }
  }
`;
