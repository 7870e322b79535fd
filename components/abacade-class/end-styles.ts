import { css } from 'lit';
import { coveringInput } from '../style/choice-styles.js';

/** Styles of the end of a lesson. */
export const endStyles = css`
  .end {
    display: grid;
    place-items: center;
    min-block-size: 100svh;
    padding: var(--ab-space-6);
    background: var(--ab-sunk);
  }
  .end-card {
    display: grid;
    gap: var(--ab-space-5);
    inline-size: min(100%, 640px);
    padding: var(--ab-space-7);
  }
  .moment {
    display: grid;
    gap: var(--ab-space-3);
    overflow-wrap: anywhere;
  }
  .moment:focus-visible {
    outline: none;
  }
  .choices {
    display: grid;
    gap: var(--ab-space-4);
  }
  .option {
    border: 2px solid var(--ab-hair);
    border-radius: var(--ab-radius-2);
    padding: var(--ab-space-4) var(--ab-space-5);
    line-height: 1.3;
  }
  .option label {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--ab-space-5);
  }
  .option input {
    ${coveringInput}
  }
  .option b {
    display: block;
  }
  .radio {
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: var(--ab-space-1);
    border: 2px solid var(--ab-line);
    border-radius: 50%;
    background: var(--ab-surface);
  }
  .on .radio {
    border: 6px solid var(--ab-focus);
  }
  .extra {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ab-space-4);
    margin: var(--ab-space-4) 0 0;
    border-block-start: 1px solid var(--ab-hair);
    padding-block-start: var(--ab-space-4);
  }
`;
