import { css } from 'lit';

/** Styles of the wall of boards with its bar and its rail. */
export const wallStyles = css`
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: calc(var(--u) * 2) calc(var(--u) * 4);
  }
  .told {
    color: var(--ab-ink-soft);
  }
  .told b {
    color: var(--ab-ink);
  }
  kbd {
    border: 1.5px solid currentColor;
    border-radius: 5px;
    padding: 0 0.35em;
    font: inherit;
    font-size: 0.8em;
  }
  .is-paused {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 2);
    margin-block-start: calc(var(--u) * 2.5);
    font-weight: 700;
  }
  .under {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: calc(var(--u) * 2) calc(var(--u) * 5);
    margin-block: calc(var(--u) * 2.5);
  }
  .count {
    min-inline-size: 1.6em;
    margin-inline-start: 0.5em;
    border-radius: 99px;
    padding-inline: 0.3em;
    background: var(--ab-p4);
    color: var(--ab-on-player);
    text-align: center;
  }
  .counts {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--u) * 1.5) calc(var(--u) * 5);
    font-weight: 600;
  }
  .counts li {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 1.5);
  }
  .mark {
    flex: none;
    display: inline-grid;
    place-items: center;
    inline-size: calc(var(--u) * 7);
    block-size: calc(var(--u) * 7);
    border-radius: 50%;
    background: var(--ab-sunk);
  }
  .mark .icon {
    inline-size: 62%;
  }
  .need-hand .mark {
    background: var(--ab-p4);
    color: var(--ab-on-player);
  }
  .need-away .mark {
    background: var(--ab-ink);
    color: var(--ab-paper);
  }
  .need-waiting .mark {
    background: var(--ab-note-bg);
    box-shadow: inset 0 0 0 2px var(--ab-note-line);
  }
  .need-done .mark {
    background: var(--ab-gain-bg);
    color: var(--ab-right);
  }
  .wall-columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--u) * 3);
    align-items: start;
  }
  .wall {
    --mb: calc(var(--u) * 25);
    display: grid;
    gap: calc(var(--u) * 2.5);
    grid-template-columns: minmax(0, 1fr);
  }
  .board-card {
    position: relative;
    display: grid;
    grid-template-columns: var(--mb) minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    gap: calc(var(--u) * 0.5) calc(var(--u) * 2);
    inline-size: 100%;
    block-size: 100%;
    border: 2px solid var(--ab-hair);
    border-radius: calc(var(--u) * 3);
    padding: calc(var(--u) * 2);
    background: var(--ab-surface);
    line-height: 1.25;
    text-align: start;
  }
  .board-card.need-hand {
    border-color: var(--ab-p4);
    box-shadow: 0 0 0 2px var(--ab-p4);
  }
  .board-card.need-away {
    border-color: var(--ab-ink);
    border-style: dashed;
  }
  .board-card.need-away .small-board {
    opacity: 0.75;
  }
  .board-card.need-waiting {
    border-color: var(--ab-note-line);
  }
  .board-card.need-done {
    background: transparent;
  }
  .head {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 1.5);
    margin-block-end: calc(var(--u) * 1);
    min-inline-size: 0;
  }
  .head b {
    flex: 1;
    min-inline-size: 0;
    font-weight: 800;
    line-height: 1.15;
  }
  .number {
    color: var(--ab-ink-soft);
    font-size: 0.9em;
    font-weight: 700;
  }
  .small-board {
    grid-row: 2 / 4;
    position: relative;
    display: block;
    inline-size: var(--mb);
    block-size: var(--mb);
    border-radius: calc(var(--u) * 1);
    overflow: hidden;
  }
  .tiny {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: 560px;
    max-inline-size: none;
    block-size: 900px;
    transform-origin: 0 0;
    transform: scale(0.18);
    pointer-events: none;
    direction: ltr;
  }
  .seats {
    display: grid;
    align-content: start;
    gap: calc(var(--u) * 0.5);
  }
  .seat {
    display: flex;
    align-items: center;
    gap: 0.3em;
    font-size: calc(var(--u) * 3.5);
    font-weight: 600;
  }
  .seat bdi {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .rtl .seat bdi {
    text-align: right;
  }
  .seat b {
    font-size: 1.1em;
    font-weight: 800;
  }
  .seat .shape,
  .seat .icon {
    inline-size: 0.85em;
    flex: none;
    color: var(--pc);
  }
  .last {
    color: var(--ab-ink-soft);
    font-size: max(12px, calc(var(--u) * 3.25));
    line-height: 1.3;
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  .rail {
    display: grid;
    gap: calc(var(--u) * 2);
    align-content: start;
  }
  .rail hr {
    inline-size: 100%;
    margin: 0;
    border: 0;
    border-block-start: 1px solid var(--ab-hair);
  }
  .free {
    display: grid;
    gap: calc(var(--u) * 1.5);
  }
  .free li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 4px 8px;
    border-radius: var(--r);
    padding: calc(var(--u) * 2) calc(var(--u) * 3);
    background: var(--ab-sunk);
  }
  .rail-code b {
    display: block;
    color: var(--ab-ink);
    font-size: calc(var(--u) * 6);
    letter-spacing: 0.06em;
  }
  @container (min-width: 520px) and (max-width: 1179px) {
    .rail {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .rail > :not(.button) {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 520px) {
    .wall {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (min-width: 740px) {
    .wall {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container (min-width: 1180px) {
    .wall-columns:has(.rail) {
      grid-template-columns: minmax(0, 1fr) calc(var(--u) * 50);
    }
    .wall {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    .wall-columns:has(.rail) .wall {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .wall {
      --mb: calc(var(--u) * 22);
    }
  }
  @container (min-width: 1800px) {
    .wall-columns:has(.rail) .wall {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  /* Few boards have room to be read. */
  @container (min-width: 740px) {
    .wall-columns .wall:not(:has(> :nth-child(5))) {
      --mb: calc(var(--u) * 44);
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (min-width: 1180px) {
    .wall-columns .wall:not(:has(> :nth-child(5))) {
      --mb: calc(var(--u) * 56);
    }
  }
`;
