import { css, html, svg, type TemplateResult } from 'lit';
import { shapePaths } from '../style/shapes.js';

/** Renders a small picture for a preset. It is decorative, because the card names its preset. */
const picture = (width: number, content: unknown): TemplateResult =>
  html`<svg class="preset-picture" viewBox="0 0 ${width} 100" aria-hidden="true">${content}</svg>`;

const outline = 'M50 5L77.6 14L94.7 37.5V66.5L77.6 90L50 99L22.4 90L5.3 66.5V37.5L22.4 14z';
const front = 'M50 21L79.5 42.4L68.2 77.1H31.8L20.5 42.4z';

const die = (face: string, kind: string, x = 0) =>
  svg`<g class=${kind} transform="translate(${x} 0)"><path class="rim" d=${outline}></path><path class="front" d=${front}></path><text x="50" y="66" font-size=${face.length > 1 ? 34 : 42}>${face}</text></g>`;

/** Renders dice with these numbers, the first one black. */
export const dicePicture = (...faces: readonly string[]): TemplateResult =>
  picture(
    90 * faces.length + 10,
    faces.map((face, i) => die(face, i ? 'red' : 'black', i * 90)),
  );

/** The shapes of four players. */
export const peoplePicture: TemplateResult = picture(
  100,
  [0, 1, 2, 3].map(
    (colour) =>
      svg`<path class="owned colour${colour + 1}" d=${shapePaths[colour]} transform="translate(${(colour % 2) * 52} ${Math.floor(colour / 2) * 52}) scale(.46)"></path>`,
  ),
);

const star = 'M50 4L63 35L96 37L71 58L79 91L50 73L21 91L29 58L4 37L37 35z';
export const starPicture: TemplateResult = picture(100, svg`<path class="star" d=${star}></path>`);

/** Renders a summit with its flag; the mountain is higher for a longer climb. */
export const mountainPicture = (height: number): TemplateResult =>
  picture(
    100,
    svg`<path class="ridge" d="M2 96L${50 - height / 4} ${96 - height * 0.8}L50 ${96 - height}L${50 + height / 4} ${96 - height * 0.75}L98 96z"></path><path class="flagpole" d="M50 ${96 - height}V${72 - height}L70 ${79 - height}L50 ${86 - height}"></path>`,
  );

/** A playing card with a star. */
export const cardPicture: TemplateResult = picture(
  100,
  svg`<rect class="sheet" x="18" y="4" width="64" height="92" rx="10"></rect><path class="star" transform="translate(26 26) scale(.48)" d=${star}></path>`,
);

/** Renders a board with that many cubes a side; those on the diagonal belong to players. */
export const boardPicture = (side: number): TemplateResult => {
  const step = 96 / side;
  return picture(
    100,
    Array.from({ length: side ** 2 }, (_, i) => {
      const [x, y] = [i % side, Math.floor(i / side)];
      return svg`<rect class=${x === y ? 'owned colour1' : 'blank'} x=${2 + x * step} y=${2 + y * step} width=${step * 0.86} height=${step * 0.86} rx=${step * 0.2}></rect>`;
    }),
  );
};

/** Renders a calculation with a gap. */
export const sumPicture = (text: string): TemplateResult =>
  picture(
    150,
    svg`<rect class="sheet" x="3" y="18" width="144" height="64" rx="14"></rect><text class="task-text" x="75" y="64" font-size="40">${text}</text>`,
  );

export const clockPicture: TemplateResult = picture(
  100,
  svg`<circle class="dial" cx="50" cy="54" r="38"></circle><path class="clock-hands" d="M50 30V54L66 64M42 6H58"></path>`,
);

export const pictureStyles = css`
  .preset-picture {
    block-size: calc(var(--u) * 9);
    inline-size: auto;
    max-inline-size: calc(var(--u) * 14);
    flex: none;
  }
  .preset-picture text {
    font-weight: 800;
    text-anchor: middle;
    fill: #fff;
  }
  .preset-picture .black {
    color: #262b35;
  }
  .preset-picture .red {
    color: #c5281f;
  }
  .preset-picture .rim {
    fill: currentColor;
    stroke: var(--ab-line);
    stroke-width: 3;
  }
  .preset-picture .front {
    fill: none;
    stroke: #fff;
    stroke-opacity: 0.45;
    stroke-width: 3;
  }
  .preset-picture .owned {
    fill: var(--pc);
  }
  .preset-picture .star,
  .preset-picture .sheet,
  .preset-picture .dial,
  .preset-picture .clock-hands,
  .preset-picture .flagpole {
    fill: none;
    stroke: currentColor;
    stroke-width: 7;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .preset-picture .ridge {
    fill: var(--ab-p3);
  }
  .preset-picture .flagpole {
    fill: var(--ab-p2);
    stroke-width: 5;
  }
  .preset-picture .blank {
    fill: var(--ab-hair);
  }
  .preset-picture .task-text {
    fill: currentColor;
  }
  @media (forced-colors: active) {
    .preset-picture {
      --ab-hair: GrayText;
    }
  }
`;
