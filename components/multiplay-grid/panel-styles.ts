import { css } from 'lit';

/** Scores and the end of the game. */
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
  @container (min-width: 1800px) {
    .scores b {
      font-size: 52px;
    }
  }
`;
