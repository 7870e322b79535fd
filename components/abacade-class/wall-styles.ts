import { css } from 'lit';

/** Styles of the wall of boards with its bar and its rail. */
export const wallStyles = css`
  .bar,
  .under,
  .locking {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ab-space-4) var(--ab-space-6);
  }
  .told {
    color: var(--ab-ink-soft);
  }
  .told b {
    color: var(--ab-ink);
  }
  kbd {
    border: 1.5px solid currentColor;
    border-radius: var(--ab-radius-1);
    padding: 0 0.35em;
    font: inherit;
    font-size: smaller;
  }
  /* As wide as the longer of two labels, so that nothing moves when the other one is shown. */
  .either {
    display: grid;
  }
  .either > * {
    grid-area: 1 / 1;
  }
  .either > .hidden {
    visibility: hidden;
  }
  .under {
    margin-block: var(--ab-space-4);
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
    gap: var(--ab-space-3) var(--ab-space-6);
    font-weight: 600;
  }
  .counts li {
    display: flex;
    align-items: center;
    gap: var(--ab-space-3);
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
    gap: var(--ab-space-5);
    align-items: start;
  }
  .wall {
    --mb: calc(var(--u) * 25);
    display: grid;
    gap: var(--ab-space-4);
    grid-template-columns: minmax(0, 1fr);
  }
  .board-card {
    position: relative;
    display: grid;
    grid-template-columns: var(--mb) minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    gap: var(--ab-space-1) var(--ab-space-4);
    inline-size: 100%;
    block-size: 100%;
    border: 2px solid var(--ab-hair);
    border-radius: var(--ab-radius-2);
    padding: var(--ab-space-4);
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
    gap: var(--ab-space-3);
    margin-block-end: var(--ab-space-2);
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
    font-size: smaller;
    font-weight: 700;
  }
  .small-board {
    grid-row: 2 / 4;
    position: relative;
    display: block;
    inline-size: var(--mb);
    block-size: var(--mb);
    border-radius: var(--ab-radius-1);
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
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--ab-space-1);
  }
  .seat {
    display: flex;
    align-items: center;
    gap: 0.3em;
    font-size: var(--ab-text-2);
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
  .seat.acts bdi {
    font-weight: 800;
    text-decoration: underline 2px;
    text-underline-offset: 0.2em;
  }
  .seat b {
    font-size: larger;
    font-weight: 800;
  }
  .seat .picture {
    inline-size: 1.4em;
    block-size: 1.4em;
  }
  .seat .shape,
  .seat .icon {
    inline-size: 0.85em;
    flex: none;
    color: var(--pc);
  }
  .last {
    color: var(--ab-ink-soft);
    font-size: var(--ab-text-1);
    line-height: 1.3;
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  .rail {
    display: grid;
    gap: var(--ab-space-4);
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
    gap: var(--ab-space-3);
  }
  .free li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: var(--ab-space-2) var(--ab-space-4);
    border-radius: var(--ab-radius-2);
    padding: var(--ab-space-4) var(--ab-space-5);
    background: var(--ab-sunk);
  }
  .rail-code b {
    display: block;
    color: var(--ab-ink);
    font-size: var(--ab-text-5);
    letter-spacing: 0.06em;
  }
  .locking {
    gap: var(--ab-space-3) var(--ab-space-5);
  }
  @container (min-width: 560px) and (max-width: 1179px) {
    .rail {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .rail > :not(.button) {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 560px) {
    .wall {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (min-width: 700px) {
    .wall {
      --mb: calc(var(--u) * 18);
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
  @container (min-width: 700px) {
    .wall-columns .wall:not(:has(> :nth-child(5))) {
      --mb: calc(var(--u) * 44);
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (min-width: 1180px) {
    .wall-columns .wall:not(:has(> :nth-child(5))) {
      --mb: calc(var(--u) * 56);
    }
    .wall-columns:where(:not(:has(.rail))) .wall:not(:has(> :nth-child(3))) {
      --mb: calc(var(--u) * 80);
    }
  }
`;
