import { css } from 'lit';

/** Styles of the table of kinds, the row below it, and the content that takes its place. */
export const claimStyles = css`
  .make {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: var(--ab-space-2);
    min-inline-size: 0;
  }
  .below {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-block-size: calc(4 * var(--ab-control-2) + 3 * var(--ab-space-2));
  }
  .kinds {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-2);
    grid-auto-rows: minmax(44px, auto);
    align-content: end;
  }
  .kinds > li {
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
    padding-inline: var(--ab-space-4) var(--ab-space-1);
    border: 2px solid transparent;
    border-radius: var(--ab-radius-2);
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
    font-size: var(--ab-text-2);
    font-weight: 800;
  }
  .kind p {
    font-size: var(--ab-text-1);
    color: var(--ab-ink-soft);
  }
  .kinds ol {
    display: none;
    gap: var(--ab-space-1);
    flex: none;
    inline-size: calc(var(--u) * 8.5 * 4 + 9px);
  }
  .kinds ol li {
    inline-size: calc(var(--u) * 8.5);
    border-radius: var(--ab-radius-1);
    background: var(--ab-sunk);
    color: var(--ab-ink-soft);
    text-align: center;
    line-height: 1.1;
    padding: var(--ab-space-1) 0;
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
    font-size: var(--ab-text-1);
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
    min-block-size: var(--ab-control-2);
    min-inline-size: var(--ab-control-2);
    margin-block: calc(-1 * var(--ab-space-1));
    padding: 0 var(--ab-space-5);
    border: 2px solid var(--ab-keep);
    border-radius: var(--ab-radius-2);
    background: var(--ab-keep);
    color: var(--ab-on-keep);
    font-size: var(--ab-text-2);
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
    gap: var(--ab-space-3);
    padding-inline-end: var(--ab-space-4);
    color: var(--ab-right);
    font-weight: 800;
    white-space: nowrap;
  }
  .note .tick,
  .claimed .tick {
    flex: none;
    inline-size: 26px;
    block-size: 26px;
    padding: var(--ab-space-2);
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
    gap: var(--ab-space-1);
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
    gap: var(--ab-space-3);
    align-items: stretch;
    block-size: var(--ab-control-2);
  }
  .last .eye {
    inline-size: var(--ab-control-2);
    block-size: var(--ab-control-2);
  }
  .eye.open {
    color: var(--ab-keep);
  }
  .line {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    align-items: center;
    padding-inline-start: var(--ab-space-4);
    font-size: var(--ab-text-2);
    line-height: 1.2;
    color: var(--ab-ink);
  }
  .line[class*=' c'] {
    border-inline-start: 4px solid var(--pc);
    border-radius: var(--ab-radius-1);
  }
  .last .none,
  .last .stop {
    flex: 1 1 0;
    min-inline-size: 0;
    min-block-size: var(--ab-control-2);
    padding: 0 var(--ab-space-4);
    border: 2px dashed var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: none;
    font-size: var(--ab-text-2);
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
    min-block-size: var(--ab-control-2);
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
    gap: var(--ab-space-3);
    align-content: start;
    padding: var(--ab-space-5);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
    font-size: var(--ab-text-2);
    line-height: 1.3;
  }
  .note .big {
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
    font-size: var(--ab-text-3);
  }
  .note b {
    font-weight: 800;
  }
  .best .tag {
    background: var(--ab-felt);
  }
  @container (max-width: 359px) {
    .kind b {
      white-space: nowrap;
    }
    .kind p {
      line-height: 1.1;
    }
    .kind .chips {
      gap: var(--ab-space-1);
    }
    .kind .chip {
      min-inline-size: 19px;
      padding: 0 1px;
    }
    .take {
      padding: 0 var(--ab-space-3);
    }
  }
  .slot.hinted {
    --star: calc(var(--die) * 0.24);
    --star-top: 2px;
    --star-end: 8%;
  }
`;
