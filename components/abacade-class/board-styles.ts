import { css } from 'lit';

/** Styles of the screen with one large board, and of the dialogs. */
export const boardStyles = css`
  .board-page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--u) * 4);
    align-items: start;
  }
  .whole {
    display: block;
    inline-size: 100%;
    min-inline-size: 0;
    block-size: min(100svh - 24px, 1000px);
  }
  .alone .whole {
    block-size: 100svh;
  }
  .board-side {
    display: grid;
    gap: calc(var(--u) * 3);
    align-content: start;
  }
  .board-side header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: calc(var(--u) * 2);
  }
  .now {
    font-size: calc(var(--u) * 4.5);
  }
  .need-note {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: calc(var(--u) * 2) calc(var(--u) * 3);
    align-items: center;
    border: 2px solid var(--ab-p4);
    border-radius: var(--r);
    padding: calc(var(--u) * 3);
    background: var(--ab-surface);
  }
  .need-note .button {
    grid-column: 1 / -1;
  }
  .one {
    display: grid;
    gap: calc(var(--u) * 2);
    border-radius: var(--r);
    padding: calc(var(--u) * 3);
    background: var(--ab-surface);
  }
  .one h3 {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 2);
  }
  .one h3 b {
    margin-inline-start: auto;
    font-size: 1.2em;
  }
  .one h3 .icon {
    inline-size: 1em;
    color: var(--pc);
  }
  .one .actions .button {
    flex: 1 1 auto;
  }
  .button.select {
    position: relative;
  }
  .button.select select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .button.select:has(:focus-visible) {
    outline: 3px solid var(--ab-focus);
    outline-offset: 2px;
  }
  @container (min-width: 900px) {
    .board-page {
      grid-template-columns: minmax(0, 1fr) calc(var(--u) * 76);
    }
  }
  .veil {
    position: fixed;
    z-index: 6;
    inset: 0;
    display: grid;
    place-items: safe center;
    padding: 12px;
    overflow: auto;
    background: rgb(20 23 29 / 0.45);
  }
  .dialog {
    display: grid;
    gap: calc(var(--u) * 3);
    inline-size: min(100%, 720px);
    border-radius: calc(var(--u) * 4);
    padding: calc(var(--u) * 4);
    background: var(--ab-paper);
    box-shadow: var(--ab-shadow);
    font-size: calc(var(--u) * 3.75);
  }
  .dialog header {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 8px;
  }
  .dialog h2 {
    font-size: calc(var(--u) * 5);
    font-weight: 800;
    line-height: 1.2;
  }
  .dialog h2:focus-visible {
    outline: none;
  }
  .says {
    display: grid;
    gap: calc(var(--u) * 2);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  }
  .says .button {
    inline-size: 100%;
    block-size: 100%;
    padding-block: calc(var(--u) * 1.5);
  }
`;
