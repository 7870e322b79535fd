import { svg, type SVGTemplateResult } from 'lit';

/** The ladybird that walks along the path, its head to the north. */
export const ladybird = (x: number, y: number, turn: number): SVGTemplateResult =>
  svg`<g class="bug" .style=${`transform:translate(${x}px,${y}px) rotate(${turn}deg) scale(.85)`}>
    <path class="legs" d="M-24-12l-13-8M-28 4h-15M-24 18l-12 9M24-12l13-8M28 4h15M24 18l12 9M-6-36q-4-12-13-13M6-36q4-12 13-13"></path>
    <circle class="head" cy="-25" r="15"></circle>
    <ellipse class="wings" cy="4" rx="29" ry="30"></ellipse>
    <path class="legs" d="M0-26V34"></path>
    <path class="spots" d="M-14-7h.01M14-7h.01M-13 14h.01M13 14h.01"></path>
    <path class="eyes" d="M-6-30h.01M6-30h.01"></path>
  </g>`;

/** A sheep in the middle of its square: the even one is white, the odd one black. */
export const sheep = (middle: number, black: boolean): SVGTemplateResult =>
  svg`<g class="sheep ${black ? 'black' : 'white'}" transform="translate(${middle} ${middle})">
    <path class="foot" d="M-34 34v40M-10 38v38M18 38v38M40 34v40"></path>
    <path class="wool" d="M-62 0a26 26 0 0 1 20-40a30 30 0 0 1 46-14a30 30 0 0 1 44 14a28 28 0 0 1 20 44a28 28 0 0 1-24 40a30 30 0 0 1-44 8a30 30 0 0 1-46-6a28 28 0 0 1-16-46z"></path>
    <path class="face" d="M48-46q34-8 42 18q4 30-18 40q-24-2-30-26z"></path>
    <path class="eye" d="M66-22h.01"></path>
  </g>`;

/** Ten dots in two rows of five, so many of them filled: a number as a picture. */
export const tenFrame = (count: number, label: string): SVGTemplateResult =>
  svg`<svg class="ten" viewBox="0 0 220 92" role="img" aria-label=${label}>
    ${Array.from({ length: 10 }, (_, i) => svg`<circle class=${i < count ? 'on' : ''} cx=${22 + 44 * (i % 5)} cy=${i < 5 ? 24 : 68} r="17"></circle>`)}
  </svg>`;
