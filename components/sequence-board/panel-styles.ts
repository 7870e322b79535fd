import { css } from 'lit';

/** Positions, the row of the tools, and what there is to do once dice lie. */
export const sequencePanelStyles = css`
  .do > button[aria-disabled] {
    background: transparent;
    border: 2px dashed var(--ab-line);
    color: var(--ab-ink-soft);
    cursor: default;
  }
  .scores {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(68px, 1fr));
    gap: 4px;
  }
  .scores li {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 1.5);
    padding: 2px calc(var(--u) * 2);
    border: 2px solid transparent;
    border-radius: calc(var(--u) * 2);
    background: var(--ab-surface);
  }
  .scores .cur {
    border-color: var(--pc);
  }
  .scores .nm {
    flex: 1;
  }
  .scores b {
    font-size: calc(var(--u) * 5);
    line-height: 1.3;
    font-weight: 800;
  }
  @container (max-width: 699px) {
    .scores li {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 0 6px;
      padding: 2px 6px;
    }
    .scores b {
      grid-column: 2;
      font-size: 18px;
      line-height: 1.1;
    }
    .scores .nm {
      font-size: 14px;
      line-height: 1.2;
    }
  }
  @container (min-width: 700px) {
    .scores {
      grid-template-columns: repeat(auto-fit, minmax(calc(var(--u) * 28), 1fr));
    }
    .scores.n4 {
      grid-template-columns: 1fr 1fr;
    }
  }
  .end {
    display: flex;
    justify-content: space-between;
    align-items: center;
  }
`;
