import { css } from 'lit';

/** Styles of the banner with its die, and of the scores. */
export const scoreStyles = css`
  .turn .d12 {
    inline-size: auto;
    block-size: calc(var(--bar) - 6px);
  }
  .turn .tumble,
  .turn .tumble text {
    animation-duration: calc(360ms * var(--pace, 1));
  }
  .turn .clock {
    margin-inline-end: 0.6em;
    font-weight: 800;
    white-space: nowrap;
  }
  /* A narrow panel: the time that is left, without a word. A lesson has no die beside them. */
  @container (max-width: 1179px) {
    .frame[data-layout='side'] .app:not(.teaches) .turn .help {
      font-size: 0; /* still read aloud, and without a break */
    }
    .frame[data-layout='side'] .app:not(.teaches) .turn p:not(:has(.clock)) {
      font-size: 0; /* the name stands in the middle */
      line-height: 0;
    }
    .frame[data-layout='side'] .turn .clock {
      margin: 0;
    }
    .frame[data-layout='side'] .turn {
      gap: var(--ab-space-2);
    }
    .frame[data-layout='side'] .turn h2 {
      font-size: var(--ab-text-3);
    }
    .frame[data-layout='side'] .turn .d12 {
      block-size: 40px;
    }
  }
  /* A narrow phone: the whole of what is to be done, in a third line if need be. */
  @container (max-width: 359px) {
    .frame .turn {
      gap: var(--ab-space-2);
    }
    .turn .d12 {
      block-size: 40px;
    }
    .frame .turn h2 {
      font-size: var(--ab-text-2);
      letter-spacing: -0.02em; /* a long name is whole */
    }
    .frame .turn p {
      -webkit-line-clamp: none;
      font-size: var(--ab-text-1);
      line-height: 1.2;
    }
  }
  .frame[data-short] .turn h2 {
    font-size: var(--ab-text-3);
  }
  .frame[data-short] .turn p {
    font-size: var(--ab-text-1);
    line-height: 1.08;
  }
  .scores {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--ab-space-2);
  }
  .scores li {
    display: flex;
    align-items: center;
    gap: var(--ab-space-2);
    min-inline-size: 0;
    padding: 0 var(--ab-space-3);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    border: 2px solid transparent;
    line-height: 1.1;
  }
  .scores .current {
    border-color: var(--pc);
  }
  .token-cube {
    flex: none;
    display: block;
    inline-size: calc(var(--u) * 4);
    block-size: auto;
  }
  .scores .name {
    flex: 1;
    font-size: var(--ab-text-1);
    text-overflow: clip;
  }
  .scores b {
    font-size: var(--ab-text-3);
    font-weight: 800;
  }
  .frame[data-short] .scores b {
    font-size: var(--ab-text-2);
  }
  .scores i {
    display: none;
    font-style: normal;
  }
  /* Many in a little width: the name above, over the whole of it. */
  :is(.size4, .frame[data-layout='side'] .size3) .scores li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--ab-space-2);
    align-content: center;
  }
  :is(.size4, .frame[data-layout='side'] .size3) .scores .name {
    grid-area: 1 / 1 / 2 / 3;
    font-size: var(--ab-text-1);
  }
  :is(.size4, .frame[data-layout='side'] .size3) .scores .token-cube {
    grid-area: 2 / 1;
    inline-size: calc(var(--u) * 3.5);
  }
  :is(.size4, .frame[data-layout='side'] .size3) .scores b {
    font-size: var(--ab-text-2);
  }
  .frame[data-short] .size4 .scores .name {
    font-size: var(--ab-text-1);
  }
  /* Short names leave their room to long ones, and letters are lighter, as they are narrower so. */
  @container (max-width: 559px) {
    :is(.size3, .size4) .scores {
      grid-auto-columns: minmax(0, auto);
    }
    :is(.size3, .size4) .scores .name {
      font-weight: 500;
      letter-spacing: -0.02em;
    }
    :is(.size3, .size4) .scores b {
      min-inline-size: 1.4em;
      text-align: end;
    }
    .size3 .scores li {
      flex-wrap: wrap;
      align-content: center;
    }
    .size3 .scores .name {
      order: -1;
      flex: 1 0 100%;
    }
    .size3 .scores b {
      margin-inline-start: auto;
      font-size: var(--ab-text-2);
    }
  }
  @container (max-width: 359px) {
    :is(.size3, .size4) .scores li {
      gap: var(--ab-space-1);
      padding-inline: var(--ab-space-1);
    }
    :is(.size3, .size4) .scores .name {
      font-size: var(--ab-text-1);
    }
  }
  @container (max-width: 1179px) {
    /* Beside the board four names have two rows. */
    .frame[data-layout='side'] .size4 .scores {
      grid-auto-flow: row;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .frame[data-layout='side'] .size4 .scores li {
      display: flex;
    }
  }
  @container (min-width: 1180px) {
    .scores i {
      display: block;
      min-inline-size: 1.6em;
      text-align: end;
    }
    :is(.size4, .frame[data-layout='side'] .size3) .scores li {
      grid-template-columns: auto 1fr auto;
    }
    :is(.size4, .frame[data-layout='side'] .size3) .scores .name {
      grid-column-end: 4;
    }
    .scores b {
      font-size: var(--ab-text-4);
    }
  }
`;
