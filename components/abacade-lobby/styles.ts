import { css } from 'lit';
import { frameStyles } from '../game/styles.js';
import { coveringInput } from '../style/choice-styles.js';
import { formStyles } from '../style/form-styles.js';
import { lessonStyles } from '../lesson/styles.js';
import { tokens } from '../style/tokens.js';
import { aroundStyles } from './around-styles.js';
import { choicesStyles } from './choices.js';
import { codeFieldStyles } from './code-field.js';

const screens = css`
  .join {
    display: grid;
    align-content: start;
    gap: var(--ab-space-6);
    padding: var(--ab-space-7) var(--ab-space-6);
    font-size: var(--ab-text-3);
  }
  .join h2 {
    font-size: var(--ab-text-6);
    font-weight: 800;
    line-height: 1.15;
  }
  .join .button {
    min-block-size: var(--ab-control-3);
    font-size: var(--ab-text-3);
  }
  .small {
    font-size: var(--ab-text-2);
  }
  .narrow {
    max-inline-size: 600px;
    margin-inline: auto;
  }
  .tick .icon {
    display: block;
    inline-size: 20px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-4);
  }
  .actions .button {
    min-block-size: var(--ab-control-2);
    font-size: var(--ab-text-2);
  }
  .actions .icon {
    inline-size: 18px;
  }
  .actions [aria-pressed='true'] {
    border-color: var(--ab-ink);
    background: var(--ab-ink);
    color: var(--ab-paper);
  }
  /* Three columns, or two where the widest word of a name needs more room. */
  .names {
    --columns: 3;
    --least: calc((100% + var(--ab-space-4)) / var(--columns) - var(--ab-space-4));
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(max(var(--least), var(--ems) * 11px + 12px), 50% - 4px), 1fr));
    gap: var(--ab-space-4);
  }
  .nickname {
    position: relative;
    container-type: inline-size;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-block-size: var(--ab-control-2);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    padding: var(--ab-space-2);
    background: var(--ab-surface);
    font-weight: 700;
    line-height: 1.1;
    text-align: center;
  }
  .nickname input {
    ${coveringInput}
  }
  .nickname .picture {
    inline-size: 48px;
    block-size: 48px;
    margin-block-end: var(--ab-space-1);
  }
  .nickname .icon {
    position: absolute;
    inset-block-start: var(--ab-space-1);
    inset-inline-end: var(--ab-space-1);
    inline-size: 18px;
  }
  /* A word stays in one line. */
  .nickname :is(bdi, s) {
    font-size: min(100cqi / (var(--ems) * 1.03), var(--ab-text-3));
  }
  .nickname.taken {
    border-style: dashed;
    background: none;
    color: var(--ab-ink-soft);
    font-weight: 600;
  }
  .nickname.taken .picture {
    opacity: 0.35;
  }
  .nickname.taken input {
    cursor: default;
  }
  .nickname.on {
    border-color: var(--ab-ink);
    background: var(--ab-ink);
    color: var(--ab-paper);
  }
  .nickname:has(:focus-visible) {
    outline: 3px solid var(--ab-focus);
    outline-offset: 2px;
  }
  /* The button and the notes stay in sight: if the page gives no height, the window scrolls the names, not the frame. */
  .frame:has(.pick):not([style*='--ab-height']) {
    overflow: visible;
  }
  /* What has the focus is not behind them. */
  .pick :is(.nickname input, .actions .button) {
    scroll-margin-block: calc(3 * var(--ab-control-3));
  }
  .last {
    position: sticky;
    z-index: 1;
    display: grid;
    gap: var(--ab-space-3);
    inset-block-end: 0;
    margin-inline: calc(-1 * var(--ab-space-6));
    padding: var(--ab-space-4) var(--ab-space-6);
    background: var(--ab-paper);
  }
  .centred {
    justify-items: center;
    align-content: center;
    min-block-size: min(560px, 88svh);
    text-align: center;
    text-wrap: balance;
  }
  .join .name-badge {
    max-inline-size: 100%;
    border: 3px solid var(--ab-ink);
    border-radius: var(--ab-radius-3);
    padding: 0.5em 0.8em;
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
    font-size: clamp(var(--ab-text-6), 12cqi, var(--ab-figure));
  }
  .name-badge .picture {
    display: block;
    inline-size: 2.4em;
    block-size: 2.4em;
    margin: 0 auto 0.1em;
  }
  .name-badge:focus-visible {
    outline: none;
  }
  /* In a low window the name stands beside what there is to do. */
  @media (max-height: 449px) and (min-width: 560px) {
    .centred:has(> .name-badge) {
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--ab-space-4) var(--ab-space-7);
      padding-block: var(--ab-space-4);
    }
    .centred > .name-badge {
      grid-row: 1 / span 4;
      align-self: center;
      max-inline-size: 40cqi;
      font-size: var(--ab-text-6);
    }
    .centred > .name-badge ~ * {
      grid-column: 2;
    }
  }
  .moment {
    display: grid;
    gap: var(--ab-space-6);
  }
  .moment:focus-visible {
    outline: none;
  }
  .big {
    font-size: var(--ab-text-5);
    font-weight: 800;
    line-height: 1.2;
  }
  .own {
    inline-size: min(100%, 420px);
    text-align: start;
  }
  .own h3 {
    font-size: var(--ab-text-3);
    font-weight: 800;
  }
  .bars {
    display: grid;
    gap: var(--ab-space-3);
    margin-block: var(--ab-space-4);
  }
  .bars li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 3ch;
    gap: var(--ab-space-4);
    align-items: center;
  }
  .bars i {
    block-size: 16px;
    inline-size: max(4px, calc(100% * var(--part)));
    border-radius: var(--ab-radius-1);
    background: var(--ab-p1);
  }
  .bars b {
    text-align: end;
  }
  .warm {
    display: grid;
    gap: var(--ab-space-4);
    padding-block-start: var(--ab-space-5);
  }
  .warm > .success {
    padding-inline: var(--ab-space-6);
  }
  @container (min-width: 560px) {
    .names {
      --columns: 4;
    }
  }
  @container (min-width: 700px) {
    .names {
      --columns: 5;
    }
    .join {
      padding: var(--ab-space-7) var(--ab-space-8);
    }
    .nickname {
      min-block-size: var(--ab-control-3);
    }
  }
  @container (min-width: 1180px) {
    .pick {
      max-inline-size: calc(var(--u) * 220);
      margin-inline: auto;
    }
  }
`;

export const styles = [
  ...tokens,
  frameStyles,
  formStyles,
  lessonStyles,
  codeFieldStyles,
  screens,
  choicesStyles,
  aroundStyles,
];
