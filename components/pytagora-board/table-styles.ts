import { css } from 'lit';

/** The table: cloth with a dot at each corner of a cell, pieces, what is being laid. A cell is 100 units. */
export const tableStyles = css`
  .cloth {
    position: relative;
    overflow: hidden;
    background: var(--ab-cloth);
    border-block: 1px solid var(--ab-hair);
    block-size: 290px;
    min-block-size: 0;
  }
  .sheet {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    cursor: grab;
    touch-action: pan-x pan-y;
    user-select: none;
    -webkit-user-select: none;
  }
  .sheet.aims {
    cursor: pointer;
  }
  #dots {
    fill: var(--ab-cloth-dot);
  }
  .cap {
    fill: var(--ab-surface);
    stroke: var(--ab-right);
    stroke-width: 8;
  }
  .cap.on {
    stroke: var(--ab-line);
  }
  .cap.bad {
    stroke: var(--ab-note-line);
    stroke-dasharray: 18 12;
  }
  .cap.hinted {
    stroke: var(--ab-focus);
    stroke-dasharray: 4 14;
    stroke-linecap: round;
  }
  .flag path {
    fill: var(--ab-right);
  }
  .flag text {
    font-weight: 900;
    font-size: 60px;
    text-anchor: middle;
    fill: var(--ab-surface);
  }
  .flag.on path,
  .flag.bad path {
    fill: var(--ab-surface);
    stroke: var(--ab-line);
    stroke-width: 5;
  }
  .flag.on text,
  .flag.bad text {
    fill: var(--ab-ink);
  }
  .flag.bad path {
    fill: var(--ab-note-bg);
    stroke: var(--ab-note-line);
  }
  .cell:focus {
    outline: none;
  }
  .ring {
    fill: none;
    stroke: none;
  }
  .cell:focus-visible .ring {
    stroke: var(--ab-focus);
    stroke-width: 9;
  }
  .new {
    animation: put 220ms ease-out;
  }
  @keyframes put {
    from {
      opacity: 0.3;
    }
  }
  .bag {
    unicode-bidi: plaintext;
    position: absolute;
    inset: 8px auto auto 16px;
    font-size: calc(var(--u) * 3.25);
    color: var(--ab-ink-soft);
    background: var(--ab-surface);
    padding: calc(var(--u) * 0.5) calc(var(--u) * 2.5);
    border-radius: 99px;
    font-weight: 600;
    pointer-events: none;
  }
  @container (min-width: 700px) {
    .mid .cloth {
      block-size: auto;
    }
    .mid .bag {
      inset: auto auto calc(var(--u) * 2) calc(var(--u) * 3 + max(48px, var(--u) * 12));
    }
  }
`;
