import { css } from 'lit';

export const styles = [
  css`
    .live-notice {
      display: flex;
      align-items: center;
      gap: var(--ab-space-4);
      margin: var(--ab-space-4) var(--ab-space-5) 0;
      padding: var(--ab-space-4) var(--ab-space-5);
      border: 1px solid transparent; /* seen in forced colours */
      border-inline-start: 4px solid var(--ab-note-line);
      background: var(--ab-note-bg);
      color: var(--ab-ink);
      font-size: var(--ab-text-2);
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
