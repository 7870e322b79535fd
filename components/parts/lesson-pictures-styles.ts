import { css } from 'lit';

/** Styles of the pictures of numbers and sums in a lesson. */
export const lessonPictureStyles = css`
  .lesson-picture {
    display: block;
    direction: ltr;
    inline-size: 100%;
    /* WebKit does not know 100% of a row that takes the rest. */
    align-self: stretch;
    contain: size;
    min-block-size: calc(var(--u) * 22);
  }
  .routes.with-picture .route-picture {
    grid-template-rows: minmax(0, calc(var(--u) * 62)) auto;
  }
  .with-picture .worked {
    font-size: var(--ab-text-3);
  }
  .with-picture .makes {
    direction: var(--equations, ltr);
    font-size: var(--ab-text-4);
    font-weight: 800;
    line-height: 1.25;
  }
  .lesson-picture .part-one {
    fill: var(--ab-p1);
  }
  .lesson-picture .part-two {
    fill: var(--ab-p2);
  }
  .ten-frame {
    fill: none;
    stroke: var(--ab-line);
    stroke-width: 1;
  }
  .lesson-picture text {
    font: 800 13px var(--ab-font);
    fill: var(--ab-ink);
    text-anchor: middle;
  }
  .lesson-picture .faint {
    font-weight: 600;
    fill: var(--ab-ink-soft);
  }
  .lesson-picture text.here {
    font-size: 16px;
    font-weight: 900;
  }
  .lesson-picture .jump-length {
    font-size: 14px;
  }
  .number-line {
    fill: none;
    stroke: var(--ab-ink-soft);
    stroke-width: 1.5;
    stroke-linecap: round;
  }
  .jump {
    fill: none;
    stroke: var(--ab-p1);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .jump.second {
    stroke: var(--ab-p2);
  }
  .jump-tip {
    fill: var(--ab-p1);
  }
  .jump-tip.second {
    fill: var(--ab-p2);
  }
  .trail-square {
    fill: var(--ab-sunk);
    stroke: var(--ab-hair);
  }
  .trail-square.here {
    fill: var(--ab-note-bg);
    stroke: var(--ab-note-line);
    stroke-width: 2.5;
  }
  .hand .raised,
  .hand .folded,
  .hand .palm {
    stroke: var(--ab-ink);
    stroke-width: 1.5;
  }
  .hand .palm,
  .hand .raised {
    fill: var(--ab-note-bg);
  }
  .hand .folded {
    fill: var(--ab-sunk);
  }
  .hand path {
    fill: none;
    stroke-linecap: round;
  }
  @media (forced-colors: active) {
    .lesson-picture {
      forced-color-adjust: none;
    }
    .lesson-picture :is(text, .part-one, .part-two, .jump-tip) {
      fill: CanvasText;
    }
    .lesson-picture :is(.ten-frame, .number-line, .jump, .trail-square) {
      stroke: CanvasText;
    }
    .lesson-picture :is(.trail-square, .raised, .folded, .palm) {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;
