import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { hatchDefs, shapePaths } from '../ui/shapes.js';

/** Drawn once in each element: the hatches, and the edge of a face, where they end. */
export const cubeDefs: TemplateResult = html`<svg class="defs" width="0" height="0" aria-hidden="true">
  <defs>
    <clipPath id="face"><rect x="4" y="4" width="92" height="88" rx="14"></rect></clipPath>
    ${hatchDefs}
  </defs>
</svg>`;

/*
 * A cube in a box of 100: a side that shows below, a face, and outside the player's shape the player's hatch. The shape
 * fills the face, so it can still be told at 25 px. Each cube has its own few shapes, for a reference (`use`) costs a tree
 * of its own whenever styles change, and a roll changes nearly all of them.
 */
const body = svg`<rect class="cube-side" x="4" y="10" width="92" height="90" rx="14"></rect><rect class="face" x="4" y="4" width="92" height="88" rx="14"></rect>`;
const owned = shapePaths.map(
  (shape, i) =>
    svg`${body}<path d="M4 4h92v88h-92z ${shape}" fill="url(#hatch${i + 1})" fill-rule="evenodd" clip-path="url(#face)"></path>`,
);

/** Figures are half a cell high; two and three are squeezed to fit whatever the font. */
const fit: ((figure: string) => SVGTemplateResult)[] = [
  (figure) => svg`<text x="50" y="74.3" font-size="74">${figure}</text>`,
  (figure) =>
    svg`<text x="50" y="73.2" font-size="71" textLength="76" lengthAdjust="spacingAndGlyphs">${figure}</text>`,
  (figure) =>
    svg`<text x="50" y="68.6" font-size="58" textLength="84" lengthAdjust="spacingAndGlyphs">${figure}</text>`,
];

interface CubeLook {
  readonly figure: string;
  /** The owner's colour, 0 to 5; undefined for white. */
  readonly colour?: number | undefined;
}

/** A raised cube is the same drawing: styles lift it, so that a roll draws none of a dozen cubes anew. */
export function cube({ figure, colour }: CubeLook): TemplateResult {
  const isWhite = colour === undefined;
  const digits = fit[Math.min([...figure].length, 3) - 1] ?? fit[0];
  return html`<svg class=${isWhite ? 'cube' : `cube own q${colour + 1}`} viewBox="0 0 100 104" aria-hidden="true">
    ${isWhite ? body : owned[colour]}${digits(figure)}
  </svg>`;
}

/** A player's cube without a number, in a box of 100. */
export const cubeShape = (colour: number): SVGTemplateResult => owned[colour];

/** The same as a picture, for lists. */
export const token = (colour: number): TemplateResult =>
  html`<svg class="token-cube q${colour + 1}" viewBox="0 0 100 102" aria-hidden="true">${owned[colour]}</svg>`;
