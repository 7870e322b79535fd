import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

type Facet = readonly [tone: 0 | 1 | 2 | 3 | 4, points: string];

/**
 * A dodecahedron in perspective: its outline, then the visible faces from light (1) to shade (4); 0 faces the viewer.
 */
interface Drawing {
  readonly rim: string;
  readonly facets: readonly Facet[];
}

const faceUp: Drawing = {
  rim: '6.5 35.2 25.4 17 50.3 4.4 73.9 17.4 93.3 35.6 89.3 63.4 77.4 86.9 49.8 92.7 22.8 87.1 9.7 63.4',
  facets: [
    [2, '50.3 4.4 51.3 14 83.2 37.1 93.3 35.6 73.9 17.4'],
    [1, '19.1 36.8 51.3 14 50.3 4.4 25.4 17 6.5 35.2'],
    [4, '89.3 63.4 93.3 35.6 83.2 37.1 71.3 74.9 77.4 86.9'],
    [2, '9.7 63.4 22.8 87.1 31.2 75 19.1 36.8 6.5 35.2'],
    [4, '22.8 87.1 49.8 92.7 77.4 86.9 71.3 74.9 31.2 75'],
    [0, '51.3 14 19.1 36.8 31.2 75 71.3 74.9 83.2 37.1'],
  ],
};

/** The same die in the air, in three orientations. */
const thrown: readonly Drawing[] = [
  {
    rim: '6.6 35.1 29.5 17.7 52.6 4.1 83.6 18.6 86.4 44.6 88.6 74.3 59.9 94.4 47.8 89.9 21.1 77 8.8 69.7',
    facets: [
      [4, '21.1 77 47.8 89.9 59.9 94.4 34 80.8 8.8 69.7'],
      [1, '29.5 17.7 49.9 46.3 86.4 44.6 83.6 18.6 52.6 4.1'],
      [1, '34 80.8 49.9 46.3 29.5 17.7 6.6 35.1 8.8 69.7'],
      [3, '49.9 46.3 34 80.8 59.9 94.4 88.6 74.3 86.4 44.6'],
    ],
  },
  {
    rim: '7.5 62.3 14 26.4 20.8 18.1 49.6 8.7 68.6 8.3 92.1 31.6 91.5 60.9 80.6 83.6 50.5 96 34.7 84.5 11.9 66.7',
    facets: [
      [4, '11.9 66.7 34.7 84.5 50.5 96 35 83.2 7.5 62.3'],
      [1, '14 26.4 47.4 20.2 68.6 8.3 49.6 8.7 20.8 18.1'],
      [4, '50.5 96 80.6 83.6 91.5 60.9 62.7 57.6 35 83.2'],
      [2, '47.4 20.2 62.7 57.6 91.5 60.9 92.1 31.6 68.6 8.3'],
      [1, '62.7 57.6 47.4 20.2 14 26.4 7.5 62.3 35 83.2'],
    ],
  },
  {
    rim: '7.1 39.2 14.1 27.1 39 9.3 54.7 5.3 85.5 20.7 90.9 51.5 88.6 74.6 62 94.3 41 88.2 11.5 74.3',
    facets: [
      [1, '39 9.3 14.1 27.1 7.1 39.2 34.7 25.4 54.7 5.3'],
      [4, '88.6 74.6 90.9 51.5 58.9 58.1 41 88.2 62 94.3'],
      [1, '90.9 51.5 85.5 20.7 54.7 5.3 34.7 25.4 58.9 58.1'],
      [1, '11.5 74.3 41 88.2 58.9 58.1 34.7 25.4 7.1 39.2'],
    ],
  },
];

const drawing = ({ rim, facets }: Drawing): SVGTemplateResult =>
  svg`<polygon class="rim" points=${rim}></polygon>${facets.map(([tone, points]) => svg`<polygon class="tone${tone}" points=${points}></polygon>`)}`;

export interface DieLook {
  /** The text on the die, in the locale's digits; empty for a die not yet thrown. */
  readonly face: string;
  /** The accessible name; without it the die is decorative. */
  readonly label?: string | undefined;
  /** True for the Master, which is black with a gold inlay; the others are red. */
  readonly master?: boolean;
  /** True to underline the number: 6 and 9 could be mistaken for each other. */
  readonly underlined?: boolean;
  /** True if the die has just been thrown. */
  readonly tumbling?: boolean;
  /** The rotation in degrees. */
  readonly tilt?: number;
}

/** Renders a twelve-sided die; one that has just been thrown tumbles first. */
export function die({ face, label, master, underlined, tumbling, tilt = 0 }: DieLook): TemplateResult {
  const two = [...face].length > 1;
  return html`<svg
    class="die ${master ? 'master' : 'red'} ${tumbling ? 'tumbling' : ''}"
    part="die"
    viewBox="0 0 100 100"
    role=${label ? 'img' : nothing}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : 'true'}
  >
    ${tumbling ? thrown.map((air, i) => svg`<g class="air air${i}">${drawing(air)}</g>`) : nothing}
    <g class="rests" transform=${tilt ? `rotate(${tilt})` : nothing}>
      ${drawing(faceUp)}
      ${master ? svg`<polygon class="inlay" points="51.2 15.8 20.6 37.5 32.1 73.8 70.2 73.7 81.5 37.7"></polygon>` : nothing}
      <text x="50" y=${two ? 61.5 : underlined ? 63 : 65.5} font-size=${two ? 38 : 47}>${face}</text>
      ${underlined ? svg`<path class="under" d="M38 71h24"></path>` : nothing}
    </g>
  </svg>`;
}
