import { css, type CSSResult } from 'lit';

/** The declarations of a radio button or check box that covers its label unseen: it takes the taps and the focus. */
export const coveringInput: CSSResult = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;
