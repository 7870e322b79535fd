import { css } from 'lit';

/** Styles of the lobby: the code and the names of those present. */
export const codeStyles = css`
  .lobby {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--u) * 5);
    align-content: space-between;
    padding: calc(var(--u) * 6);
    min-block-size: 100svh;
  }
  .app.lobby h2 {
    margin-block-end: calc(var(--u) * 2);
    font-size: calc(var(--u) * 8);
  }
  .app.lobby h3 {
    margin-block-end: calc(var(--u) * 3);
    font-size: calc(var(--u) * 6);
  }
  .lobby h3 b {
    font-size: 1.4em;
  }
  .instruction {
    font-size: calc(var(--u) * 6);
    line-height: 1.25;
  }
  .instruction span {
    color: var(--ab-ink-soft);
  }
  .instruction b {
    font-weight: 800;
  }
  .tiles {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--u) * 2) calc(var(--u) * 6);
    margin-block-start: calc(var(--u) * 3);
    font-size: clamp(34px, 11cqi, calc(var(--u) * 20));
  }
  .tiles > span:not(.visually-hidden) {
    display: flex;
    gap: 0.11em;
  }
  .tiles i {
    display: grid;
    place-items: center;
    inline-size: 1.02em;
    block-size: 1.28em;
    border-radius: calc(var(--u) * 3);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
    font-style: normal;
    font-weight: 900;
    line-height: 1;
  }
  .qr-side {
    display: grid;
    gap: calc(var(--u) * 2);
    justify-items: center;
    font-size: calc(var(--u) * 4.5);
    text-align: center;
  }
  /* Dark on white whatever the colours around it: scanners do not read the reverse. */
  .qr {
    display: block;
    inline-size: min(100%, calc(var(--u) * 64));
    border-radius: calc(var(--u) * 3);
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
    gap: calc(var(--u) * 2);
  }
  .chip {
    display: flex;
    align-items: center;
    gap: 0.2em;
    border: 2px solid var(--ab-line);
    border-radius: 99px;
    padding: calc(var(--u) * 1) calc(var(--u) * 2) calc(var(--u) * 1) calc(var(--u) * 4);
    background: var(--ab-surface);
    font-size: calc(var(--u) * 4.5);
    font-weight: 700;
  }
  .rtl .chip {
    padding-inline: calc(var(--u) * 4) calc(var(--u) * 2);
  }
  .chip.away {
    border-style: dashed;
    background: none;
    color: var(--ab-ink-soft);
  }
  .chip:not(:has(.remove)) {
    padding-inline: calc(var(--u) * 4);
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
  .door {
    margin-block-start: calc(var(--u) * 3);
  }
  .lobby-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 3);
  }
  .begin-note {
    flex: 1 1 auto;
    font-size: calc(var(--u) * 4.5);
    text-align: end;
  }
  .large {
    min-block-size: calc(var(--u) * 14);
    padding-inline: calc(var(--u) * 8);
    font-size: calc(var(--u) * 5.5);
  }
  @container (min-width: 700px) {
    .tiles {
      font-size: clamp(34px, 7.2cqi, calc(var(--u) * 22));
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
      padding: calc(var(--u) * 9) calc(var(--u) * 12);
    }
    .qr {
      inline-size: calc(var(--u) * 68);
    }
    .app.lobby h2 {
      font-size: calc(var(--u) * 10);
    }
    .instruction {
      font-size: calc(var(--u) * 9);
    }
  }
`;
