import { css, defineGame, html, nothing, pipDie, pipDieStyles } from 'abacade/element';
import { bot, diceFor, shutTheBox, sum } from './rules.js';
import * as words from './words.js';

/** Draws the box: the tiles, and the dice on its felt. */
function render({ state, input, own, figure, moment, mayAct }) {
  const { open, options } = state;
  const rolled = moment?.ply.events.find(({ type }) => type === 'rolled');
  const dice = rolled?.dice ?? state.dice;
  const may = mayAct && dice.length > 0;
  const toggle = (tile) => {
    const { picked } = input;
    input.picked = picked.includes(tile) ? picked.filter((other) => other !== tile) : [...picked, tile];
  };
  const tile = (number) => {
    const isOpen = open.includes(number);
    return html`<button
      type="button"
      class="tile ${isOpen ? '' : 'down'}"
      part=${may && isOpen ? 'action' : nothing}
      aria-pressed=${isOpen ? input.picked.includes(number) : nothing}
      aria-disabled=${may && isOpen ? nothing : 'true'}
      aria-label=${isOpen ? figure(number) : own.isShut(figure(number))}
      @click=${() => may && isOpen && toggle(number)}
    >
      <span>${figure(number)}</span>
    </button>`;
  };
  const shown = dice.length ? dice : Array(diceFor(open)).fill(0);
  return html`<div class="box" role="group" aria-label=${own.box}>
    <div class="tiles">${Array.from({ length: options.tiles }, (_, i) => tile(i + 1))}</div>
    <div class="felt">${shown.map((die) => pipDie(die, die ? figure(die) : undefined))}</div>
  </div>`;
}

/** Draws the one button: to roll, or to shut the tiles that are picked. */
function actions({ state, input, own, figure, mayAct, roll, play }) {
  const tiles = [...input.picked].sort((a, b) => a - b);
  const isRoll = state.dice.length === 0;
  const isOn = mayAct && (isRoll || tiles.length > 0);
  return html`<button
    type="button"
    class="button primary big"
    part=${isOn ? 'action' : nothing}
    aria-disabled=${isOn ? nothing : 'true'}
    data-home
    @click=${() => isOn && (isRoll ? roll() : play({ type: 'shut', tiles }))}
  >
    ${isRoll ? own.roll : own.shut(tiles.length ? tiles.map((tile) => figure(tile)).join(' + ') : '')}
  </button>`;
}

const styles = css`
  .box {
    container: box / size;
    display: grid;
    grid: auto minmax(0, 1fr) / minmax(0, 1fr);
    block-size: 100%;
    padding: 8px;
    border-radius: 16px;
    background: repeating-linear-gradient(4deg, #8a5a2b 0 7px, #96642f 7px 15px, #83531f 15px 19px);
    box-shadow: inset 0 0 0 3px #5d3b16;
  }
  .tiles {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 6px;
    padding: 6px;
  }
  .tile {
    position: relative;
    block-size: clamp(44px, 22cqb, 120px);
    padding: 0;
    border: 0;
    border-radius: 6px;
    background: linear-gradient(#fff6dd, #ecd5a2);
    box-shadow:
      0 4px 0 #a97f42,
      0 6px 8px rgb(0 0 0 / 0.35);
    color: #3a2206;
    font-size: clamp(16px, min(10cqb, 8cqi), 52px);
    font-weight: 800;
    white-space: nowrap;
    transform-origin: bottom;
    transition: transform 200ms ease-in;
  }
  .tile[aria-pressed='true'] {
    background: linear-gradient(#ffe28a, #f4bd3e);
    box-shadow:
      0 4px 0 #a97f42,
      0 0 0 4px #3a2206;
    transform: translateY(6px);
  }
  .tile.down {
    background: #6d451d;
    box-shadow: inset 0 3px 6px rgb(0 0 0 / 0.5);
    color: #d9b684;
    transform: perspective(300px) rotateX(60deg);
  }
  .tile:focus-visible {
    outline: 4px solid #fff;
    outline-offset: 1px;
  }
  .felt {
    --die: min(30cqi, 28cqb, 180px);
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6cqi;
    margin: 6px;
    background: radial-gradient(#2f7a52, #1c5537);
    box-shadow: inset 0 3px 12px rgb(0 0 0 / 0.55);
  }
  @container own-board (min-aspect-ratio: 13/10) {
    .tiles {
      grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
      grid: auto / auto-flow minmax(0, 1fr);
    }
    .tile {
      block-size: clamp(44px, 40cqb, 240px);
      font-size: clamp(14px, min(16cqb, 4.5cqi), 60px);
    }
  }
`;

defineGame({
  tag: 'shut-the-box',
  game: shutTheBox,
  words,
  bot,
  shape: 1.6,
  styles: [pipDieStyles, styles],
  input: () => ({ picked: [] }),
  render,
  actions,
  help: ({ state: { dice }, own, figure }) => (dice.length ? own.choose(figure(sum(dice))) : own.rollNow),
  moment: (v, { events }) =>
    events[0].type === 'rolled' ? [{ name: 'rolled', ms: events[1] ? 1600 : 400, sound: 'dice' }] : [],
});
