import { css } from 'lit';
import { answerStyles } from '../style/answer-box.js';
import { printStyles } from '../style/print-styles.js';
import { lessonPictureStyles } from './lesson-pictures-styles.js';
import { lessonStyles } from './lesson-styles.js';

const ownStyles = css`
  :host {
    display: block;
  }
  .box {
    container: drill / size;
    block-size: max(300px, var(--ab-height, min(100svh, max(190cqi, 560px))));
    overflow: auto;
  }
  .round {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: var(--ab-space-4);
    inline-size: min(100%, calc(var(--u) * 120));
    min-block-size: 100%;
    margin-inline: auto;
    padding: var(--ab-space-4);
  }
  :host(:not(.open)) .round {
    block-size: 100%;
    grid-template-rows: auto auto minmax(0, 1fr) auto;
  }
  .drill-head {
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
    min-block-size: var(--ab-control-3);
    padding-inline: var(--ab-space-5) var(--ab-space-2);
    border-radius: var(--ab-radius-2);
    background: var(--pc);
    color: var(--ab-on-player);
    font-weight: 600;
  }
  .drill-head .shape {
    color: inherit;
    font-size: var(--ab-text-5);
  }
  .drill-head .said {
    flex: 1;
    min-inline-size: 0;
  }
  .drill-head h2 {
    overflow: hidden;
    font-size: var(--ab-text-4);
    font-weight: 800;
    line-height: 1.35;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .drill-head .icon-button {
    min-inline-size: var(--ab-control-2);
    min-block-size: var(--ab-control-2);
    border-color: transparent;
    background: none;
    color: inherit;
  }
  .pad {
    grid-template-rows: minmax(0, 1fr) auto;
  }
  .pad .question {
    align-self: center;
    font-size: var(--ab-figure);
  }
  .long .question {
    font-size: var(--ab-text-6);
  }
  /* Six dice make many steps. */
  .worked {
    font-size: min(var(--ab-text-4), 2.8cqb);
    row-gap: var(--ab-space-1);
  }
  bdi {
    direction: var(--equations, ltr);
    unicode-bidi: isolate;
  }
  /* Beside the keys, and beside what is told, there is more space than above and below. */
  @container drill (min-aspect-ratio: 13/10) and (min-width: 560px) {
    .round {
      inline-size: min(100%, calc(var(--u) * 240));
    }
    .pad {
      grid-template: minmax(0, 1fr) / repeat(2, minmax(0, 1fr));
      align-items: center;
    }
    .round:not(.long) .question {
      font-size: min(var(--ab-figure), 5.5cqi);
    }
    :host(:not(.open)) .round {
      grid-template: 'way head' auto 'way told' minmax(0, 1fr) 'way foot' auto / minmax(0, 1fr) minmax(0, 1fr);
    }
    :host(:not(.open)) .drill-head {
      grid-area: head;
    }
    .told {
      grid-area: told;
      align-self: center;
    }
    .routes {
      grid-area: way;
    }
    .foot {
      grid-area: foot;
    }
    .worked {
      font-size: min(var(--ab-text-4), 5cqb);
    }
  }
`;

/** The styles of the practice after a game. */
export const practiceStyles = [answerStyles, lessonStyles, lessonPictureStyles, ownStyles, printStyles];
