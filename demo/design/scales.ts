import { html } from 'lit';
import { figure, heights, ratios, scales, widths } from '../../components/style/design.mjs';
import { frameStyles } from '../../components/game/styles.js';
import { plantTokens } from '../../components/abacade-known/styles.js';
import { styles as multiplayStyles } from '../../components/multiplay-grid/styles.js';
import { styles as plytStyles } from '../../components/plyt-board/styles.js';
import { styles as pytagoraStyles } from '../../components/pytagora-board/styles.js';
import { styles as squareStyles } from '../../components/pytagora-square/styles.js';
import { styles as tablesStyles } from '../../components/pytagora-tables/styles.js';
import { styles as sequenceStyles } from '../../components/sequence-board/styles.js';
import { tokens } from '../../components/style/tokens.js';
import { textsOf } from './forced.js';
import type { Thing } from './things.js';

const games = [multiplayStyles, plytStyles, pytagoraStyles, squareStyles, tablesStyles, sequenceStyles, plantTokens];

/** Returns the names of the colours that styles declare, in their order. */
const coloursOf = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((css) =>
      [...css.matchAll(/(--ab-[\w-]+)\s*:\s*([^;}]+)/g)]
        .filter(([, , value]) => isColour(value))
        .map(([, name]) => name),
    ),
  ),
];
const isColour = (value: string): boolean => /^(#[\da-f]{3,8}|rgb\([^)]*\))$/i.test(value.trim());

const common = coloursOf(textsOf(tokens));
const ofGames = coloursOf(textsOf(games)).filter((name) => !common.includes(name));

/** Returns the pixels of a step on a small, a large and a huge screen. */
const pixels = (units: number): string => [4, 5, 8].map((u) => `${+(units * u).toFixed(1)}`).join(' · ');

const swatches = (names: readonly string[]) =>
  html`<div class="row">
    ${names.map((name) => html`<span class="swatch" data-token=${name}><i data-kept .style=${`background:var(${name})`}></i><span class="caption">${name}</span></span>`)}
  </div>`;

const step = (token: string, units: number, drawing: unknown) =>
  html`<div class="step" data-token=${token}>
    ${drawing}<span class="caption">${token}: ${pixels(units)} px</span>
  </div>`;

const base = [...tokens, frameStyles];

/** The steps of all scales, the layouts and the colours. */
export const tables: readonly Thing[] = [
  {
    name: 'Type',
    styles: base,
    draw: () =>
      html`${scales.text.map((units, i) => step(`--ab-text-${i + 1}`, units, html`<span .style=${`font-size:var(--ab-text-${i + 1})`}>7 × 8 = 56, a text</span>`))}
      ${step('--ab-figure', figure, html`<b .style=${'font-size:var(--ab-figure)'}>56</b>`)}`,
  },
  {
    name: 'Space',
    styles: base,
    draw: () =>
      html`${scales.space.map((units, i) => step(`--ab-space-${i + 1}`, units, html`<span class="bar" data-kept .style=${`inline-size:var(--ab-space-${i + 1})`}></span>`))}`,
  },
  {
    name: 'Corners',
    styles: base,
    draw: () =>
      html`${scales.radius.map((units, i) => step(`--ab-radius-${i + 1}`, units, html`<span class="box" .style=${`border-radius:var(--ab-radius-${i + 1})`}></span>`))}`,
  },
  {
    name: 'Heights of controls',
    styles: base,
    draw: () =>
      html`${scales.control.map((units, i) => step(`--ab-control-${i + 1}`, units, html`<span class="box" .style=${`block-size:var(--ab-control-${i + 1})`}></span>`))}`,
  },
  {
    name: 'Where layouts change',
    styles: base,
    draw: () =>
      html`${widths.map((width) => html`<div class="step" data-query=${width}><span class="bar" data-kept .style=${`inline-size:${(100 * width) / widths[widths.length - 1]}%`}></span><span class="caption">${width} px wide</span></div>`)}
        <p>Heights: ${heights.map((height) => html`<span data-query=${height}>${height} px </span>`)}</p>
        <p>Shapes of a box: ${ratios.map((ratio) => html`<span data-query=${ratio}>${ratio} </span>`)}</p>`,
  },
  {
    name: 'Stages',
    styles: base,
    draw: () =>
      html`<div class="row">
          <div class="stage beside"><span class="board" data-kept>board</span><span>panel</span></div>
          <div class="stage over"><span class="board" data-kept>board</span><span>panel</span></div>
          <div class="stage alone"><span class="board" data-kept>board</span></div>
        </div>
        <p class="caption">
          Beside the panel (<code>side</code>): from ${widths[3]} px, or from ${widths[1]} px where it is 1.2 times as
          wide as high. Over the panel (<code>stacked</code>): else. Alone: a picture at the end, in a replay, on the
          wall of a class.
        </p>`,
  },
  { name: 'Colours', styles: base, draw: () => swatches(common) },
  { name: 'Colours of games', styles: [base, games], draw: () => swatches(ofGames) },
];
