import { css } from 'lit';
import { frameStyles } from '../base/styles.js';
import { panelStyles } from '../screens/panel-styles.js';
import { formStyles } from '../ui/form-styles.js';
import { themed, tokens } from '../ui/tokens.js';
import { choiceStyles } from '../ui/mountain/choice-styles.js';
import { mountainStyles } from '../ui/mountain/styles.js';
import { cardStyles } from './card-styles.js';
import { controlStyles } from './control-styles.js';
import { lessonStyles } from './lesson.js';

const colours = themed(
  '--ab-plyt:#2f6b3c;--ab-on-plyt:#fff;--ab-go:var(--ab-plyt);--ab-on-go:var(--ab-on-plyt);--ab-master:#262b35;',
  '--ab-plyt:#7fc48d;--ab-on-plyt:#14171d;--ab-go:var(--ab-plyt);--ab-on-go:var(--ab-on-plyt);--ab-master:#98a2b5;',
);

const layout = css`
  .pl {
    display: grid;
    gap: 6px;
    padding: 8px clamp(0px, calc((100cqi - 298px) / 2), 10px) 12px;
    grid-template: 'turn' 'players' 'board' 'stage' 'tools' 'events' / minmax(0, 1fr);
  }
  .pl .bd {
    grid-area: board;
  }
  .bd {
    position: relative;
    min-inline-size: 0;
  }
  .stage {
    grid-area: stage;
    display: grid;
    gap: calc(var(--u) * 2);
    align-content: start;
    min-inline-size: 0;
  }
  .stage h3 {
    font-size: calc(var(--u) * 4.5);
    line-height: 1.2;
    font-weight: 800;
  }
  .turn {
    grid-area: turn;
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 3);
    background: var(--pc);
    color: var(--ab-on-player);
    border-radius: calc(var(--u) * 3);
    padding: calc(var(--u) * 1) calc(var(--u) * 1.5) calc(var(--u) * 1) calc(var(--u) * 3);
    min-block-size: calc(var(--u) * 14.5);
  }
  .turn > div:first-of-type {
    flex: 1;
    min-inline-size: 0;
  }
  .turn .shape {
    color: inherit;
    font-size: calc(var(--u) * 7);
  }
  .turn h2 {
    font-size: calc(var(--u) * 5.5);
    line-height: 1.1;
    font-weight: 800;
  }
  .turn h2:focus-visible {
    outline-color: currentColor;
  }
  .turn p {
    font-size: calc(var(--u) * 3.25);
    line-height: 1.25;
    font-weight: 600;
  }
  @container (min-width: 700px) {
    .pl {
      --room: calc(var(--ab-height, 100svh) - 16px);
      --foot: calc(var(--u) * 14);
      --board: min(58cqi, max(280px, calc((var(--room) - var(--foot) - 8px) * 0.982)));
      grid-template:
        'board turn' auto
        'board stage' auto
        'board events' minmax(0, 1fr)
        'players tools' auto / var(--board) minmax(0, 1fr);
      column-gap: 16px;
      padding: 8px 12px;
    }
  }
  @container (min-width: 1180px) {
    .pl {
      --room: calc(var(--ab-height, 100svh) - var(--u) * 8);
      --board: min(60cqi, max(300px, calc(var(--room) * 0.982)));
      grid-template:
        'board turn' auto
        'board players' auto
        'board stage' auto
        'board events' minmax(0, 1fr)
        'board tools' auto / var(--board) minmax(0, 1fr);
      gap: calc(var(--u) * 2.5) calc(var(--u) * 6);
      padding: calc(var(--u) * 4) calc(var(--u) * 5);
    }
    .turn {
      min-block-size: calc(var(--u) * 17);
    }
    .turn h2 {
      font-size: calc(var(--u) * 8);
    }
    .turn .shape {
      font-size: calc(var(--u) * 9);
    }
  }
`;

/** The players and their squares, and the grid areas of the panel. */
const players = css`
  .scores {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(68px, 1fr));
    gap: calc(var(--u) * 1);
  }
  .scores li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0 calc(var(--u) * 1.5);
    padding: calc(var(--u) * 0.75) calc(var(--u) * 1.75);
    border-radius: calc(var(--u) * 2.5);
    background: var(--ab-surface);
    border: 2px solid transparent;
    min-inline-size: 0;
  }
  .scores .cur {
    border-color: var(--pc);
  }
  .scores .shape {
    font-size: calc(var(--u) * 4.5);
  }
  .scores .nm {
    grid-area: 2 / 1 / 3 / 3;
    line-height: 1.25;
    font-size: calc(var(--u) * 3.5);
  }
  .scores b {
    grid-area: 1 / 2;
    font-size: calc(var(--u) * 4.5);
    font-weight: 800;
    line-height: 1.15;
    overflow-wrap: normal;
  }
  .scores small {
    display: none;
    grid-column: 2;
    font-size: calc(var(--u) * 2.75);
    line-height: 1.3;
    color: var(--ab-ink-soft);
    white-space: nowrap;
  }
  .pl .tools {
    grid-area: tools;
  }
  .pl .events {
    grid-area: events;
  }
  .pl .scores {
    grid-area: players;
  }
  .going {
    position: absolute;
    inset-block-start: 40%;
    inset-inline: 0;
    margin-inline: auto;
    inline-size: max-content;
    padding: calc(var(--u) * 2) calc(var(--u) * 4);
    border-radius: var(--r);
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-size: calc(var(--u) * 5);
    pointer-events: none;
  }
  @container (max-width: 1179px) {
    .scores:is(.n5, .n6) {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @container (min-width: 1180px) {
    .scores {
      grid-template-columns: repeat(2, 1fr);
    }
    .scores li {
      grid-template-columns: auto 1fr auto;
      column-gap: calc(var(--u) * 2.5);
    }
    .scores .nm {
      grid-area: 1 / 2;
    }
    .scores .shape {
      grid-row: 1 / 3;
      font-size: calc(var(--u) * 5);
    }
    .scores b {
      grid-area: 1 / 3 / 3 / 4;
      font-size: calc(var(--u) * 5.5);
    }
    .scores small {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .scores:is(.n5, .n6) {
      grid-template-columns: repeat(3, 1fr);
    }
    .scores:is(.n5, .n6) .nm {
      grid-row: 1 / 3;
    }
    .scores:is(.n5, .n6) small {
      display: none;
    }
  }
`;

export const styles = [
  ...tokens,
  colours,
  frameStyles,
  layout,
  formStyles,
  ...mountainStyles,
  choiceStyles,
  ...controlStyles,
  panelStyles,
  players,
  cardStyles,
  lessonStyles,
];
