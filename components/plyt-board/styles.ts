import { css } from 'lit';
import { frameStyles } from '../game/styles.js';
import { bannerStyles } from '../parts/banner.js';
import { namesAbove, panelStyles } from '../parts/panel-styles.js';
import { formStyles } from '../style/form-styles.js';
import { themed, tokens } from '../style/tokens.js';
import { choiceStyles, mountainStyles } from '../style/mountain/styles.js';
import { faceStyles } from '../parts/cards/face.js';
import { bigCardStyles } from './cards.js';
import { controlStyles } from './control-styles.js';

const colours = themed(
  '--ab-plyt:#2f6b3c;--ab-on-plyt:#fff;--ab-go:var(--ab-plyt);--ab-on-go:var(--ab-on-plyt);',
  '--ab-plyt:#7fc48d;--ab-on-plyt:#14171d;--ab-go:var(--ab-plyt);--ab-on-go:var(--ab-on-plyt);',
);

/** Rows are fixed and the board takes the rest of the height, so that it keeps its place in all phases of a turn. */
const layout = css`
  .game {
    --gap: var(--ab-space-3);
    /* everything but the board */
    --rest: 319px;
    --stage: 197px;
    display: grid;
    gap: var(--gap);
    padding: var(--gap) var(--ab-space-4);
    block-size: min(var(--ab-height, 100svh), calc((100cqi - 16px) * 1.0184 + var(--rest)));
    min-block-size: calc(var(--rest) + 220px);
    grid-template: 'turn' auto 'players' auto 'hint' auto 'board' minmax(0, 1fr) 'stage' var(--stage) / minmax(0, 1fr);
  }
  .frame[data-short] .game {
    --gap: var(--ab-space-2);
    --rest: 287px;
    --stage: 186px;
  }
  /* The players in two rows. */
  @container (max-width: 559px) {
    .frame .game:has(.scores:is(.size4, .size5, .size6)) {
      --rest: 329px;
    }
    .frame[data-short] .game:has(.scores:is(.size4, .size5, .size6)) {
      --rest: 298px;
    }
  }
  .game > .turn {
    grid-area: turn;
  }
  /* As high as with two lines below the name. */
  .frame[data-short] .game > .turn {
    min-block-size: var(--ab-control-3);
  }
  .game .board-area {
    grid-area: board;
    container: board / size;
    position: relative;
    display: grid;
    place-items: center;
    min-inline-size: 0;
  }
  .game .board-area .mountain {
    inline-size: min(100cqi, 98.2cqb);
  }
  .game > .hint-card {
    grid-area: hint;
  }
  :host {
    --picture: 0.982;
  }
  .stage {
    grid-area: stage;
    display: grid;
    gap: var(--gap);
    align-content: end;
    min-inline-size: 0;
    min-block-size: 0;
  }
  .stage h3 {
    font-size: var(--ab-text-3);
    line-height: 1.2;
    font-weight: 800;
    text-align: center;
  }
  .stage.computer {
    align-content: space-between;
    padding: var(--ab-space-4);
    border-radius: var(--ab-radius-3);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
  }
  /* The events are in the menu; beside the board where there is plenty of space. */
  .game > .events {
    display: none;
  }
  .line {
    display: flex;
    gap: var(--ab-space-4);
    align-items: center;
    min-block-size: 30px;
    padding: var(--ab-space-1) var(--ab-space-4);
    border-radius: var(--ab-radius-2);
    border-inline-start: 6px solid var(--pc);
    background: var(--ab-surface);
    font-size: var(--ab-text-2);
    line-height: 1.2;
  }
  .frame[data-layout='side'] .game {
    --panel: max(283px, 35cqi);
    --rest: 0px;
    block-size: min(var(--ab-height, 100svh), calc((100cqi - var(--panel)) * 1.0184));
    min-block-size: 320px;
    padding: var(--ab-space-4);
    column-gap: var(--ab-space-4);
    grid-template:
      'board turn' auto
      'board hint' auto
      'board stage' minmax(0, 1fr)
      'board players' auto / minmax(0, 1fr) var(--panel);
  }
  /* Where the browser enlarges all text, the rows are higher, and the page scrolls. */
  @container (max-width: 1179px) {
    .frame[data-enlarged][data-layout='stacked'] .game {
      --rest: 420px;
      --stage: 246px;
    }
    .frame[data-enlarged][data-layout='side'] .game {
      min-block-size: 430px;
    }
  }
  .frame[data-layout='side'] .stage {
    align-content: space-evenly;
  }
  /* Low: a hint on many dice lies over the board, or the keys would be out of sight. */
  .frame[data-short][data-layout='side'] .game:has(.many) > .hint-card {
    grid-area: board;
    align-self: end;
    z-index: 1;
  }
  @container (min-width: 1180px) {
    .frame[data-layout] .game {
      --panel: 40cqi;
      --gap: var(--ab-space-4);
      padding: var(--ab-space-6);
      column-gap: var(--ab-space-7);
      grid-template:
        'board turn' auto
        'board players' auto
        'board hint' auto
        'board stage' auto
        'board events' minmax(0, 1fr) / minmax(0, 1fr) var(--panel);
    }
    .frame[data-layout] .game > .events {
      display: grid;
      grid-area: events;
    }
    .frame[data-layout] .stage {
      min-block-size: calc(var(--u) * 76);
      align-content: center;
    }
  }
`;

/** The players and their squares in one line. */
const players = css`
  .game .scores {
    grid-area: players;
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
    min-block-size: 34px;
    padding: 0 var(--ab-space-3);
    border: 2px solid transparent;
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
  }
  .frame[data-short] .scores li {
    min-block-size: 28px;
  }
  .scores .current {
    border-color: var(--pc);
  }
  .scores .name {
    flex: 1;
    font-size: inherit;
    line-height: 1.25;
  }
  .scores b {
    margin-inline-start: auto;
    font-size: larger;
    font-weight: 800;
    line-height: 1.15;
    overflow-wrap: normal;
  }
  ${namesAbove('.scores:not(.size1, .size2)')}
  .frame[data-short] .scores:not(.size1, .size2) li {
    min-block-size: 32px;
  }
  .frame[data-layout='side'] .scores:is(.size4, .size5, .size6) {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, auto));
  }
  .frame[data-layout='side'] .scores:is(.size5, .size6) {
    grid-template-columns: repeat(3, minmax(0, auto));
  }
  /* Low: shape, name and number in one line, and the keys keep their height. */
  .frame[data-short][data-layout='side'] .scores:is(.size5, .size6) {
    gap: var(--ab-space-1);
  }
  .frame[data-short][data-layout='side'] .scores:is(.size5, .size6) li {
    display: flex;
    gap: var(--ab-space-1);
    min-block-size: 21px;
    padding: 0 var(--ab-space-1);
    border-width: 1.5px;
  }
  .frame[data-short][data-layout='side'] .scores:is(.size5, .size6) .name {
    font-size: var(--ab-text-1);
  }
  .frame[data-short][data-layout='side'] .scores:is(.size5, .size6) b {
    font-size: var(--ab-text-1);
  }
  @container (max-width: 1179px) {
    .frame[data-layout='side'] .scores:is(.size1, .size2) .name {
      font-size: var(--ab-text-1);
      letter-spacing: -0.01em;
    }
  }
  @container (min-width: 1180px) {
    .scores li {
      min-block-size: var(--ab-control-1);
      padding: 0 var(--ab-space-4);
      gap: var(--ab-space-4);
    }
  }
  .going {
    position: absolute;
    inset-block-start: 40%;
    inset-inline: 0;
    margin-inline: auto;
    inline-size: max-content;
    padding: var(--ab-space-4) var(--ab-space-6);
    border-radius: var(--ab-radius-2);
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-size: var(--ab-text-4);
    pointer-events: none;
  }
`;

export const styles = [
  ...tokens,
  colours,
  frameStyles,
  ...bannerStyles,
  layout,
  formStyles,
  ...mountainStyles,
  choiceStyles,
  ...controlStyles,
  panelStyles,
  players,
  faceStyles,
  bigCardStyles,
];
