import { css } from 'lit';
import { coveringInput } from '../../components/style/choice-styles.js';

/** Styles with the colours of the page. */
export const styles = css`
  :host {
    display: block;
  }
  .drop {
    display: grid;
    position: relative;
    justify-items: center;
    gap: var(--ab-space-2);
    padding: var(--ab-space-6) var(--ab-space-5);
    border: 2px dashed var(--line);
    border-radius: var(--ab-radius-2);
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
    padding: var(--ab-space-5);
    border-inline-start: 0.375rem solid var(--wrong);
    background: var(--card);
    overflow-wrap: anywhere;
  }
  h2 {
    margin: var(--ab-space-7) 0 var(--ab-space-4);
    font-size: var(--ab-text-4);
  }
  .places {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-4);
  }
  button {
    min-block-size: var(--ab-control-2);
    padding: var(--ab-space-2) var(--ab-space-6);
    border: 2px solid var(--line);
    border-radius: var(--ab-radius-2);
    background: var(--card);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .only {
    display: inline-flex;
    align-items: center;
    gap: var(--ab-space-4);
    min-block-size: var(--ab-control-2);
  }
  article {
    margin-block-start: var(--ab-space-5);
    padding: var(--ab-space-5);
    border: 1px solid var(--hair);
    border-radius: var(--ab-radius-2);
    background: var(--card);
    overflow-wrap: anywhere;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 8rem;
  }
  article h3 {
    margin: 0;
    font-size: var(--ab-text-2);
  }
  article p {
    margin: var(--ab-space-3) 0 0;
    white-space: pre-line;
  }
  article .note {
    margin: 0;
    font-size: var(--ab-text-2);
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
    margin: var(--ab-space-3) 0;
    padding-inline-start: var(--ab-space-6);
  }
  .faults,
  .summary strong {
    color: var(--wrong);
  }
  table {
    inline-size: 100%;
    margin-block-start: var(--ab-space-4);
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--ab-space-2) var(--ab-space-4);
    border-block-start: 1px solid var(--hair);
    text-align: start;
    vertical-align: top;
  }
  th {
    inline-size: 2.5rem;
    font-variant-numeric: tabular-nums;
  }
`;
