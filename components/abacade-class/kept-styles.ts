import { css } from 'lit';

export const keptStyles = css`
  .kept {
    margin-block-end: var(--ab-space-5);
  }
  .kept ul {
    display: grid;
    gap: var(--ab-space-4);
  }
  .kept .button {
    flex-wrap: wrap;
    justify-content: start;
    gap: var(--ab-space-2) var(--ab-space-5);
    inline-size: 100%;
    padding-block: var(--ab-space-3);
    text-align: start;
  }
  .kept .go-on {
    display: flex;
    align-items: center;
    gap: var(--ab-space-2);
    margin-inline-start: auto;
    color: var(--ab-focus);
  }
`;
