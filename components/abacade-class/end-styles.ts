import { css } from 'lit';
import { coveringInput } from '../style/covering-input.js';

/** Styles of the end of a lesson. */
export const endStyles = css`
  .en {
    display: grid;
    place-items: center;
    min-block-size: 100svh;
    padding: calc(var(--u) * 4);
    background: var(--ab-sunk);
  }
  .enc {
    display: grid;
    gap: calc(var(--u) * 3);
    inline-size: min(100%, 640px);
    padding: calc(var(--u) * 6);
  }
  .ch2 {
    display: grid;
    gap: calc(var(--u) * 2);
  }
  .op1 {
    border: 2px solid var(--ab-hair);
    border-radius: var(--r);
    padding: calc(var(--u) * 2.5) calc(var(--u) * 3);
    line-height: 1.3;
  }
  .op1 label {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: calc(var(--u) * 3);
  }
  .op1 input {
    ${coveringInput}
  }
  .op1 b {
    display: block;
  }
  .rb {
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 2px;
    border: 2px solid var(--ab-line);
    border-radius: 50%;
    background: var(--ab-surface);
  }
  .on .rb {
    border: 6px solid var(--ab-focus);
  }
  .in2 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin: calc(var(--u) * 2) 0 0;
    border-block-start: 1px solid var(--ab-hair);
    padding-block-start: calc(var(--u) * 2);
  }
`;
