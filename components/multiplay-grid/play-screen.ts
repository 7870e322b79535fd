import { html, nothing, type TemplateResult } from 'lit';
import { timesRow, whiteLeft, type MultiplayEvent, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { eventLog } from '../screens/event-log.js';
import { tools } from '../screens/panel.js';
import { anew } from '../ui/restart-animation.js';
import { d12 } from '../ui/d12.js';
import { playerName } from '../ui/player-name.js';
import { rich } from '../ui/rich-text.js';
import { shape } from '../ui/shapes.js';
import { boardOf } from './board.js';
import { isPersonsTurn, oneToTwelve, realDicePad, roll, sumChoice, sumPad } from './controls.js';
import { token } from './cube.js';
import type { MultiplayContext } from './context.js';

/** The game being played: whose turn, the board, the row of the times table, scores, what happened. */
export function playScreen(v: MultiplayContext): TemplateResult {
  const { state } = v.match;
  return html`<div class="app mp">
    <div class="bd">${boardOf(v, { state, events: lastPlaced(v), live: true })}</div>
    <div class="side">
      ${turnPanel(v, state)}
      <div class="task">${task(v, state)}</div>
      ${panel(v, state)}
    </div>
  </div>`;
}

/** What the last cube brought about: it stays in sight until the next one turns. */
const lastPlaced = (v: MultiplayContext) =>
  v.match.plies.findLast((ply) => ply.events.some((event) => event.type === 'placed'))?.events ?? [];

function turnPanel(v: MultiplayContext, state: MultiplayState): TemplateResult {
  const player = v.match.players[state.seat];
  const { words, gameWords } = v;
  const rolls = v.match.turn.kind === 'chance';
  const mayRoll = rolls && !player.bot && !v.realDice;
  const instruction: Record<MultiplayState['phase'], string> = {
    start: gameWords.forStart,
    roll: words.rollHelp,
    answer: gameWords.pickFactor,
    choose: state.options.answer === 'product' ? gameWords.findNumber : gameWords.turnRaised,
    end: gameWords.endOrGoOn,
    over: '',
  };
  const help = player.bot ? words.thinks : rolls && v.realDice ? words.whichRoll : instruction[state.phase];
  const face = state.die ? v.figure(state.die) : '';
  const die = anew(
    v.match.ply,
    d12(face, words.die(state.die), state.die > 0 && v.match.plies.at(-1)?.by === 'chance'),
  );
  return html`<section class="turn c${player.colour + 1}" part="turn">
    <div class="who">
      ${shape(player.colour)}
      <div>
        <h2>${words.turnOf(player.name)}</h2>
        <p>${help}</p>
        ${clock(v)}
      </div>
    </div>
    ${
      mayRoll
        ? html`<button type="button" class="roll" data-home aria-label=${words.rollHelp} @click=${() => roll(v)}>
            ${d12('', '')}<span>${words.roll}</span>
          </button>`
        : die
    }
  </section>`;
}

function clock(v: MultiplayContext): TemplateResult | typeof nothing {
  const { left } = v.table.clock;
  if (!v.table.clock.isRunning || left === Infinity) return nothing;
  return html`<p class="clock" role="timer" aria-live="off">${v.words.timeLeft(v.figure(Math.ceil(left / 1000)))}</p>`;
}

/** Below the turn: the faces of a real die, the sum that is asked for, or the row of the times table. */
function task(v: MultiplayContext, state: MultiplayState): TemplateResult {
  const { typing } = v.interaction;
  const rolls = v.match.turn.kind === 'chance';
  const asksRoll = rolls && v.realDice && !v.match.isBot(state.seat);
  const asksSum = typing !== undefined && isPersonsTurn(v);
  if (asksRoll) return realDicePad(v);
  if (asksSum) return sumPad(v, state);
  return times(v, state);
}

/** The row of the times table just rolled: its numbers, how they come about, and a pip for each white cube. */
function times(v: MultiplayContext, state: MultiplayState): TemplateResult {
  const { options, phase, die } = state;
  const active = phase === 'choose' || phase === 'answer';
  const hidesSums = active && options.answer === 'factor';
  const asks = phase === 'answer' && isPersonsTurn(v);
  const heading = active ? v.gameWords.rowOf(die) : v.gameWords.rowComes;
  const row = active ? timesRow(state) : [];
  const colour = v.match.players[state.seat].colour + 1;
  const hinted = v.hints?.marks(v).numbers;
  return html`<h3 id="task">${heading}</h3>
    <ol class="times c${colour} ${active ? '' : 'waiting'}" part="times-row" aria-labelledby="task">
      ${oneToTwelve.map((factor) => {
        const place = row[factor - 1];
        const sum = active ? `${v.figure(die)} × ${v.figure(factor)}` : `× ${v.figure(factor)}`;
        const pips = html`<i class="pips">${place?.cells.map(() => html`<s></s>`)}</i>`;
        const looks = `${place?.cells.length ? '' : 'none'} ${hinted?.includes(factor) ? 'hinted' : ''}`;
        if (asks) return sumChoice(v, factor, sum, pips, looks);
        const number = place ? v.figure(place.number) : '·';
        return html`<li class=${looks}>
          <b>${number}</b><small dir="ltr">${hidesSums ? '' : sum}</small>${pips}
          ${place ? html`<span class="sr">, ${v.gameWords.white(place.cells.length)}</span>` : nothing}
        </li>`;
      })}
    </ol>`;
}

/** Below the task: scores, event log or hint, the end of the game, the tools. */
function panel(v: MultiplayContext, state: MultiplayState): TemplateResult {
  const words = v.words.panel;
  return html`${scoreList(v, state, words.scores)}
  ${
    v.hints?.card(v) ??
    html`<ol class="events" aria-label=${words.events}>
      ${eventLog(v)}
    </ol>`
  }
  ${endAndTools(v, state)}`;
}

function endAndTools(v: MultiplayContext, state: MultiplayState): TemplateResult {
  const { match } = v;
  const words = v.words.panel;
  const game = v.gameWords.panel;
  const mayEnd = state.phase === 'end' && !match.isBot(state.seat);
  const white = whiteLeft(state);
  const few = white <= state.options.endAt;
  return html`<div class="end">
    <div class="end-game">
      <button
        type="button"
        class="btn ${mayEnd ? 'go' : 'off'}"
        aria-disabled=${mayEnd ? nothing : 'true'}
        aria-describedby="why"
        ?data-home=${mayEnd}
        @click=${() => v.play({ type: 'end' })}
      >
        ${game.end}
      </button>
      ${
        mayEnd
          ? html`<button type="button" class="btn" @click=${() => v.play({ type: 'go-on' })}>${words.goOn}</button>`
          : nothing
      }
      <p id="why" class="soft">
        ${rich(few && mayEnd ? game.endNow(white) : game.endLater(v.figure(state.options.endAt), v.figure(white)))}
      </p>
    </div>
    ${tools(v, words, state.options.timer > 0)}
  </div>`;
}

/** What the last move brought each seat. */
function changes(events: readonly MultiplayEvent[], seats: number): number[] {
  const change = Array<number>(seats).fill(0);
  for (const event of events) {
    if (event.type === 'scored') change[event.seat] += event.points;
    if (event.type !== 'trapped') continue;
    change[event.seat] -= event.points;
    for (const end of event.ends) change[end.seat] += end.points;
  }
  return change;
}

/** The running scores, and beside them what the last cube changed. */
function scoreList(v: MultiplayContext, state: MultiplayState, label: string): TemplateResult {
  const last = v.match.plies.findLast((ply) => ply.events.some((event) => event.type === 'placed'));
  const change = changes(last?.events ?? [], state.scores.length);
  return html`<ul class="scores n${state.scores.length}" part="scores" aria-label=${label}>
    ${v.match.players.map((player, seat) => {
      const { colour } = player;
      const points = change[seat];
      return html`<li class="c${colour + 1} ${seat === state.seat ? 'cur' : ''}">
        ${token(colour)}${playerName(player, v.words.computer)}<b>${v.figure(state.scores[seat])}</b>
        <i>${points ? html`<span class=${points > 0 ? 'gain' : 'loss'}>${v.figure(points, true)}</span>` : nothing}</i>
      </li>`;
    })}
  </ul>`;
}
