import { html, nothing, type TemplateResult, css } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { playerAt, stepsFor, usesOf, type PlytState } from '../../src/rules/plyt/index.js';
import { mayPutBack, playableCards } from '../../src/rules/trail/hands.js';
import type { Card } from '../../src/rules/trail/cards.js';
import { WINNER } from '../../src/rules/trail/spiral.js';
import { cardControls, onward, usesNow, type CardTable } from '../parts/cards/controls.js';
import { coveredCard, coveredCardStyles } from '../parts/cards/covered.js';
import { face } from '../parts/cards/face.js';
import type { Hint } from '../parts/hint-ladder.js';
import { squareFigure, squareName } from './announcements.js';
import type { PlytContext } from './context.js';
import type { PlytBeat } from './moment.js';
import { isPersonToAct, makeMove, toNext } from './turn.js';

/** The part of the context that the cards used now are made from. */
type CardPlay = Pick<PlytContext, 'figure' | 'focusOn' | 'gameWords' | 'interaction' | 'match' | 'play'>;

/** The part of the context that drawn cards need. */
type CardHand = Pick<PlytContext, 'figure' | 'focusOn' | 'gameWords' | 'interaction' | 'match'>;

/** Renders a card that is being turned, large over the board. */
export function bigCard(
  v: Pick<PlytContext, 'figure' | 'gameWords' | 'match' | 'table'>,
  beat: PlytBeat | undefined,
): TemplateResult | typeof nothing {
  const event = beat?.event;
  if (beat?.name !== 'card' || (event?.type !== 'card-turned' && event?.type !== 'card-played')) return nothing;
  const passed = event.type === 'card-turned' && event.use === 'pass-over';
  return html`<div class="big-card" .style="--turn:${Math.round(280 * v.table.pace)}ms">
    <div>
      ${face({ figure: v.figure, players: v.match.players, words: v.gameWords.cards }, event.card, event.seat, event.master)}${passed ? html`<p>${v.gameWords.moments.noCard}</p>` : nothing}
    </div>
  </div>`;
}

/** Renders the card that a person has to turn, large over the board; nothing in other phases. */
export function cardToTurn(
  v: Pick<PlytContext, 'focusOn' | 'gameWords' | 'match' | 'moment' | 'table'>,
): TemplateResult | typeof nothing {
  if (v.moment || v.match.state.phase.type !== 'turn-card' || !isPersonToAct(v)) return nothing;
  const turn = (): void => {
    v.table.roll();
    toNext(v);
  };
  return html`<div class="big-card">${coveredCard(v.gameWords.cards, turn)}</div>`;
}

/** Returns the cards that are used now; undefined in other phases. */
function cardTable(v: CardPlay, state: PlytState): CardTable | undefined {
  const { phase, options } = state;
  if (phase.type !== 'open-card' && phase.type !== 'turned-card' && phase.type !== 'play-cards') return undefined;
  const { thrown, turn } = phase;
  const common = {
    master: thrown[0],
    squareOf: (seat: number) => squareFigure(v, state.at[seat]),
    keep: () => void makeMove(v, { type: 'keep' }),
    make: (move: Parameters<CardTable['make']>[0]) => void makeMove(v, move),
  };
  if (phase.type !== 'play-cards') {
    const { type, seat, card } = phase;
    const uses = usesOf(state, seat, card, thrown[0]);
    return { ...common, type, seat, cards: [card], usesOf: () => uses };
  }
  return {
    ...common,
    type: phase.type,
    seat: turn,
    cards: playableCards(state, phase),
    usesOf: (card) => usesOf(state, turn, card, thrown[0]),
    goesBack: (card) => mayPutBack(state, phase, card, WINNER),
    ...(phase.own === 'to-come' && { steps: stepsFor(playerAt(options, turn), thrown.length, thrown[0]) }),
  };
}

/** The help that a person gets with a turn. */
export interface Aid {
  readonly hint: Hint | undefined;
  /** True if a puzzle asks about the turn. */
  readonly isAsked: boolean;
}

/** Renders the choices that a card gives, with the button that continues without another card. */
export function cards(v: CardPlay, state: PlytState, aid: Aid): TemplateResult | typeof nothing {
  const found = cardTable(v, state);
  const table = found && { ...found, hinted: aid.hint?.pieces };
  return table ? html`${controls(v, table, table, aid)} ${onward(v, table, 'throw')}` : nothing;
}

/** Renders the hand that a person to act can only look at. */
export const hand = (v: CardHand, cards: readonly Card[], seat: number, aid: Aid): DirectiveResult | typeof nothing =>
  cards.length ? controls(v, { cards, seat }, undefined, aid) : nothing;

const sheets = [
  css`
    :host([data-part~='stacked']) .hand:has(li:nth-child(5)) svg {
      display: none;
    }
  `,
];

const controls = (
  v: CardHand,
  of: Pick<CardTable, 'cards' | 'seat'>,
  table: CardTable | undefined,
  { isAsked }: Aid,
): DirectiveResult => cardControls(v, of, table, { sheets, isAsked });

const cardUses = (v: CardPlay): ReturnType<typeof usesNow> =>
  isPersonToAct(v) ? usesNow(v, cardTable(v, v.match.state)) : [];

/** Returns the squares that a person can choose on the mountain now. */
export const choicesNow = (v: CardPlay & Pick<PlytContext, 'moment'>): number[] =>
  v.moment ? [] : cardUses(v).map(({ to }) => to);

/** Handles a tap or Enter on a square: makes the only choice that leads there, otherwise announces the square. */
export function pick(v: CardPlay & Pick<PlytContext, 'notation' | 'say'>, square: number): void {
  v.interaction.focusSquare = square;
  const uses = cardUses(v).filter((move) => move.to === square);
  if (uses.length === 1) makeMove(v, uses[0]);
  else v.say(squareName(v, v.match.state, square));
}

/** A card that is being turned, large over the board. */
export const bigCardStyles = [
  coveredCardStyles,
  css`
    .big-card {
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
      border-radius: var(--ab-radius-2);
      background: rgb(31 36 48 / 0.28);
    }
    .big-card > .covered-card svg {
      block-size: min(45cqb, 260px);
    }
    .big-card > div {
      display: grid;
      justify-items: center;
      gap: var(--ab-space-4);
      max-inline-size: 90%;
      animation: turn-card var(--turn) ease-out;
    }
    .big-card .face-of {
      inline-size: min(280px, 60cqi);
      padding: var(--ab-space-5);
      border-width: 6px;
      font-size: var(--ab-text-3);
    }
    .big-card p {
      padding: var(--ab-space-1) var(--ab-space-5);
      border-radius: var(--ab-radius-2);
      background: var(--ab-surface);
      font-weight: 700;
      text-align: center;
    }
    @keyframes turn-card {
      from {
        transform: rotateY(90deg) scale(0.4);
      }
    }
  `,
];
