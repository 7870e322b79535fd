import { css } from 'lit';

/** Where everybody is. */
export const plytPanelStyles = css`
  .scores {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(68px, 1fr));
    gap: calc(var(--u) * 1);
  }
  .scores li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0 calc(var(--u) * 1.5);
    padding: calc(var(--u) * 0.75) calc(var(--u) * 1.75);
    border-radius: calc(var(--u) * 2.5);
    background: var(--ab-surface);
    border: 2px solid transparent;
    min-inline-size: 0;
  }
  .scores .cur {
    border-color: var(--pc);
  }
  .scores .shape {
    font-size: calc(var(--u) * 4.5);
  }
  .scores .nm {
    grid-area: 2 / 1 / 3 / 3;
    line-height: 1.25;
    font-size: calc(var(--u) * 3.5);
  }
  .scores b {
    grid-area: 1 / 2;
    font-size: calc(var(--u) * 4.5);
    font-weight: 800;
    line-height: 1.15;
    overflow-wrap: normal;
  }
  .scores small {
    display: none;
    grid-column: 2;
    font-size: calc(var(--u) * 2.75);
    line-height: 1.3;
    color: var(--ab-ink-soft);
    white-space: nowrap;
  }
  .pl .tools {
    grid-area: tools;
  }
  .pl .events {
    grid-area: events;
  }
  .pl .scores {
    grid-area: players;
  }
  .going {
    position: absolute;
    inset-block-start: 40%;
    inset-inline: 0;
    margin-inline: auto;
    inline-size: max-content;
    padding: calc(var(--u) * 2) calc(var(--u) * 4);
    border-radius: var(--r);
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-size: calc(var(--u) * 5);
    pointer-events: none;
  }
  @container (max-width: 1179px) {
    .scores:is(.n5, .n6) {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @container (min-width: 1180px) {
    .scores {
      grid-template-columns: repeat(2, 1fr);
    }
    .scores li {
      grid-template-columns: auto 1fr auto;
      column-gap: calc(var(--u) * 2.5);
    }
    .scores .nm {
      grid-area: 1 / 2;
    }
    .scores .shape {
      grid-row: 1 / 3;
      font-size: calc(var(--u) * 5);
    }
    .scores b {
      grid-area: 1 / 3 / 3 / 4;
      font-size: calc(var(--u) * 5.5);
    }
    .scores small {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .scores:is(.n5, .n6) {
      grid-template-columns: repeat(3, 1fr);
    }
    .scores:is(.n5, .n6) .nm {
      grid-row: 1 / 3;
    }
    .scores:is(.n5, .n6) small {
      display: none;
    }
  }
`;
