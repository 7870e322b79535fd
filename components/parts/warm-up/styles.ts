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
    gap: calc(var(--u) * 2);
    min-block-size: 100%;
    padding: calc(var(--u) * 3);
  }
  .warm-up-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 1.5) calc(var(--u) * 3);
    min-block-size: 44px;
  }
  .warm-up-head h2 {
    display: flex;
    flex: 1 1 0;
    align-items: center;
    gap: calc(var(--u) * 2);
    min-inline-size: 0;
    font-size: min(calc(var(--u) * 5), 5.8cqi);
    font-weight: 800;
    line-height: 1.2;
  }
  .warm-up-beads {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--u) * 1.25);
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
    min-block-size: 44px;
  }
  .warm-up-main,
  .warm-up-main .pad,
  .warm-up-told {
    display: grid;
    min-block-size: 0;
  }
  .warm-up-main .pad {
    grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
    gap: calc(var(--u) * 2);
  }
  .warm-up-main .question {
    display: grid;
    align-self: center;
    justify-self: center;
    justify-items: center;
    gap: calc(var(--u) * 2);
    padding: calc(var(--u) * 1);
  }
  .warm-up-ask {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.3em;
    font-size: min(calc(var(--u) * 10), 9.4cqi);
    line-height: 1.2;
    white-space: nowrap;
  }
  /* As wide as the longest answer with its tick, so that nothing shifts when it is judged. */
  .warm-up-ask .answer {
    min-inline-size: 3.1em;
    vertical-align: middle;
  }
  .warm-up-ask .answer .tick {
    font-size: 0.7em;
  }
  .warm-up-tag {
    font-size: calc(var(--u) * 3.75);
    font-weight: 700;
    color: var(--ab-ink-soft);
  }
  .warm-up-tag.again {
    display: inline-flex;
    align-items: center;
    gap: calc(var(--u) * 1.5);
    padding: calc(var(--u) * 1) calc(var(--u) * 3);
    border-radius: 99px;
    background: var(--ab-note-bg);
    color: var(--ab-ink);
  }
  .warm-up-say {
    min-block-size: 1.5em;
    font-size: calc(var(--u) * 4.25);
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
    gap: calc(var(--u) * 2);
    grid-template-rows: auto minmax(0, 1fr);
  }
  .warm-up-told {
    justify-items: center;
    align-content: center;
    gap: calc(var(--u) * 2);
    text-align: center;
  }
  .warm-up-next {
    min-inline-size: calc(var(--u) * 36);
    min-block-size: 44px;
  }
  .warm-up-soft {
    color: var(--ab-ink-soft);
    font-size: calc(var(--u) * 3.5);
  }
  .warm-up-way {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: calc(var(--u) * 1);
    min-block-size: 0;
  }
  .warm-up-way h3 {
    font-size: calc(var(--u) * 3.75);
    font-weight: 800;
    color: var(--ab-ink-soft);
  }
  .warm-up-start,
  .warm-up-over {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: calc(var(--u) * 4);
    text-align: center;
  }
  .warm-up-about,
  .warm-up-big {
    max-inline-size: 34ch;
    font-size: calc(var(--u) * 4.75);
    font-weight: 700;
  }
  .warm-up-pace {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 3);
    color: var(--ab-ink-soft);
  }
  .warm-up .big {
    min-inline-size: calc(var(--u) * 40);
    min-block-size: max(56px, calc(var(--u) * 14));
    font-size: calc(var(--u) * 5);
  }
  .warm-up-end {
    font-size: calc(var(--u) * 6.5);
    font-weight: 800;
    line-height: 1.2;
  }
  .warm-up-pair {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: calc(var(--u) * 3);
    inline-size: 100%;
  }
  .warm-up-card {
    flex: 0 1 calc(var(--u) * 80);
    padding: calc(var(--u) * 3.5);
    border-radius: calc(var(--u) * 3);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
  }
  .warm-up-card h4 {
    margin: 0 0 calc(var(--u) * 2);
    font-size: calc(var(--u) * 4);
    font-weight: 800;
  }
  .warm-up-card ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: calc(var(--u) * 2);
    margin-block-end: calc(var(--u) * 2);
  }
  .warm-up-card li {
    padding: calc(var(--u) * 1) calc(var(--u) * 3);
    border-radius: var(--r);
    background: var(--ab-sunk);
    font-size: calc(var(--u) * 4.25);
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
    padding-block: calc(var(--u) * 2);
    background: var(--ab-paper);
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: calc(var(--u) * 3);
  }
  .warm-up-ways .button {
    min-inline-size: calc(var(--u) * 34);
    min-block-size: 44px;
  }
  /* The way to the answer takes all the height that a phone has. */
  @container warm-up (max-width: 559px) or (max-height: 379px) {
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
      padding: calc(var(--u) * 5);
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
      grid-template: minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1.15fr) minmax(0, 1fr);
      column-gap: calc(var(--u) * 6);
    }
    .warm-up-main .pad .question {
      align-self: end;
    }
    .warm-up-main .warm-up-say {
      grid-area: 2 / 1;
    }
    .warm-up-main .keys {
      grid-area: 1 / 2 / 3;
      align-self: center;
    }
    .warm-up-ask {
      font-size: min(calc(var(--u) * 14), 5.6cqi);
    }
    .warm-up-wrong {
      grid-template: minmax(0, 1fr) / minmax(0, 1.15fr) minmax(0, 1fr);
      gap: calc(var(--u) * 6);
    }
  }
  /* A phone on its side: the picture of the way stands beside its sums, the tabs are words alone. */
  @container warm-up (min-width: 560px) and (max-height: 379px) {
    .warm-up-inside {
      padding: calc(var(--u) * 3);
    }
    .warm-up-wrong {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
      gap: calc(var(--u) * 3);
    }
    .warm-up-way .tabs :is(svg, b) {
      display: none;
    }
    .warm-up-way .route-picture:not(.doubling) {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto;
    }
  }
  /* The keys are a field of three by four wherever there is height for it. */
  @container warm-up (min-width: 560px) and (min-height: 380px) {
    .frame .warm-up .pad .keys {
      grid-template-areas: 'k1 k2 k3' 'k4 k5 k6' 'k7 k8 k9' 'ke k0 ko';
      gap: calc(var(--u) * 2);
    }
    .frame .warm-up .pad .key {
      min-block-size: max(44px, min(calc(var(--u) * 19), 15cqb));
    }
  }
  @container warm-up (max-width: 559px) and (min-height: 480px) {
    .frame .warm-up .pad .keys {
      grid-template-areas: 'k1 k2 k3' 'k4 k5 k6' 'k7 k8 k9' 'ke k0 ko';
      gap: calc(var(--u) * 1.5);
    }
    .frame .warm-up .pad .key {
      min-block-size: max(44px, min(56px, 10.5cqb));
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
