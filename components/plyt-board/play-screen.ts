import { html, nothing, svg, type TemplateResult } from 'lit';
import { playerAt, type PlytState } from '../../src/rules/plyt/index.js';
import { eventLog } from '../screens/event-log.js';
import { tools } from '../screens/panel.js';
import { playerName } from '../ui/player-name.js';
import { shape } from '../ui/shapes.js';
import { boardOf } from './board.js';
import type { PlytContext } from './context.js';
import { controls } from './controls.js';
import { diceNow, isPersonToAct, lessonAt, seatShown } from './turn.js';

/** Renders the game in progress: whose turn it is, the mountain, the controls, positions, the event log. */
export function playScreen(v: PlytContext): TemplateResult {
  const { state, plies } = v.match;
  const moved = plies.findLast(({ events }) => events.some(({ type }) => type === 'moved'));
  return html`<div class="app pl">
    ${banner(v, state)} ${boardOf(v, { state, events: moved?.events ?? [], live: true })}
    <section class="stage">${controls(v, state)}</section>
    ${panel(v, state)}
  </div>`;
}

function banner(v: PlytContext, state: PlytState): TemplateResult {
  const player = v.match.players[seatShown(v)];
  const waits = !isPersonToAct(v) && lessonAt(v) === undefined;
  return html`<section class="turn c${player.colour + 1}" part="turn">
    ${shape(player.colour)}
    <div>
      <h2 tabindex="-1" ?data-home=${waits}>${v.words.turnOf(player.name)}</h2>
      <p><bdi>${player.bot ? v.words.thinks : help(v, state)}</bdi></p>
    </div>
    ${v.table.clock.isRunning ? clock(v, state) : nothing}
  </section>`;
}

/** Returns a few words about the current phase, shown below the player's name. */
function help(v: PlytContext, state: PlytState): string {
  const { gameWords: w } = v;
  const { phase } = state;
  const thrown = diceNow(state).length;
  const standard = w.standard(v.figure(playerAt(state.options, seatShown(v)).standard));
  if (lessonAt(v) !== undefined) return standard;
  return {
    start: w.forStart,
    choose: standard,
    throw: standard,
    answer: `${w.dice(thrown)}, ${standard}`,
    'turn-card': w.card,
    'open-card': w.card,
    'turned-card': w.card,
    'play-cards': w.playCards,
    over: '',
  }[phase.type];
}

/** Renders the timer of an answer as a ring that empties, twice if the options say so (PLY-19). */
function clock(v: PlytContext, { options }: PlytState): TemplateResult | typeof nothing {
  const { left, isRunning, allowance } = v.table.clock;
  if (!isRunning || left === Infinity) return nothing;
  const once = options.timer * allowance;
  const seconds = Math.ceil(left / 1000);
  const turnsLeft = Math.ceil(seconds / once);
  const now = seconds - (turnsLeft - 1) * once;
  return html`<div
    class="timer ${seconds <= 5 ? 'late' : ''}"
    role="timer"
    aria-live="off"
    aria-label=${v.words.timeLeft(v.figure(seconds))}
  >
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="43"></circle>
      ${svg`<circle class="rest" cx="50" cy="50" r="43" pathLength="100" stroke-dasharray="${(100 * now) / once} 100" transform="rotate(-90 50 50)"></circle>`}
    </svg>
    <b>${v.figure(now)}</b>${turnsLeft > 1 ? html`<i>×${v.figure(turnsLeft)}</i>` : nothing}
  </div>`;
}

/** Renders what is beside the mountain: the players with their squares, the event log, the tools. */
function panel(v: PlytContext, state: PlytState): TemplateResult {
  const words = v.words.panel;
  return html`${players(v, state)}
  ${
    v.hints?.card(v) ??
    html`<ol class="events" aria-label=${words.events}>
      ${eventLog(v)}
    </ol>`
  }
  ${tools(v, words, state.options.timer > 0)}`;
}

/** Renders the players with their squares, Standards and numbers of cards. */
function players(v: PlytContext, state: PlytState): TemplateResult {
  const now = seatShown(v);
  const { gameWords: w } = v;
  return html`<ul class="scores n${v.match.players.length}" part="scores" aria-label=${v.words.panel.scores}>
    ${v.match.players.map((player, seat) => {
      const held = state.hands[seat].length;
      return html`<li class="c${player.colour + 1} ${seat === now ? 'cur' : ''}">
        ${shape(player.colour)}${playerName(player, v.words.computer)}<b>${v.figure(state.at[seat])}</b>
        <small
          >${w.standard(v.figure(playerAt(state.options, seat).standard))}${held ? html` · ${w.cardsHeld(held)}` : nothing}</small
        >
      </li>`;
    })}
  </ul>`;
}
