import { css, type CSSResult } from 'lit';

/** The declarations of what is heard but not seen. */
export const visuallyHidden: CSSResult = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
