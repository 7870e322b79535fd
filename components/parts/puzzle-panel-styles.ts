import { css, html, svg, type TemplateResult } from 'lit';
import { visuallyHidden } from '../style/visually-hidden.js';

const star = 'M50 2L64.1 32.6L97.6 36.5L72.8 59.4L79.4 92.5L50 76L20.6 92.5L27.2 59.4L2.4 36.5L35.9 32.6z';

/** Renders the stars of a puzzle, earned and unearned, as one picture. */
export const starShapes = (stars: number, label: string): TemplateResult =>
  html`<svg class="stars" viewBox="0 0 308 96" role="img" aria-label=${label}>
    ${[0, 1, 2].map((i) => svg`<path class=${i < stars ? 'star' : ''} transform="translate(${i * 104} 0)" d=${star}></path>`)}
  </svg>`;

/** Styles of the task of a puzzle. */
export const panelStyles = css`
  :host {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-3) var(--ab-space-6);
    position: relative;
    margin: var(--ab-space-4) var(--ab-space-4) 0;
    padding: var(--ab-space-4) var(--ab-space-6);
    border: 2px solid var(--ab-hair);
    border-inline-start: 8px solid var(--ab-note-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
    font-size: var(--ab-text-2);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  :host(.right) {
    border-inline-start-color: var(--ab-right);
  }
  :host(.wrong) {
    border-inline-start-color: var(--ab-wrong);
  }
  .ask {
    flex: 1 1 260px;
    min-inline-size: 0;
  }
  .riddle-head {
    display: flex;
    justify-content: space-between;
    align-items: center;
  }
  h2 {
    font-size: var(--ab-text-2);
    font-weight: 800;
    color: var(--ab-ink-soft);
  }
  .ask p {
    font-size: var(--ab-text-3);
    font-weight: 700;
  }
  .ask .also {
    font-size: var(--ab-text-2);
    font-weight: 500;
  }
  .told {
    flex: 1 1 260px;
    font-weight: 600;
  }
  :host(.right) .told {
    color: var(--ab-right);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-3) var(--ab-space-4);
  }
  .button {
    min-height: var(--ab-control-2);
    padding: 0 var(--ab-space-5);
  }
  .stars {
    flex: none;
    inline-size: max(64px, calc(var(--u) * 18));
    fill: none;
    stroke: var(--ab-ink-soft);
    stroke-width: 4;
    stroke-linejoin: round;
  }
  .star {
    fill: #f2b705;
    stroke: #7a5600;
  }
  :host(.right) .stars {
    animation: stars 0.5s cubic-bezier(0.2, 1.6, 0.4, 1);
  }
  @keyframes stars {
    from {
      transform: scale(0);
    }
  }
  textarea {
    flex: 1 1 100%;
    min-inline-size: 0;
    font: inherit;
    color: inherit;
    background: var(--ab-surface);
  }
  /* What is said of an answer stands beside the task, in a place that is kept for it: the game stays where it is. */
  @container (min-width: 560px) {
    :host {
      flex-wrap: nowrap;
      min-block-size: 92px;
    }
    :host(.shares) {
      flex-wrap: wrap;
    }
    .ways {
      flex: 0 1 auto;
      justify-content: end;
      max-inline-size: 40%;
    }
    .told {
      flex-basis: 200px;
    }
  }
  /* Low: the heading is heard only, and the stars stand at the end of the task. How high the card is never depends on the height of the game. */
  @media (max-height: 449px) and (min-width: 560px) {
    :host {
      min-block-size: 74px;
      margin-block-start: var(--ab-space-2);
      padding: var(--ab-space-1) var(--ab-space-4);
      column-gap: var(--ab-space-4);
      font-size: var(--ab-text-2);
      line-height: 1.2;
    }
    .ask {
      flex-basis: 230px;
    }
    .ask p {
      font-size: var(--ab-text-2);
    }
    .ways {
      flex-wrap: nowrap;
      overflow-wrap: normal;
    }
    .ways .button {
      padding-inline: var(--ab-space-4);
    }
    .riddle-head {
      float: right;
      float: inline-end;
    }
    h2 {
      ${visuallyHidden}
    }
  }
  @container (max-width: 559px) {
    :host {
      padding: var(--ab-space-4);
    }
    .ask p {
      font-size: var(--ab-text-2);
    }
    .ways {
      gap: var(--ab-space-2);
    }
    .button {
      padding: 0 var(--ab-space-4);
      font-size: var(--ab-text-2);
    }
  }
  @media (forced-colors: active) {
    :host {
      border-color: CanvasText;
    }
    .stars {
      stroke: CanvasText;
    }
    .star {
      fill: Highlight;
    }
  }
`;

/** Styles of what stands below a puzzle. */
export const othersStyles = css`
  :host {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--ab-space-3) var(--ab-space-6);
    padding: var(--ab-space-1) var(--ab-space-4) var(--ab-space-4);
  }
  .button {
    min-height: var(--ab-control-2);
    padding: 0 var(--ab-space-5);
  }
  .leave {
    border-color: transparent;
    background: none;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .how {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-2) var(--ab-space-5);
    font-size: var(--ab-text-2);
  }
  .strengths {
    display: flex;
  }
  .strengths button {
    min-block-size: var(--ab-control-2);
    min-inline-size: 60px;
    padding-inline: var(--ab-space-4);
    border: 1px solid var(--ab-hair);
    margin-inline-end: -1px;
    background: none;
    color: inherit;
    font: inherit;
  }
  .strengths [aria-pressed='true'] {
    background: var(--ab-ink);
    color: var(--ab-surface);
    font-weight: 700;
  }
  @container (max-width: 559px) {
    .button {
      padding: 0 var(--ab-space-4);
      font-size: var(--ab-text-2);
    }
  }
  @media (forced-colors: active) {
    .strengths [aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** Styles that hide parts of a game below the task of a puzzle: there is one choice, and nothing before or after it. */
export const styles = [
  css`
    .riddle ~ .app :is(.events, .end, button.tip, button.hint) {
      display: none;
    }
  `,
];
