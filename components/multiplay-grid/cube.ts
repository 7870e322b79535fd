import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { hatchDefs, shapePaths } from '../style/shapes.js';

/** Shared by all cubes of an element: the hatches, and the edge of a face, which clips them. */
export const cubeDefs: TemplateResult = html`<svg class="defs" width="0" height="0" aria-hidden="true">
  <defs>
    <clipPath id="face"><rect x="4" y="4" width="92" height="88" rx="14"></rect></clipPath>
    ${hatchDefs}
  </defs>
</svg>`;

/*
 * A cube in a box of 100: its lower side, its face, and the player's hatch outside the player's shape. The shape fills the
 * face, so that it can still be recognised at 25 px. Each cube has its own few shapes: a reference (`use`) creates a separate
 * tree whenever styles change, and a roll changes nearly all of them.
 */
const body = svg`<rect class="cube-side" x="4" y="10" width="92" height="90" rx="14"></rect><rect class="face" x="4" y="4" width="92" height="88" rx="14"></rect>`;
const owned = shapePaths.map(
  (shape, i) =>
    svg`${body}<path d="M4 4h92v88h-92z ${shape}" fill="url(#hatch${i + 1})" fill-rule="evenodd" clip-path="url(#face)"></path>`,
);

/** Formats a figure at half the height of a cell; two and three digits are squeezed to fit in any font. */
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

/** Renders a cube. A raised cube is the same drawing, lifted by styles, so that a roll does not draw a dozen cubes anew. */
export function cube({ figure, colour }: CubeLook): TemplateResult {
  const isWhite = colour === undefined;
  const digits = fit[Math.min([...figure].length, 3) - 1] ?? fit[0];
  return html`<svg class=${isWhite ? 'cube' : `cube own tint${colour + 1}`} viewBox="0 0 100 104" aria-hidden="true">
    ${isWhite ? body : owned[colour]}${digits(figure)}
  </svg>`;
}

/** Returns a player's cube without a number, in a box of 100. */
export const cubeShape = (colour: number): SVGTemplateResult => owned[colour];

/** Renders the same cube as a picture, for lists. */
export const token = (colour: number): TemplateResult =>
  html`<svg class="token-cube tint${colour + 1}" viewBox="0 0 100 102" aria-hidden="true">${owned[colour]}</svg>`;
