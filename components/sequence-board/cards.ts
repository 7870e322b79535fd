import { css, html, nothing, type TemplateResult } from 'lit';
import { usesOf, type SequenceState } from '../../src/rules/sequence/index.js';
import { mayPutBack, playableCards } from '../../src/rules/trail/hands.js';
import { coveredCard } from '../parts/cards/covered.js';
import { cardControls, onward, usesNow, useQuestion, type CardTable } from '../parts/cards/controls.js';
import { countOf } from '../parts/cards/face.js';
import type { Hint } from '../parts/hint-ladder.js';
import { nameIn } from '../style/player-name.js';
import type { SequenceContext } from './context.js';
import { canAct, playCard, roll, seatToAct, type RollContext } from './turn.js';

/** The part of the context that the cards used now are made from. */
type CardPlay = Pick<SequenceContext, 'figure' | 'focusOn' | 'gameWords' | 'interaction' | 'match' | 'play'>;

/** The part that says, besides, whether a move is being shown. */
export type CardMoment = CardPlay & Pick<SequenceContext, 'moment'>;

/** The part of the context with which cards are shown and played. */
type CardsContext = Pick<SequenceContext, 'figure' | 'gameWords' | 'focusOn' | 'interaction' | 'match'>;

/** Cards on the stars: at once, or kept and played after a claim (SEQ-12). */

/** Returns the cards that are used now; undefined in other phases. */
export function cardTable(v: CardPlay, state: SequenceState): CardTable | undefined {
  const { phase, options } = state;
  if (phase.type !== 'open-card' && phase.type !== 'turned-card' && phase.type !== 'play-cards') return undefined;
  const common = {
    master: phase.dice[0],
    squareOf: (seat: number): string => {
      const square = state.at[seat];
      return square ? v.figure(square) : v.gameWords.announcements.offBoard;
    },
    keep: () => playCard(v, { type: 'keep-card' }),
    make: (move: Parameters<CardTable['make']>[0]) => playCard(v, move),
  };
  if (phase.type !== 'play-cards') {
    const { type, seat, card } = phase;
    return { ...common, type, seat, cards: [card], usesOf: () => usesOf(state, seat, card, phase) };
  }
  return {
    ...common,
    type: phase.type,
    seat: phase.turn,
    cards: playableCards(state, phase),
    usesOf: (card) => usesOf(state, phase.turn, card, phase),
    goesBack: (card) => mayPutBack(state, phase, card, options.summit),
    ...(phase.own === 'to-come' && { steps: phase.score }),
  };
}

/** Returns the squares that can be chosen now. */
export const cardSquares = (v: CardMoment): number[] =>
  canAct(v) ? usesNow(v, cardTable(v, v.match.state)).map(({ to }) => to) : [];

/** Renders, in the place of Roll, the question about the cards, or the button that continues without another card. */
export function cardPlace(v: CardsContext, table: CardTable): TemplateResult {
  const { cards: w } = v.gameWords;
  if (usesNow(v, table).length) return html`<h3 id="use" class="asks"><bdi>${useQuestion(v, table, true)}</bdi></h3>`;
  return table.type === 'play-cards'
    ? html`${onward(v, table, 'primary')}`
    : html`<p class="asks"><bdi>${w.star}</bdi></p>`;
}

/** Returns the heading above the cards; undefined if none are shown. */
export function cardHeading(v: CardMoment, state: SequenceState): string | undefined {
  const { cards: w } = v.gameWords;
  const table = canAct(v) ? cardTable(v, state) : undefined;
  if ((table && table.type !== 'play-cards') || state.phase.type === 'turn-card') return w.a;
  return table || looks(v) ? w.hand(nameIn(v.match.players[seatToAct(state)])) : undefined;
}

const sheets = [
  css`
    /* Two rows of cards have the height of the four rows of claims. */
    :host .hand {
      grid-auto-flow: row;
      grid-template-columns: repeat(auto-fill, clamp(72px, 20cqi, 84px));
      justify-content: start;
      align-items: start;
    }
    :host .hand .button {
      min-block-size: var(--ab-control-2);
      padding: var(--ab-space-1);
      font-size: var(--ab-text-2);
      line-height: 1.1;
    }
    @container (min-width: 1180px) {
      :host .hand {
        grid-template-columns: repeat(auto-fill, calc(var(--u) * 27));
      }
    }
    :host .hand svg {
      max-block-size: clamp(30px, var(--h) * 0.06, 56px);
    }
    :host .held small {
      line-height: 1.1;
    }
    @container (min-width: 560px) and (max-width: 1179px) {
      :host([data-part~='short']) .hand:has(li:nth-child(5)) svg {
        display: none;
      }
    }
  `,
];

/** Renders, in the place of the rows, the cards to use. */
export function cardPad(v: CardsContext, table: CardTable, hint: Hint | undefined): TemplateResult {
  const marked = { ...table, hinted: hint?.pieces };
  return html`<div class="pads stage">${cardControls(v, table, marked, { sheets, isBare: true })}</div>`;
}

/** Renders, in the place of the rows, the card that a person has to turn. */
export const coveredPad = (v: RollContext & Pick<SequenceContext, 'gameWords'>): TemplateResult =>
  html`<div class="pads stage covered">${coveredCard(v.gameWords.cards, () => roll(v))}</div>`;

/** Returns whether a person who is to act holds cards that can only be looked at now. */
export const mayLook = (v: CardMoment): boolean =>
  canAct(v) && v.match.state.phase.type !== 'turn-card' && !cardTable(v, v.match.state) && handNow(v).length > 0;

const handNow = ({ match: { state } }: Pick<SequenceContext, 'match'>) => state.hands[seatToAct(state)];

/** Returns whether the hand of the person to act is being looked at. */
export const looks = (v: CardMoment): boolean => mayLook(v) && v.interaction.looksAt === v.match.ply;

/** Renders the button that shows the player's own cards, to plan with them. */
export function handButton(v: CardMoment): TemplateResult | typeof nothing {
  if (!mayLook(v)) return nothing;
  const { cards: w } = v.gameWords;
  const isShown = looks(v);
  return html`<button
    type="button"
    class="icon-button look"
    title=${w.show}
    aria-label=${`${w.show}: ${w.held(handNow(v).length)}`}
    aria-pressed=${isShown}
    @click=${() => {
      v.interaction.looksAt = isShown ? undefined : v.match.ply;
      v.interaction.openAt = isShown ? -1 : v.match.ply;
    }}
  >
    ${cardIcon}
  </button>`;
}

const cardIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 8l9-3 5 14-9 3zM13 5h7v14h-2"></path>
</svg>`;

/** Renders the hand that is being looked at. */
export const shownHand = (v: CardsContext): TemplateResult =>
  html`<div class="pads stage">
    ${cardControls(v, { cards: handNow(v), seat: seatToAct(v.match.state) }, undefined, { sheets })}
  </div>`;

/** Renders how many cards a player holds. */
export function heldBadge(v: CardsContext, seat: number): TemplateResult | typeof nothing {
  const { length } = v.match.state.hands[seat];
  return length ? countOf(v.gameWords.cards, length, v.figure) : nothing;
}
