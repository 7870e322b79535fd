import { html, nothing, type TemplateResult } from 'lit';
import { bonusFor, diceChoices, playerAt, type PlytState } from '../../src/rules/plyt/index.js';
import { anew } from '../parts/anew.js';
import { shape } from '../parts/shapes.js';
import { boardOf } from './board-view.js';
import { dice, die } from './dice.js';
import { diceNow, isPersonToAct, lessonAt, picked, seatToAct, throwDice } from './input.js';
import { clock } from './clock.js';
import type { PlytView } from './view.js';

/** The game being played: whose turn, the mountain, what is to be done, positions, what happened. */
export function playScreen(v: PlytView): TemplateResult {
  const { state, plies } = v.match;
  const moved = plies.findLast(({ events }) => events.some(({ type }) => type === 'moved'));
  const beside = v.beside();
  return html`<div class="app pl">
    ${banner(v, state)} ${boardOf(v, { state, events: moved?.events ?? [], live: true })}
    <section class="stage">${stage(v, state)}</section>
    ${beside?.panel(v, state)}
  </div>`;
}

function banner(v: PlytView, state: PlytState): TemplateResult {
  const seat = seatToAct(state);
  const player = v.match.players[seat];
  const { words, gameWords: w } = v;
  const { phase } = state;
  const thrown = diceNow(state).length;
  const standard = w.standard(v.figure(playerAt(state.options, seat).standard));
  const help = {
    start: w.forStart,
    choose: standard,
    throw: standard,
    answer: `${w.dice(thrown)}, ${standard}`,
    'open-card': w.card,
    'turned-card': w.card,
    'play-cards': w.playCards,
    over: '',
  }[phase.type];
  return html`<section class="turn c${player.colour + 1}" part="turn">
    ${shape(player.colour)}
    <div>
      <h2 tabindex="-1" ?data-home=${!isPersonToAct(v)}>${words.turnOf(player.name)}</h2>
      <p>${player.bot ? words.thinks : help}</p>
    </div>
    ${clock(v, state)}
  </section>`;
}

/** What is to be done now. */
function stage(v: PlytView, state: PlytState): TemplateResult | typeof nothing | undefined {
  const { phase } = state;
  const lesson = lessonAt(v);
  if (lesson !== undefined) return v.lesson()?.render(v, lesson);
  const thrown = diceNow(state);
  if (!isPersonToAct(v)) return thrown.length ? tray(v, thrown) : nothing;
  switch (phase.type) {
    case 'start':
      return v.realDice ? v.pads()?.startPad(v) : throwButton(v, v.gameWords.throwOne);
    case 'choose':
      return choose(v, state, phase.seat);
    case 'throw':
      return v.realDice ? v.pads()?.dicePad(v, phase.dice) : throwButton(v, throwName(v, phase.dice));
    case 'answer':
      return html`${tray(v, thrown)} ${v.pads()?.question(v, state, phase.seat)}`;
    default:
      return v.cards()?.render(v, state);
  }
}

const tray = (v: PlytView, thrown: readonly number[]): TemplateResult => {
  const settled = v.match.plies.at(-1)?.by === 'chance';
  return html`<div class="tray n${thrown.length}">${anew(v.match.ply, dice(v, thrown, settled))}</div>`;
};

const throwName = (v: PlytView, count: number): string =>
  count === 1 ? v.gameWords.throwOne : v.gameWords.throwDice(count);

const throwButton = (v: PlytView, name: string): TemplateResult =>
  html`<button type="button" class="throw" data-home @click=${() => throwDice(v)}>
    <span aria-hidden="true">${die('', '', true)}</span>${name}
  </button>`;

/** How many dice: each count with what it brings beside the Master. */
function choose(v: PlytView, state: PlytState, seat: number): TemplateResult {
  const player = playerAt(state.options, seat);
  const choices = diceChoices(state.options, seat);
  const now = picked(v, seat);
  const fixed = player.fixed[state.rotation[seat]];
  const { gameWords: w } = v;
  const count = (n: number): TemplateResult => {
    const bonus = bonusFor(player, n);
    const beside = fixed && n === 1 ? `${player.operation === 'add' ? '+' : '×'} ${v.figure(fixed)}` : '';
    return html`<button
      type="button"
      class="count ${n === now ? 'on' : ''}"
      aria-pressed=${n === now}
      aria-label=${`${w.dice(n)} ${beside} ${w.steps(bonus)}`}
      @click=${() => {
        v.fingers.dice = n;
        v.focusOn('[data-home]');
      }}
    >
      <b>${v.figure(n)}</b
      ><span class="minis">${Array.from({ length: n }, (_, i) => html`<i class=${i ? '' : 'm'}></i>`)}</span>
      <small>${beside || `+${v.figure(bonus)}`}</small>
    </button>`;
  };
  return html`${
    choices.length > 1
      ? html`<h3 id="count">${w.howMany}</h3>
          <div class="counts" role="group" aria-labelledby="count">${choices.map(count)}</div>`
      : nothing
  }
  ${throwButton(v, throwName(v, now))}`;
}
