import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Card } from '../../../src/rules/trail/cards.js';
import { shapePaths } from '../../style/shapes.js';

/** The background of a card: flat ground for counting squares, a cliff for changing the level. */
const flat = svg`<path class="low" d="M0 62h120v34H0z"></path><path class="joints" d="M30 62v34M60 62v34M90 62v34"></path>`;
const step = (mirrored: boolean): SVGTemplateResult =>
  svg`<g transform=${mirrored ? 'translate(120) scale(-1 1)' : ''}><path class="low" d="M0 70h64v26H0z"></path>
    <path class="cliff-of" d="M60 40h60v56H60z"></path><path class="high" d="M60 40h60v14H60z"></path></g>`;

/** For each direction of a card: the ground, the position of the piece, the arrow, and the target square. */
const ways: Readonly<Record<string, { ground: SVGTemplateResult; from: [number, number]; arrow: string; to: string }>> =
  {
    forward: {
      ground: flat,
      from: [28, 44],
      arrow: 'M36 26C52 6 78 6 90 30M94 14L91 32L74 27',
      to: 'M77 48h28v22H77z',
    },
    back: { ground: flat, from: [92, 44], arrow: 'M84 26C68 6 42 6 30 30M26 14L29 32L46 27', to: 'M15 48h28v22H15z' },
    up: {
      ground: step(false),
      from: [28, 54],
      arrow: 'M30 36C34 12 56 4 80 16M68 4L82 16L68 28',
      to: 'M78 24h28v20H78z',
    },
    down: {
      ground: step(true),
      from: [28, 24],
      arrow: 'M46 12C70 2 90 14 92 40M78 32L92 44L104 30',
      to: 'M78 54h28v20H78z',
    },
  };

/**
 * Renders a card: a picture of its effect, and its name.
 * @param colour The holder's colour. Used if the card moves its holder; another player's piece is drawn in grey.
 */
export function cardFace(card: Card, name: unknown, colour: number): TemplateResult {
  const { ground, from, arrow, to } = ways[card.slice(card.indexOf('-') + 1)] ?? ways['forward'];
  const own = card.startsWith('yourself');
  const place = `translate(${from[0]} ${from[1]}) scale(.26) translate(-50 -48)`;
  return html`<span class="face-of">
    <svg viewBox="0 0 120 96" aria-hidden="true">
      ${ground}
      <path class="target" d=${to}></path>
      <path class="arrow" d=${arrow}></path>
      ${
        own
          ? svg`<path class="pawn colour${colour + 1}" transform=${place} d=${shapePaths[colour]}></path>`
          : svg`<g class="pawn any" transform=${place}><circle cx="50" cy="48" r="46"></circle><text x="50" y="72">?</text></g>`
      }
    </svg>
    <span>${name}</span>
  </span>`;
}
