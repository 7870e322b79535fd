import { css } from 'lit';
import { controlStyles } from '../../components/style/controls.js';
import { coveringInput } from '../../components/style/covering-input.js';
import { formStyles } from '../../components/style/form-styles.js';
import { frameStyles } from '../../components/game/styles.js';
import { setUpStyles } from '../../components/parts/set-up-styles.js';
import { tokens } from '../../components/style/tokens.js';
import { fieldStyles } from './fields.js';
import { linkCodeStyles } from './link-code.js';
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
    gap: 20px;
    padding: 16px;
  }
  h1 {
    margin: 0 0 calc(var(--u) * 1);
    font-size: calc(var(--u) * 7.5);
    font-weight: 800;
    line-height: 1.1;
    letter-spacing: -0.01em;
  }
  .bl h2 {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 2.5);
    margin-block-end: calc(var(--u) * 3);
    font-size: calc(var(--u) * 5.5);
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
    font-size: calc(var(--u) * 4.5);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: start;
    gap: 12px 24px;
  }
  .head > div:first-child {
    flex: 1 1 16em;
  }
  .speaks {
    display: grid;
    justify-items: start;
    gap: 2px;
    max-inline-size: 100%;
  }
  .speaks small {
    font-size: calc(var(--u) * 3.25);
  }
  .head .note {
    flex-basis: 100%;
  }
  .games {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: calc(var(--u) * 3);
  }
  .gc {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr;
    --corner: calc(var(--u) * 3);
    background: var(--ab-surface);
    border: 2px solid var(--ab-hair);
    border-radius: var(--corner);
    cursor: pointer;
  }
  .gc > .art {
    border-radius: calc(var(--corner) - 2px) calc(var(--corner) - 2px) 0 0;
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
    padding: calc(var(--u) * 2) calc(var(--u) * 3) calc(var(--u) * 3);
    line-height: 1.25;
  }
  .gt b {
    display: block;
    -webkit-hyphens: auto;
    hyphens: auto;
    font-size: calc(var(--u) * 4.25);
    font-weight: 800;
  }
  .gt small {
    display: block;
    margin-block-start: 2px;
    color: var(--ab-ink-soft);
    font-size: calc(var(--u) * 3.25);
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
    padding: 24px;
    border: 6px dashed var(--ab-focus);
    background: var(--ab-paper);
    background: color-mix(in srgb, var(--ab-paper) 88%, transparent);
    pointer-events: none;
  }
  .held p {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: calc(var(--u) * 4) calc(var(--u) * 6);
    border-radius: var(--r);
    background: var(--ab-focus);
    color: var(--ab-paper);
    font-size: calc(var(--u) * 5);
    font-weight: 800;
    line-height: 1.25;
  }
  .note {
    font-weight: 700;
    color: var(--ab-right);
  }
  .note:empty {
    display: none;
  }
  .note.bad {
    color: var(--ab-wrong);
  }
  .note.hint {
    color: inherit;
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
    gap: 16px;
    margin-block-start: calc(var(--u) * 3);
  }
  .ways > div {
    display: grid;
    gap: 8px;
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
    margin-block-start: 12px;
  }
  .foot {
    padding-block: 12px;
    text-align: center;
  }
  .foot a {
    color: var(--ab-focus);
    font-weight: 700;
  }
  .foot p {
    max-inline-size: 44rem;
    margin: 0 auto 8px;
  }
  @container (max-width: 699px) {
    .art {
      block-size: 84px;
    }
    .gt {
      padding-inline: 8px;
    }
    .gt b {
      font-size: min(15px, 4.4cqi);
    }
    .s2.card,
    .s3.card,
    .s5.card {
      padding: 14px 12px;
    }
  }
  /* The form of a game needs 288 pixels. */
  @container (max-width: 359px) {
    .bl {
      padding: 16px 8px;
    }
    .s2.card {
      padding-inline: 8px;
    }
  }
  @container (min-width: 700px) {
    .bl {
      padding: 24px 20px;
      gap: 24px 20px;
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
      gap: 8px;
    }
    .gt {
      padding-inline: 8px;
    }
    .gt b {
      font-size: 15px;
    }
    .art {
      block-size: 88px;
    }
  }
  @container (min-width: 1000px) {
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
      padding-inline: calc(var(--u) * 2.25);
    }
    .gt b {
      font-size: min(calc(var(--u) * 3.5), 1.22cqi);
    }
    .bl {
      padding: 40px max(48px, calc(50cqi - 800px)) 56px;
      gap: 28px;
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
      margin-block-end: 6mm;
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
  page,
  outputStyles,
  linkCodeStyles,
];
