import { css } from 'lit';
import { cssOf } from './css-of.js';
import { figure, scales } from './design.mjs';

/*
 * The colours of the interface (paper, ink, players on panels) follow the light or dark theme; those of game pieces (cubes)
 * stay the same. Every token can be set on the element from outside. `only` is needed because a browser that darkens light
 * pages would turn the numbers on the pieces light, but not the pieces.
 */
const light = `
  --ab-paper:#fbf7f0;--ab-surface:#fff;--ab-sunk:#f1eadf;--ab-ink:#1f2430;--ab-ink-soft:#565d6d;--ab-line:#8b8577;--ab-hair:#ddd5c7;
  --ab-focus:#1746d1;--ab-right:#1b7a3d;--ab-wrong:#b3261e;--ab-shadow:0 1px 0 rgb(31 36 48/.12),0 4px 12px rgb(31 36 48/.1);
  --ab-p1:#0067a3;--ab-p2:#bd4c00;--ab-p3:#00775a;--ab-p4:#7a3fb0;--ab-p5:#836000;--ab-p6:#b02d6b;--ab-on-player:#fff;
  --ab-note-bg:#fff3cf;--ab-note-line:#9a7400;--ab-accent-wash:#eaf0ff;--ab-gain-bg:#e0f2e4;
  color-scheme:only light;`;
const dark = `
  --ab-paper:#171a21;--ab-surface:#242a35;--ab-sunk:#10131a;--ab-ink:#f4efe6;--ab-ink-soft:#b9bfcc;--ab-line:#8f97a8;--ab-hair:#343b49;
  --ab-focus:#8fb0ff;--ab-right:#6fd08f;--ab-wrong:#ff9c92;--ab-shadow:0 1px 0 rgb(0 0 0/.4),0 4px 14px rgb(0 0 0/.35);
  --ab-p1:#5db4ec;--ab-p2:#ff9a5c;--ab-p3:#4fd0a8;--ab-p4:#c79bf2;--ab-p5:#e0b64a;--ab-p6:#f58bb8;--ab-on-player:#14171d;
  --ab-note-bg:#3d341a;--ab-note-line:#d9b64c;--ab-accent-wash:#222c45;--ab-gain-bg:#1d3a27;
  color-scheme:dark;`;

/**
 * Defines tokens for the light and the dark theme; the paper theme is light. A game adds its own pair. `:state(dark)`: on a
 * dark page. (Browsers that do not support it drop it from `:is()`.) A part inherits the tokens of the element around it.
 */
export const themed = (lightTokens: string, darkTokens: string) => css`
  :host(:where(:not([data-part]))) {
    ${cssOf(lightTokens)}
  }
  @media screen {
    :host(:is([theme='dark'], :state(dark):not([theme='light']))) {
      ${cssOf(darkTokens)}
    }
  }
`;

/** Declares the steps of all scales. They grow with `--u`, so they are declared where it is. */
export const sizeTokens = cssOf(
  `--ab-figure:calc(var(--u)*${figure});` +
    Object.entries(scales)
      .flatMap(([name, steps]) => steps.map((step, i) => `--ab-${name}-${i + 1}:calc(var(--u)*${step});`))
      .join(''),
);

export const tokens = [
  themed(light, dark),
  css`
    :host {
      --ab-font: ui-rounded, 'SF Pro Rounded', 'Nunito', 'Segoe UI', system-ui, sans-serif;
    }
  `,
];
