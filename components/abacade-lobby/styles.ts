import { css } from 'lit';
import { frameStyles } from '../base/styles.js';
import { coveringInput } from '../ui/covering-input.js';
import { formStyles } from '../ui/form-styles.js';
import { tokens } from '../ui/tokens.js';
import { aroundStyles } from './around-styles.js';
import { codeFieldStyles } from './code-field.js';

const screens = css`
  .jn {
    display: grid;
    align-content: start;
    gap: calc(var(--u) * 4);
    padding: calc(var(--u) * 6) calc(var(--u) * 4);
    font-size: 17px;
  }
  .jn h2 {
    font-size: 30px;
    font-weight: 800;
    line-height: 1.15;
  }
  .jn .btn {
    min-block-size: 52px;
    font-size: 18px;
  }
  .small {
    font-size: 14px;
  }
  .wd {
    inline-size: 100%;
  }
  .narrow {
    max-inline-size: 600px;
    margin-inline: auto;
  }
  .st {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--ab-right);
    font-weight: 700;
  }
  .tick .icon,
  .st .icon {
    display: block;
    inline-size: 20px;
  }
  .note {
    border-inline-start: 4px solid var(--ab-note-line);
    border-radius: calc(var(--u) * 1.5);
    padding: calc(var(--u) * 2) calc(var(--u) * 3);
    background: var(--ab-note-bg);
    color: var(--ab-ink);
  }
  .note:empty {
    display: none;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .acts .btn {
    min-block-size: 44px;
    font-size: 16px;
  }
  .acts .icon {
    inline-size: 18px;
  }
  .acts [aria-pressed='true'] {
    border-color: var(--ab-ink);
    background: var(--ab-ink);
    color: var(--ab-paper);
  }
  .an {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 8px;
  }
  .nick {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-block-size: 48px;
    border: 2px solid var(--ab-line);
    border-radius: 10px;
    padding: 2px 4px;
    background: var(--ab-surface);
    font-size: clamp(13px, 4cqi, 17px);
    font-weight: 700;
    line-height: 1.1;
    text-align: center;
    hyphens: auto;
  }
  .nick input {
    ${coveringInput}
  }
  .nick .icon {
    flex: none;
    inline-size: 16px;
    margin-inline-start: -2px;
  }
  .nick.long {
    font-size: clamp(11.5px, 3.3cqi, 15px);
  }
  .nick.tk {
    border-style: dashed;
    background: none;
    color: var(--ab-ink-soft);
    font-weight: 600;
  }
  .nick.tk input {
    cursor: default;
  }
  .nick.on {
    border-color: var(--ab-ink);
    background: var(--ab-ink);
    color: var(--ab-paper);
  }
  .nick:has(:focus-visible) {
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
  .in {
    justify-items: center;
    align-content: center;
    min-block-size: min(560px, 88svh);
    text-align: center;
    text-wrap: balance;
  }
  .jn .meb {
    max-inline-size: 100%;
    border: 3px solid var(--ab-ink);
    border-radius: 24px;
    padding: 0.5em 0.8em;
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
    font-size: clamp(32px, 12cqi, 48px);
  }
  .meb:focus-visible {
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
  .warm > .st {
    padding-inline: calc(var(--u) * 4);
  }
  @container (min-width: 700px) {
    .an {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
    .jn {
      padding: calc(var(--u) * 7) calc(var(--u) * 10);
    }
    .nick {
      min-block-size: 56px;
      font-size: 18px;
    }
  }
  @container (min-width: 1180px) {
    .pk {
      max-inline-size: 1100px;
      margin-inline: auto;
    }
  }
`;

export const styles = [...tokens, frameStyles, formStyles, codeFieldStyles, screens, aroundStyles];
