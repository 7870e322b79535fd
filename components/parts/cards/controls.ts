import { html, nothing, type TemplateResult } from 'lit';
import type { Player } from '../../../src/match/players.js';
import type { Card, CardChoice } from '../../../src/rules/trail/cards.js';
import type { HandMove } from '../../../src/rules/trail/hands.js';
import type { CardWords } from '../../../src/words/types.js';
import { cardFace } from './face.js';
import { nameIn } from '../../style/player-name.js';
import { shape } from '../../style/shapes.js';

/* The controls of cards in PLYT and Sequence: the actions that are possible with them now (PLY-31, SEQ-12). */

/** With more squares than this to choose from, their buttons are as narrow as possible. */
const manyUses = 8;

/** The interaction state of cards. */
export interface CardInteraction {
  /** The ply at which secret cards were revealed to their holder. */
  openAt: number;
  /** The index of the card in the hand that is being played. */
  inHand: number | undefined;
}

/** The part of a context that the screens of cards need. */
export interface CardContext {
  readonly match: { readonly ply: number; readonly players: readonly Player[] };
  readonly interaction: CardInteraction;
  readonly gameWords: { readonly cards: CardWords };
  figure(value: number): string;
  focusOn(selector: string): void;
}

/** The cards that can be used now: an open one, one just turned, or a hand. */
export interface CardTable {
  readonly type: 'open-card' | 'turned-card' | 'play-cards';
  readonly seat: number;
  readonly cards: readonly Card[];
  /** The steps of the player's own move, if it has not been made yet. */
  readonly steps?: number;
  /** The indexes of the cards marked by a hint. */
  readonly hinted?: readonly number[] | undefined;
  usesOf(card: Card): readonly CardChoice[];
  /** Returns whether a card may go back under the pack. */
  goesBack?(card: Card): boolean;
  /** Describes a player's square in words. */
  squareOf(seat: number): string;
  /** Keeps the card just turned. */
  keep(): void;
  make(move: HandMove): void;
}

type CardMove = Extract<HandMove, { type: 'card' }>;

/** Returns whether secret cards are visible: always if only one person plays, otherwise once their holder asks to see them. */
export const isOpen = (v: CardContext): boolean =>
  v.match.players.filter(({ bot }) => !bot).length < 2 || v.interaction.openAt === v.match.ply;

/** Returns the uses of the open card, or of the card picked to be played. */
export function usesNow(v: CardContext, table: CardTable | undefined): CardMove[] {
  if (!table) return [];
  const { inHand } = v.interaction;
  const index = table.type === 'open-card' ? 0 : isOpen(v) ? inHand : undefined;
  const card = index === undefined ? undefined : table.cards[index];
  if (!card) return [];
  const played = table.type === 'play-cards' && index !== undefined ? { index } : {};
  return table.usesOf(card).map((use) => ({ type: 'card', ...played, ...use }));
}

/** Renders the face of a card in the colour of its holder; with their number if a hand has several of them. */
export function face(v: CardContext, card: Card, seat: number, hand: readonly Card[] = []): TemplateResult {
  const count = hand.filter((other) => other === card).length;
  const name = v.gameWords.cards.names[card];
  return cardFace(card, count > 1 ? html`${name} ${countOf(v, count)}` : name, v.match.players[seat].colour);
}

/** Renders a number of cards. */
export const countOf = (v: CardContext, count: number): TemplateResult =>
  html`<i class="holds"
    ><span aria-hidden="true">${v.figure(count)}</span
    ><span class="visually-hidden">${v.gameWords.cards.held(count)}</span></i
  >`;

/**
 * Renders the choices that cards give. An open card is visible to everyone, a turned or kept one only to its holder.
 * @param isBare omits the question, which is shown elsewhere
 */
export function cardControls(v: CardContext, table: CardTable, isBare = false): TemplateResult {
  const words = v.gameWords.cards;
  if (table.type !== 'open-card' && !isOpen(v)) {
    return html`<p class="soft"><bdi>${words.secret(nameIn(v.match.players[table.seat]))}</bdi></p>
      ${showButton(v, 'throw', true)}`;
  }
  const uses = usesNow(v, table);
  if (uses.length) return useList(v, table, uses, isBare);
  return table.type === 'turned-card' ? turned(v, table) : hand(v, table);
}

const showButton = (v: CardContext, looks: string, home: boolean): TemplateResult =>
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

/** Renders a hand that can only be looked at. */
export function showHand(v: CardContext, hand: readonly Card[], seat: number): TemplateResult | typeof nothing {
  if (!hand.length) return nothing;
  if (!isOpen(v)) return showButton(v, 'button', false);
  return html`<ul class="hand" aria-label=${v.gameWords.cards.hand(nameIn(v.match.players[seat]))}>
    ${[...new Set(hand)].map((card) => html`<li>${face(v, card, seat, hand)}</li>`)}
  </ul>`;
}

/**
 * Renders the card just turned, for its holder only: to play now or keep, or to put back if it cannot be used (PLY-31).
 */
function turned(v: CardContext, table: CardTable): TemplateResult {
  const words = v.gameWords.cards;
  const [card] = table.cards;
  const isUseless = !table.usesOf(card).length;
  const button = (label: string, looks: string, act: () => void): TemplateResult =>
    html`<button type="button" class=${looks} part="action" ?data-home=${looks !== 'button'} @click=${act}>
      ${label}
    </button>`;
  return html`<div class="turned">
    ${face(v, card, table.seat)}
    <div class="uses">
      ${isUseless ? nothing : button(words.playNow, 'button', () => take(v, 0))}
      ${button(words.keep, 'button primary', () => table.keep())}
      ${isUseless ? button(words.putBack, 'button', () => table.make({ type: 'put-back' })) : nothing}
    </div>
  </div>`;
}

/** Renders the hand to play from, each type of card once. */
function hand(v: CardContext, table: CardTable): TemplateResult {
  const words = v.gameWords.cards;
  const one = (card: Card): TemplateResult => {
    const index = table.cards.indexOf(card);
    const isUseless = !table.usesOf(card).length;
    return html`<li>
      <button
        type="button"
        part="action"
        class="held ${table.hinted?.some((place) => table.cards[place] === card) ? 'hinted' : ''}"
        aria-disabled=${isUseless ? 'true' : nothing}
        @click=${() => !isUseless && take(v, index)}
      >
        ${face(v, card, table.seat, table.cards)}${isUseless ? html`<small>${words.noUse}</small>` : nothing}
      </button>
      ${
        table.goesBack?.(card)
          ? html`<button
              type="button"
              class="button"
              part="action"
              @click=${() => table.make({ type: 'put-back', index })}
            >
              ${words.putBack}
            </button>`
          : nothing
      }
    </li>`;
  };
  return html`<ul class="hand" aria-label=${words.hand(nameIn(v.match.players[table.seat]))}>
    ${[...new Set(table.cards)].map(one)}
  </ul>`;
}

function take(v: CardContext, index: number | undefined): void {
  v.interaction.inHand = index;
  v.focusOn('[data-home]');
}

/** Renders the button for the player's own move or, after it, for ending the turn; renders nothing while a use is chosen. */
export function onward(v: CardContext, table: CardTable, looks: string): TemplateResult | typeof nothing {
  if (table.type !== 'play-cards' || usesNow(v, table).length) return nothing;
  const words = v.gameWords.cards;
  const { steps } = table;
  const isHome = isOpen(v);
  return html`<button
    type="button"
    class=${isHome ? looks : 'button'}
    part="action"
    ?data-home=${isHome}
    @click=${() => table.make({ type: steps === undefined ? 'done' : 'advance' })}
  >
    ${steps === undefined ? words.done : words.advance(v.figure(steps))}
  </button>`;
}

/** Returns the question which player to move or, if only one can be moved, to which square. */
export function useQuestion(v: CardContext, table: CardTable): string {
  const words = v.gameWords.cards;
  const name = nameIn(v.match.players[table.seat]);
  const [seat = table.seat, ...others] = new Set(usesNow(v, table).map((use) => use.seat));
  if (others.length) return words.whichPlayer(name);
  return seat === table.seat ? words.whichSquare(name) : words.whereTo(nameIn(v.match.players[seat]), name);
}

/** Renders a card with a button for each square it can move a player to. The same squares are marked on the mountain. */
function useList(v: CardContext, table: CardTable, uses: readonly CardMove[], isBare: boolean): TemplateResult {
  const words = v.gameWords.cards;
  const card = table.cards[uses[0].index ?? 0];
  const other =
    table.type === 'turned-card'
      ? { label: words.keep, act: () => table.keep() }
      : table.type === 'play-cards'
        ? { label: words.back, act: () => take(v, undefined) }
        : undefined;
  return html`${
      isBare
        ? nothing
        : html`<div class="turned">
            ${face(v, card, table.seat)}
            <div class="uses">
              <h3 id="use"><bdi>${useQuestion(v, table)}</bdi></h3>
              <p class="soft">${words.orTap}</p>
            </div>
          </div>`
    }
    <div class="use-list ${uses.length > manyUses ? 'many' : ''}" role="group" aria-labelledby="use">
      ${uses.map((move) => {
        const player = v.match.players[move.seat];
        const to = v.figure(move.to);
        return html`<button
          type="button"
          class="use colour${player.colour + 1}"
          part="action"
          aria-label=${words.use(nameIn(player), table.squareOf(move.seat), to)}
          ?data-home=${move === uses[0]}
          @click=${() => table.make(move)}
        >
          ${shape(player.colour)}${to}
        </button>`;
      })}
      ${
        other
          ? html`<button type="button" class="button" part="action" @click=${other.act}>${other.label}</button>`
          : nothing
      }
    </div>`;
}
