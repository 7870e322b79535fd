import { css } from 'lit';

/** Styles of the screen before there is a file, the files, tomorrow's groups and the pupils. */
export const partStyles = css`
  .em {
    display: grid;
    gap: calc(var(--u) * 5);
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  @container (min-width: 700px) {
    .em {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  .em h3 {
    font-size: calc(var(--u) * 5);
    font-weight: 800;
    line-height: 1.2;
  }
  .drop {
    border: 3px dashed var(--ab-line);
    border-radius: calc(var(--u) * 4);
    display: grid;
    justify-items: center;
    gap: calc(var(--u) * 2);
    padding: calc(var(--u) * 9) calc(var(--u) * 5);
    text-align: center;
    background: var(--ab-surface);
  }
  .drop b {
    font-size: calc(var(--u) * 5);
  }
  .drop > .sg {
    inline-size: calc(var(--u) * 14);
    block-size: calc(var(--u) * 14);
    stroke-width: 1.6;
  }
  .drop .small {
    max-inline-size: 34ch;
  }
  .pick {
    position: relative;
    cursor: pointer;
  }
  .pick input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
    font-size: 0;
  }
  .pick:focus-within {
    outline: 3px solid var(--ab-focus);
    outline-offset: 2px;
  }
  .priv {
    display: flex;
    gap: calc(var(--u) * 2);
    margin-block-start: calc(var(--u) * 4);
  }
  .how {
    counter-reset: step;
    display: grid;
    gap: calc(var(--u) * 3);
    margin-block: calc(var(--u) * 4);
  }
  .how li {
    counter-increment: step;
    display: grid;
    grid-template-columns: calc(var(--u) * 9) minmax(0, 1fr);
    align-items: baseline;
  }
  .how li::before {
    content: counter(step);
    font-weight: 800;
    inline-size: calc(var(--u) * 6.5);
    block-size: calc(var(--u) * 6.5);
    border-radius: 50%;
    background: var(--ab-ink);
    color: var(--ab-paper);
    display: grid;
    place-items: center;
    font-size: calc(var(--u) * 3.5);
  }
  .em details {
    border-block-start: 1px solid var(--ab-hair);
  }
  .em details p {
    padding-block-end: calc(var(--u) * 3);
  }
  .rp summary {
    padding-block: calc(var(--u) * 2.5);
    font-weight: 700;
    cursor: pointer;
  }
  .fs summary .sg {
    inline-size: 1.2em;
    block-size: 1.2em;
    margin-inline: 0.2em;
    vertical-align: -0.2em;
  }
  .fs {
    margin-block: calc(var(--u) * -4);
  }
  .fl {
    display: grid;
    gap: calc(var(--u) * 2);
  }
  .fi {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--u) * 2) calc(var(--u) * 3);
    align-items: center;
    justify-items: start;
  }
  @container (min-width: 640px) {
    .fi {
      grid-template-columns: calc(var(--u) * 28) minmax(0, 1fr) auto;
    }
  }
  .bd {
    display: inline-flex;
    align-items: center;
    gap: calc(var(--u) * 1.5);
    font-weight: 800;
    border-radius: 99px;
    padding: calc(var(--u) * 1) calc(var(--u) * 3) calc(var(--u) * 1) calc(var(--u) * 2);
    white-space: nowrap;
  }
  .bd.read {
    background: var(--ab-gain-bg);
    color: var(--ab-right);
  }
  .bd.part {
    background: var(--ab-note-bg);
  }
  .bd.not {
    background: var(--ab-loss-bg);
    color: var(--ab-wrong);
  }
  .do {
    display: flex;
    gap: calc(var(--u) * 1.5);
    margin-block-start: calc(var(--u) * 1);
  }
  .do .sg {
    inline-size: 1.2em;
    block-size: 1.2em;
    margin-block-start: 0.1em;
  }
  .g3 {
    display: grid;
    gap: calc(var(--u) * 3);
    margin-block-start: calc(var(--u) * 2.5);
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 700px) {
    .g3 {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  .tg {
    display: flex;
    flex-direction: column;
    gap: calc(var(--u) * 2);
    border-block-start: calc(var(--u) * 1.5) solid var(--ab-key);
  }
  .tg h4 {
    font-size: calc(var(--u) * 4.5);
    font-weight: 700;
    line-height: 1.2;
  }
  .tg h4 b {
    font-size: calc(var(--u) * 7);
    font-weight: 800;
    margin-inline-end: 0.1em;
  }
  .tip {
    margin-block-start: auto;
  }
  .tg .btn {
    flex: 1 0 auto;
    max-inline-size: 100%;
  }
  .all {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--u) * 2) calc(var(--u) * 4);
    align-items: center;
    margin-block-start: calc(var(--u) * 2.5);
    border-inline-start: calc(var(--u) * 1.5) solid var(--ab-key);
  }
  .all p {
    flex: 1 1 20em;
  }
  .chs {
    display: flex;
    flex-wrap: wrap;
    gap: var(--u);
  }
  .ch {
    display: inline-grid;
    place-items: center;
    min-inline-size: calc(var(--u) * 7);
    min-block-size: calc(var(--u) * 6.5);
    padding: 0 calc(var(--u) * 1.5);
    border-radius: calc(var(--u) * 1.5);
    background: var(--ab-sunk);
    font-weight: 700;
    font-size: calc(var(--u) * 3.5);
  }
  .ch.few {
    background: none;
    border: 1.5px dashed var(--ab-line);
  }
  .ch.nm {
    font-weight: 600;
  }
  .mh {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: calc(var(--u) * 2);
    margin-block-end: calc(var(--u) * 2.5);
  }
  .pl {
    display: grid;
    gap: calc(var(--u) * 2.5);
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 500px) {
    .pl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container (min-width: 1180px) {
    .pl {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @container (min-width: 1800px) {
    .pl {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
  .pu {
    padding: calc(var(--u) * 3);
  }
  .pu h4 {
    font-size: calc(var(--u) * 4);
    font-weight: 800;
    display: flex;
    flex-wrap: wrap;
    gap: 4px calc(var(--u) * 1.5);
    align-items: center;
    margin-block-end: calc(var(--u) * 2);
  }
  .no {
    background: var(--ab-ink);
    color: var(--ab-paper);
    border-radius: calc(var(--u) * 1.5);
    min-inline-size: calc(var(--u) * 7.5);
    text-align: center;
    padding: 0 calc(var(--u) * 1.5);
  }
  .pu em {
    font-style: normal;
    font-weight: 700;
    font-size: max(11px, calc(var(--u) * 3));
    border: 1.5px dashed var(--ab-line);
    border-radius: 99px;
    padding: 0 calc(var(--u) * 2);
    color: var(--ab-ink-soft);
  }
  .pb {
    display: grid;
    grid-template-columns: calc(var(--u) * 25) minmax(0, 1fr);
    gap: calc(var(--u) * 3);
    align-items: start;
  }
  .pb ul {
    font-weight: 700;
    white-space: nowrap;
  }
  .mini {
    display: block;
    inline-size: 100%;
  }
  .mini .by-heart {
    fill: var(--ab-key-full);
  }
  .mini .knows {
    fill: var(--ab-key);
  }
  .mini .working {
    fill: none;
    stroke: var(--ab-key);
    stroke-width: 1.3;
  }
  .mini .not-met {
    fill: var(--ab-line);
  }
  .key {
    inline-size: calc(var(--u) * 4);
  }
  .nx,
  .er {
    font-size: max(12px, calc(var(--u) * 3.25));
    line-height: 1.25;
  }
  .nx {
    color: var(--ab-ink-soft);
    font-weight: 700;
  }
  .er {
    margin-block-start: calc(var(--u) * 2);
  }
  .er b {
    color: var(--ab-ink);
  }
  @media (forced-colors: active) {
    .rp .card,
    .ch,
    .drop,
    .bd,
    .no {
      border: 1px solid CanvasText;
    }
    .ch.few {
      border-style: dashed;
    }
    .rp .btn[aria-pressed='true'],
    .rp .btn.go {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
    .mini .by-heart,
    .mini .knows,
    .mini .not-met {
      fill: CanvasText;
    }
    .mini .working {
      stroke: CanvasText;
    }
  }
`;
