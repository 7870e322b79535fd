import { css } from 'lit';
import { baseStyles } from '../style/base-styles.js';
import { sizeTokens } from '../style/tokens.js';

/** The styles shared by the elements of all games: frame, buttons, panels, notices. One unit `--u` scales type and spacing. */
export const frameStyles = css`
  /* Drawn before the frame declares the steps. */
  :host {
    display: block;
    position: relative;
    container-type: inline-size;
    min-inline-size: 288px;
    max-inline-size: 100%;
    /* where the page asks how wide it would like to be: in a row, in a dialog */
    contain-intrinsic-inline-size: 784px;
    box-sizing: border-box;
    background: var(--ab-paper);
    color: var(--ab-ink);
    font: 400 16px/1.4 var(--ab-font);
    font-variant-numeric: tabular-nums;
    letter-spacing: normal;
    text-align: start;
    text-transform: none;
    white-space: normal;
    -webkit-text-size-adjust: 100%;
    /* only what was tapped lights up: a tap anywhere ends a moment, so a phone would tint the whole game */
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) {
    display: none;
  }
  ${baseStyles}
  .frame {
    display: flow-root;
    /* only where the element is given a height */
    max-block-size: 100%;
    overflow: auto;
    --u: 4px;
    ${sizeTokens}
  }
  /* Start stays in sight: if the page gives no height, the window scrolls the form, not the frame. */
  .frame:has([exportparts*='set-up']):not([style*='--ab-height']) {
    overflow: visible;
  }
  /* Japanese for children has spaces between its words, and breaks there alone. */
  .frame[lang='ja'] > :not(slot) {
    word-break: keep-all;
  }
  /* A game has the direction of its words; slotted content has that of the page. */
  .frame.ltr > :not(slot) {
    direction: ltr;
  }
  .frame.rtl > :not(slot) {
    direction: rtl;
  }
  .sums-rtl {
    --equations: rtl;
  }
  /* A language from right to left isolates what runs otherwise within a sentence: the sentence runs as its frame. */
  .rtl:not(.mixed) bdi:not([dir], .name *) {
    direction: rtl;
    unicode-bidi: isolate;
  }
  /* Also where a page has a game run the other way than its language. */
  :where(.mixed :is(p, h2, h3)) {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .app {
    position: relative;
    font-size: var(--ab-text-2);
    overflow-wrap: anywhere;
  }
  @container (min-width: 1180px) {
    .frame {
      --u: 5px;
    }
  }
  @container (min-width: 1800px) {
    .frame {
      --u: 8px;
    }
  }
  .busy {
    min-height: 200px;
  }
`;
