import { css } from 'lit';

/** Styles of the table of kinds, the row below it, and the content that takes its place. */
export const claimStyles = css`
  .make {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: 4px;
    min-inline-size: 0;
  }
  .below {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-block-size: calc(4 * 44px + 3 * 4px);
  }
  .kinds {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    grid-auto-rows: minmax(44px, auto);
    align-content: end;
  }
  .kinds > li {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-inline: 10px 2px;
    border: 2px solid transparent;
    border-radius: 10px;
    background: var(--ab-surface);
  }
  .kinds .lit {
    border-color: var(--ab-keep);
  }
  .kinds .found {
    box-shadow: 0 0 0 3px var(--ab-keep);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--ab-keep) 35%, transparent);
  }
  .kind {
    flex: 1 1 0;
    min-inline-size: 0;
    line-height: 1.15;
  }
  .kind b {
    display: block;
    font-size: max(15px, calc(var(--u) * 3.75));
    font-weight: 800;
  }
  .kind p {
    font-size: max(13px, calc(var(--u) * 3.25));
    color: var(--ab-ink-soft);
  }
  .kinds ol {
    display: none;
    gap: 3px;
    flex: none;
    inline-size: calc(var(--u) * 8.5 * 4 + 9px);
  }
  .kinds ol li {
    inline-size: calc(var(--u) * 8.5);
    border-radius: calc(var(--u) * 1.5);
    background: var(--ab-sunk);
    color: var(--ab-ink-soft);
    text-align: center;
    line-height: 1.1;
    padding: 2px 0;
  }
  .kinds ol .gap {
    background: none;
  }
  .kinds ol b {
    display: block;
    font-weight: 700;
  }
  .kinds small {
    direction: ltr;
    unicode-bidi: isolate;
    white-space: nowrap;
    font-size: max(11px, calc(var(--u) * 2.75));
  }
  .kinds ol .on {
    background: var(--ab-keep);
    color: var(--ab-on-keep);
  }
  .claim-action {
    flex: none;
  }
  /* Six dice leave a narrow button: its words stand above its sum. */
  .lit > .kind {
    flex: 1 0 auto;
  }
  .lit > .claim-action {
    flex: 0 1 auto;
    min-inline-size: min-content;
  }
  .take {
    min-block-size: 44px;
    min-inline-size: 44px;
    margin-block: -2px;
    padding: 0 12px;
    border: 2px solid var(--ab-keep);
    border-radius: 10px;
    background: var(--ab-keep);
    color: var(--ab-on-keep);
    font-size: max(15px, calc(var(--u) * 3.75));
    font-weight: 800;
    line-height: 1.1;
    overflow-wrap: normal;
  }
  .claim-action .short {
    display: none;
  }
  .claimed {
    display: flex;
    align-items: center;
    gap: 6px;
    padding-inline-end: 8px;
    color: var(--ab-right);
    font-weight: 800;
    white-space: nowrap;
  }
  .note .tick,
  .claimed .tick {
    flex: none;
    inline-size: 26px;
    block-size: 26px;
    padding: 4px;
    border-radius: 50%;
    background: var(--ab-right);
    stroke: var(--ab-paper);
    stroke-width: 3.5;
  }
  .claimed .tick {
    animation: ticked 180ms ease-out;
  }
  @keyframes ticked {
    50% {
      transform: scale(1.25);
    }
  }
  .chips {
    display: inline-flex;
    gap: 3px;
    vertical-align: middle;
  }
  .chip {
    display: inline-grid;
    place-items: center;
    min-inline-size: 1.7em;
    padding: 0 0.2em;
    border-radius: 0.4em;
    background: var(--ab-red0);
    color: var(--ab-on-die);
    font-style: normal;
    font-weight: 800;
    line-height: 1.35;
    white-space: nowrap;
  }
  .chip.main {
    background: var(--ab-master0);
    box-shadow: inset 0 0 0 2px var(--ab-master-inlay);
  }
  .last {
    display: flex;
    gap: 6px;
    align-items: stretch;
    block-size: 44px;
  }
  .last .eye {
    inline-size: 44px;
    block-size: 44px;
  }
  .eye.open {
    color: var(--ab-keep);
  }
  .line {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    align-items: center;
    padding-inline-start: 10px;
    font-size: max(14px, calc(var(--u) * 3.5));
    line-height: 1.2;
    color: var(--ab-ink);
  }
  .line[class*=' c'] {
    border-inline-start: 4px solid var(--pc);
    border-radius: 4px;
  }
  .last .none,
  .last .stop {
    flex: 1 1 0;
    min-inline-size: 0;
    min-block-size: 44px;
    padding: 0 10px;
    border: 2px dashed var(--ab-line);
    border-radius: 10px;
    background: none;
    font-size: max(15px, calc(var(--u) * 3.75));
    line-height: 1.15;
    text-align: start;
  }
  .last .again {
    border-style: solid;
    text-align: center;
  }
  .last .stop {
    flex: 0 0 auto;
    border-style: solid;
    font-weight: 600;
  }
  .last .on {
    flex: 0 1 auto;
    min-inline-size: min(100%, 200px);
    min-block-size: 44px;
    border-color: var(--ab-keep);
    background: var(--ab-keep);
    color: var(--ab-on-keep);
    font-weight: 800;
  }
  .last .on[aria-disabled] {
    border: 2px dashed var(--ab-line);
    background: none;
    color: var(--ab-ink-soft);
    cursor: default;
  }
  .note {
    display: grid;
    gap: 6px;
    align-content: start;
    padding: 12px 14px;
    border-radius: 12px;
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
    font-size: max(16px, calc(var(--u) * 4));
    line-height: 1.3;
  }
  .note .big {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: max(18px, calc(var(--u) * 4.5));
  }
  .note b {
    font-weight: 800;
  }
  .best .tag {
    background: var(--ab-felt);
  }
  @container (max-width: 359px) {
    .kind b {
      font-size: 14px;
      white-space: nowrap;
    }
    .kind p {
      font-size: 12px;
      line-height: 1.1;
    }
    .kind .chips {
      gap: 2px;
    }
    .kind .chip {
      min-inline-size: 19px;
      padding: 0 1px;
    }
    .take {
      padding: 0 6px;
      font-size: 14px;
    }
    .last .none,
    .last .stop {
      padding: 0 8px;
      font-size: 14px;
    }
  }
  .slot.hinted {
    --star: calc(var(--die) * 0.24);
    --star-top: 2px;
    --star-end: 8%;
  }
`;
