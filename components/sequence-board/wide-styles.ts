import { css } from 'lit';

/** The places of the play screen on tablets, phones in landscape, and large screens. */
export const wideStyles = css`
  /* The dice across the whole width. */
  @container (min-width: 560px) {
    /* The rows take what height there is, up to a limit, and the last one follows them. */
    .make {
      display: flex;
      flex-direction: column;
    }
    .below {
      flex: 1 1 auto;
      grid-template-rows: minmax(0, 1fr);
    }
    .kinds {
      align-content: stretch;
    }
    .game {
      --side: 36%;
      gap: var(--ab-space-3);
      padding: var(--ab-space-3) var(--ab-space-4);
    }
    .game .tray {
      --die: clamp(48px, min((100cqi - 100px) / 6 - 12px, var(--h) * 0.15), 104px);
    }
    .game .rolls {
      display: grid;
      grid-template-columns: repeat(3, auto);
      justify-items: center;
      gap: 1px var(--ab-space-2);
      white-space: nowrap;
    }
    .rolls span {
      unicode-bidi: plaintext;
      grid-column: 1 / -1;
    }
    .tip:not(:only-child) {
      display: inline;
    }
    .few {
      display: none;
    }
  }
  @container (min-width: 700px) {
    .pip {
      display: block;
    }
  }
  /* Below them the rows, beside them the mountain. */
  @container (min-width: 560px) and (max-width: 1179px) {
    .frame:not([data-short]) .game {
      grid-template:
        'turn turn' auto 'tray tray' auto 'do scores' auto 'make trip' minmax(0, 1fr) / minmax(0, 1fr)
        var(--side);
      min-block-size: min(var(--h), 780px);
    }
    .frame:not([data-short]) .strip {
      display: none;
    }
    .trip {
      grid-area: trip;
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
      align-content: stretch;
      container: trip / size;
    }
    .frame:not([data-short]) .trip {
      display: grid;
    }
    .game > .hint-card {
      inset: 0 0 auto;
      grid-area: trip;
    }
    .kinds {
      grid-auto-rows: minmax(44px, 1fr);
    }
    .frame:not([data-short]) .below {
      max-block-size: calc(4 * 72px + 3 * 4px);
    }
    .frame[data-tall] .game {
      grid-template:
        'turn turn' auto 'tray tray' auto 'do scores' auto 'make make' auto 'trip trip' minmax(0, 1fr) / minmax(0, 1fr)
        var(--side);
      min-block-size: var(--h);
    }
    .frame[data-tall] .scores {
      align-self: center;
    }
    /* Low: the rows beside the place of Roll, and the climb as a strip. */
    .frame[data-short] .game {
      grid-template:
        'turn strip' auto 'tray tray' auto 'make scores' minmax(0, 1fr) 'make do' auto / minmax(0, 1fr)
        var(--side);
      min-block-size: var(--h);
    }
    .frame[data-short] .scores {
      align-self: end;
    }
    .frame[data-short] .strip {
      align-self: center;
    }
    .frame[data-short] .game > .hint-card {
      inset: auto 0 0;
      grid-area: scores;
    }
    /* A phone on its side: the rows in two columns, with the short names of their buttons. */
    .frame[data-short] .game {
      --rows: calc(3 * 44px + 2 * 4px);
    }
    .frame[data-short] .below {
      min-block-size: calc(2 * var(--ab-control-2) + var(--ab-space-2));
    }
    .frame[data-short] .kinds {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .frame[data-short] :is(.kinds .lit .kind p, .claim-action .long) {
      display: none;
    }
    .frame[data-short] .claim-action .short {
      display: inline;
    }
  }
  /* The whole table of steps where its rows are wide enough. */
  @container (min-width: 700px) and (max-width: 1179px) {
    .frame[data-tall] .kinds ol {
      display: flex;
    }
    .frame[data-tall] .claim-action {
      flex: none;
      inline-size: 184px;
      text-align: end;
    }
  }
  @container (min-width: 1180px) {
    .game {
      --h: calc(var(--ab-height, 100svh) - var(--u) * 2);
      grid-template: 'turn turn' auto 'tray scores' auto 'tray trip' auto 'do trip' auto 'make trip' minmax(0, 1fr) /
          minmax(0, 3fr) minmax(0, 2fr);
      min-block-size: var(--h);
      gap: var(--ab-space-4);
      padding: var(--ab-space-5);
    }
    .strip {
      display: none;
    }
    .game .turn {
      min-block-size: var(--ab-control-3);
    }
    .game .turn h2 {
      font-size: var(--ab-text-6);
    }
    .scores {
      align-self: start;
    }
    .game .tray {
      --die: min((60cqi - 100px) / 6 - 8px, var(--h) * 0.15);
      padding-block: var(--ab-space-3);
    }
    .actions {
      min-block-size: var(--ab-control-2);
    }
    .actions > * {
      max-inline-size: calc(var(--u) * 110);
    }
    .actions > .asks {
      justify-content: start;
    }
    .below {
      min-block-size: calc(var(--u) * 44 + 12px);
      max-block-size: calc(var(--u) * 60 + 12px);
    }
    .kinds {
      grid-auto-rows: minmax(calc(var(--u) * 11), 1fr);
    }
    #make:not(.unseen) {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      font-size: var(--ab-text-2);
      font-weight: 800;
    }
    .kinds ol {
      display: flex;
    }
    .kinds > li {
      min-block-size: var(--ab-control-2);
    }
    .kinds .claim-action {
      flex: none;
      min-inline-size: calc(var(--u) * 38);
      text-align: end;
    }
    .trip {
      grid-area: trip;
      display: grid;
      grid-template-rows: auto minmax(0, 1fr) auto;
      align-content: stretch;
    }
    .trip .hill {
      inline-size: min(100%, var(--h) * 0.6);
    }
    .trip .events {
      display: grid;
    }
    /* Below the rows, over the last event: it would cover a row in part. */
    .game > .hint-card {
      inset: auto 0 0;
      grid-area: make;
    }
  }
`;
