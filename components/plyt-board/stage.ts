import { html, nothing, type TemplateResult } from 'lit';
import { bonusFor, diceChoices, playerAt, type PlytState } from '../../src/rules/plyt/index.js';
import { die } from '../ui/dice/die.js';
import { cards, showHand } from './cards.js';
import { picked, throwDice } from './input.js';
import { lessonCard } from './lesson.js';
import { dicePad, question, startPad, tray } from './pads.js';
import { diceNow, isPersonToAct, lessonAt, seatShown } from './seats.js';
import type { PlytContext } from './context.js';

/** What is going on, in a few words below the name. */
export function help(v: PlytContext, state: PlytState): string {
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

/** What is to be done now. */
export function stage(v: PlytContext, state: PlytState): TemplateResult | typeof nothing | undefined {
  const { phase } = state;
  const lesson = lessonAt(v);
  if (lesson !== undefined) return lessonCard(v, lesson);
  const thrown = diceNow(state);
  if (!isPersonToAct(v)) return thrown.length ? tray(v, thrown) : nothing;
  switch (phase.type) {
    case 'start':
      return v.realDice ? startPad(v) : throwButton(v, v.gameWords.throwOne);
    case 'choose':
      return choose(v, state, phase.seat);
    case 'throw':
      return v.realDice ? dicePad(v, phase.dice) : throwButton(v, throwName(v, phase.dice));
    case 'answer':
      return question(v, state, phase.seat);
    case 'turn-card':
      return tray(v, thrown);
    default:
      return cards(v, state);
  }
}

const throwName = (v: PlytContext, count: number): string =>
  count === 1 ? v.gameWords.throwOne : v.gameWords.throwDice(count);

const throwButton = (v: PlytContext, name: string): TemplateResult =>
  html`<button type="button" class="throw" data-home @click=${() => throwDice(v)}>
    ${die({ face: '', master: true })}${name}
  </button>`;

/** How many dice: each count with what it brings beside the Master. */
function choose(v: PlytContext, state: PlytState, seat: number): TemplateResult {
  const player = playerAt(state.options, seat);
  const choices = diceChoices(state.options, seat);
  const now = picked(v, seat);
  const fixed = player.fixed[state.rotation[seat]];
  const { gameWords: w } = v;
  const hinted = v.hints?.marks(v).numbers;
  const count = (n: number): TemplateResult => {
    const bonus = bonusFor(player, n);
    const beside = fixed && n === 1 ? `${player.operation === 'add' ? '+' : '×'} ${v.figure(fixed)}` : '';
    return html`<button
      type="button"
      class="count ${n === now ? 'on' : ''} ${hinted?.includes(n) ? 'hinted' : ''}"
      aria-pressed=${n === now}
      @click=${() => {
        v.interaction.dice = n;
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
  ${throwButton(v, throwName(v, now))} ${state.hands[seat].length ? showHand(v, state, seat) : nothing}`;
}
