import { html, nothing, type TemplateResult } from 'lit';
import { mayPutBack, playableCards, playerAt, stepsFor, usesOf, type PlytState } from '../../src/rules/plyt/index.js';
import type { Card } from '../../src/rules/trail/cards.js';
import { shape } from '../ui/shapes.js';
import { cardFace } from './card-face.js';
import { make } from './input.js';
import { squareFigure } from './squares.js';
import { isOpen, usesNow } from './uses.js';
import type { PlytContext } from './context.js';

/** A card's face, in the colours of the seat that holds it. */
const face = (v: PlytContext, card: Card, seat: number): TemplateResult =>
  cardFace(card, v.gameWords.cards.names[card], v.match.players[seat].colour);

/** What a card asks: an open one at once, a turned or kept one of its holder alone. */
export function cards(v: PlytContext, state: PlytState): TemplateResult | typeof nothing {
  const { phase } = state;
  const words = v.gameWords.cards;
  if (phase.type === 'open-card') {
    return uses(v, state, phase.seat, phase.card);
  }
  if (phase.type !== 'turned-card' && phase.type !== 'play-cards') return nothing;
  const seat = phase.type === 'turned-card' ? phase.seat : phase.turn;
  if (!isOpen(v)) {
    return html`<p class="soft">${words.secret(v.match.players[seat].name)}</p>
      ${showButton(v, 'throw', true)} ${phase.type === 'play-cards' ? onward(v, state, false) : nothing}`;
  }
  return phase.type === 'turned-card' ? turned(v, state) : hand(v, state);
}

const showButton = (v: PlytContext, looks: string, home: boolean): TemplateResult =>
  html`<button
    type="button"
    class=${looks}
    ?data-home=${home}
    @click=${() => {
      v.interaction.openAt = v.match.ply;
      v.focusOn('[data-home]');
    }}
  >
    ${v.gameWords.cards.show}
  </button>`;

/** The cards that the seat to choose its dice holds, to be looked at. */
export function showHand(v: PlytContext, state: PlytState, seat: number): TemplateResult | typeof nothing {
  const hand = state.hands[seat];
  if (!hand.length) return nothing;
  if (!isOpen(v)) return showButton(v, 'btn', false);
  return html`<ul class="hand" aria-label=${v.gameWords.cards.hand(v.match.players[seat].name)}>
    ${hand.map((card) => html`<li>${face(v, card, seat)}</li>`)}
  </ul>`;
}

/** The card just turned, seen by its holder alone: keep it, or put it back where it is of no use (PLY-31). */
function turned(v: PlytContext, state: PlytState): TemplateResult | typeof nothing {
  const { phase } = state;
  if (phase.type !== 'turned-card') return nothing;
  const words = v.gameWords.cards;
  const useless = !usesOf(state, phase.seat, phase.card, phase.thrown[0]).length;
  return html`<div class="turned">
    ${face(v, phase.card, phase.seat)}
    <div class="uses">
      <button type="button" class="btn go" data-home @click=${() => make(v, { type: 'keep' })}>${words.keep}</button>
      ${
        useless
          ? html`<button type="button" class="btn" @click=${() => make(v, { type: 'put-back' })}>
              ${words.putBack}
            </button>`
          : nothing
      }
    </div>
  </div>`;
}

/** The cards held, and the own move. */
function hand(v: PlytContext, state: PlytState): TemplateResult | typeof nothing {
  const { phase } = state;
  if (phase.type !== 'play-cards') return nothing;
  const words = v.gameWords.cards;
  const { inHand } = v.interaction;
  const cards = playableCards(state, phase);
  if (inHand !== undefined && cards[inHand]) {
    return html`${uses(v, state, phase.turn, cards[inHand])}
      <button type="button" class="btn" @click=${() => take(v, undefined)}>${words.back}</button>`;
  }
  const hinted = v.hints?.marks(v).pieces;
  const one = (card: Card, index: number): TemplateResult => {
    const useless = !usesOf(state, phase.turn, card, phase.thrown[0]).length;
    const goesBack = mayPutBack(state, phase, card);
    return html`<li>
      <button
        type="button"
        class="held ${hinted?.includes(index) ? 'hinted' : ''}"
        aria-disabled=${useless ? 'true' : nothing}
        @click=${() => !useless && take(v, index)}
      >
        ${face(v, card, phase.turn)}${useless ? html`<small>${words.noUse}</small>` : nothing}
      </button>
      ${
        goesBack
          ? html`<button type="button" class="btn" @click=${() => make(v, { type: 'put-back', index })}>
              ${words.putBack}
            </button>`
          : nothing
      }
    </li>`;
  };
  return html`<ul class="hand" aria-label=${words.hand(v.match.players[phase.turn].name)}>
      ${cards.map(one)}
    </ul>
    ${onward(v, state, true)}`;
}

function take(v: PlytContext, index: number | undefined): void {
  v.interaction.inHand = index;
  v.focusOn('[data-home]');
}

/** The own move, or the end of the turn. */
function onward(v: PlytContext, state: PlytState, home: boolean): TemplateResult | typeof nothing {
  const { phase, options } = state;
  if (phase.type !== 'play-cards') return nothing;
  const words = v.gameWords.cards;
  const moves = phase.own === 'to-come';
  const steps = stepsFor(playerAt(options, phase.turn), phase.thrown.length, phase.thrown[0]);
  return html`<button
    type="button"
    class=${home ? 'throw' : 'btn'}
    ?data-home=${home}
    @click=${() => make(v, moves ? { type: 'advance' } : { type: 'done' })}
  >
    ${moves ? words.advance(v.figure(steps)) : words.done}
  </button>`;
}

/** A card and what it can do now: the squares to go to, for each player whom it can move. On the mountain they are marked. */
function uses(v: PlytContext, state: PlytState, holder: number, card: Card): TemplateResult {
  const words = v.gameWords.cards;
  const choices = usesNow(v);
  const seats = [...new Set(choices.map(({ seat }) => seat))];
  const { name } = v.match.players[holder];
  const own = seats.length === 1 && seats[0] === holder;
  return html`<div class="turned">
      ${face(v, card, holder)}
      <div class="uses">
        <h3 id="use">${own ? words.whichSquare(name) : words.whichPlayer(name)}</h3>
        <p class="soft">${words.orTap}</p>
      </div>
    </div>
    <div class="use-list" role="group" aria-labelledby="use">
      ${seats.map((seat) => {
        const player = v.match.players[seat];
        const from = squareFigure(v, state.at[seat]);
        return html`<div class="row c${player.colour + 1}">
          <span class="who" aria-hidden="true">${shape(player.colour)}<b>${player.name}</b> ${from} →</span>
          ${choices
            .filter((move) => move.seat === seat)
            .map((move) => {
              const to = v.figure(move.to);
              return html`<button
                type="button"
                class="use"
                aria-label=${words.use(player.name, from, to)}
                ?data-home=${move === choices[0]}
                @click=${() => make(v, move)}
              >
                ${to}
              </button>`;
            })}
        </div>`;
      })}
    </div>`;
}
