import { html, nothing, type TemplateResult } from 'lit';
import { canExchange, canPass, costOf } from '../../src/rules/pytagora/play.js';
import type { PytagoraMove } from '../../src/rules/pytagora/state.js';
import { banner } from '../parts/banner.js';
import { icon, iconButton } from '../style/icons.js';
import { pieceDefs, pieces } from '../style/pieces.js';
import { nameIn, playerName } from '../style/player-name.js';
import { plain } from '../style/rich-text.js';
import { shape } from '../style/shapes.js';
import { lastTold } from '../parts/common-keys.js';
import { card, refuse } from './card.js';
import { previewText, type EquationWriting } from './announcements.js';
import type { PytagoraContext } from './context.js';
import { TableInput } from './controls.js';
import { drag } from './drag.js';
import { ask, tableKey } from './keyboard.js';
import { previewNow } from './moments.js';
import { common, rack } from './rack.js';
import { tableView } from './table-view.js';
import { drawingOf, rackTools, zoomButtons } from './toolbar.js';
import { look, outOfSight, showEverything, zoom } from './viewport.js';
import { commandsOf, digitOf, keyOf } from '../style/keys.js';

/** Renders the game in progress: whose turn it is, all scores, the table, the equation being laid, the player's pieces. */
export function playScreen(v: PytagoraContext): TemplateResult {
  const { seen: state, interaction } = v;
  const { said } = interaction;
  const preview = previewNow(v);
  const input = new TableInput(v);
  const hint = input.mayLay ? v.hints?.card(v) : undefined;
  const asked = {
    rack: v.isCovered ? undefined : v.viewer,
    equation: (): string | undefined => preview && previewText(v, preview),
  };
  const keys = {
    input,
    closeHint: (): boolean | undefined => v.hints?.close(v),
    look: (key: string, isBack: boolean): boolean => look(v, key, isBack),
    ask: (key: string): boolean => ask(v, asked, key),
  };
  const onKey = (event: KeyboardEvent): void => tableKey(v, keys, event);
  const table = tableView(
    v,
    { state, preview, live: true, hint: v.hints?.marks(v), marksLast: true },
    { input, onKey },
  );
  return html`${pieceDefs}
    <div class="app game">
      <div class="under" ?inert=${v.isCovered} @pointerdown=${(e: PointerEvent) => drag(v, input, e)}>
        <div class="middle">
          ${banner(v, { seat: state.seat, help: html`${v.figure(state.options.target)} ${v.gameWords.wins}` })}
          ${race(v)} ${table}
        </div>
        <div class="dock">
          <div class="edge">
            ${common(v, input)}
            <span class="bag">${v.inDigits(v.gameWords.inBag(state.bag.length))}</span>
            ${zoomButtons(v, outOfSight(v), { zoom: (factor) => zoom(v, factor), showAll: () => showEverything(v) })}
          </div>
          ${card(v, input, preview, hint)}
          <div class="rack-frame">${said === undefined ? rack(v, input) : scorePad(v, input, said)}</div>
          ${acts(v, input, {
            stands: preview?.step?.ok === true && said !== '' && !(said && interaction.note),
            tools: said === undefined ? rackTools(v) : nothing,
            onKey: said === undefined ? onKey : undefined,
          })}
        </div>
      </div>
      ${v.isCovered ? html`<div class="cover colour${v.match.players[state.seat].colour + 1}">${cover(v)}</div>` : nothing}
    </div>`;
}

/** Renders the points of all players, and how far they are from the target. */
function race(v: Pick<PytagoraContext, 'figure' | 'match' | 'seen' | 'words'>): TemplateResult {
  const { players } = v.match;
  const { scores, options } = v.seen;
  return html`<ul class="race ${scores.length > 2 ? 'many' : ''}" part="scores" aria-label=${v.words.panel.scores}>
    ${players.map((one, i) => {
      const share = Math.max(0, Math.min(1, scores[i] / options.target)) * 100;
      return html`<li class="colour${one.colour + 1}">
        ${shape(one.colour)}${playerName(one, v.words.computer)}<b>${v.figure(scores[i])}</b
        ><svg class="track" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width=${share} height="1"></rect>
        </svg>
      </li>`;
    })}
  </ul>`;
}

const attempt = (v: EquationWriting & Pick<PytagoraContext, 'match' | 'play' | 'set'>, move: PytagoraMove): void => {
  if (!v.play(move)) refuse(v, move);
};

const exchange: PytagoraMove = { type: 'exchange' };
/**
 * Time within which a click is ignored, in milliseconds: the second half of a double tap must not answer the question that the
 * first one asks.
 */
const hasty = 300;

/** Asks for confirmation before the pieces are exchanged, unless that is free or the rules refuse it anyway. */
function askToExchange(
  v: EquationWriting & Pick<PytagoraContext, 'match' | 'play' | 'say' | 'set'>,
  { timeStamp }: Event,
): void {
  const cost = costOf(v.match.state.options);
  if (!cost || !v.match.game.play(v.match.state, exchange).ok) return attempt(v, exchange);
  const note = v.gameWords.sure(v.figure(cost));
  v.set({ note, asked: timeStamp });
  v.say(note);
}

function answerAsked(
  v: EquationWriting & Pick<PytagoraContext, 'interaction' | 'match' | 'play' | 'set'>,
  { timeStamp, detail }: MouseEvent,
  exchanges: boolean,
): void {
  if (detail > 0 && timeStamp - (v.interaction.asked ?? 0) < hasty) return;
  if (exchanges) attempt(v, exchange);
  else v.set({});
}

/** The state of the buttons of a turn. */
interface Acts {
  readonly stands: boolean;
  readonly tools: TemplateResult | typeof nothing;
  /** Handles the commands of the table, unless points are being typed. */
  readonly onKey: ((event: KeyboardEvent) => void) | undefined;
}

/** Renders the tools of the rack beside the button that lays, and below them the other choices of a turn. */
function acts(
  v: EquationWriting & Pick<PytagoraContext, 'interaction' | 'match' | 'play' | 'say' | 'seen' | 'set'>,
  input: TableInput,
  { stands, tools, onKey }: Acts,
): TemplateResult {
  const { gameWords: w, seen } = v;
  const may = input.mayLay;
  const isAsked = v.interaction.asked !== undefined;
  const button = (name: string, on: boolean, label: unknown, act: (event: MouseEvent) => void): TemplateResult =>
    html`<button
      type="button"
      class="button ${name} ${on ? '' : 'off'}"
      part=${on ? 'action' : nothing}
      aria-disabled=${on ? nothing : 'true'}
      @click=${(event: MouseEvent) => on && act(event)}
    >
      ${label}
    </button>`;
  const costs = costOf(seen.options);
  const cost = costs ? html`<small>${v.figure(-costs)}</small>` : nothing;
  const fresh = html`${drawingOf('swap')} <span>${w.exchange} ${cost}</span>`;
  return html`<div class="actions" @keydown=${onKey && commandsOf(onKey)}>
    <div class="lay-row">
      ${tools}
      ${
        isAsked
          ? button('primary paid', may, fresh, (event) => answerAsked(v, event, true))
          : button('primary', may && stands, w.lay, () => input.lay())
      }
    </div>
    ${button('', may && v.interaction.spread.pieces.length > 0, html`${icon('undo')} <span>${w.takeBack}</span>`, () => input.takeBack())}
    ${
      isAsked
        ? button('', may, w.keepMine, (event) => answerAsked(v, event, false))
        : canExchange(seen) || !canPass(seen)
          ? button('', may && canExchange(seen), fresh, (event) => askToExchange(v, event))
          : nothing
    }
    ${canPass(seen) && !isAsked ? button('', may, html`<span>${w.pass} ${cost}</span>`, () => attempt(v, { type: 'pass' })) : nothing}
  </div>`;
}

/** Renders the cover between two people on one device: it hides the pieces until the next player removes it. */
function cover(v: Pick<PytagoraContext, 'gameWords' | 'announce' | 'focusOn' | 'match' | 'set'>): TemplateResult {
  const { seat, racks } = v.match.state;
  const player = v.match.players[seat];
  const { colour } = player;
  const name = nameIn(player);
  const words = v.gameWords.announcements.cover;
  return html`${shape(colour)}
    <h2>${words.passTo(name)}</h2>
    <p>${words.lookAway}</p>
    <div class="backs" aria-hidden="true">${[...racks[seat]].map(() => pieces({ glyph: '', state: 'back' }))}</div>
    <button type="button" class="button big" part="action" data-home @click=${() => uncover(v)}>
      ${words.show(name)}
    </button>
    <p class="last-told">${plain(lastTold(v) ?? '')}</p>`;
}

function uncover(v: Pick<PytagoraContext, 'focusOn' | 'match' | 'set'>): void {
  v.set({ uncovered: v.match.state.seat });
  v.focusOn('.cell[tabindex="0"]');
}

/** Maximum number of digits: one more than most scores have, so that wrong answers can be longer. */
const mostDigits = 3;

/** Renders digits in the place of the rack, to type the score of the equation (PYT-22). No virtual keyboard covers it. */
function scorePad(
  v: Pick<PytagoraContext, 'figure' | 'focusOn' | 'interaction' | 'set' | 'words'>,
  input: TableInput,
  told: string,
): TemplateResult {
  /** Empty after a wrong answer has been judged, so that another can be typed. */
  const said = v.interaction.note ? '' : told;
  const { pad } = v.words;
  const type = (digit: number): void => {
    if (said.length < mostDigits) v.set({ said: said === '0' ? String(digit) : `${said}${digit}` });
  };
  const erase = (): void => v.set({ said: said.slice(0, -1) });
  const onKey = (event: KeyboardEvent): void => {
    const digit = digitOf(event);
    const key = keyOf(event);
    if (digit >= 0) type(digit);
    else if (key === 'Backspace') erase();
    else if (key === 'Enter' && said) input.lay();
    else if (key === 'Escape') {
      v.set({ said: undefined });
      v.focusOn('.actions .primary');
    } else return;
    event.preventDefault();
  };
  return html`<div class="rack" role="group" aria-label=${pad.digits} data-types @keydown=${onKey}>
      ${[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map(
        (digit) =>
          html`<button type="button" class="slot key" part="action" @click=${() => type(digit)}>
            ${v.figure(digit)}
          </button>`,
      )}
    </div>
    ${iconButton('erase', pad.erase, icon('erase'), erase)}`;
}
