import { html, nothing, svg, type TemplateResult } from 'lit';
import { mayPutBack, playableCards, playerAt, stepsFor, usesOf, type PlytState } from '../../src/rules/plyt/index.js';
import type { Card } from '../../src/rules/trail/cards.js';
import { plytCards as english } from '../../src/words/en/plyt-cards.js';
import { plytCards as italian } from '../../src/words/it/plyt-cards.js';
import type { PlytCardWords } from '../../src/words/plyt.js';
import { formStyles } from '../parts/form-styles.js';
import { shape } from '../parts/shapes.js';
import { cardStyles } from './card-styles.js';
import { make } from './input.js';
import { isOpen, usesNow } from './uses.js';
import type { PlytView } from './view.js';

const tables: Readonly<Record<string, PlytCardWords>> = { en: english, it: italian };
const wordsOf = (v: PlytView): PlytCardWords => tables[v.languageTag] ?? english;

export { usesNow };

export const styles = [formStyles, cardStyles];

const arrows: Readonly<Record<string, string>> = {
  forward: 'M22 62H90M70 42L90 62L70 82',
  back: 'M98 62H30M50 42L30 62L50 82',
  up: 'M22 92V72H54V44H86M72 26L90 44L72 62',
  down: 'M22 36V56H54V84H86M72 66L90 84L72 102',
};

/** A card's face: who, and which way. */
function face(v: PlytView, card: Card): TemplateResult {
  const way = card.slice(card.indexOf('-') + 1);
  const name = wordsOf(v).names[card];
  return html`<span class="face-of">
    <svg viewBox="0 0 120 124" aria-hidden="true">${svg`<path class="arrow" d=${arrows[way] ?? ''}></path>`}</svg>
    <span>${name}</span>
  </span>`;
}

/** What a card asks: an open one at once, a turned or kept one of its holder alone. */
export function render(v: PlytView, state: PlytState): TemplateResult | typeof nothing {
  const { phase } = state;
  const words = wordsOf(v);
  if (phase.type === 'open-card') {
    return html`<div class="turned">${face(v, phase.card)}${uses(v, state, phase.seat, true)}</div>`;
  }
  if (phase.type !== 'turned-card' && phase.type !== 'play-cards') return nothing;
  const seat = phase.type === 'turned-card' ? phase.seat : phase.turn;
  if (!isOpen(v)) {
    return html`<p class="soft">${words.secret(v.match.players[seat].name)}</p>
      <button
        type="button"
        class="throw"
        data-home
        @click=${() => {
          v.fingers.openAt = v.match.ply;
          v.focusOn('[data-home]');
        }}
      >
        ${words.show}
      </button>
      ${phase.type === 'play-cards' ? onward(v, state, false) : nothing}`;
  }
  return phase.type === 'turned-card' ? turned(v, state) : hand(v, state);
}

/** The card just turned, seen by its holder alone: keep it, or put it back where it is of no use (PLY-31). */
function turned(v: PlytView, state: PlytState): TemplateResult | typeof nothing {
  const { phase } = state;
  if (phase.type !== 'turned-card') return nothing;
  const words = wordsOf(v);
  const useless = !usesOf(state, phase.seat, phase.card, phase.thrown[0]).length;
  return html`<div class="turned">
    ${face(v, phase.card)}
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
function hand(v: PlytView, state: PlytState): TemplateResult | typeof nothing {
  const { phase } = state;
  if (phase.type !== 'play-cards') return nothing;
  const words = wordsOf(v);
  const { inHand } = v.fingers;
  const cards = playableCards(state, phase);
  if (inHand !== undefined && cards[inHand]) {
    return html`<div class="turned">${face(v, cards[inHand])}${uses(v, state, phase.turn, true)}</div>
      <button type="button" class="btn" @click=${() => take(v, undefined)}>${words.back}</button>`;
  }
  const one = (card: Card, index: number): TemplateResult => {
    const useless = !usesOf(state, phase.turn, card, phase.thrown[0]).length;
    const goesBack = mayPutBack(state, phase, card);
    return html`<li>
      <button
        type="button"
        class="held"
        aria-disabled=${useless ? 'true' : nothing}
        @click=${() => !useless && take(v, index)}
      >
        ${face(v, card)}${useless ? html`<small>${words.noUse}</small>` : nothing}
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

function take(v: PlytView, index: number | undefined): void {
  v.fingers.inHand = index;
  v.focusOn('[data-home]');
}

/** The own move, or the end of the turn. */
function onward(v: PlytView, state: PlytState, home: boolean): TemplateResult | typeof nothing {
  const { phase, options } = state;
  if (phase.type !== 'play-cards') return nothing;
  const words = wordsOf(v);
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

/** What the card can do now, as a list; the squares on the mountain say the same. */
function uses(v: PlytView, state: PlytState, holder: number, home: boolean): TemplateResult {
  const words = wordsOf(v);
  const choices = usesNow(v);
  const seats = new Set(choices.map(({ seat }) => seat));
  const own = seats.size === 1 && seats.has(holder);
  const { name } = v.match.players[holder];
  return html`<div class="uses">
    <h3 id="use">${own ? words.whichSquare(name) : words.whichPlayer(name)}</h3>
    <div class="use-list ${own ? 'own' : ''}" role="group" aria-labelledby="use">
      ${choices.map((move, i) => {
        const player = v.match.players[move.seat];
        const from = state.at[move.seat] ? v.figure(state.at[move.seat]) : v.gameWords.offBoard;
        return html`<button
          type="button"
          class="use c${player.colour + 1}"
          ?data-home=${home && i === 0}
          @click=${() => make(v, move)}
        >
          ${own ? v.figure(move.to) : html`${shape(player.colour)}<span>${words.use(player.name, from, v.figure(move.to))}</span>`}
        </button>`;
      })}
    </div>
    <p class="soft">${words.orTap}</p>
  </div>`;
}
