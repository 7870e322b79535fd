import { css } from 'lit';
import { frameStyles } from '../base/styles.js';
import { pieceStyles } from '../ui/pieces.js';
import { panelStyles } from '../screens/panel-styles.js';
import { formStyles } from '../ui/form-styles.js';
import { tokens } from '../ui/tokens.js';
import { cardStyles } from './card-styles.js';
import { dockStyles } from './dock-styles.js';

/** The table: cloth with a dot at each corner of a cell, and pieces. A cell is 100 units. */
const tableStyles = css`
  .cloth {
    position: relative;
    overflow: hidden;
    background: var(--ab-cloth);
    border-block: 1px solid var(--ab-hair);
    min-block-size: 0;
  }
  :host {
    --picture: 9;
  }
  .fin .fit,
  .fin .cloth {
    inline-size: 100cqi;
    block-size: 100cqb;
  }
  .fin .cloth {
    border-radius: calc(var(--u) * 3);
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

const layout = css`
  .py {
    display: grid;
  }
  .under {
    display: contents;
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 8px 16px;
  }
  .turn {
    flex: 1;
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 2);
    background: var(--pc);
    color: var(--ab-on-player);
    border-radius: var(--r);
    padding: calc(var(--u) * 1.5) calc(var(--u) * 3.5);
    font-size: calc(var(--u) * 5.5);
    font-weight: 800;
    line-height: 1.2;
  }
  .turn .shape {
    color: inherit;
  }
  .race {
    order: 3;
    flex: 1 0 100%;
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: calc(var(--u) * 3);
  }
  .race li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 calc(var(--u) * 1.5);
  }
  .race b,
  .goal b {
    font-size: calc(var(--u) * 5);
    font-weight: 800;
    line-height: 1.1;
  }
  .race .nm {
    font-weight: 700;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tr {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: calc(var(--u) * 2);
    border-radius: 99px;
    background: var(--ab-sunk);
    box-shadow: inset 0 0 0 1px var(--ab-line);
    overflow: hidden;
  }
  .tr rect {
    fill: var(--pc);
  }
  .goal {
    text-align: center;
    line-height: 1.05;
    border-inline-start: 2px solid var(--ab-hair);
    padding-inline-start: calc(var(--u) * 3);
  }
  .goal b {
    display: block;
  }
  .goal small {
    color: var(--ab-ink-soft);
    font-size: calc(var(--u) * 3);
  }
  .mid {
    position: relative;
    display: grid;
    min-inline-size: 0;
    min-block-size: 0;
  }
  @container (min-width: 700px) {
    .py {
      grid-template-rows: auto minmax(0, 1fr) auto;
      block-size: max(440px, var(--ab-height, min(100svh - 16px, 84cqi)));
    }
    .top {
      flex-wrap: nowrap;
      gap: calc(var(--u) * 4);
      padding: calc(var(--u) * 2) calc(var(--u) * 3);
    }
    .turn {
      flex: none;
      max-inline-size: 40%;
    }
    .race {
      order: 0;
      flex: 1;
    }
  }
  @container (min-width: 1180px) {
    .top {
      padding: 12px 24px;
    }
  }
  /* A phone: everything is in sight at once, and the table takes what is left. */
  @container (max-width: 699px) {
    .py {
      grid-template-rows: auto minmax(112px, 1fr) auto;
      block-size: max(540px, var(--ab-height, min(100svh - 8px, 200cqi)));
    }
    .top {
      gap: 4px 8px;
      padding: 6px 8px;
    }
    .turn {
      padding: 4px 10px;
      font-size: 18px;
    }
    .race b,
    .goal b {
      font-size: 16px;
    }
    .tr {
      block-size: 5px;
    }
  }
  /* A phone held across, or a low frame: the table on one side, what is laid on the other. */
  @media (max-height: 500px) {
    @container (min-width: 560px) and (max-width: 1179px) {
      .py {
        grid-template: 'top dock' auto 'mid dock' minmax(0, 1fr) / minmax(0, 1fr) minmax(290px, 42cqi);
        block-size: max(340px, var(--ab-height, 100svh - 8px));
      }
      .top {
        grid-area: top;
        flex-wrap: wrap;
        gap: 4px 8px;
        padding: 6px 8px;
      }
      .mid {
        grid-area: mid;
      }
      .turn {
        flex: 1;
        max-inline-size: none;
        padding: 4px 10px;
        font-size: 18px;
      }
      .race {
        order: 3;
        flex: 1 0 100%;
      }
    }
  }
`;

export const styles = [
  ...tokens,
  frameStyles,
  ...pieceStyles,
  tableStyles,
  dockStyles,
  layout,
  formStyles,
  panelStyles,
  cardStyles,
];
