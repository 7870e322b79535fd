import { svg, type SVGTemplateResult } from 'lit';

/**
 * The players' six shapes in a 100 × 100 box, so that players do not differ by colour alone: circle, square, triangle,
 * diamond, star, hexagon.
 */
export const shapePaths = [
  'M50 8a40 40 0 1 1 0 80a40 40 0 1 1 0-80z',
  'M22 14h56a6 6 0 0 1 6 6v56a6 6 0 0 1-6 6h-56a6 6 0 0 1-6-6v-56a6 6 0 0 1 6-6z',
  'M50 4L98 90L2 90z',
  'M50 2L97 48L50 94L3 48z',
  'M50 2L64.1 32.6L97.6 36.5L72.8 59.4L79.4 92.5L50 76L20.6 92.5L27.2 59.4L2.4 36.5L35.9 32.6z',
  'M50 2L89.8 25V71L50 94L10.2 71V25z',
] as const;

/** The hatch pattern of each player, 16 wide. */
const hatches = [
  'M-4 20L20-4M-4 4L4-4M12 20L20 12',
  'M-2 4H18M-2 12H18',
  'M4 4h.01M12 12h.01',
  'M-4-4L20 20M-4 12L4 20M12-4L20 4',
  'M-4 20L20-4M-4-4L20 20',
  'M4-2V18M12-2V18',
] as const;
const widths = [4.2, 3.6, 5.8, 4.2, 3.4, 3.6] as const;

/** The definitions `#hatch1` to `#hatch6`, coloured with `--ab-on-cube`. */
export const hatchDefs: SVGTemplateResult[] = hatches.map(
  (path, i) =>
    svg`<pattern id="hatch${i + 1}" width="16" height="16" patternUnits="userSpaceOnUse"><path class="hatch" d=${path} stroke-width=${widths[i]}></path></pattern>`,
);

/** Renders a player's shape in the size and colour of the text. */
export const shape = (colour: number): SVGTemplateResult =>
  svg`<svg class="shape" viewBox="0 0 100 96" aria-hidden="true"><path d=${shapePaths[colour]}></path></svg>`;
