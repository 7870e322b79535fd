import { css } from 'lit';

/** Styles for the end of a game in pictures: its buttons, the crown of the winner, and the pieces left as empty outlines. */
export const finishStyles = css`
  /* One large round button, small ones beside it. */
  :host(.finish) {
    --ab-go: var(--ab-right);
    --ab-on-go: var(--ab-paper);
  }
  :host(.finish) .after {
    grid-template-columns: 1fr auto 1fr;
    place-items: center;
  }
  :host(.finish) .after .button {
    inline-size: calc(var(--u) * 13);
    min-inline-size: var(--ab-control-2);
    aspect-ratio: 1;
    border-radius: 50%;
    padding: 0;
    justify-content: center;
    font-size: var(--ab-text-5);
  }
  :host(.finish) .after .button.primary {
    grid-area: 1 / 2;
    inline-size: calc(var(--u) * 24);
    font-size: var(--ab-figure);
  }
  :host(.finish) .after .icon {
    inline-size: 1em;
    block-size: 1em;
  }
  .crown {
    position: absolute;
    inset-block-end: 80%;
    inline-size: 56%;
    fill: var(--ab-gold, #f4bd3e);
    stroke: var(--ab-note-line);
    stroke-width: 6;
    stroke-linejoin: round;
  }
  @container finish (min-aspect-ratio: 13/10) and (min-width: 560px) and (min-height: 450px) {
    :host(.finish) .winner .disc {
      inline-size: min(28cqi, 34cqb);
      font-size: min(17cqi, 20cqb);
    }
    :host(.finish) .winner .disc:only-child {
      inline-size: min(46cqi, 50cqb);
      font-size: min(28cqi, 30cqb);
    }
  }
  .left-over {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-1);
    margin-inline-start: auto;
  }
  .left-over i {
    inline-size: calc(var(--u) * 3);
    aspect-ratio: 1;
    border: 1.5px dashed var(--ab-line);
    border-radius: 22%;
  }
`;
