import { svg, type SVGTemplateResult } from 'lit';

/** The plant of a fact: empty soil, a seed, a leaf or a flower. */
export type Plant = 'empty' | 'seed' | 'leaf' | 'flower';

const blade = (path: string): SVGTemplateResult => svg`<path class="blade" d=${path}></path>`;

/** Six petals around the heart of a flower. */
const petals = Array.from({ length: 6 }, (_, i) => {
  const turn = (i * Math.PI) / 3;
  return svg`<circle class="petal" cx=${20 + 6.2 * Math.cos(turn)} cy=${12 + 6.2 * Math.sin(turn)} r="4.4"></circle>`;
});

/** Drawings of the soil and the plant on it, in a box of 40 × 38. They differ in shape as well as in colour. */
const drawn: Readonly<Record<Plant, SVGTemplateResult>> = {
  empty: svg`<path class="soil bare" d="M6 34Q20 27 34 34"></path>`,
  seed: svg`<path class="soil" d="M6 34Q20 27 34 34"></path><path class="grain" d="M20 31c-8 0-8-13 1-13s8 13-1 13z"></path>`,
  leaf: svg`<path class="soil" d="M6 34Q20 27 34 34"></path><path class="stalk" d="M20 32V15"></path>
    ${blade('M20 23C11 23 8 17 8 11c8 0 12 5 12 12z')}${blade('M20 18c0-7 5-11 12-11 0 7-5 11-12 11z')}`,
  flower: svg`<path class="soil" d="M6 34Q20 27 34 34"></path><path class="stalk" d="M20 33V16"></path>
    ${blade('M20 30c-6 0-9-3-9-8 5 0 9 3 9 8z')}${blade('M20 30c6 0 9-3 9-8-5 0-9 3-9 8z')}
    ${petals}<circle class="heart" cx="20" cy="12" r="4"></circle>`,
};

export const plant = (kind: Plant): SVGTemplateResult =>
  svg`<svg class="plant" viewBox="0 0 40 38" aria-hidden="true">${drawn[kind]}</svg>`;

/** An eye, which marks a fact worth looking at. */
export const eye = svg`<svg class="eye" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="11"></circle>
  <path d="M4 12c4-6 12-6 16 0-4 6-12 6-16 0z"></path><circle class="pupil" cx="12" cy="12" r="2.6"></circle></svg>`;
