import { css, html, nothing, svg, type TemplateResult } from 'lit';

/** The pips of each face, in a box of 3 by 3 places that are counted row by row. */
const faces = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const;

/**
 * Renders a die of six faces, without pips for a face of 0. Its size is `--die`.
 * @param label the accessible name; without it the die is decorative
 */
export const pipDie = (face: number, label?: string): TemplateResult =>
  html`<svg
    class="pip-die"
    part="die"
    viewBox="0 0 100 100"
    role=${label ? 'img' : nothing}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : 'true'}
  >
    <rect x="4" y="4" width="92" height="92" rx="20"></rect>
    ${(faces[face as 0] ?? []).map(
      (at) => svg`<circle cx=${26 + 24 * (at % 3)} cy=${26 + 24 * Math.floor(at / 3)} r="9.5"></circle>`,
    )}
  </svg>`;

/** Styles for dice of six faces. */
export const pipDieStyles = css`
  .pip-die {
    display: block;
    flex: none;
    inline-size: var(--die, calc(var(--u) * 15));
    aspect-ratio: 1;
    fill: var(--ab-pip, #1f2430);
    filter: drop-shadow(0 0.1em 0.12em rgb(0 0 0 / 0.35));
  }
  .pip-die rect {
    fill: var(--ab-die, #fffdf8);
    stroke: var(--ab-pip, #1f2430);
    stroke-width: 3;
  }
  @media (forced-colors: active) {
    .pip-die {
      fill: CanvasText;
    }
    .pip-die rect {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;
