import { css } from 'lit';

/** What stands for a player in the form of a game without pieces of one's own: the shape alone, as large as a token. */
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
