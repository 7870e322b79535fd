import { css } from 'lit';

/** How many dice, and the button that throws them. */
export const stageStyles = css`
  .counts {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    gap: calc(var(--u) * 1);
  }
  .counts:not(:has(> :nth-child(6))) {
    grid-template-columns: repeat(5, 1fr);
  }
  .count {
    display: grid;
    justify-items: center;
    align-content: space-between;
    gap: calc(var(--u) * 1);
    padding: calc(var(--u) * 1.5) 0;
    border: 2px solid var(--ab-hair);
    border-radius: var(--r);
    background: var(--ab-surface);
    line-height: 1.1;
  }
  .count.on {
    border: 3px solid var(--ab-plyt);
    padding: calc(var(--u) * 1.5 - 1px) 0;
  }
  .count b {
    font-size: calc(var(--u) * 7);
  }
  .count small {
    font-size: calc(var(--u) * 3.5);
    font-weight: 700;
    color: var(--ab-ink-soft);
    white-space: nowrap;
  }
  .count.on small {
    color: var(--ab-plyt);
  }
  .minis {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-content: center;
    gap: 2px;
    inline-size: calc(var(--u) * 10);
    block-size: calc(var(--u) * 7);
  }
  .minis i {
    inline-size: calc(var(--u) * 2.75);
    aspect-ratio: 1;
    background: #c5281f;
    clip-path: polygon(50% 0, 100% 38%, 81% 100%, 19% 100%, 0 38%);
  }
  .minis .m {
    background: var(--ab-master);
  }
  .throw {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: calc(var(--u) * 2.5);
    min-block-size: calc(var(--u) * 13);
    border: 0;
    border-radius: calc(var(--u) * 3.5);
    background: var(--ab-plyt);
    color: var(--ab-on-plyt);
    font-size: calc(var(--u) * 5);
    font-weight: 800;
  }
  .throw .die {
    --die: calc(var(--u) * 7);
  }
`;
