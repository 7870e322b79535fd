import { css, type CSSResult } from 'lit';

/** The CSS declarations for content that is read by screen readers but not visible. */
export const visuallyHidden: CSSResult = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
