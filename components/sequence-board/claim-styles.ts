import { css } from 'lit';

/** The claims table. */
export const claimStyles = css`
  .make {
    background: var(--ab-surface);
    border-radius: calc(var(--u) * 3);
    padding: calc(var(--u) * 1) calc(var(--u) * 3) calc(var(--u) * 1.5);
    box-shadow: var(--ab-shadow);
  }
  .make header {
    display: flex;
    justify-content: space-between;
    align-items: center;
  }
  .make h3 {
    font-size: calc(var(--u) * 3.75);
    font-weight: 800;
  }
  .make .eye {
    block-size: max(32px, calc(var(--u) * 8));
  }
  .slot.hinted {
    --star: calc(var(--die) * 0.24);
    --star-top: 2px;
    --star-end: 8%;
  }
  .make .hintcard {
    margin-block-end: calc(var(--u) * 2);
  }
  .make > ul > li {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 1) calc(var(--u) * 2);
    border-block-start: 1px solid var(--ab-hair);
    padding: calc(var(--u) * 0.75) 0;
    min-block-size: calc(var(--u) * 11);
  }
  .make .lit {
    background: color-mix(in srgb, var(--ab-felt) 70%, var(--ab-surface));
    margin-inline: calc(var(--u) * -2);
    padding-inline: calc(var(--u) * 2);
    border-radius: calc(var(--u) * 2);
  }
  .kind {
    flex: 1 1 0;
    min-inline-size: 0;
    line-height: 1.25;
  }
  .kind b {
    font-size: calc(var(--u) * 4);
    font-weight: 800;
  }
  .kind p {
    font-size: max(13px, calc(var(--u) * 3.25));
    color: var(--ab-ink-soft);
  }
  .make ol {
    display: flex;
    gap: 3px;
    flex: none;
    inline-size: calc(var(--u) * 8.5 * 4 + 9px);
  }
  .make ol li {
    inline-size: calc(var(--u) * 8.5);
    border-radius: calc(var(--u) * 1.5);
    background: var(--ab-sunk);
    color: var(--ab-ink-soft);
    text-align: center;
    line-height: 1.1;
    padding: 2px 0;
  }
  .make ol .gap {
    background: none;
  }
  .make ol b {
    display: block;
    font-weight: 700;
  }
  .make small {
    direction: ltr;
    unicode-bidi: isolate;
    white-space: nowrap;
    font-size: max(11px, calc(var(--u) * 2.75));
  }
  .make ol .on {
    background: var(--ab-keep);
    color: var(--ab-on-keep);
  }
  .act {
    flex: none;
    inline-size: calc(var(--u) * 21);
  }
  .take {
    inline-size: 100%;
    white-space: nowrap;
    min-block-size: max(36px, calc(var(--u) * 9));
    padding: 0 calc(var(--u) * 2);
    border: 2px solid var(--ab-keep);
    border-radius: calc(var(--u) * 2.5);
    background: var(--ab-surface);
    font-weight: 800;
  }
  .take.off {
    border-style: dashed;
    border-color: var(--ab-line);
    background: transparent;
    color: var(--ab-ink-soft);
    font-weight: 600;
  }
  .chip {
    display: inline-grid;
    place-items: center;
    min-inline-size: 1.6em;
    padding: 0 0.25em;
    border-radius: 0.4em;
    background: var(--ab-red0);
    color: var(--ab-on-die);
    font-style: normal;
    font-weight: 800;
  }
  .chip.m {
    background: var(--ab-master0);
    box-shadow: inset 0 0 0 2px var(--ab-master-inlay);
  }
  @container (max-width: 480px) {
    .make ol {
      inline-size: calc(27px * 4 + 9px);
    }
    .make ol li {
      inline-size: 27px;
    }
    .make > ul > li {
      flex-wrap: wrap;
    }
    .act {
      inline-size: 100%;
    }
    .act:not(:has(*)) {
      display: none;
    }
  }
  @container (max-width: 699px) {
    .scores {
      order: -1;
    }
  }
  @container (min-width: 700px) and (max-width: 1179px) {
    .make {
      grid-column: 1;
      grid-row: 4 / span 4;
      align-self: start;
    }
    .seq .events {
      block-size: calc(var(--u) * 24);
    }
  }
`;
