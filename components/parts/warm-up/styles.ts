import { css } from 'lit';
import { visuallyHidden } from '../../style/visually-hidden.js';

/** The styles of a warm-up, except those of the number pad and of lessons. */
export const warmUpStyles = css`
  .warm-up {
    container: warm-up / size;
    block-size: max(300px, var(--ab-height, min(100svh, max(150cqi, 500px))));
    overflow: auto;
  }
  .warm-up-inside {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: var(--ab-space-4);
    min-block-size: 100%;
    padding: var(--ab-space-5);
  }
  .warm-up-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-3) var(--ab-space-5);
    min-block-size: var(--ab-control-2);
  }
  .warm-up-head h2 {
    display: flex;
    flex: 1 1 0;
    align-items: center;
    gap: var(--ab-space-4);
    min-inline-size: 0;
    font-size: min(var(--ab-text-4), 5.8cqi);
    font-weight: 800;
    line-height: 1.2;
  }
  .warm-up-beads {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-2);
    order: 1;
    flex: 1 0 100%;
    min-block-size: 10px;
  }
  .warm-up-beads i {
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid var(--ab-p1);
    border-radius: 50%;
    background: var(--ab-p1);
  }
  .warm-up-beads .hollow {
    background: none;
  }
  .warm-up-count {
    ${visuallyHidden}
  }
  .warm-up-stop {
    flex: none;
    min-block-size: var(--ab-control-2);
  }
  .warm-up-main,
  .warm-up-main .pad,
  .warm-up-told {
    display: grid;
    min-block-size: 0;
  }
  .warm-up-main .pad {
    grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
    gap: var(--ab-space-4);
  }
  .warm-up-main .question {
    display: grid;
    align-self: center;
    justify-self: center;
    justify-items: center;
    gap: var(--ab-space-4);
    padding: var(--ab-space-2);
  }
  .warm-up-ask {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.3em;
    font-size: min(var(--ab-figure), 9.4cqi);
    line-height: 1.2;
    white-space: nowrap;
  }
  /* As wide as the longest answer with its tick, so that nothing shifts when it is judged. */
  .warm-up-ask .answer {
    min-inline-size: 3.1em;
    vertical-align: middle;
  }
  .warm-up-ask .answer .tick {
    font-size: smaller;
  }
  .warm-up-tag {
    font-size: var(--ab-text-2);
    font-weight: 700;
    color: var(--ab-ink-soft);
  }
  .warm-up-tag.again {
    display: inline-flex;
    align-items: center;
    gap: var(--ab-space-3);
    padding: var(--ab-space-2) var(--ab-space-5);
    border-radius: 99px;
    background: var(--ab-note-bg);
    color: var(--ab-ink);
  }
  .warm-up-say {
    min-block-size: 1.5em;
    font-size: var(--ab-text-3);
    color: var(--ab-ink-soft);
    text-align: center;
  }
  .warm-up-say.correct {
    color: var(--ab-right);
    font-weight: 800;
  }
  .warm-up-wrong .warm-up-say {
    color: inherit;
  }
  .warm-up.wrong .warm-up-inside {
    block-size: 100%;
  }
  .warm-up-wrong {
    gap: var(--ab-space-4);
    grid-template-rows: auto minmax(0, 1fr);
  }
  .warm-up-told {
    justify-items: center;
    align-content: center;
    gap: var(--ab-space-4);
    text-align: center;
  }
  .warm-up-next {
    min-inline-size: calc(var(--u) * 36);
    min-block-size: var(--ab-control-2);
  }
  .warm-up-soft {
    color: var(--ab-ink-soft);
    font-size: var(--ab-text-2);
  }
  .warm-up-way {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: var(--ab-space-2);
    min-block-size: 0;
  }
  .warm-up-way h3 {
    font-size: var(--ab-text-2);
    font-weight: 800;
    color: var(--ab-ink-soft);
  }
  .warm-up-start,
  .warm-up-over {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: var(--ab-space-6);
    text-align: center;
  }
  .warm-up-about,
  .warm-up-big {
    max-inline-size: 34ch;
    font-size: var(--ab-text-3);
    font-weight: 700;
  }
  .warm-up-pace {
    display: flex;
    align-items: center;
    gap: var(--ab-space-5);
    color: var(--ab-ink-soft);
  }
  .warm-up .big {
    min-inline-size: calc(var(--u) * 40);
    min-block-size: var(--ab-control-3);
    font-size: var(--ab-text-4);
  }
  .warm-up-end {
    font-size: var(--ab-text-5);
    font-weight: 800;
    line-height: 1.2;
  }
  .warm-up-pair {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--ab-space-5);
    inline-size: 100%;
  }
  .warm-up-card {
    flex: 0 1 calc(var(--u) * 80);
    padding: var(--ab-space-5);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
  }
  .warm-up-card h4 {
    margin: 0 0 var(--ab-space-4);
    font-size: var(--ab-text-2);
    font-weight: 800;
  }
  .warm-up-card ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--ab-space-4);
    margin-block-end: var(--ab-space-4);
  }
  .warm-up-card li {
    padding: var(--ab-space-2) var(--ab-space-5);
    border-radius: var(--ab-radius-2);
    background: var(--ab-sunk);
    font-size: var(--ab-text-3);
    font-weight: 600;
    white-space: nowrap;
  }
  .warm-up-card b {
    margin-inline-start: 0.5em;
    font-weight: 800;
  }
  /* Stays visible, whatever is listed above. */
  .warm-up-ways {
    position: sticky;
    inset-block-end: 0;
    inline-size: 100%;
    padding-block: var(--ab-space-4);
    background: var(--ab-paper);
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--ab-space-5);
  }
  .warm-up-ways .button {
    min-inline-size: calc(var(--u) * 34);
    min-block-size: var(--ab-control-2);
  }
  /* The way to the answer takes all the height that a phone has. */
  @container warm-up (max-width: 559px) or (max-height: 449px) {
    .warm-up-way h3,
    .warm-up-told .warm-up-soft {
      ${visuallyHidden}
    }
    .warm-up-way {
      grid-template-rows: minmax(0, 1fr);
    }
  }
  /* The question at one side, the keys at the other. */
  @container warm-up (min-width: 560px) {
    .warm-up-inside {
      padding: var(--ab-space-6);
    }
    .warm-up-head h2 {
      flex: 0 1 auto;
    }
    .warm-up-beads {
      order: 0;
      flex: 1 1 0;
    }
    .warm-up-count {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      color: var(--ab-ink-soft);
      white-space: nowrap;
    }
    .warm-up-main .pad {
      --keys-area: 1 / 2 / 3;
      grid-template: minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1.15fr) minmax(0, 1fr);
      align-items: center;
      column-gap: var(--ab-space-7);
    }
    .warm-up-main .pad .question {
      align-self: end;
    }
    .warm-up-main .warm-up-say {
      grid-area: 2 / 1;
      align-self: start;
    }
    .warm-up-ask {
      font-size: min(calc(1.25 * var(--ab-figure)), 5.6cqi);
    }
    .warm-up-wrong {
      grid-template: minmax(0, 1fr) / minmax(0, 1.15fr) minmax(0, 1fr);
      gap: var(--ab-space-7);
    }
  }
  /* A phone on its side: the picture of the way stands beside its sums, the tabs are words alone. */
  @container warm-up (min-width: 560px) and (max-height: 449px) {
    .warm-up-inside {
      padding: var(--ab-space-5);
    }
    .warm-up-wrong {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
      gap: var(--ab-space-5);
    }
    .warm-up-way .tabs :is(svg, b) {
      display: none;
    }
    .warm-up-way .route-picture:not(.doubling) {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto;
    }
  }
  /* The keys are a field of three by four wherever there is height for it. */
  @container warm-up (min-height: 450px) {
    .warm-up .pad {
      --keys: 'k1 k2 k3' 'k4 k5 k6' 'k7 k8 k9' 'ke k0 ko';
      --keys-gap: var(--ab-space-3);
      --key-height: max(var(--ab-control-2), min(var(--ab-control-3), 10.5cqb));
    }
  }
  @container warm-up (min-width: 560px) and (min-height: 450px) {
    .warm-up .pad {
      --keys-gap: var(--ab-space-4);
      --key-height: max(var(--ab-control-2), min(calc(var(--u) * 19), 15cqb));
    }
  }
  @media (forced-colors: active) {
    .warm-up-beads i {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: CanvasText;
    }
    .warm-up-beads .hollow {
      background: Canvas;
    }
    .warm-up-card,
    .warm-up-tag.again {
      border: 1px solid CanvasText;
    }
  }
`;
