import { css } from 'lit';
import { coveringInput } from '../../components/style/choice-styles.js';
import { controlStyles } from '../../components/style/controls.js';
import { formStyles } from '../../components/style/form-styles.js';
import { frameStyles } from '../../components/game/styles.js';
import { setUpStyles } from '../../components/parts/set-up-styles.js';
import { tokens } from '../../components/style/tokens.js';
import { fieldStyles } from './fields.js';
import { linkCodeStyles } from './link-code.js';
import { noteStyles } from './notes.js';
import { outputStyles } from './output-styles.js';
import { pictureStyles } from './pictures.js';

const page = css`
  :host {
    contain-intrinsic-inline-size: auto;
    background: none;
  }
  .frame {
    overflow: visible;
  }
  .bl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-6);
    padding: var(--ab-space-6);
  }
  h1 {
    margin: 0 0 var(--ab-space-2);
    font-size: var(--ab-text-6);
    font-weight: 800;
    line-height: 1.1;
    letter-spacing: -0.01em;
  }
  .bl h2 {
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
    margin-block-end: var(--ab-space-5);
    font-size: var(--ab-text-4);
    font-weight: 800;
    line-height: 1.2;
  }
  .bl h2 i {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: calc(var(--u) * 8);
    block-size: calc(var(--u) * 8);
    border-radius: 50%;
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-style: normal;
    font-size: var(--ab-text-3);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: start;
    gap: var(--ab-space-5) var(--ab-space-7);
  }
  .head > div:first-child {
    flex: 1 1 16em;
  }
  .back {
    display: inline-flex;
    align-items: center;
    gap: var(--ab-space-2);
    min-block-size: var(--ab-control-1);
    color: var(--ab-focus);
    font-weight: 700;
    text-decoration: none;
  }
  .back .icon {
    inline-size: calc(var(--u) * 5);
  }
  :host([dir='rtl']) .back .icon {
    transform: scaleX(-1);
  }
  .speaks {
    display: grid;
    justify-items: start;
    gap: var(--ab-space-1);
    max-inline-size: 100%;
  }
  .speaks small {
    font-size: var(--ab-text-1);
  }
  .head .note {
    flex-basis: 100%;
  }
  .games {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ab-space-5);
  }
  .gc {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr;
    background: var(--ab-surface);
    border: 2px solid var(--ab-hair);
    border-radius: var(--ab-radius-2);
    cursor: pointer;
  }
  .gc > .art {
    border-radius: var(--ab-radius-1) var(--ab-radius-1) 0 0;
  }
  .gc:hover,
  .oc:hover {
    border-color: var(--ab-line);
  }
  .gc > input,
  .oc > input {
    ${coveringInput}
  }
  .gt {
    padding: var(--ab-space-4) var(--ab-space-5) var(--ab-space-5);
    line-height: 1.25;
  }
  .gt b {
    display: block;
    -webkit-hyphens: auto;
    hyphens: auto;
    font-size: var(--ab-text-3);
    font-weight: 800;
  }
  .gt small {
    display: block;
    margin-block-start: var(--ab-space-1);
    color: var(--ab-ink-soft);
    font-size: var(--ab-text-1);
  }
  .gc.on,
  .oc.on {
    border-color: var(--ab-focus);
    box-shadow: 0 0 0 2px var(--ab-focus);
  }
  .gc:has(:focus-visible),
  .oc:has(:focus-visible) {
    outline: 3px solid var(--ab-focus);
    outline-offset: 4px;
  }
  /* On the corner of the card, so that it covers nothing of the picture. */
  .tick {
    display: grid;
    position: absolute;
    inset-block-start: -11px;
    inset-inline-end: -9px;
    inline-size: max(24px, calc(var(--u) * 6));
    block-size: max(24px, calc(var(--u) * 6));
    border-radius: 50%;
    box-shadow: 0 0 0 3px var(--ab-paper);
    background: var(--ab-focus);
    color: var(--ab-paper);
    place-items: center;
    pointer-events: none;
  }
  .held {
    /* in the top layer it is so by itself */
    position: fixed;
    z-index: 2;
    box-sizing: border-box;
    inset: 0;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    display: grid;
    place-items: center;
    padding: var(--ab-space-7);
    border: 6px dashed var(--ab-focus);
    background: var(--ab-paper);
    background: color-mix(in srgb, var(--ab-paper) 88%, transparent);
    pointer-events: none;
  }
  .held p {
    display: flex;
    align-items: center;
    gap: var(--ab-space-5);
    padding: var(--ab-space-6) var(--ab-space-7);
    border-radius: var(--ab-radius-2);
    background: var(--ab-focus);
    color: var(--ab-paper);
    font-size: var(--ab-text-4);
    font-weight: 800;
    line-height: 1.25;
  }
  .design {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: inherit;
  }
  .s2,
  .s3 {
    align-self: start;
    min-inline-size: 0;
  }
  .ways {
    display: grid;
    gap: var(--ab-space-6);
    margin-block-start: var(--ab-space-5);
  }
  .ways > div {
    display: grid;
    gap: var(--ab-space-4);
    justify-items: start;
    align-content: start;
  }
  .drop {
    position: relative;
    cursor: pointer;
  }
  .drop input {
    ${coveringInput}
  }
  .drop:focus-within {
    outline: 3px solid var(--ab-focus);
    outline-offset: 2px;
  }
  .s5 .note {
    margin-block-start: var(--ab-space-5);
  }
  .foot {
    padding-block: var(--ab-space-5);
    text-align: center;
  }
  .foot a {
    color: var(--ab-focus);
    font-weight: 700;
  }
  .foot p {
    max-inline-size: 44rem;
    margin: 0 auto var(--ab-space-4);
  }
  @container (max-width: 699px) {
    .art {
      block-size: 84px;
    }
    .gt {
      padding-inline: var(--ab-space-4);
    }
    .gt b {
      font-size: min(var(--ab-text-2), 4.4cqi);
    }
    .s2.card,
    .s3.card,
    .s5.card {
      padding: var(--ab-space-5);
    }
  }
  /* The form of a game needs 288 pixels. */
  @container (max-width: 359px) {
    .bl {
      padding: var(--ab-space-6) var(--ab-space-4);
    }
    .s2.card {
      padding-inline: var(--ab-space-4);
    }
  }
  @container (min-width: 700px) {
    .bl {
      padding: var(--ab-space-7) var(--ab-space-6);
      gap: var(--ab-space-7) var(--ab-space-6);
    }
    .games {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    .ways {
      grid-template-columns: 2fr 1fr;
    }
  }
  @container (min-width: 700px) and (max-width: 1179px) {
    .games {
      gap: var(--ab-space-4);
    }
    .gt {
      padding-inline: var(--ab-space-4);
    }
    .gt b {
      font-size: var(--ab-text-2);
    }
    .art {
      block-size: 88px;
    }
  }
  @container (min-width: 1180px) {
    .design {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr);
    }
    /* It stays in sight beside the form, and ends where that ends. */
    .s3 {
      position: sticky;
      inset-block-start: 16px;
    }
  }
  @container (min-width: 1180px) {
    .frame {
      --u: 4.5px;
    }
    .games {
      grid-template-columns: repeat(7, minmax(0, 1fr));
    }
    .art {
      block-size: calc(var(--u) * 20);
    }
    .gt {
      padding-inline: var(--ab-space-4);
    }
    .gt b {
      font-size: min(var(--ab-text-2), 1.22cqi);
    }
    .bl {
      --half: 800px;
      padding: var(--ab-space-8) max(var(--ab-space-8), 50cqi - var(--half)) var(--ab-space-8);
      gap: var(--ab-space-7);
    }
  }
  @container (min-width: 1800px) {
    .frame {
      --u: 5.5px;
    }
  }
  /* On paper: the game that is chosen, how it is set, what it becomes and what to do; in ink, as it is on the screen. */
  @media print {
    .gc:not(.on),
    .oc:not(.on),
    .og:not(:has(.on)),
    .tick,
    .s3,
    .s5,
    .speaks,
    .todo .button,
    .held,
    .foot > p:first-child {
      display: none;
    }
    .bl,
    .design,
    .outs {
      display: block;
      padding: 0;
    }
    .head,
    .bl section {
      margin-block-end: var(--ab-space-7);
    }
    .games {
      grid-template-columns: minmax(0, 60mm);
    }
    .card,
    .gc,
    .oc,
    .todo {
      break-inside: avoid;
      box-shadow: none;
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
    .s2 {
      break-inside: auto;
    }
    .bl h2 i {
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
  }
  @media (forced-colors: active) {
    .gc.on,
    .oc.on {
      outline: 3px solid Highlight;
    }
    .held {
      background: Canvas;
    }
    .held p {
      border: 3px solid Highlight;
    }
    .card {
      border: 1px solid;
    }
    .tick,
    .bl h2 i {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const styles = [
  ...tokens,
  frameStyles,
  formStyles,
  controlStyles,
  ...setUpStyles,
  fieldStyles,
  ...pictureStyles,
  noteStyles,
  page,
  outputStyles,
  linkCodeStyles,
];
