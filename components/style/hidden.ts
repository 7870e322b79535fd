import { css, type CSSResult } from 'lit';

/** The CSS declarations for content that is read by screen readers but not visible. */
export const visuallyHidden: CSSResult = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

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
