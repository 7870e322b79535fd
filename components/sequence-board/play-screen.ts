import { html, nothing, svg, type TemplateResult } from 'lit';
import { ALL_DICE, DICE, type SequenceState } from '../../src/rules/sequence/index.js';
import type { Slot } from '../ui/dice/tray.js';
import { tray } from '../ui/dice/tray.js';
import { shape } from '../ui/shapes.js';
import {
  canPick,
  diceNow,
  isPersonToAct,
  lastThrow,
  pick,
  picked,
  roll,
  rollsLeft,
  seatToAct,
  toRoll,
} from './input.js';
import { climb } from './climb.js';
import { trayKey } from './keyboard.js';
import { hintButton, make } from './make.js';
import { cardPad, realDicePad } from './pads.js';
import { panel } from './panel.js';
import { passing } from './passing.js';
import { help } from './questions.js';
import type { SequenceContext } from './context.js';

/** The game being played: whose turn, the tray, what to do, what the dice make, the mountain, what happened. */
export function playScreen(v: SequenceContext): TemplateResult {
  const { state } = v.match;
  return html`<div class="app seq">
    ${banner(v, state)}
    <div class="hand">
      ${trayOf(v, state)}
      <div class="do">${toDo(v, state)}</div>
      ${make(v, state)}
    </div>
    <div class="trip">${climb(v, state)} ${panel(v, state)}</div>
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

/** Dice lie a little askew, each its own way, until they are kept. */
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

/** The buttons below the tray: roll, stop, no Sequence, a hint. */
function toDo(v: SequenceContext, state: SequenceState): TemplateResult | typeof nothing | undefined {
  const { gameWords: w } = v;
  const { phase } = state;
  if (!isPersonToAct(v)) return html`<p class="idle">${v.words.thinks}</p>`;
  if (v.match.turn.kind === 'chance') {
    if (v.realDice) return realDicePad(v, state);
    const name =
      phase.type === 'start' ? w.rollMaster : phase.type === 'roll' && phase.rolls ? w.rollDice(toRoll(v)) : w.rollAll;
    return html`<button type="button" class="go" data-home @click=${() => roll(v)}>${name}</button>`;
  }
  const tip = hintButton(v);
  if (phase.type === 'open-card') return html`${cardPad(v, state)} ${tip}`;
  if (phase.type === 'keep') {
    const none = picked(v) === ALL_DICE;
    return html`<button
        type="button"
        class="go"
        data-home
        aria-disabled=${none ? 'true' : nothing}
        @click=${() => roll(v)}
      >
        ${none ? v.words.roll : w.rollDice(toRoll(v))}
      </button>
      <button
        type="button"
        class="stop"
        @click=${() => {
          v.play({ type: 'stop' });
          v.focusOn('[data-home]');
        }}
      >
        ${w.stop}</button
      >${tip}`;
  }
  return html`${passing(v, state)}${tip}`;
}
