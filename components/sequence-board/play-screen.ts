import { html, nothing, svg, type TemplateResult } from 'lit';
import { DICE, type SequenceState } from '../../src/rules/sequence/index.js';
import { WINNER } from '../../src/rules/trail/spiral.js';
import { eventLog } from '../screens/event-log.js';
import { tools } from '../screens/panel.js';
import { tray, type Slot } from '../ui/dice/tray.js';
import { playerName } from '../ui/player-name.js';
import { shape } from '../ui/shapes.js';
import { claimsTable } from './claims.js';
import type { SequenceContext } from './context.js';
import { controls } from './controls.js';
import { help, trayKey } from './keyboard.js';
import { currentMountain } from './mountain.js';
import { canPick, diceNow, isPersonToAct, lastThrow, pick, picked, rollsLeft, seatToAct } from './turn.js';

/**
 * Renders the game in progress: whose turn it is, the tray, the controls, the claims table, the mountain, the event
 * log.
 */
export function playScreen(v: SequenceContext): TemplateResult {
  const { state } = v.match;
  return html`<div class="app seq">
    ${banner(v, state)}
    <div class="hand">
      ${trayOf(v, state)}
      <div class="do">${controls(v, state)}</div>
      ${claimsTable(v, state)}
    </div>
    <div class="trip">${currentMountain(v, state)} ${panel(v, state)}</div>
  </div>`;
}

function banner(v: SequenceContext, state: SequenceState): TemplateResult {
  const player = v.match.players[seatToAct(state)];
  const { words, gameWords: w } = v;
  const { phase } = state;
  const help = {
    start: w.forStart,
    roll: '',
    keep: w.tapKeep,
    declare: w.tapName,
    'open-card': w.chooseCard,
    over: '',
  }[phase.type];
  const left = rollsLeft(state);
  return html`<section class="turn c${player.colour + 1}" part="turn">
    ${shape(player.colour)}
    <div>
      <h2 tabindex="-1" ?data-home=${!isPersonToAct(v)}>${words.turnOf(player.name)}</h2>
      <p>${player.bot ? words.thinks : help}</p>
    </div>
    ${
      left === undefined
        ? nothing
        : html`<p class="rolls">
            ${[1, 2, 3].map((n) => svg`<svg class="pip ${n <= left ? 'left' : ''}" viewBox="0 0 100 96" aria-hidden="true"><path d="M50 8L92 38L76 88H24L8 38z"></path></svg>`)}
            <span>${w.rollsLeft(left)}</span>
          </p>`
    }
  </section>`;
}

/** The angle of each die in degrees until it is kept. */
const tilts = [-3, 4, -5, 3, -4, 6] as const;

function trayOf(v: SequenceContext, state: SequenceState): TemplateResult {
  const dice = diceNow(state);
  const mask = picked(v);
  const live = canPick(v);
  const last = v.match.plies.at(-1);
  const thrown = last?.by === 'chance' ? lastThrow(v) : undefined;
  const { gameWords: w } = v;
  const { phase } = state;
  const hinted = v.hints?.marks(v).dice;
  const tag = (isIn: boolean): string => {
    if (phase.type === 'declare') return isIn ? w.inIt : '';
    return dice.length && (phase.type === 'keep' || phase.type === 'roll') ? (isIn ? w.kept : w.again) : '';
  };
  const slots = Array.from({ length: DICE }, (_, i): Slot => {
    const face = dice[i];
    const isIn = dice.length > 0 && ((mask >> i) & 1) === 1;
    const figure = face ? v.figure(face) : '';
    return {
      face: figure,
      label: w.die(i + 1, figure),
      master: i === 0,
      underlined: face === 6 || face === 9,
      raised: isIn,
      tag: tag(isIn),
      hinted: hinted?.includes(i) ? v.hints!.marked(v, '') : '',
      tilt: isIn || !face ? 0 : tilts[i],
      tumbling: face > 0 && thrown !== undefined && ((thrown.kept >> i) & 1) === 0,
    };
  });
  return tray({
    label: w.tray,
    help: help(v),
    slots,
    throwNumber: v.match.plies.filter(({ by }) => by === 'chance').length,
    live,
    onPress: (die) => pick(v, picked(v) ^ (1 << die)),
    onKey: (event) => trayKey(v, event),
  });
}

/** Renders what is below the mountain: positions, the event log, the tools. */
function panel(v: SequenceContext, state: SequenceState): TemplateResult {
  const words = v.words.panel;
  const { summit } = state.options;
  const { announcements: telling } = v.gameWords;
  return html`<ul class="scores n${state.at.length}" part="scores" aria-label=${words.scores}>
      ${v.match.players.map(
        (player, seat) =>
          html`<li class="c${player.colour + 1} ${seat === seatToAct(state) ? 'cur' : ''}">
            ${shape(player.colour)}${playerName(player, v.words.computer)}<b>${v.figure(state.at[seat])}</b>
          </li>`,
      )}
    </ul>
    <ol class="events" aria-label=${words.events}>
      ${eventLog(v)}
    </ol>
    <div class="end">
      ${tools(v, words, false, false)}
      ${summit < WINNER ? html`<p class="soft">${telling.goal(v.figure(summit))}</p>` : nothing}
    </div>`;
}
