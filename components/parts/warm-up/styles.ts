import { css } from 'lit';
import { visuallyHidden } from '../../style/visually-hidden.js';

/** The styles of a warm-up, except those of the number pad and of lessons. */
export const warmUpStyles = css`
  .wu {
    container: warm-up / size;
    block-size: max(300px, var(--ab-height, min(100svh, max(150cqi, 500px))));
    overflow: auto;
  }
  .wu-in {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: calc(var(--u) * 2);
    min-block-size: 100%;
    padding: calc(var(--u) * 3);
  }
  .wu-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 1.5) calc(var(--u) * 3);
    min-block-size: 44px;
  }
  .wu-head h2 {
    display: flex;
    flex: 1 1 0;
    align-items: center;
    gap: calc(var(--u) * 2);
    min-inline-size: 0;
    font-size: min(calc(var(--u) * 5), 5.8cqi);
    font-weight: 800;
    line-height: 1.2;
  }
  .wu-beads {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--u) * 1.25);
    order: 1;
    flex: 1 0 100%;
    min-block-size: 10px;
  }
  .wu-beads i {
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid var(--ab-p1);
    border-radius: 50%;
    background: var(--ab-p1);
  }
  .wu-beads .hollow {
    background: none;
  }
  .wu-count {
    ${visuallyHidden}
  }
  .wu-stop {
    flex: none;
    min-block-size: 44px;
  }
  .wu-main,
  .wu-main .pad,
  .wu-told {
    display: grid;
    min-block-size: 0;
  }
  .wu-main .pad {
    grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
    gap: calc(var(--u) * 2);
  }
  .wu-main .question {
    display: grid;
    align-self: center;
    justify-self: center;
    justify-items: center;
    gap: calc(var(--u) * 2);
    padding: calc(var(--u) * 1);
  }
  .wu-ask {
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
  .wu-ask .ans {
    min-inline-size: 3.1em;
    vertical-align: middle;
  }
  .wu-ask .ans .tick {
    font-size: 0.7em;
  }
  .wu-tag {
    font-size: calc(var(--u) * 3.75);
    font-weight: 700;
    color: var(--ab-ink-soft);
  }
  .wu-tag.again {
    display: inline-flex;
    align-items: center;
    gap: calc(var(--u) * 1.5);
    padding: calc(var(--u) * 1) calc(var(--u) * 3);
    border-radius: 99px;
    background: var(--ab-note-bg);
    color: var(--ab-ink);
  }
  .wu-say {
    min-block-size: 1.5em;
    font-size: calc(var(--u) * 4.25);
    color: var(--ab-ink-soft);
    text-align: center;
  }
  .wu-say.ok {
    color: var(--ab-right);
    font-weight: 800;
  }
  .wu-wrong .wu-say {
    color: inherit;
  }
  .wu.wrong .wu-in {
    block-size: 100%;
  }
  .wu-wrong {
    gap: calc(var(--u) * 2);
    grid-template-rows: auto minmax(0, 1fr);
  }
  .wu-told {
    justify-items: center;
    align-content: center;
    gap: calc(var(--u) * 2);
    text-align: center;
  }
  .wu-next {
    min-inline-size: calc(var(--u) * 36);
    min-block-size: 44px;
  }
  .wu-soft {
    color: var(--ab-ink-soft);
    font-size: calc(var(--u) * 3.5);
  }
  .wu-way {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: calc(var(--u) * 1);
    min-block-size: 0;
  }
  .wu-way h3 {
    font-size: calc(var(--u) * 3.75);
    font-weight: 800;
    color: var(--ab-ink-soft);
  }
  .wu-start,
  .wu-over {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: calc(var(--u) * 4);
    text-align: center;
  }
  .wu-about,
  .wu-big {
    max-inline-size: 34ch;
    font-size: calc(var(--u) * 4.75);
    font-weight: 700;
  }
  .wu-pace {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 3);
    color: var(--ab-ink-soft);
  }
  .wu .big {
    min-inline-size: calc(var(--u) * 40);
    min-block-size: max(56px, calc(var(--u) * 14));
    font-size: calc(var(--u) * 5);
  }
  .wu-end {
    font-size: calc(var(--u) * 6.5);
    font-weight: 800;
    line-height: 1.2;
  }
  .wu-two {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: calc(var(--u) * 3);
    inline-size: 100%;
  }
  .wu-card {
    flex: 0 1 calc(var(--u) * 80);
    padding: calc(var(--u) * 3.5);
    border-radius: calc(var(--u) * 3);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
  }
  .wu-card h4 {
    margin: 0 0 calc(var(--u) * 2);
    font-size: calc(var(--u) * 4);
    font-weight: 800;
  }
  .wu-card ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: calc(var(--u) * 2);
    margin-block-end: calc(var(--u) * 2);
  }
  .wu-card li {
    padding: calc(var(--u) * 1) calc(var(--u) * 3);
    border-radius: var(--r);
    background: var(--ab-sunk);
    font-size: calc(var(--u) * 4.25);
    font-weight: 600;
    white-space: nowrap;
  }
  .wu-card b {
    margin-inline-start: 0.5em;
    font-weight: 800;
  }
  /* Stays visible, whatever is listed above. */
  .wu-ways {
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
  .wu-ways .btn {
    min-inline-size: calc(var(--u) * 34);
    min-block-size: 44px;
  }
  /* The way to the answer takes all the height that a phone has. */
  @container warm-up (max-width: 559px) or (max-height: 379px) {
    .wu-way h3,
    .wu-told .wu-soft {
      ${visuallyHidden}
    }
    .wu-way {
      grid-template-rows: minmax(0, 1fr);
    }
  }
  /* The question at one side, the keys at the other. */
  @container warm-up (min-width: 560px) {
    .wu-in {
      padding: calc(var(--u) * 5);
    }
    .wu-head h2 {
      flex: 0 1 auto;
    }
    .wu-beads {
      order: 0;
      flex: 1 1 0;
    }
    .wu-count {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      color: var(--ab-ink-soft);
      white-space: nowrap;
    }
    .wu-main .pad {
      grid-template: minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1.15fr) minmax(0, 1fr);
      column-gap: calc(var(--u) * 6);
    }
    .wu-main .pad .question {
      align-self: end;
    }
    .wu-main .wu-say {
      grid-area: 2 / 1;
    }
    .wu-main .keys {
      grid-area: 1 / 2 / 3;
      align-self: center;
    }
    .wu-ask {
      font-size: min(calc(var(--u) * 14), 5.6cqi);
    }
    .wu-wrong {
      grid-template: minmax(0, 1fr) / minmax(0, 1.15fr) minmax(0, 1fr);
      gap: calc(var(--u) * 6);
    }
  }
  /* A phone on its side: the picture of the way stands beside its sums, the tabs are words alone. */
  @container warm-up (min-width: 560px) and (max-height: 379px) {
    .wu-in {
      padding: calc(var(--u) * 3);
    }
    .wu-wrong {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
      gap: calc(var(--u) * 3);
    }
    .wu-way .tabs :is(svg, b) {
      display: none;
    }
    .wu-way .route-picture:not(.doubling) {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto;
    }
  }
  /* The keys are a field of three by four wherever there is height for it. */
  @container warm-up (min-width: 560px) and (min-height: 380px) {
    .frame .wu .pad .keys {
      grid-template-areas: 'k1 k2 k3' 'k4 k5 k6' 'k7 k8 k9' 'ke k0 ko';
      gap: calc(var(--u) * 2);
    }
    .frame .wu .pad .key {
      min-block-size: max(44px, min(calc(var(--u) * 19), 15cqb));
    }
  }
  @container warm-up (max-width: 559px) and (min-height: 480px) {
    .frame .wu .pad .keys {
      grid-template-areas: 'k1 k2 k3' 'k4 k5 k6' 'k7 k8 k9' 'ke k0 ko';
      gap: calc(var(--u) * 1.5);
    }
    .frame .wu .pad .key {
      min-block-size: max(44px, min(56px, 10.5cqb));
    }
  }
  @media (forced-colors: active) {
    .wu-beads i {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: CanvasText;
    }
    .wu-beads .hollow {
      background: Canvas;
    }
    .wu-card,
    .wu-tag.again {
      border: 1px solid CanvasText;
    }
  }
`;
