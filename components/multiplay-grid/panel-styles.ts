import { css } from 'lit';

/** Scores, what happened, the end of the game and the tools. */
export const panelStyles = css`
  /* A narrow page that gives a height: turn, board and row are in sight together, as long as cubes can be hit. */
  @container (max-width: 699px) {
    .mp {
      --most: max(288px, var(--ab-height, 999vh) - var(--u) * 56);
      --board: min(100%, var(--most));
    }
    .mp .bd {
      justify-self: center;
    }
    .mp .lane {
      font-size: min(calc(var(--u) * 3.1), 2.7cqi, var(--most) * 0.027);
    }
  }
  .scores {
    display: grid;
    gap: calc(var(--u) * 1);
  }
  .scores li {
    display: grid;
    grid-template-columns: calc(var(--u) * 7) 1fr auto minmax(calc(var(--u) * 8), auto);
    align-items: center;
    gap: calc(var(--u) * 2);
    padding: calc(var(--u) * 0.5) calc(var(--u) * 2);
    border-radius: calc(var(--u) * 2);
    background: var(--ab-surface);
    border: 2px solid transparent;
  }
  .scores .cur {
    border-color: var(--pc);
  }
  .token-cube {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
  .scores b {
    font-size: calc(var(--u) * 5.5);
    font-weight: 800;
    line-height: 1.2;
    text-align: end;
  }
  .scores i {
    font-style: normal;
    text-align: end;
    min-inline-size: calc(var(--u) * 8);
  }
  .nm {
    font-weight: 700;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .events {
    display: grid;
    gap: calc(var(--u) * 0.75);
    font-size: calc(var(--u) * 3.5);
    line-height: 1.3;
    align-content: start;
  }
  .events li {
    display: flex;
    gap: calc(var(--u) * 2);
    color: var(--ab-ink-soft);
  }
  .events .shape {
    margin-block-start: 0.2em;
  }
  .events .in {
    padding-inline-start: calc(1em + var(--u) * 2);
  }
  .events .now,
  .events b {
    color: var(--ab-ink);
  }
  .events b.gain {
    color: var(--ab-right);
  }
  .events b.loss {
    color: var(--ab-wrong);
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: calc(var(--u) * 1.5);
  }
  .end-game {
    flex: 1 1 calc(var(--u) * 62);
    display: flex;
    gap: calc(var(--u) * 3);
    align-items: center;
    flex-wrap: wrap;
  }
  .end-game .btn {
    flex: none;
    padding: 0 calc(var(--u) * 3);
  }
  .end-game p {
    flex: 1 1 calc(var(--u) * 24);
    font-size: calc(var(--u) * 3.25);
    line-height: 1.25;
  }
  .end-game b {
    color: var(--ab-ink);
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    align-items: center;
  }
  .time-for {
    font-size: calc(var(--u) * 3.25);
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  .time-for select {
    min-block-size: 36px;
    border: 2px solid var(--ab-line);
    border-radius: var(--r);
    background: var(--ab-surface);
  }
  :host([dir='rtl']) .icon:is(.undo, .redo, .earlier, .later) {
    transform: scaleX(-1);
  }
  @container (max-width: 1179px) {
    .scores {
      grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
    }
    .n4 {
      grid-template-columns: 1fr 1fr;
    }
    .scores li {
      grid-template-columns: 22px 1fr auto;
      gap: 0 6px;
      padding: 3px 6px;
    }
    .scores b {
      grid-area: 2 / 1 / 3 / 3;
      text-align: start;
    }
    .scores .nm {
      grid-column: 2 / 4;
      font-size: 14px;
    }
    .scores i {
      min-inline-size: 0;
    }
  }
  /* beside a board that is no higher than the window: two rows of two */
  @container (min-width: 700px) and (max-width: 1179px) {
    .n4 li {
      grid-template-columns: 22px minmax(0, 1fr) auto auto;
    }
    .n4 .nm,
    .n4 b {
      grid-area: auto;
    }
  }
  @container (min-width: 700px) {
    .events {
      /* takes what room is left, and no more */
      contain: size;
      overflow: hidden;
      line-height: 1.22;
      mask-image: linear-gradient(#000 calc(100% - var(--u) * 5), transparent);
    }
  }
  @container (min-width: 1800px) {
    .scores b {
      font-size: 52px;
    }
  }
`;
