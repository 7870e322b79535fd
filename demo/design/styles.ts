import { css } from 'lit';

/** Styles around the drawn things and the steps of the scales. */
export const sheetStyles = css`
  .frame {
    display: grid;
    gap: var(--ab-space-4);
    padding: var(--ab-space-5);
    overflow: visible;
    font-size: var(--ab-text-2);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--ab-space-4);
  }
  .caption {
    color: var(--ab-ink-soft);
    font-size: var(--ab-text-1);
  }
  .step {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--ab-space-4);
    border: 0;
    background: none;
  }
  .bar {
    block-size: 1em;
    background: var(--ab-p1);
    forced-color-adjust: none;
  }
  .box {
    inline-size: 6em;
    block-size: 4em;
    border: 2px solid var(--ab-line);
    background: var(--ab-surface);
  }
  .swatch {
    display: grid;
    inline-size: 9em;
    gap: var(--ab-space-1);
    overflow-wrap: anywhere;
  }
  .swatch i {
    block-size: 2.4em;
    border: 1px solid var(--ab-hair);
    border-radius: var(--ab-radius-1);
    forced-color-adjust: none;
  }
  .drawn {
    inline-size: 5em;
  }
  .drawn > svg {
    display: block;
    inline-size: 100%;
  }
  .wide {
    inline-size: min(100%, 24em);
  }
  .item {
    inline-size: 8em;
  }
  .stage {
    display: grid;
    gap: var(--ab-space-2);
    inline-size: 12em;
    block-size: 8em;
    padding: var(--ab-space-2);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
  }
  .stage.beside {
    grid-template-columns: 3fr 2fr;
  }
  .stage.over {
    inline-size: 7em;
    grid-template-rows: 3fr 2fr;
  }
  .stage span {
    display: grid;
    place-items: center;
    border-radius: var(--ab-radius-1);
    background: var(--ab-sunk);
    font-size: var(--ab-text-1);
  }
  .stage .board {
    background: var(--ab-p3);
    color: var(--ab-on-player);
  }
`;
