import { css } from 'lit';

export const styles = [
  css`
    .live-notice {
      display: flex;
      align-items: center;
      gap: 10px;
      margin: 8px 12px 0;
      padding: 8px 12px;
      border: 1px solid transparent; /* seen in forced colours */
      border-inline-start: 4px solid var(--ab-note-line);
      background: var(--ab-note-bg);
      color: var(--ab-ink);
      font-size: 15px;
      line-height: 1.35;
    }
    .live-notice .icon {
      flex: none;
      inline-size: 24px;
      block-size: 24px;
      fill: none;
      stroke: currentColor;
      stroke-width: 2.2;
      stroke-linecap: round;
    }
    .at-rest {
      display: contents;
    }
    .at-rest[inert] > .app {
      opacity: 0.6;
    }
    .live-notice.slow {
      position: absolute;
      z-index: 4;
      inset-block-start: 0;
      inset-inline: 0;
      margin-inline: auto;
      inline-size: fit-content;
      pointer-events: none;
    }
  `,
];
