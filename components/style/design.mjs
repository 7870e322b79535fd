/*
 * The design system: every size of type, space, corner and control, and every width and height at which a layout changes.
 * The styles, the lint rule (scripts/lint/design.mjs) and the page that draws them all (demo/design) read this table.
 */

/**
 * The scales, in units `--u`, which is 4 pixels, on large screens more. A step is a custom property of the frame, counted
 * from 1: `--ab-text-2`. Each step of the type is about a fifth larger than the one before.
 */
export const scales = {
  text: [3.1, 3.7, 4.4, 5.2, 6.2, 7.5],
  space: [0.5, 1, 1.5, 2, 3, 4, 6, 8],
  radius: [1.5, 2.75, 4],
  control: [10, 11, 13],
};

/** The one figure that a screen is about, as a sum to solve or a medal, in units: `--ab-figure`. */
export const figure = 11;

/**
 * The widths of an element, in pixels, from which it has another layout: a small phone, a phone, a phone on its side, a
 * tablet, a large screen, a wall. A query says `min-width: 700px` or `max-width: 699px`.
 */
export const widths = [360, 560, 700, 1180, 1800];

/** The heights, in pixels, from which there is more: a phone on its side, a low window, a window, a tall one. */
export const heights = [450, 600, 900];

/** The shapes of a box, as width to height, beyond which its content stands side by side. */
export const ratios = ['13/10', '2', '3'];
