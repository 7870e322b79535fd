import { css } from 'lit';
import { coveringInput } from '../../components/style/choice-styles.js';
import { controlStyles } from '../../components/style/controls.js';
import { fieldStyles } from '../builder/fields.js';
import { linkCodeStyles } from '../builder/link-code.js';
import { noteStyles } from '../builder/notes.js';
import { outputStyles } from '../builder/output-styles.js';
import { inCourseStyles } from './in-course.js';
import { sharedStyles } from './styles.js';

const opened = css`
  .opened header {
    display: grid;
    gap: var(--ab-space-3);
    justify-items: start;
  }
  .app a.back {
    display: inline-flex;
    align-items: center;
    gap: var(--ab-space-2);
    min-block-size: var(--ab-control-1);
    text-decoration: none;
  }
  .back .icon {
    inline-size: calc(var(--u) * 5);
  }
  [dir='rtl'] .back .icon {
    transform: scaleX(-1);
  }
  .opened .card {
    min-inline-size: 0;
    padding: var(--ab-space-5);
  }
  .ways-row {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ab-space-4);
    margin-block-end: var(--ab-space-5);
  }
  .way {
    position: relative;
    display: grid;
    align-content: start;
    justify-items: center;
    gap: var(--ab-space-3);
    padding: var(--ab-space-5) var(--ab-space-3);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    font-weight: 700;
    line-height: 1.2;
    text-align: center;
  }
  .way:hover {
    border-color: var(--ab-ink);
  }
  .way.on {
    border-color: var(--ab-focus);
    box-shadow: 0 0 0 2px var(--ab-focus);
    background: var(--ab-accent-wash);
  }
  .way:focus-within {
    outline: 3px solid var(--ab-focus);
    outline-offset: 3px;
  }
  .way input,
  .oc > input {
    ${coveringInput}
  }
  .steps,
  .steps > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-5);
  }
  .steps > ol,
  .results ol {
    counter-reset: step;
  }
  .steps > ol > li,
  .results li {
    counter-increment: step;
    display: grid;
    grid-template-columns: calc(var(--u) * 6) minmax(0, 1fr);
    align-items: baseline;
  }
  .steps > ol > li::before,
  .results li::before {
    content: counter(step);
    font-weight: 800;
    color: var(--ab-ink-soft);
  }
  .steps > ol > li > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-4);
  }
  details > summary {
    cursor: pointer;
    min-block-size: 28px;
    padding-block: var(--ab-space-3);
    font-weight: 700;
  }
  .folded .moodle {
    margin: 0;
    border: 0;
    padding: 0;
  }
  .folded .moodle h4 {
    display: none;
  }
  .others {
    margin-block-start: var(--ab-space-5);
    padding-block-start: var(--ab-space-3);
    border-block-start: 1px solid var(--ab-hair);
  }
  .opened .more {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-5);
    align-content: start;
  }
  .opened .more .field {
    padding: 0;
  }
  .more-ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-4);
  }
  .results ol,
  .results p {
    margin-block-end: var(--ab-space-4);
  }
  .results ol {
    display: grid;
    gap: var(--ab-space-4);
  }
  .oc.on {
    border-color: var(--ab-focus);
    box-shadow: 0 0 0 2px var(--ab-focus);
  }
  .oc:has(:focus-visible) {
    outline: 3px solid var(--ab-focus);
    outline-offset: 4px;
  }
  @container (min-width: 560px) {
    .ways-row {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @container (min-width: 1180px) {
    .opened {
      grid-template: auto auto 1fr / minmax(0, 1fr) minmax(0, 1.25fr);
    }
    .opened header {
      grid-column: 1 / 3;
    }
    .try {
      grid-area: 2 / 2 / 4;
      align-self: start;
      position: sticky;
      inset-block-start: 16px;
    }
    .opened .more {
      grid-area: 3 / 1;
    }
  }
  @media (forced-colors: active) {
    .way.on,
    .oc.on {
      outline: 3px solid Highlight;
    }
    .card {
      border: 1px solid;
    }
  }
`;

export const openedStyles = [
  ...sharedStyles,
  noteStyles,
  controlStyles,
  fieldStyles,
  outputStyles,
  linkCodeStyles,
  inCourseStyles,
  opened,
];
