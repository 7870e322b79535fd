import { css } from 'lit';
import { cssOf } from './css-of.js';
import { visuallyHidden } from './visually-hidden.js';

/** The classes `.colour1` to `.colour6` set a player's colour on panels, `--pc`. */
const players = cssOf([1, 2, 3, 4, 5, 6].map((n) => `.colour${n}{--pc:var(--ab-p${n})}`).join(''));

/** Styles that every shadow root has: what browsers add is taken away; names, shapes, focus and hidden text look the same. */
export const baseStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h2,
  h3,
  p,
  ul,
  ol {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  button,
  select,
  input {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  button {
    touch-action: manipulation;
    cursor: pointer;
    -webkit-tap-highlight-color: rgb(128 128 128 / 30%);
  }
  bdi:not([dir]) {
    /* By itself a sentence would run as the name at its beginning. */
    unicode-bidi: plaintext;
  }
  ${players}
  .rtl .icon:is(.undo, .redo, .earlier, .later),
  :host([data-part~='rtl']) .icon:is(.undo, .redo, .earlier, .later) {
    transform: scaleX(-1);
  }
  /* Where a name has little room, one that says it is a computer has all of it. */
  @container (max-width: 699px) {
    .robot.named {
      display: none;
    }
  }
  .robot {
    inline-size: 1.1em;
    block-size: 1.1em;
    margin-inline-end: 0.3em;
    vertical-align: -0.2em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .name small {
    font-size: smaller;
  }
  .shape {
    width: 1em;
    height: 0.96em;
    color: var(--pc);
    flex: none;
    vertical-align: -0.1em;
    fill: currentColor;
  }
  :focus {
    outline: none;
  }
  :focus-visible {
    outline: 3px solid var(--ab-focus);
    outline-offset: 2px;
  }
  .visually-hidden {
    ${visuallyHidden}
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`;
