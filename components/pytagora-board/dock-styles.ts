import { css } from 'lit';

/** Styles of the player's area: the equals signs for everyone, the equation being laid, the rack, the buttons. */
export const dockStyles = css`
  .dock {
    display: grid;
    grid-template: 'edge' var(--row) 'card' var(--tall, var(--card)) 'rack' auto 'acts' auto / minmax(0, 1fr);
    gap: var(--gap);
    min-inline-size: 0;
    min-block-size: 0;
  }
  /* Only what is asked for takes more height. */
  .dock:has(.hint-card, .entry) {
    --tall: minmax(var(--card), auto);
  }
  .frame[data-layout='side'] .dock {
    grid-template: 'card' minmax(var(--card), 1fr) 'rack' auto 'edge' var(--row) 'acts' auto / minmax(0, 1fr);
  }
  .edge {
    grid-area: edge;
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--ab-space-2);
    min-inline-size: 0;
  }
  .equation-card {
    grid-area: card;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--ab-space-4);
    min-inline-size: 0;
    min-block-size: 0;
    background: var(--ab-surface);
    border-radius: var(--ab-radius-2);
    padding: var(--ab-space-1) var(--ab-space-4);
    border: 2px solid var(--ab-hair);
    line-height: 1.25;
    overflow: auto;
  }
  .frame[data-layout='side'] .equation-card {
    align-self: start;
    min-block-size: var(--card);
    max-block-size: 100%;
  }
  .equation-card > :is(:only-child, .hint-card, .entry) {
    grid-column: 1 / -1;
  }
  .rack-frame {
    grid-area: rack;
    display: flex;
    gap: var(--ab-space-2);
    align-items: center;
    min-inline-size: 0;
    background: var(--ab-sunk);
    border-radius: var(--ab-radius-2);
    padding: var(--ab-space-2) var(--ab-space-3);
    box-shadow: inset 0 2px 0 var(--ab-hair);
  }
  .rack {
    flex: 1;
    display: grid;
    grid-template: repeat(2, var(--piece)) / repeat(5, minmax(0, 1fr));
    justify-items: center;
    gap: var(--ab-space-1);
  }
  .slot {
    display: block;
    border: 0;
    background: none;
    padding: 0;
    border-radius: var(--ab-radius-1);
  }
  .rack .slot {
    inline-size: 100%;
    max-inline-size: calc(var(--piece) * 1.25);
    block-size: 100%;
  }
  .rack .slot .pieces {
    inline-size: 100%;
    block-size: 100%;
  }
  .rack .key {
    border: 2px solid var(--ab-line);
    background: var(--ab-surface);
    font: 800 calc(var(--piece) * 0.55) / 1 var(--ab-font);
  }
  .common {
    display: flex;
    gap: var(--ab-space-1);
    flex: none;
    padding-inline: var(--ab-space-2);
    border-radius: var(--ab-radius-2);
    background: var(--ab-sunk);
  }
  .common .slot {
    inline-size: calc(var(--row) * 0.91);
    block-size: var(--row);
    display: grid;
    align-items: center;
  }
  .common:has(> :nth-child(3)) .slot {
    inline-size: calc(var(--row) * 0.82);
  }
  .edge .bag {
    position: static;
    flex: 0 1 auto;
    background: none;
    padding: 0;
    line-height: 1.15;
    text-align: center;
  }
  /* Four equals signs leave room for the bag where the table is narrow. */
  @container (max-width: 359px) {
    .common:has(> :nth-child(4)) {
      flex: 0 1 auto;
      min-inline-size: 0;
    }
    .common:has(> :nth-child(4)) .slot {
      flex: 0 1 calc(var(--row) * 0.82);
      min-inline-size: 24px;
    }
    .common:has(> :nth-child(4)) + .bag {
      flex-shrink: 3;
      font-size: var(--ab-text-1);
      overflow-wrap: normal;
    }
  }
  .actions {
    grid-area: acts;
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    grid-auto-rows: var(--row);
    gap: var(--gap);
  }
  .actions .icon {
    inline-size: calc(var(--row) * 0.4);
    block-size: calc(var(--row) * 0.4);
  }
  .actions .button {
    grid-column: span 3;
    flex-wrap: wrap;
    min-block-size: 0;
    gap: 0 var(--ab-space-2);
    padding: 0 var(--ab-space-2);
    font-size: var(--ab-text-2);
    line-height: 1.1;
    overflow: hidden;
  }
  /* Three share the width: their words have room in two lines, without drawings. */
  .actions:has(> :nth-child(4)) .button:not(.primary) {
    grid-column: span 2;
  }
  .actions:has(> :nth-child(4)) .button:not(.primary) > .icon {
    display: none;
  }
  @container (max-width: 559px) {
    .actions .button:not(.primary) {
      font-size: var(--ab-text-1);
    }
  }
  /* On a narrow phone, and beside the table of one, a drawing would have a line of its own on one of two buttons. */
  @container (max-width: 359px) {
    .actions .button:not(.primary) > .icon {
      display: none;
    }
  }
  @container (max-width: 699px) {
    .frame[data-layout='side'] .actions .button:not(.primary) > .icon {
      display: none;
    }
  }
  .lay-row {
    grid-column: 1 / -1;
    display: flex;
    gap: var(--gap);
    min-inline-size: 0;
  }
  .actions .button.primary {
    flex: 1;
    min-inline-size: 0;
    font-size: var(--ab-text-3);
    font-weight: 800;
  }
`;
