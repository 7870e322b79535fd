import { css } from 'lit';
import { frameStyles } from '../game/styles.js';
import { coveringInput } from '../style/choice-styles.js';
import { controlStyles } from '../style/controls.js';
import { disclosureStyles, formStyles } from '../style/form-styles.js';
import { pageStyles } from '../style/page-styles.js';
import { sizeTokens, tokens } from '../style/tokens.js';
import { lessonStyles } from '../lesson/styles.js';
import { boardStyles } from './board-styles.js';
import { codeStyles } from './code-styles.js';
import { endStyles } from './end-styles.js';
import { keptStyles } from './kept-styles.js';
import { partStyles } from './part-styles.js';
import { projectionStyles } from './projection-styles.js';
import { talkStyles } from './talk.js';
import { wallStyles } from './wall-styles.js';

const page = css`
  .open-page,
  .wall-page,
  .board-page,
  .round-page,
  .table-page {
    padding: var(--ab-space-6);
    line-height: 1.35;
  }
  .app h2 {
    font-size: var(--ab-text-5);
    font-weight: 800;
    line-height: 1.15;
  }
  .app h3 {
    font-size: var(--ab-text-3);
    font-weight: 800;
    line-height: 1.2;
  }
  .app h2:focus-visible {
    outline: none;
  }
  .small,
  .app small {
    font-size: var(--ab-text-2);
  }
  .app small {
    display: block;
    color: var(--ab-ink-soft);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-4);
  }
  .button.warning {
    border-color: var(--ab-wrong);
    color: var(--ab-wrong);
  }
  .app .button .icon,
  .dialog .button .icon {
    inline-size: calc(var(--u) * 5);
    flex: none;
  }
  .offline-note,
  .is-paused {
    margin: var(--ab-space-4) var(--ab-space-5) 0;
  }
  .is-paused {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ab-space-3) var(--ab-space-5);
    font-weight: 700;
  }
  .is-paused p {
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
  }
  .label {
    font-weight: 700;
  }
  .ask {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ab-space-3) var(--ab-space-5);
    border-block-start: 1px solid var(--ab-hair);
    padding: var(--ab-space-4) 0;
  }
  .ask > div:first-child {
    flex: 1 1 calc(var(--u) * 30);
  }
  .ask p {
    font-size: var(--ab-text-2);
    line-height: 1.3;
  }
  h3 + .ask {
    border: 0;
  }
  .select {
    min-block-size: var(--ab-control-1);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    padding: 0 var(--ab-space-5);
    background: var(--ab-paper);
    font-weight: 700;
    max-inline-size: 100%;
  }
`;

const open = css`
  .open-page header {
    margin-block-end: var(--ab-space-5);
  }
  .open-columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-5);
    align-items: start;
  }
  .open-page h3 {
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
    margin-block-end: var(--ab-space-4);
  }
  .open-page h3:not(:first-child) {
    margin-block-start: var(--ab-space-5);
  }
  .open-page h3 span {
    display: grid;
    place-items: center;
    inline-size: calc(var(--u) * 6.5);
    block-size: calc(var(--u) * 6.5);
    border-radius: 50%;
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-size: var(--ab-text-2);
  }
  .rules > summary {
    padding-block: var(--ab-space-4);
    color: var(--ab-focus);
    font-weight: 700;
    cursor: pointer;
  }
  /* The options have the sizes of a game as wide as they are. */
  .plan {
    --u: 4px;
    ${sizeTokens}
    container-type: inline-size;
    border: 1px solid var(--ab-hair);
    border-radius: var(--ab-radius-2);
    background: var(--ab-paper);
    font-size: var(--ab-text-2);
    line-height: 1.4;
  }
  .plan-columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-4);
    padding: var(--ab-space-4) var(--ab-space-5);
  }
  .plan-which {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-3);
  }
  .plan h4 {
    margin: 0;
    font-weight: 800;
    line-height: 1.25;
  }
  ${disclosureStyles}
  .ways {
    display: grid;
    gap: var(--ab-space-3);
  }
  .ways label {
    position: relative;
    display: flex;
    gap: var(--ab-space-5);
    align-items: center;
    border: 2px solid var(--ab-hair);
    border-radius: var(--ab-radius-2);
    padding: var(--ab-space-3) var(--ab-space-5);
    line-height: 1.25;
  }
  .ways input {
    ${coveringInput}
  }
  .ways .on,
  .option.on {
    border-color: var(--ab-focus);
    box-shadow: 0 0 0 2px var(--ab-focus);
    background: var(--ab-accent-wash);
  }
  .ways label:has(:focus-visible),
  .option:has(:focus-visible) {
    outline: 3px solid var(--ab-ink);
    outline-offset: 3px;
  }
  .ways b {
    display: block;
  }
  .ways .icon {
    inline-size: calc(var(--u) * 7);
    flex: none;
  }
  .open-page .button.wide {
    margin-block: var(--ab-space-4);
  }
  @container (max-width: 699px) {
    .plan .card {
      padding: var(--ab-space-4) var(--ab-space-5);
    }
  }
  @media (max-height: 599px) {
    .plan-columns {
      gap: var(--ab-space-2);
      padding-block: var(--ab-space-2);
    }
  }
  @container (min-width: 560px) {
    .plan-which {
      inline-size: calc(50% - var(--ab-space-4));
    }
  }
  @container (min-width: 700px) {
    .open-columns {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    }
  }
  @container (min-width: 1180px) {
    .open-page {
      padding: var(--ab-space-8);
    }
  }
`;

const forced = css`
  @media (forced-colors: active) {
    .app .card,
    .board-card,
    .option,
    .ways label,
    .chip,
    .dialog {
      border: 1px solid CanvasText;
    }
    .board-card.need-away,
    .bead.none {
      border-style: dashed;
    }
    .board-card.need-hand {
      outline: 3px solid Highlight;
    }
    .button.primary,
    .ways .on,
    .option.on {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .option.on small,
    .ways .on small {
      color: HighlightText;
    }
    .radio {
      border-color: currentColor;
    }
    .mark {
      border: 1px solid CanvasText;
    }
    .mountain .edge,
    .mountain .line {
      stroke: CanvasText;
    }
  }
`;

export const styles = [
  ...tokens,
  frameStyles,
  formStyles,
  controlStyles,
  pageStyles,
  lessonStyles,
  page,
  open,
  wallStyles,
  boardStyles,
  codeStyles,
  partStyles,
  endStyles,
  talkStyles,
  projectionStyles,
  keptStyles,
  forced,
];
