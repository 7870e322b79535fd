import { css } from 'lit';
import { coveringInput } from '../../components/style/covering-input.js';

/** Styles with the colours of the page. */
export const styles = css`
  :host {
    display: block;
  }
  .drop {
    display: grid;
    position: relative;
    justify-items: center;
    gap: 0.25rem;
    padding: 1.25rem 0.75rem;
    border: 2px dashed var(--line);
    border-radius: 0.75rem;
    background: var(--card);
    text-align: center;
    cursor: pointer;
  }
  .drop b {
    color: var(--link);
    text-decoration: underline;
  }
  .drop.held {
    border-style: solid;
    border-color: var(--link);
  }
  .drop input {
    ${coveringInput}
  }
  .drop:has(:focus-visible),
  :focus-visible {
    outline: 3px solid var(--link);
    outline-offset: 2px;
  }
  code {
    overflow-wrap: anywhere;
  }
  .refused {
    padding: 0.75rem;
    border-inline-start: 0.375rem solid var(--wrong);
    background: var(--card);
    overflow-wrap: anywhere;
  }
  h2 {
    margin: 1.5rem 0 0.5rem;
    font-size: 1.25rem;
  }
  .places {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  button {
    min-block-size: 2.75rem;
    padding: 0.25rem 1rem;
    border: 2px solid var(--line);
    border-radius: 0.75rem;
    background: var(--card);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .only {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.75rem;
  }
  article {
    margin-block-start: 0.75rem;
    padding: 0.75rem;
    border: 1px solid var(--hair);
    border-radius: 0.75rem;
    background: var(--card);
    overflow-wrap: anywhere;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 8rem;
  }
  article h3 {
    margin: 0;
    font-size: 0.875rem;
  }
  article p {
    margin: 0.375rem 0 0;
    white-space: pre-line;
  }
  article .note {
    margin: 0;
    font-size: 0.875rem;
  }
  small,
  .note,
  .english {
    color: var(--soft);
  }
  h3 small {
    font-weight: normal;
  }
  .faults {
    margin: 0.375rem 0;
    padding-inline-start: 1.25rem;
  }
  .faults,
  .summary strong {
    color: var(--wrong);
  }
  table {
    inline-size: 100%;
    margin-block-start: 0.5rem;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.25rem 0.5rem;
    border-block-start: 1px solid var(--hair);
    text-align: start;
    vertical-align: top;
  }
  th {
    inline-size: 2.5rem;
    font-variant-numeric: tabular-nums;
  }
`;
