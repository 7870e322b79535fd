import { css } from 'lit';
import { frameStyles } from '../game/styles.js';
import { coveringInput } from '../style/covering-input.js';
import { formStyles } from '../style/form-styles.js';
import { lessonStyles } from '../lesson/styles.js';
import { tokens } from '../style/tokens.js';
import { aroundStyles } from './around-styles.js';
import { codeFieldStyles } from './code-field.js';

const screens = css`
  .join {
    display: grid;
    align-content: start;
    gap: calc(var(--u) * 4);
    padding: calc(var(--u) * 6) calc(var(--u) * 4);
    font-size: 17px;
  }
  .join h2 {
    font-size: 30px;
    font-weight: 800;
    line-height: 1.15;
  }
  .join .button {
    min-block-size: 52px;
    font-size: 18px;
  }
  .small {
    font-size: 14px;
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
    gap: 8px;
  }
  .actions .button {
    min-block-size: 44px;
    font-size: 16px;
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
    --least: calc((100% + 8px) / var(--columns) - 8px);
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(max(var(--least), var(--ems) * 11px + 12px), 50% - 4px), 1fr));
    gap: 8px;
  }
  .nickname {
    position: relative;
    container-type: inline-size;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-block-size: 48px;
    border: 2px solid var(--ab-line);
    border-radius: 10px;
    padding: 2px 4px;
    background: var(--ab-surface);
    font-weight: 700;
    line-height: 1.1;
    text-align: center;
  }
  .nickname input {
    ${coveringInput}
  }
  .nickname .icon {
    inline-size: 16px;
  }
  /* A word stays in one line. */
  .nickname :is(bdi, s) {
    font-size: clamp(8px, 100cqi / (var(--ems) * 1.03), 17px);
  }
  .nickname.taken {
    border-style: dashed;
    background: none;
    color: var(--ab-ink-soft);
    font-weight: 600;
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
  .last {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
    margin-inline: calc(var(--u) * -4);
    padding: 8px calc(var(--u) * 4);
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
    border-radius: 24px;
    padding: 0.5em 0.8em;
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
    font-size: clamp(32px, 12cqi, 48px);
  }
  .name-badge:focus-visible {
    outline: none;
  }
  .big {
    font-size: 24px;
    font-weight: 800;
    line-height: 1.2;
  }
  .own {
    inline-size: min(100%, 420px);
    text-align: start;
  }
  .own h3 {
    font-size: 18px;
    font-weight: 800;
  }
  .bars {
    display: grid;
    gap: 6px;
    margin-block: 10px;
  }
  .bars li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 3ch;
    gap: 10px;
    align-items: center;
  }
  .bars i {
    block-size: 16px;
    inline-size: max(4px, calc(100% * var(--part)));
    border-radius: 4px;
    background: var(--ab-p1);
  }
  .bars b {
    text-align: end;
  }
  .warm {
    display: grid;
    gap: 8px;
    padding-block-start: 12px;
  }
  .warm > .success {
    padding-inline: calc(var(--u) * 4);
  }
  @container (min-width: 700px) {
    .names {
      --columns: 5;
    }
    .join {
      padding: calc(var(--u) * 7) calc(var(--u) * 10);
    }
    .nickname {
      min-block-size: 56px;
    }
  }
  @container (min-width: 1180px) {
    .pick {
      max-inline-size: 1100px;
      margin-inline: auto;
    }
  }
`;

export const styles = [...tokens, frameStyles, formStyles, lessonStyles, codeFieldStyles, screens, aroundStyles];
