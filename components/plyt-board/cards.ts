import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { mayPutBack, playableCards, playerAt, stepsFor, usesOf, type PlytState } from '../../src/rules/plyt/index.js';
import type { Card } from '../../src/rules/trail/cards.js';
import { nameIn } from '../ui/player-name.js';
import { shape, shapePaths } from '../ui/shapes.js';
import { squareFigure } from './announcements.js';
import type { PlytContext } from './context.js';
import type { PlytBeat } from './moment.js';
import { isOpen, makeMove, usesNow } from './turn.js';

/** With more squares to choose from than this, their buttons are as narrow as they can be. */
const manyUses = 8;

/** Renders the face of a card in the colour of its holder. */
const face = (v: PlytContext, card: Card, seat: number): TemplateResult =>
  cardFace(card, v.gameWords.cards.names[card], v.match.players[seat].colour);

/** Renders a card that is being turned, large over the board. */
export function bigCard(v: PlytContext, beat: PlytBeat | undefined): TemplateResult | typeof nothing {
  const event = beat?.event;
  if (beat?.name !== 'card' || (event?.type !== 'card-turned' && event?.type !== 'card-played')) return nothing;
  const passed = event.type === 'card-turned' && event.use === 'pass-over';
  return html`<div class="bigcard" .style="--turn:${Math.round(280 * v.table.pace)}ms">
    <div>${face(v, event.card, event.seat)}${passed ? html`<p>${v.gameWords.moments.noCard}</p>` : nothing}</div>
  </div>`;
}

/**
 * Renders the choices that a card gives. An open card is visible to everyone, a turned or kept one only to its holder.
 */
export function cards(v: PlytContext, state: PlytState): TemplateResult | typeof nothing {
  const { phase } = state;
  const words = v.gameWords.cards;
  if (phase.type === 'open-card') {
    return uses(v, state, phase.seat, phase.card);
  }
  if (phase.type !== 'turned-card' && phase.type !== 'play-cards') return nothing;
  const seat = phase.type === 'turned-card' ? phase.seat : phase.turn;
  if (!isOpen(v)) {
    return html`<p class="soft">${words.secret(nameIn(v.match.players[seat]))}</p>
      ${showButton(v, 'throw', true)} ${phase.type === 'play-cards' ? onward(v, state, false) : nothing}`;
  }
  return phase.type === 'turned-card' ? turned(v, state) : hand(v, state);
}

const showButton = (v: PlytContext, looks: string, home: boolean): TemplateResult =>
  html`<button
    type="button"
    class=${looks}
    part="action"
    ?data-home=${home}
    @click=${() => {
      v.interaction.openAt = v.match.ply;
      v.focusOn('[data-home]');
    }}
  >
    ${v.gameWords.cards.show}
  </button>`;

/** Renders the hand of a player who is choosing dice; it can only be looked at. */
export function showHand(v: PlytContext, state: PlytState, seat: number): TemplateResult | typeof nothing {
  const hand = state.hands[seat];
  if (!hand.length) return nothing;
  if (!isOpen(v)) return showButton(v, 'btn', false);
  return html`<ul class="hand" aria-label=${v.gameWords.cards.hand(nameIn(v.match.players[seat]))}>
    ${hand.map((card) => html`<li>${face(v, card, seat)}</li>`)}
  </ul>`;
}

/**
 * Renders the card just turned, for its holder only: to play now or keep, or to put back if it cannot be used (PLY-31).
 */
function turned(v: PlytContext, state: PlytState): TemplateResult | typeof nothing {
  const { phase } = state;
  if (phase.type !== 'turned-card') return nothing;
  const words = v.gameWords.cards;
  const useless = !usesOf(state, phase.seat, phase.card, phase.thrown[0]).length;
  if (usesNow(v).length) {
    return uses(v, state, phase.seat, phase.card, { label: words.keep, act: () => makeMove(v, { type: 'keep' }) });
  }
  const playNow = html`<button type="button" class="btn" part="action" @click=${() => take(v, 0)}>
    ${words.playNow}
  </button>`;
  return html`<div class="turned">
    ${face(v, phase.card, phase.seat)}
    <div class="uses">
      ${useless ? nothing : playNow}
      <button type="button" class="btn go" part="action" data-home @click=${() => makeMove(v, { type: 'keep' })}>
        ${words.keep}
      </button>
      ${
        useless
          ? html`<button type="button" class="btn" part="action" @click=${() => makeMove(v, { type: 'put-back' })}>
              ${words.putBack}
            </button>`
          : nothing
      }
    </div>
  </div>`;
}

/** Renders the hand to play from, and the button for the player's own move. */
function hand(v: PlytContext, state: PlytState): TemplateResult | typeof nothing {
  const { phase } = state;
  if (phase.type !== 'play-cards') return nothing;
  const words = v.gameWords.cards;
  const { inHand } = v.interaction;
  const cards = playableCards(state, phase);
  if (inHand !== undefined && cards[inHand]) {
    return uses(v, state, phase.turn, cards[inHand], { label: words.back, act: () => take(v, undefined) });
  }
  const hinted = v.hints?.marks(v).pieces;
  const one = (card: Card, index: number): TemplateResult => {
    const useless = !usesOf(state, phase.turn, card, phase.thrown[0]).length;
    const goesBack = mayPutBack(state, phase, card);
    return html`<li>
      <button
        type="button"
        part="action"
        class="held ${hinted?.includes(index) ? 'hinted' : ''}"
        aria-disabled=${useless ? 'true' : nothing}
        @click=${() => !useless && take(v, index)}
      >
        ${face(v, card, phase.turn)}${useless ? html`<small>${words.noUse}</small>` : nothing}
      </button>
      ${
        goesBack
          ? html`<button
              type="button"
              class="btn"
              part="action"
              @click=${() => makeMove(v, { type: 'put-back', index })}
            >
              ${words.putBack}
            </button>`
          : nothing
      }
    </li>`;
  };
  return html`<ul class="hand" aria-label=${words.hand(nameIn(v.match.players[phase.turn]))}>
      ${cards.map(one)}
    </ul>
    ${onward(v, state, true)}`;
}

function take(v: PlytContext, index: number | undefined): void {
  v.interaction.inHand = index;
  v.focusOn('[data-home]');
}

/** Renders the button for the player's own move or, after it, for ending the turn. */
function onward(v: PlytContext, state: PlytState, home: boolean): TemplateResult | typeof nothing {
  const { phase, options } = state;
  if (phase.type !== 'play-cards') return nothing;
  const words = v.gameWords.cards;
  const moves = phase.own === 'to-come';
  const steps = stepsFor(playerAt(options, phase.turn), phase.thrown.length, phase.thrown[0]);
  return html`<button
    type="button"
    class=${home ? 'throw' : 'btn'}
    part="action"
    ?data-home=${home}
    @click=${() => makeMove(v, moves ? { type: 'advance' } : { type: 'done' })}
  >
    ${moves ? words.advance(v.figure(steps)) : words.done}
  </button>`;
}

/**
 * Renders a card with a button for each square it can move a player to. The same squares are marked on the mountain.
 * @param other what can be done instead
 */
function uses(
  v: PlytContext,
  state: PlytState,
  holder: number,
  card: Card,
  other?: { readonly label: string; readonly act: () => void },
): TemplateResult {
  const words = v.gameWords.cards;
  const choices = usesNow(v);
  const seats = [...new Set(choices.map(({ seat }) => seat))];
  const name = nameIn(v.match.players[holder]);
  const own = seats.length === 1 && seats[0] === holder;
  return html`<div class="turned">
      ${face(v, card, holder)}
      <div class="uses">
        <h3 id="use">${own ? words.whichSquare(name) : words.whichPlayer(name)}</h3>
        <p class="soft">${words.orTap}</p>
      </div>
    </div>
    <div class="use-list ${choices.length > manyUses ? 'many' : ''}" role="group" aria-labelledby="use">
      ${choices.map((move) => {
        const player = v.match.players[move.seat];
        const to = v.figure(move.to);
        return html`<button
          type="button"
          class="use c${player.colour + 1}"
          part="action"
          aria-label=${words.use(nameIn(player), squareFigure(v, state.at[move.seat]), to)}
          ?data-home=${move === choices[0]}
          @click=${() => makeMove(v, move)}
        >
          ${shape(player.colour)}${to}
        </button>`;
      })}
      ${
        other
          ? html`<button type="button" class="btn" part="action" @click=${other.act}>${other.label}</button>`
          : nothing
      }
    </div>`;
}

/** The background of a card: flat ground for counting squares, a cliff for changing the level. */
const flat = svg`<path class="low" d="M0 62h120v34H0z"></path><path class="joints" d="M30 62v34M60 62v34M90 62v34"></path>`;
const step = (mirrored: boolean): SVGTemplateResult =>
  svg`<g transform=${mirrored ? 'translate(120) scale(-1 1)' : ''}><path class="low" d="M0 70h64v26H0z"></path>
    <path class="cliff-of" d="M60 40h60v56H60z"></path><path class="high" d="M60 40h60v14H60z"></path></g>`;

/** For each direction of a card: where the piece stands, the arrow, and the target square. */
const ways: Readonly<Record<string, { ground: SVGTemplateResult; from: [number, number]; arrow: string; to: string }>> =
  {
    forward: {
      ground: flat,
      from: [28, 44],
      arrow: 'M36 26C52 6 78 6 90 30M94 14L91 32L74 27',
      to: 'M77 48h28v22H77z',
    },
    back: { ground: flat, from: [92, 44], arrow: 'M84 26C68 6 42 6 30 30M26 14L29 32L46 27', to: 'M15 48h28v22H15z' },
    up: {
      ground: step(false),
      from: [28, 54],
      arrow: 'M30 36C34 12 56 4 80 16M68 4L82 16L68 28',
      to: 'M78 24h28v20H78z',
    },
    down: {
      ground: step(true),
      from: [28, 24],
      arrow: 'M46 12C70 2 90 14 92 40M78 32L92 44L104 30',
      to: 'M78 54h28v20H78z',
    },
  };

/**
 * Renders a card: a picture of its effect, and its name.
 * @param colour The holder's colour. Used if the card moves its holder; another player's piece is drawn in grey.
 */
function cardFace(card: Card, name: string, colour: number): TemplateResult {
  const { ground, from, arrow, to } = ways[card.slice(card.indexOf('-') + 1)] ?? ways['forward'];
  const own = card.startsWith('yourself');
  const place = `translate(${from[0]} ${from[1]}) scale(.26) translate(-50 -48)`;
  return html`<span class="face-of">
    <svg viewBox="0 0 120 96" aria-hidden="true">
      ${ground}
      <path class="target" d=${to}></path>
      <path class="arrow" d=${arrow}></path>
      ${
        own
          ? svg`<path class="pawn c${colour + 1}" transform=${place} d=${shapePaths[colour]}></path>`
          : svg`<g class="pawn any" transform=${place}><circle cx="50" cy="48" r="46"></circle><text x="50" y="72">?</text></g>`
      }
    </svg>
    <span>${name}</span>
  </span>`;
}
