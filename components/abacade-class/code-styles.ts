import { css } from 'lit';

/** Styles of the lobby: the code and the names of those present. */
export const codeStyles = css`
  .lobby {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-6);
    align-content: space-between;
    padding: var(--ab-space-7);
    min-block-size: 100svh;
  }
  .app.lobby h2 {
    margin-block-end: var(--ab-space-4);
    font-size: var(--ab-text-6);
  }
  .app.lobby h3 {
    margin-block-end: var(--ab-space-5);
    font-size: var(--ab-text-5);
  }
  .lobby h3 b {
    font-size: larger;
  }
  .instruction {
    font-size: var(--ab-text-5);
    line-height: 1.25;
  }
  .instruction span {
    color: var(--ab-ink-soft);
  }
  .instruction b {
    font-weight: 800;
    letter-spacing: -0.01em;
  }
  .tiles {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-4) var(--ab-space-7);
    margin-block-start: var(--ab-space-5);
    font-size: clamp(var(--ab-text-6), 11cqi, calc(2 * var(--ab-figure)));
  }
  .tiles > span:not(.visually-hidden) {
    display: flex;
    gap: 0.11em;
  }
  .tiles i {
    display: grid;
    place-items: center;
    /* W is wider than the others. */
    min-inline-size: 1.02em;
    padding-inline: 0.04em;
    block-size: 1.28em;
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
    font-style: normal;
    font-weight: 900;
    line-height: 1;
  }
  .qr-side {
    display: grid;
    gap: var(--ab-space-4);
    justify-items: center;
    font-size: var(--ab-text-3);
    text-align: center;
  }
  /* Dark on white whatever the colours around it: scanners do not read the reverse. */
  .qr {
    display: block;
    inline-size: min(100%, calc(var(--u) * 64));
    border-radius: var(--ab-radius-2);
    box-shadow: var(--ab-shadow);
    background: #fff;
    shape-rendering: crispEdges;
    forced-color-adjust: none;
  }
  .qr .light {
    fill: #fff;
  }
  .qr .dark {
    fill: #000;
  }
  .here {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-4);
  }
  .chip {
    display: flex;
    align-items: center;
    gap: 0.2em;
    border: 2px solid var(--ab-line);
    border-radius: 99px;
    padding: var(--ab-space-1) var(--ab-space-4);
    background: var(--ab-surface);
    font-size: var(--ab-text-3);
    font-weight: 700;
  }
  .chip bdi {
    margin-inline-start: 0.3em;
  }
  .chip.away {
    border-style: dashed;
    background: none;
    color: var(--ab-ink-soft);
  }
  .chip:not(:has(.remove)) {
    padding-inline-end: var(--ab-space-6);
  }
  .remove {
    display: grid;
    place-items: center;
    inline-size: max(28px, calc(var(--u) * 7));
    block-size: max(28px, calc(var(--u) * 7));
    border: 0;
    border-radius: 50%;
    padding: 0;
    background: none;
    color: var(--ab-ink-soft);
  }
  .remove:hover {
    background: var(--ab-sunk);
  }
  .remove .icon {
    inline-size: 60%;
  }
  .who > .actions {
    margin-block-start: var(--ab-space-5);
  }
  .door {
    margin-block-start: var(--ab-space-5);
  }
  .door li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-4);
  }
  .lobby-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-5);
  }
  .begin-note {
    flex: 1 1 auto;
    font-size: var(--ab-text-3);
    text-align: end;
  }
  .large {
    min-block-size: var(--ab-control-3);
    padding-inline: var(--ab-space-8);
    font-size: var(--ab-text-4);
  }
  @container (min-width: 700px) {
    .tiles {
      font-size: clamp(var(--ab-text-6), 7.2cqi, calc(2 * var(--ab-figure)));
    }
    .lobby:has(.qr-side) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .lobby > :is(.who, .lobby-actions) {
      grid-column: 1 / -1;
    }
    .qr {
      inline-size: calc(var(--u) * 50);
    }
  }
  @container (min-width: 1180px) {
    .lobby {
      padding: var(--ab-space-8);
    }
    .qr {
      inline-size: calc(var(--u) * 68);
    }
    .app.lobby h2 {
      font-size: var(--ab-figure);
    }
    .instruction {
      font-size: calc(1.2 * var(--ab-text-6));
    }
  }
`;
