import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Variant } from '../../src/rules/up-and-down/options.js';
import { piece } from '../style/pieces.js';
import type { Player } from '../../src/match/players.js';
import { shapePaths } from '../style/shapes.js';
import { ladybird } from './path.js';

/** Renders a small square of twelve places with some pieces laid: up to 3, down, up, down. */
export function smallRing(figure: (digit: number) => string, laid: number, next: readonly number[]): TemplateResult {
  const place = (i: number): readonly [x: number, y: number] =>
    i < 3 ? [i, 0] : i < 6 ? [3, i - 3] : i < 9 ? [9 - i, 3] : [0, 12 - i];
  const digit = (i: number): number => [0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1][i];
  const one = (i: number): SVGTemplateResult => {
    const [x, y] = place(i);
    const isNext = next.includes(i);
    const state = isNext ? 'ghost' : i < laid ? (i === laid - 1 ? 'new' : 'lying') : 'hole';
    return piece(
      { glyph: i < laid || isNext ? String(digit(i)) : '', figure: figure(digit(i)), state },
      x * 100,
      y * 100,
    );
  };
  return html`<svg viewBox="-6 -6 432 432">${Array.from({ length: 12 }, (_, i) => one(i))}</svg>`;
}

/** Renders a white sheep for even numbers, or a black one for odd. */
export const smallSheep = (black: boolean): TemplateResult =>
  html`<svg viewBox="-70 -62 170 146">
    <path d="M-34 34v40M-10 38v38M18 38v38M40 34v40" stroke="var(--ab-ink)" stroke-width="8"></path>
    <path
      d="M-62 0a26 26 0 0 1 20-40a30 30 0 0 1 46-14a30 30 0 0 1 44 14a28 28 0 0 1 20 44a28 28 0 0 1-24 40a30 30 0 0 1-44 8a30 30 0 0 1-46-6a28 28 0 0 1-16-46z"
      fill=${black ? '#2b303b' : '#fff'}
      stroke="var(--ab-ink)"
      stroke-width="5"
    ></path>
    <path
      d="M48-46q34-8 42 18q4 30-18 40q-24-2-30-26z"
      fill=${black ? '#f4efe6' : '#1f2430'}
      stroke="var(--ab-ink)"
      stroke-width="4"
    ></path>
  </svg>`;

/** Renders the path of a variant as it looks after some moves. */
export const variantPicture = (variant: Variant, figure: (digit: number) => string): TemplateResult =>
  ({
    plain: () => smallRing(figure, 5, [5]),
    'both-ways': () => smallRing(figure, 4, [4, 11]),
    'even-and-odd': () => html`${smallSheep(false)}${smallSheep(true)}`,
  })[variant]();

/** The places of the shapes of one to four players, and the heights of their faces. */
const spots = [
  [[55, 55]],
  [
    [0, 55],
    [110, 55],
  ],
  [
    [55, 0],
    [0, 110],
    [110, 110],
  ],
  [
    [0, 0],
    [110, 0],
    [0, 110],
    [110, 110],
  ],
] as const;
const faces = [48, 48, 64, 48, 50, 48] as const;

/** Renders the players: for each person a smiling shape, for a computer player a ladybird. */
export const playersPicture = (players: readonly Pick<Player, 'colour' | 'bot'>[]): TemplateResult =>
  html`<svg viewBox=${players.length > 2 ? '-4 -4 218 218' : '-4 45 218 120'} aria-hidden="true">
    ${players.map(({ colour, bot }, i) => {
      const [x, y] = spots[players.length - 1][i];
      return bot
        ? svg`<g transform="translate(${x + 50} ${y + 50}) scale(1.25)">${ladybird({ x: 0, y: 0, turn: 0 })}</g>`
        : svg`<g class="child colour${colour + 1}" transform="translate(${x} ${y})">
            <path d=${shapePaths[colour]}></path>
            <path class="smile" d="M36 ${faces[colour] - 8}h.01M64 ${faces[colour] - 8}h.01M34 ${faces[colour] + 8}q16 15 32 0"></path>
          </g>`;
    })}
  </svg>`;
