import { html, svg, type TemplateResult } from 'lit';
import { hatchDefs, shapePaths } from '../ui/shapes.js';

/*
 * A cube in a box of 100: a side that shows below, a face, and outside the player's shape the player's hatch. The shape
 * fills the face, so it can still be told at 25 px.
 */
const face = 'M18 4h64a14 14 0 0 1 14 14v60a14 14 0 0 1-14 14h-64a14 14 0 0 1-14-14v-60a14 14 0 0 1 14-14z';
const side = 'M18 10h64a14 14 0 0 1 14 14v62a14 14 0 0 1-14 14h-64a14 14 0 0 1-14-14v-62a14 14 0 0 1 14-14z';

const coloured = shapePaths.map(
  (shape, i) =>
    svg`<g id="cube${i + 1}" class="q${i + 1}"><path class="side" d=${side}></path><path class="face" d=${face}></path><g clip-path="url(#face)"><path d="M4 4h92v88h-92z ${shape}" fill="url(#hatch${i + 1})" fill-rule="evenodd"></path></g></g>`,
);

/** Drawn once in each element; every cube refers to it. */
export const cubeDefs: TemplateResult = html`<svg class="defs" width="0" height="0" aria-hidden="true">
  <defs>
    <clipPath id="face"><path d=${face}></path></clipPath>
    ${hatchDefs} ${coloured}
    <g id="cube0">
      <path class="side" d=${side}></path>
      <path class="face" d=${face}></path>
    </g>
  </defs>
</svg>`;

/** Figures are half a cell high; two and three are squeezed to fit whatever the font. */
const fit = [
  { size: 74, y: 74.3, length: undefined },
  { size: 71, y: 73.2, length: 76 },
  { size: 58, y: 68.6, length: 84 },
] as const;

interface CubeLook {
  readonly figure: string;
  /** The owner's colour, 0 to 5; undefined for white. */
  readonly colour?: number;
}

/** A raised cube is the same drawing: styles lift its face, so that a roll draws none of a dozen cubes anew. */
export function cube({ figure, colour }: CubeLook): TemplateResult {
  const { size, y, length } = fit[Math.min([...figure].length, 3) - 1] ?? fit[0];
  return html`<svg
    class="cube ${colour === undefined ? 'white' : `own q${colour + 1}`}"
    viewBox="0 0 100 104"
    aria-hidden="true"
  >
    <use href="#cube${colour === undefined ? 0 : colour + 1}"></use>
    ${
      length
        ? svg`<text x="50" y=${y} font-size=${size} textLength=${length} lengthAdjust="spacingAndGlyphs">${figure}</text>`
        : svg`<text x="50" y=${y} font-size=${size}>${figure}</text>`
    }
  </svg>`;
}

/** A player's cube without a number, for lists. */
export const token = (colour: number): TemplateResult =>
  html`<svg class="token-cube" viewBox="0 0 100 102" aria-hidden="true"><use href="#cube${colour + 1}"></use></svg>`;
