import { css } from 'lit';

/** The table: cloth with a dot at each corner of a cell, and pieces. A cell is 100 units. */
export const tableStyles = css`
  .cloth {
    position: relative;
    overflow: hidden;
    background: var(--ab-cloth);
    border-block: 1px solid var(--ab-hair);
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
  .mid {
    grid-template-rows: minmax(0, 1fr);
    grid-auto-rows: auto;
  }
  @container (min-width: 700px) {
    .mid .bag {
      inset: auto auto calc(var(--u) * 2) calc(var(--u) * 3 + max(48px, var(--u) * 12));
    }
  }
  @media (max-height: 500px) {
    @container (min-width: 560px) and (max-width: 1179px) {
      .mid .bag {
        inset: auto auto 8px 52px;
      }
    }
  }
`;
