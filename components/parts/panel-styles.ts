import { css, type CSSResult } from 'lit';
import { cssOf } from '../style/css-of.js';
import { eventsBeside, eventStyles } from './event-log.js';
import { printStyles } from '../style/print-styles.js';

/** Returns styles for many players in a narrow space: the name is above, over the full width. */
export function namesAbove(list: string): CSSResult {
  const l = cssOf(list);
  return css`
    :is(${l}) li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 var(--ab-space-2);
      align-content: center;
      padding: 0 var(--ab-space-2);
    }
    :is(${l}) .name {
      grid-area: 1 / 1 / 2 / 3;
      font-size: smaller;
      line-height: 1.15;
      text-overflow: clip;
    }
    .ltr :is(${l}) .name[dir='ltr'] {
      -webkit-mask: linear-gradient(270deg, transparent, #000 8px);
      mask: linear-gradient(270deg, transparent, #000 8px);
    }
    /* How many cards they hold stands at the end of that line. */
    :is(${l}) .name:has(+ .holds) {
      margin-inline-end: var(--ab-space-5);
    }
    :is(${l}) .holds {
      grid-area: 1 / 2;
      justify-self: end;
    }
    /* A name that says so needs no robot beside it. */
    :is(${l}) .robot.named {
      display: none;
    }
    :is(${l}) .robot {
      margin-inline-end: 0.1em;
    }
    :is(${l}) .shape {
      font-size: smaller;
    }
    :is(${l}) :is(b, .chip) {
      font-size: 1em;
      line-height: 1;
      letter-spacing: -0.03em;
    }
    /* In a narrow panel letters are lighter, as they are narrower so. */
    @container (max-width: 1179px) {
      .frame[data-layout='side'] :is(${l}) .name {
        font-size: var(--ab-text-1);
        font-weight: 500;
        letter-spacing: -0.02em;
      }
    }
    @container (max-width: 359px) {
      :is(${l}) {
        font-size: smaller;
      }
      :is(${l}) li {
        gap: 0 var(--ab-space-1);
        padding: 0 1px;
      }
    }
    /*
     * On a phone four to six share two rows: shape, name and number stand in one line, and short names leave their room to
     * long ones, so that names are whole.
     */
    @container (max-width: 559px) {
      :is(${l}):is(.size4, .size5, .size6) {
        grid-auto-flow: row;
        grid-template-columns: repeat(3, minmax(0, auto));
        gap: var(--ab-space-1);
        font-size: var(--ab-text-1);
      }
      :is(${l}).size4 {
        grid-template-columns: repeat(2, minmax(0, auto));
      }
      .frame[data-layout] :is(${l}):is(.size4, .size5, .size6) li {
        display: flex;
        gap: var(--ab-space-1);
        min-block-size: 20px;
        padding: 0 var(--ab-space-1);
        border-width: 1.5px;
      }
      :is(${l}):is(.size4, .size5, .size6) .name {
        margin-inline-end: 0;
        font-size: smaller;
        font-weight: 500;
        letter-spacing: -0.03em;
      }
      .ltr :is(${l}):is(.size4, .size5, .size6) .name[dir='ltr'] {
        -webkit-mask: linear-gradient(270deg, transparent, #000 4px);
        mask: linear-gradient(270deg, transparent, #000 4px);
      }
      :is(${l}):is(.size4, .size5, .size6) .shape {
        font-size: smaller;
      }
      :is(${l}):is(.size4, .size5, .size6) :is(b, .chip) {
        font-size: 1em;
      }
      /* Three digits fit from the start, and nothing moves when they come. */
      :is(${l}):is(.size4, .size5, .size6) b {
        min-inline-size: 1.95em;
        text-align: end;
      }
    }
    @container (min-width: 1180px) {
      :is(${l}) {
        font-size: larger;
      }
    }
  `;
}

/** Styles for the names in a list of players. */
export const nameStyles = css`
  .name {
    font-weight: 700;
    min-inline-size: 0;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Styles for the names and the event log in all games. */
export const panelStyles = css`
  ${eventStyles}
  ${eventsBeside}
  ${nameStyles}
  ${printStyles}
`;
