import { css } from 'lit';

/** Cards, the hand, and what they can do. */
export const cardStyles = css`
  .turned {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: calc(var(--u) * 3);
    align-items: start;
  }
  .face-of {
    display: grid;
    justify-items: center;
    inline-size: calc(var(--u) * 26);
    padding: calc(var(--u) * 1.5);
    border: 3px solid var(--ab-gold);
    border-radius: calc(var(--u) * 3);
    background: var(--ab-surface);
    font-weight: 800;
    font-size: calc(var(--u) * 3.5);
    line-height: 1.2;
    text-align: center;
  }
  .face-of svg {
    inline-size: 64%;
  }
  .arrow {
    fill: none;
    stroke: var(--ab-plyt);
    stroke-width: 11;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .uses {
    display: grid;
    gap: calc(var(--u) * 2);
  }
  .use-list {
    display: grid;
    gap: calc(var(--u) * 1.5);
  }
  .use-list.own {
    grid-template-columns: repeat(3, 1fr);
  }
  .use {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: calc(var(--u) * 2);
    min-block-size: max(40px, calc(var(--u) * 11));
    border: 3px solid var(--ab-focus);
    border-radius: var(--r);
    background: var(--ab-surface);
    font-weight: 800;
    padding: 0 calc(var(--u) * 2);
  }
  .own .use {
    font-size: calc(var(--u) * 5.5);
  }
  .hand {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(calc(var(--u) * 24), 1fr));
    gap: calc(var(--u) * 2);
  }
  .hand li {
    display: grid;
    gap: calc(var(--u) * 1);
    align-content: start;
  }
  .held {
    display: grid;
    justify-items: center;
    padding: 0;
    border: 0;
    border-radius: calc(var(--u) * 3);
    background: none;
  }
  .held .face-of {
    inline-size: 100%;
  }
  .held[aria-disabled='true'] .face-of {
    border-style: dashed;
    color: var(--ab-ink-soft);
  }
  .held small {
    color: var(--ab-ink-soft);
  }
`;
