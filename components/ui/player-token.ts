import { css } from 'lit';

/** Renders a player's token in the form of a game without pieces: the shape alone, in the size of a token. */
export const tokenStyles = css`
  .token .shape {
    display: block;
    margin: auto;
    font-size: calc(var(--u) * 9);
  }
  .token svg.shape {
    inline-size: 1em;
    block-size: 0.96em;
  }
`;
