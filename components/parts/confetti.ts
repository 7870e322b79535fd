import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { scaleOf } from '../style/scale.js';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import { declarations } from '../style/declarations.js';

const pieces = 26;

/** Returns evenly distributed fractions, the same in each rendering. */
const spread = (i: number, step: number): number => (i * step + 0.31) % 1;

/** The flight of each piece: up and out as fractions of the picture, its rotation, and its size in pixels. */
const flights = Array.from({ length: pieces }, (_, i) => {
  const angle = -Math.PI * (0.08 + 0.84 * spread(i, 0.618));
  const far = 0.55 * (0.35 + 0.65 * spread(i, 0.755));
  return {
    x: (Math.cos(angle) * far).toFixed(3),
    y: (Math.sin(angle) * far).toFixed(3),
    turn: Math.round(90 * spread(i, 0.571) - 45),
    size: Math.round(14 + 9 * spread(i, 0.415)),
  };
});

/** Makes the confetti start at a place on the board, such as the flag or the last piece. */
class From extends Directive {
  override render(origin: string): unknown {
    return origin ? nothing : undefined;
  }

  override update({ element }: ElementPart, [origin]: [string]): unknown {
    const { style, parentElement } = element as HTMLElement;
    // The position is known only after layout.
    requestAnimationFrame(() => {
      const box = element.getBoundingClientRect();
      const from = parentElement?.querySelector(origin)?.getBoundingClientRect() ?? box;
      const scale = scaleOf(element as HTMLElement);
      const places = {
        x: from.x + from.width / 2 - box.x,
        y: from.y + from.height / 2 - box.y,
        w: box.width,
        h: box.height,
      };
      for (const [name, place] of Object.entries(places)) style.setProperty(`--${name}`, `${place / scale}px`);
    });
    return nothing;
  }
}

const from = directive(From);

/** Renders confetti in the shapes of the game, which flies once; it is not shown with reduced motion. */
export const confetti = (shapes: readonly SVGTemplateResult[], origin: string): TemplateResult =>
  html`<div class="confetti" aria-hidden="true" ${from(origin)}>
    ${flights.map(
      ({ x, y, turn, size }, i) =>
        html`<svg
          viewBox="-50 -50 100 100"
          width=${size}
          height=${size}
          .style="--dx:${x};--dy:${y};--turn:${turn}deg;margin:${-size / 2}px"
        >
          ${shapes[i % shapes.length]}
        </svg>`,
    )}
  </div>`;

/** The position, angle and size of each piece of confetti: near the edge, not over words. */
const resting = [
  [44, 52, -18, 34],
  [92, 108, 24, 26],
  [36, 176, 40, 30],
  [28, 236, -32, 24],
  [150, 40, 12, 24],
  [238, 26, -26, 30],
  [330, 42, 30, 24],
  [396, 104, -14, 28],
  [440, 58, 22, 34],
  [446, 170, -38, 28],
  [454, 228, 16, 26],
  [30, 286, 14, 26],
  [452, 282, -20, 26],
  [34, 372, -30, 30],
  [448, 374, 28, 32],
] as const;

/** Renders confetti at rest around the winners. */
export const garland = (shapes: readonly SVGTemplateResult[]): TemplateResult =>
  html`<svg
    class="garland"
    slot="garland"
    viewBox="0 0 480 400"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    ${resting.map(
      ([x, y, turn, size], i) =>
        svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})" ${declarations(`--i:${i}`)}><g>${shapes[i % shapes.length]}</g></g>`,
    )}
  </svg>`;

export const confettiStyles = css`
  .confetti {
    position: absolute;
    inset: 0;
    overflow: hidden;
    pointer-events: none;
  }
  .confetti svg {
    position: absolute;
    inset-block-start: var(--y);
    left: var(--x);
    overflow: visible;
    opacity: 0;
    animation: burst calc(600ms * var(--pace)) ease-out calc(300ms * var(--pace)) both;
  }
  @media (prefers-reduced-motion: reduce) {
    .confetti {
      display: none;
    }
  }
  @keyframes burst {
    0% {
      transform: scale(0.3);
      opacity: 1;
    }
    50% {
      transform: translate(calc(var(--w) * var(--dx)), calc(var(--h) * var(--dy))) rotate(var(--turn));
      opacity: 1;
    }
    100% {
      transform: translate(calc(var(--w) * var(--dx)), calc(var(--h) * var(--dy) + 40px)) rotate(var(--turn));
      opacity: 0;
    }
  }
  .garland {
    display: none;
    position: absolute;
    inset: 0;
    z-index: -1;
    inline-size: 100%;
    block-size: 100%;
  }
  @container finish (min-aspect-ratio: 13/10) and (min-width: 560px) and (min-height: 450px) {
    .garland {
      display: block;
    }
  }
  .live .garland g > g {
    animation: piece-rests calc(300ms * var(--pace)) ease-out calc((700ms + var(--i) * 30ms) * var(--pace)) backwards;
  }
  @keyframes piece-rests {
    from {
      transform: translateY(-40px) scale(0);
    }
  }
  @media (forced-colors: active) {
    .garland {
      display: none;
    }
  }
`;
