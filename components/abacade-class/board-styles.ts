import { css } from 'lit';

/** Styles of the screen with one large board, and of the dialogs. */
export const boardStyles = css`
  .board-page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-6);
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
    gap: var(--ab-space-5);
    align-content: start;
  }
  .board-side header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: var(--ab-space-4);
  }
  .now {
    font-size: var(--ab-text-3);
  }
  .need-note {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--ab-space-4) var(--ab-space-5);
    align-items: center;
    border: 2px solid var(--ab-p4);
    border-radius: var(--ab-radius-2);
    padding: var(--ab-space-5);
    background: var(--ab-surface);
  }
  .need-note .button {
    grid-column: 1 / -1;
  }
  .one {
    display: grid;
    gap: var(--ab-space-4);
    border-radius: var(--ab-radius-2);
    padding: var(--ab-space-5);
    background: var(--ab-surface);
  }
  .one h3 {
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
  }
  .one h3 b {
    margin-inline-start: auto;
    font-size: larger;
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
  @container (min-width: 700px) {
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
    padding: var(--ab-space-5);
    overflow: auto;
    background: rgb(20 23 29 / 0.45);
  }
  .dialog {
    display: grid;
    gap: var(--ab-space-5);
    inline-size: min(100%, 720px);
    border-radius: var(--ab-radius-3);
    padding: var(--ab-space-6);
    background: var(--ab-paper);
    box-shadow: var(--ab-shadow);
    font-size: var(--ab-text-2);
  }
  .dialog header {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--ab-space-4);
  }
  .dialog h2 {
    font-size: var(--ab-text-4);
    font-weight: 800;
    line-height: 1.2;
  }
  .dialog h2:focus-visible {
    outline: none;
  }
  .says {
    display: grid;
    gap: var(--ab-space-4);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  }
  .says .button {
    inline-size: 100%;
    block-size: 100%;
    padding-block: var(--ab-space-3);
  }
`;
