import { css, type CSSResult } from 'lit';
import { bannerStyles } from '../parts/banner.js';
import { panelStyles } from '../parts/panel-styles.js';
import { frameStyles } from '../game/styles.js';
import { cssOf } from '../style/css-of.js';
import { formStyles } from '../style/form-styles.js';
import { tokens } from '../style/tokens.js';

const layout = css`
  .own {
    --h: min(var(--ab-height, 100svh), 1.95 * 100cqi);
    --gap: var(--ab-space-4);
    display: grid;
    grid: 'turn' auto 'board' minmax(120px, 1fr) 'actions' auto 'scores' auto / minmax(0, 1fr);
    gap: var(--gap);
    padding: var(--gap);
    block-size: var(--h);
    min-block-size: 300px;
  }
  .own > .turn {
    grid-area: turn;
  }
  .own > .board-area {
    grid-area: board;
    container: board / size;
    min-block-size: 0;
  }
  .own > .board-area .own-board {
    block-size: 100%;
  }
  /* At the end and in the replay a board has its shape, as large as fits. */
  .own-board {
    container: own-board / size;
  }
  .fit .own-board,
  .look-back .own-board,
  .board-area:not(.own > *) .own-board {
    aspect-ratio: var(--shape);
    inline-size: 100%;
    max-block-size: 70svh;
    margin-inline: auto;
  }
  .own-actions {
    grid-area: actions;
    display: grid;
    grid: auto / auto-flow minmax(0, 1fr);
    gap: var(--gap);
    min-block-size: var(--ab-control-3);
  }
  .own-actions .button {
    min-block-size: var(--ab-control-3);
    padding-inline: var(--ab-space-4);
  }
  .own-actions .button[aria-disabled='true'] {
    border-style: dashed;
    background: transparent;
    color: var(--ab-ink-soft);
    cursor: default;
  }
  .own > .scores {
    grid-area: scores;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 88px), 1fr));
    gap: var(--ab-space-2);
    min-inline-size: 0;
  }
  .own > .scores li {
    display: flex;
    align-items: center;
    gap: var(--ab-space-2);
    min-block-size: var(--ab-control-1);
    min-inline-size: 0;
    padding-inline: var(--ab-space-4);
    border: 2px solid transparent;
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
  }
  .own > .scores .current {
    border-color: var(--pc);
  }
  .own > .scores b {
    margin-inline-start: auto;
    white-space: nowrap;
    font-size: var(--ab-text-3);
  }
  .own > .events {
    display: none;
  }
  .frame[data-layout='side'] .own {
    --h: var(--ab-height, 100svh);
    grid:
      'turn turn' auto 'board actions' auto 'board scores' auto 'board events' minmax(0, 1fr) / minmax(0, 1fr)
      clamp(180px, 28cqi, 420px);
    block-size: min(var(--h), 0.75 * 100cqi);
    min-block-size: 230px;
  }
  .frame[data-layout='side'] .own-actions {
    grid: auto-flow auto / minmax(0, 1fr);
  }
  .frame[data-layout='side'] .own > .scores {
    grid-template-columns: minmax(0, 1fr);
  }
  /* Where there is little height, players of a long list stand side by side. */
  .frame[data-layout='side'][data-short] .own > .scores:has(> :nth-child(4)) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .frame[data-layout='side'][data-short] .own > .scores li {
    min-block-size: 32px;
  }
  .frame[data-layout='side'] .own > .events {
    grid-area: events;
    display: grid;
  }
  @container (max-width: 699px) {
    .frame[data-layout='side'] .own > .events {
      display: none;
    }
  }
  .frame[data-enlarged] .own {
    block-size: auto;
    min-block-size: var(--h);
  }
`;

/** Returns the styles of an element of a game by others, apart from its own. */
export const shellStyles = (shape = 1): CSSResult[] => [
  ...tokens,
  frameStyles,
  formStyles,
  ...bannerStyles,
  panelStyles,
  layout,
  css`
    :host {
      ${cssOf(`--shape:${shape};--picture:${shape}`)};
    }
  `,
];
