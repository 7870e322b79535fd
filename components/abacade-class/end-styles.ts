import { css } from 'lit';
import { coveringInput } from '../style/covering-input.js';

/** Styles of the end of a lesson. */
export const endStyles = css`
  .end {
    display: grid;
    place-items: center;
    min-block-size: 100svh;
    padding: calc(var(--u) * 4);
    background: var(--ab-sunk);
  }
  .end-card {
    display: grid;
    gap: calc(var(--u) * 3);
    inline-size: min(100%, 640px);
    padding: calc(var(--u) * 6);
  }
  .choices {
    display: grid;
    gap: calc(var(--u) * 2);
  }
  .option {
    border: 2px solid var(--ab-hair);
    border-radius: var(--r);
    padding: calc(var(--u) * 2.5) calc(var(--u) * 3);
    line-height: 1.3;
  }
  .option label {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: calc(var(--u) * 3);
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
    margin-block-start: 2px;
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
    gap: 8px;
    margin: calc(var(--u) * 2) 0 0;
    border-block-start: 1px solid var(--ab-hair);
    padding-block-start: calc(var(--u) * 2);
  }
`;
