import { css, html, nothing, type TemplateResult } from 'lit';

const outline = 'M50 5L77.6 14L94.7 37.5V66.5L77.6 90L50 99L22.4 90L5.3 66.5V37.5L22.4 14z';
const front = 'M50 21L79.5 42.4L68.2 77.1H31.8L20.5 42.4z';
const edges = 'M50 21V5M79.5 42.4L94.7 37.5M68.2 77.1L77.6 90M31.8 77.1L22.4 90M20.5 42.4L5.3 37.5';

/**
 * Renders a twelve-sided die seen from above.
 * @param face The text on the die, in the locale's digits; empty for a die not yet thrown.
 * @param label The accessible name; empty inside an element that already has a name.
 * @param tumbling True if the die has just been thrown.
 */
export const d12 = (face: string, label: string, tumbling = false): TemplateResult =>
  html`<svg
    class="d12 ${tumbling ? 'tumble' : ''}"
    part="die"
    viewBox="0 0 100 104"
    role=${label ? 'img' : nothing}
    aria-label=${label || nothing}
    aria-hidden=${label ? nothing : 'true'}
  >
    <path class="die-outline" d=${outline}></path>
    <path class="die-inside" d=${front}></path>
    <path class="die-lines" d=${edges}></path>
    <text x="50" y="64.5" font-size="36">${face}</text>
  </svg>`;

export const d12Styles = css`
  .d12 {
    inline-size: calc(var(--u) * 15);
    block-size: auto;
    display: block;
    flex: none;
  }
  .die-outline,
  .die-inside,
  .die-lines {
    fill: #fff;
    stroke: #1f2430;
    stroke-width: 3.5;
    stroke-linejoin: round;
  }
  .die-inside {
    fill: #f3f5f8;
    stroke-width: 2.5;
  }
  .die-lines {
    fill: none;
    stroke-width: 2.5;
  }
  .d12 text {
    font: 900 36px var(--ab-font);
    text-anchor: middle;
    fill: #1f2430;
  }
  .tumble {
    animation: tumble 380ms ease-out;
  }
  .tumble text {
    animation: settle 380ms ease-out;
  }
  @keyframes tumble {
    from {
      transform: translateY(-24px) rotate(-200deg) scale(0.8);
    }
    70% {
      transform: translateY(3px) rotate(12deg);
    }
  }
  @keyframes settle {
    from,
    60% {
      opacity: 0;
    }
  }
`;
