import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { nicknameOf } from '../../../src/live/protocol/nicknames.js';
import { animals, colours } from './animals.js';
import { birdParts } from './birds.js';
import { faceParts } from './faces.js';
import { otherParts } from './others.js';
import { disc, type Part } from './part.js';

/** The parts of all pictures by their names. */
export const parts: Readonly<Record<string, Part>> = { ...faceParts, ...birdParts, ...otherParts };

type Colour = keyof typeof colours;

/** Renders a part; a pair is drawn again, mirrored. */
function layer({ d, line, isPair }: Part, colour: string): SVGTemplateResult {
  const path = (transform: string | typeof nothing): SVGTemplateResult =>
    line === undefined
      ? svg`<path d=${d} fill=${colour} transform=${transform}></path>`
      : svg`<path d=${d} fill="none" stroke=${colour} stroke-width=${line} transform=${transform}></path>`;
  return isPair ? svg`${path(nothing)}${path('matrix(-1 0 0 1 48 0)')}` : path(nothing);
}

const drawn = new Map<string, TemplateResult>();

function draw(animal: string): TemplateResult {
  const [ground, ...layers] = animal.split(', ');
  return html`<svg class="picture" viewBox="0 0 48 48" aria-hidden="true">
    <path d=${disc(24, 24, 24)} fill=${colours[ground as Colour]}></path>
    <g>
      ${layers.map((one) => {
        const [part, colour] = one.split(' ');
        return layer(parts[part], colours[colour as Colour]);
      })}
    </g>
  </svg>`;
}

/** Renders the picture of a nickname, for those who cannot read it yet; nothing if there is no such nickname. Screen readers skip it. */
export function picture(nickname: number): TemplateResult | typeof nothing {
  const read = nicknameOf(nickname);
  if (!read.ok) return nothing;
  const { key } = read.value;
  const known = drawn.get(key) ?? draw(animals[key]);
  drawn.set(key, known);
  return known;
}

export const pictureStyles = css`
  .picture {
    flex: none;
    inline-size: 1.6em;
    block-size: 1.6em;
    border-radius: 50%;
    stroke-linecap: round;
    stroke-linejoin: round;
    forced-color-adjust: none;
  }
  .pictured {
    display: flex;
    align-items: center;
    gap: 0.4em;
    min-inline-size: 0;
  }
  .picture g {
    transform: translate(10%, 10%) scale(0.8);
  }
`;
