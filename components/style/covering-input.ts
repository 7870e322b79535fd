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
