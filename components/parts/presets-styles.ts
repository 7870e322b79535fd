import { css } from 'lit';
import { coveringInput } from '../style/choice-styles.js';

/** Presets with the name alone, beside a small picture: a container and a media query cannot share a rule. */
const compact = css`
  .preset b {
    font-size: var(--ab-text-1);
    letter-spacing: -0.02em;
  }
  .preset .preset-picture {
    max-block-size: calc(var(--u) * 7);
  }
  .preset small {
    position: absolute;
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/** Styles for the cards of presets, and for the question of a preset. */
export const presetsStyles = css`
  input {
    scroll-margin-block: 80px;
  }
  .presets {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ab-space-3);
  }
  .preset {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
    min-block-size: calc(var(--u) * 16.5);
    padding: var(--ab-space-2) var(--ab-space-4);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    cursor: pointer;
  }
  .preset > span {
    min-inline-size: 0;
  }
  .preset b {
    display: block;
    font-size: var(--ab-text-2);
    font-weight: 800;
    line-height: 1.2;
    overflow-wrap: break-word;
  }
  .preset small {
    display: block;
    font-size: var(--ab-text-1);
    line-height: 1.2;
    color: var(--ab-ink-soft);
  }
  .preset input {
    ${coveringInput}
  }
  .preset.on {
    border-color: var(--ab-go, var(--ab-ink));
    box-shadow: 0 0 0 1px var(--ab-go, var(--ab-ink));
  }
  .preset:focus-within {
    outline: 3px solid var(--ab-focus);
    outline-offset: 2px;
  }
  /* The question of a preset: buttons side by side, six in a row where there are many. */
  .preset-asks .segments {
    display: flex;
    flex-wrap: nowrap;
    gap: var(--ab-space-2);
    border: 0;
    border-radius: 0;
    overflow: visible;
    background: none;
  }
  .preset-asks.many .segments {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  .preset-asks .segments label {
    flex: 1 1 0;
    min-block-size: var(--ab-control-2);
    padding: 0 var(--ab-space-1);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    font-size: var(--ab-text-2);
    font-weight: 800;
  }
  .preset-asks .segments .on {
    background: var(--ab-go, var(--ab-ink));
    border-color: var(--ab-go, var(--ab-ink));
    color: var(--ab-paper);
  }
  @container (max-width: 559px) {
    .preset {
      gap: var(--ab-space-3);
      padding-inline: var(--ab-space-3);
    }
    .preset b {
      font-size: var(--ab-text-2);
      letter-spacing: -0.01em;
    }
  }
  @container (max-width: 359px) {
    .preset {
      gap: var(--ab-space-2);
      padding-inline: var(--ab-space-2);
    }
    ${compact}
    .preset .preset-picture {
      max-inline-size: calc(var(--u) * 8);
    }
  }
  @media (max-height: 599px) {
    .preset {
      min-block-size: var(--ab-control-3);
    }
  }
  @media (max-height: 449px) {
    .preset {
      gap: var(--ab-space-3);
      min-block-size: var(--ab-control-2);
      padding-inline: var(--ab-space-2);
    }
    ${compact}
    .preset .preset-picture {
      max-inline-size: calc(var(--u) * 9);
    }
  }
`;
