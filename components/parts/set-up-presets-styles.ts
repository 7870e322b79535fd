import { css } from 'lit';
import { coveringInput } from '../style/covering-input.js';

/** Styles for the presets in the set-up form, and for the question of a preset. */
export const setUpPresetsStyles = css`
  .set-up .presets {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 6px;
  }
  .set-up .preset {
    position: relative;
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 66px;
    padding: 4px 8px;
    border: 2px solid var(--ab-line);
    border-radius: 12px;
    background: var(--ab-surface);
    cursor: pointer;
  }
  .set-up .preset > span {
    min-inline-size: 0;
  }
  .set-up .preset b {
    display: block;
    font-size: 15px;
    font-weight: 800;
    line-height: 18px;
    overflow-wrap: break-word;
  }
  .set-up .preset small {
    display: block;
    font-size: 13px;
    line-height: 15px;
    color: var(--ab-ink-soft);
  }
  .set-up .preset input {
    ${coveringInput}
  }
  .set-up .preset.on {
    border-color: var(--ab-go, var(--ab-ink));
    box-shadow: 0 0 0 1px var(--ab-go, var(--ab-ink));
  }
  .set-up .preset:focus-within {
    outline: 3px solid var(--ab-focus);
    outline-offset: 2px;
  }
  /* The question of a preset: buttons side by side, six in a row where there are many. */
  .preset-asks .segments {
    display: flex;
    flex-wrap: nowrap;
    gap: 5px;
    border: 0;
    border-radius: 0;
    overflow: visible;
    background: none;
  }
  .preset-asks.many .segments {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  .set-up .preset-asks .segments label {
    flex: 1 1 0;
    min-block-size: 44px;
    padding: 0 2px;
    border: 2px solid var(--ab-line);
    border-radius: 10px;
    background: var(--ab-surface);
    font-size: 16px;
    font-weight: 800;
  }
  .set-up .preset-asks .segments .on {
    background: var(--ab-go, var(--ab-ink));
    border-color: var(--ab-go, var(--ab-ink));
    color: var(--ab-paper);
  }
  @container (max-width: 399px) {
    .set-up .preset b {
      font-size: 14px;
      letter-spacing: -0.01em;
    }
  }
  @container (max-width: 359px) {
    .set-up .preset {
      gap: 4px;
      padding-inline: 4px;
    }
    .set-up .preset b {
      font-size: 12.5px;
      letter-spacing: -0.02em;
    }
    .set-up .preset .preset-picture {
      max-block-size: 28px;
      max-inline-size: 32px;
    }
    .set-up .preset small {
      position: absolute;
      clip-path: inset(50%);
      pointer-events: none;
    }
  }
  @media (max-height: 600px) {
    .set-up .preset {
      min-block-size: 56px;
    }
  }
  @media (max-height: 420px) {
    .set-up .preset {
      gap: 6px;
      min-block-size: 44px;
      padding-inline: 5px;
    }
    .set-up .preset b {
      font-size: 13px;
      letter-spacing: -0.02em;
    }
    .set-up .preset .preset-picture {
      max-block-size: 28px;
      max-inline-size: 36px;
    }
    .set-up .preset small {
      position: absolute;
      clip-path: inset(50%);
      pointer-events: none;
    }
  }
`;
