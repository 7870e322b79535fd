import { css, type CSSResult } from 'lit';

/** The CSS declarations for an invisible input that covers its label: it receives taps, the focus and dropped files. */
export const coveringInput: CSSResult = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

/** Styles of a choice between a few things, side by side. */
export const segmentStyles = css`
  .segments {
    flex: none;
    display: inline-flex;
    flex-wrap: wrap;
    max-inline-size: 100%;
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    overflow: hidden;
    background: var(--ab-paper);
  }
  .segments label {
    /* A choice that is wider than the form has two lines. */
    max-inline-size: 100%;
    box-sizing: border-box;
    padding: 0 var(--ab-space-5);
    min-height: var(--ab-control-1);
    display: flex;
    align-items: center;
    font-weight: 600;
    position: relative;
    cursor: pointer;
    flex: 1 0 auto;
    justify-content: center;
    text-align: center;
  }
  .segments label + label {
    border-inline-start: 1px solid var(--ab-hair);
  }
  .segments input {
    ${coveringInput}
  }
  .segments .on {
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-weight: 800;
  }
  .segments label:focus-within {
    outline: 3px solid var(--ab-focus);
    outline-offset: -3px;
  }
  .segments .on:focus-within {
    outline-color: var(--ab-paper);
    box-shadow: inset 0 0 0 5px var(--ab-focus);
  }
  @media (forced-colors: active) {
    .segments .on {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
