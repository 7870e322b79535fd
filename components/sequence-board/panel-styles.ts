import { css } from 'lit';

/** Positions, what happened and the tools. */
export const panelStyles = css`
  .scores {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(30%, 88px), 1fr));
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
  .nm {
    flex: 1;
    min-inline-size: 0;
    font-weight: 700;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .scores b {
    font-size: calc(var(--u) * 5);
    line-height: 1.3;
    font-weight: 800;
  }
  .events {
    display: grid;
    gap: 3px;
    align-content: start;
    font-size: max(14px, calc(var(--u) * 3.5));
    line-height: 1.25;
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
  .end {
    display: flex;
    justify-content: space-between;
    align-items: center;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  :host([dir='rtl']) .icon:is(.undo, .redo, .earlier, .later) {
    transform: scaleX(-1);
  }
  @container (min-width: 700px) {
    .events {
      contain: size;
      overflow: hidden;
      mask-image: linear-gradient(#000 calc(100% - var(--u) * 5), transparent);
    }
  }
`;
