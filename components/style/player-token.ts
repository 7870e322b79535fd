import { css } from 'lit';

/** Styles for a player's token in the form of a game without pieces: only the shape, in the size of a token. */
export const tokenStyles = css`
  .token .shape {
    display: block;
    margin: auto;
    font-size: var(--ab-text-6);
  }
  .token svg.shape {
    inline-size: 1em;
    block-size: 0.96em;
  }
`;
