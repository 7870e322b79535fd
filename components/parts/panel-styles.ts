import { css, type CSSResult } from 'lit';
import { cssOf } from '../style/css-of.js';
import { printStyles } from '../game/print-styles.js';

/** Returns styles for many players in a narrow space: the name is above, over the full width. */
export function namesAbove(list: string): CSSResult {
  const l = cssOf(list);
  return css`
    :is(${l}) li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 4px;
      align-content: center;
      padding: 0 4px;
    }
    :is(${l}) .name {
      grid-area: 1 / 1 / 2 / 3;
      font-size: 0.74em;
      line-height: 1.15;
      text-overflow: clip;
    }
    .ltr :is(${l}) .name[dir='ltr'] {
      -webkit-mask: linear-gradient(270deg, transparent, #000 8px);
      mask: linear-gradient(270deg, transparent, #000 8px);
    }
    /* How many cards they hold stands at the end of that line. */
    :is(${l}) .name:has(+ .holds) {
      margin-inline-end: 14px;
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
      font-size: 0.85em;
    }
    :is(${l}) :is(b, .chip) {
      font-size: 1em;
      line-height: 1;
      letter-spacing: -0.03em;
    }
    /* In a narrow panel letters are lighter, as they are narrower so. */
    @container (max-width: 1179px) {
      .frame[data-layout='side'] :is(${l}) .name {
        font-size: 10.5px;
        font-weight: 500;
        letter-spacing: -0.02em;
      }
    }
    @container (max-width: 359px) {
      :is(${l}) {
        font-size: 0.9em;
      }
      :is(${l}) li {
        gap: 0 2px;
        padding: 0 1px;
      }
    }
    /*
     * On a phone four to six share two rows: shape, name and number stand in one line, and short names leave their room to
     * long ones, so that names are whole.
     */
    @container (max-width: 479px) {
      :is(${l}):is(.size4, .size5, .size6) {
        grid-auto-flow: row;
        grid-template-columns: repeat(3, minmax(0, auto));
        gap: 3px;
      }
      :is(${l}).size4 {
        grid-template-columns: repeat(2, minmax(0, auto));
      }
      .frame[data-layout] :is(${l}):is(.size4, .size5, .size6) li {
        display: flex;
        gap: 2px;
        min-block-size: 20px;
        padding: 0 2px;
        border-width: 1.5px;
      }
      :is(${l}):is(.size4, .size5, .size6) .name {
        margin-inline-end: 0;
        font-size: 10.5px;
        font-weight: 500;
        letter-spacing: -0.03em;
      }
      .ltr :is(${l}):is(.size4, .size5, .size6) .name[dir='ltr'] {
        -webkit-mask: linear-gradient(270deg, transparent, #000 4px);
        mask: linear-gradient(270deg, transparent, #000 4px);
      }
      :is(${l}):is(.size4, .size5, .size6) .shape {
        font-size: 10px;
      }
      :is(${l}):is(.size4, .size5, .size6) :is(b, .chip) {
        font-size: 12px;
      }
      /* Three digits fit from the start, and nothing moves when they come. */
      :is(${l}):is(.size4, .size5, .size6) b {
        min-inline-size: 1.95em;
        text-align: end;
      }
    }
    @container (min-width: 1180px) {
      :is(${l}) {
        font-size: 1.2em;
      }
    }
  `;
}

/** Styles for the names, the event log and the time limit in all games. */
export const panelStyles = css`
  .name {
    font-weight: 700;
    min-inline-size: 0;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .events {
    display: grid;
    gap: calc(var(--u) * 0.75);
    font-size: calc(var(--u) * 3.5);
    line-height: 1.3;
    align-content: start;
  }
  .events li {
    display: flex;
    gap: calc(var(--u) * 2);
    color: var(--ab-ink-soft);
  }
  .events .shape {
    margin-block-start: 0.2em;
  }
  .events .in {
    padding-inline-start: calc(1em + var(--u) * 2);
  }
  .events .now,
  .events b {
    color: var(--ab-ink);
  }
  .events b.gain {
    color: var(--ab-right);
  }
  .events b.loss {
    color: var(--ab-wrong);
  }
  .time-for {
    font-size: calc(var(--u) * 3.25);
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  .time-for select {
    min-block-size: max(36px, calc(var(--u) * 8));
    border: 2px solid var(--ab-line);
    border-radius: var(--r);
    background: var(--ab-surface);
  }
  .rtl .icon:is(.undo, .redo, .earlier, .later) {
    transform: scaleX(-1);
  }
  @container (min-width: 700px) {
    .events {
      /* takes what room is left, and no more */
      contain: size;
      overflow: hidden;
      line-height: 1.22;
      -webkit-mask-image: linear-gradient(#000 calc(100% - var(--u) * 5), transparent);
      mask-image: linear-gradient(#000 calc(100% - var(--u) * 5), transparent);
    }
  }
  ${printStyles}
`;
