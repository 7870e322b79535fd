import { html, nothing, type TemplateResult } from 'lit';
import { canExchange, canPass, penalty } from '../../src/rules/pytagora/play.js';
import type { PytagoraMove } from '../../src/rules/pytagora/state.js';
import { playerName } from '../ui/player-name.js';
import { shape } from '../ui/shapes.js';
import { lay, takeBack } from './input.js';
import { common, rack } from './rack.js';
import { tableView } from './table-view.js';
import { mayLay, type PytagoraView } from './context.js';

/** The game being played: whose turn, how far all are, the table, what is being laid, the player's pieces. */
export function playScreen(v: PytagoraView): TemplateResult {
  const { seen: state, fingers } = v;
  const grown = mayLay(v) ? v.beside()?.growing(v.match.game, state, fingers.spread) : undefined;
  return html`<div class="app py">
    <div class="under" ?inert=${v.isCovered} @pointerdown=${(e: PointerEvent) => v.beside()?.drag(v, e)}>
      ${top(v)}
      <div class="mid">
        ${tableView(v, { state, growing: grown, live: true })} ${v.beside()?.zoomButtons(v)} ${v.beside()?.toolbar(v)}
      </div>
      <div class="dock">
        ${v.beside()?.card(v, grown) ?? html`<div class="eqcard"></div>`}
        <div class="rackw">${rack(v)} ${v.beside()?.rackTools(v)}</div>
        ${common(v)} ${acts(v, grown?.step?.ok === true)}
      </div>
    </div>
    ${v.isCovered ? html`<div class="cv c${v.match.players[state.seat].colour + 1}">${v.beside()?.cover(v)}</div>` : nothing}
  </div>`;
}

function top(v: PytagoraView): TemplateResult {
  const { players } = v.match;
  const { scores, seat, options } = v.seen;
  const player = players[seat];
  return html`<header class="top">
    <h2 class="turn c${player.colour + 1}" part="turn">${shape(player.colour)} ${v.words.turnOf(player.name)}</h2>
    <ul class="race n${scores.length}" part="scores">
      ${players.map((one, i) => {
        const share = Math.max(0, Math.min(1, scores[i] / options.target)) * 100;
        return html`<li class="c${one.colour + 1}">
          ${shape(one.colour)}${playerName(one, v.words.computer)}<b>${v.figure(scores[i])}</b
          ><svg class="tr" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width=${share} height="1"></rect>
          </svg>
        </li>`;
      })}
    </ul>
    <p class="goal"><b>${v.figure(options.target)}</b> <small>${v.gameWords.wins}</small></p>
  </header>`;
}

const attempt = (v: PytagoraView, move: PytagoraMove): void => {
  if (!v.play(move)) v.beside()?.refuse(v, move);
};

const exchange: PytagoraMove = { type: 'exchange' };
/** The second half of a double tap does not answer what the first one asks. */
const hasty = 300;

/** Asks before the pieces go back; what the rules refuse is not asked. */
function askToExchange(v: PytagoraView, { timeStamp }: Event): void {
  if (!v.match.game.play(v.match.state, exchange).ok) return attempt(v, exchange);
  const note = v.gameWords.sure(v.figure(penalty));
  v.set({ note, asked: timeStamp });
  v.say(note);
}

function answerAsked(v: PytagoraView, { timeStamp, detail }: MouseEvent, exchanges: boolean): void {
  if (detail > 0 && timeStamp - (v.fingers.asked ?? 0) < hasty) return;
  if (exchanges) attempt(v, exchange);
  else v.set({});
}

function acts(v: PytagoraView, stands: boolean): TemplateResult {
  const { gameWords: w, seen } = v;
  const may = mayLay(v);
  const isAsked = v.fingers.asked !== undefined;
  const button = (name: string, on: boolean, label: unknown, act: (event: MouseEvent) => void): TemplateResult =>
    html`<button
      type="button"
      class="btn ${name} ${on ? '' : 'off'}"
      aria-disabled=${on ? nothing : 'true'}
      @click=${(event: MouseEvent) => on && act(event)}
    >
      ${label}
    </button>`;
  const cost = html`<small>${v.figure(-penalty)}</small>`;
  return html`<div class="acts">
    ${
      isAsked
        ? button('go paid', may, html`${w.exchange} ${cost}`, (event) => answerAsked(v, event, true))
        : button('go', may && stands, w.lay, () => lay(v))
    }
    ${button('', may && v.fingers.spread.pieces.length > 0, w.takeBack, () => takeBack(v))}
    ${
      isAsked
        ? button('', may, w.keepMine, (event) => answerAsked(v, event, false))
        : canExchange(seen) || !canPass(seen)
          ? button('', may && canExchange(seen), html`${w.exchange} ${cost}`, (event) => askToExchange(v, event))
          : nothing
    }
    ${canPass(seen) ? button('', may, html`${w.pass} ${cost}`, () => attempt(v, { type: 'pass' })) : nothing}
  </div>`;
}
