import { html, nothing, type CSSResultOrNative, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import type { Player } from '../../../src/match/players.js';
import type { Card, CardChoice } from '../../../src/rules/trail/cards.js';
import type { HandMove } from '../../../src/rules/trail/hands.js';
import type { CardWords } from '../../../src/words/types.js';
import { part, PartElement } from '../part-element.js';
import { cardStyles } from './controls-styles.js';
import { face, squaresText } from './face.js';
import { nameIn } from '../../style/player-name.js';
import { shape } from '../../style/shapes.js';

/* The controls of cards in PLYT and Sequence: the actions that are possible with them now (PLY-31, SEQ-12). */

/** With more squares than this to choose from, their buttons are as narrow as possible. */
const manyUses = 8;

/** The interaction state of cards, which the mountain and the hints ask for, too. */
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
  /** The Master of the turn, by which cards lead forward and back. */
  readonly master: number;
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
export const isOpen = (v: Pick<CardContext, 'interaction' | 'match'>): boolean =>
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

/**
 * The choices that cards give. An open card is visible to everyone, a turned or kept one only to its holder. Fires `show` to
 * reveal the cards, `take` with the index of the card to play, or undefined for another one, `keep`, and `make` with a move.
 */
export class Cards extends PartElement {
  static override readonly tag = 'abacade-cards';
  static override readonly styles = cardStyles;

  declare words: CardWords;
  declare figure: (value: number) => string;
  declare players: readonly Player[];
  /** The seat of the holder. */
  declare seat: number;
  declare cards: readonly Card[];
  /** The uses of these cards; undefined if they can only be looked at. */
  declare table: Pick<CardTable, 'goesBack' | 'hinted' | 'master' | 'squareOf' | 'type' | 'usesOf'> | undefined;
  /** True if the cards are visible. */
  declare isOpen: boolean;
  /** The moves of the card that is played. */
  declare uses: readonly CardMove[];
  /** The question which of these moves to make. */
  declare question: string;
  /** True if the card and the question are shown elsewhere. */
  declare isBare: boolean;
  /** True if a puzzle asks about the card, which has not been seen large before. */
  declare isAsked: boolean;

  protected override willUpdate(): void {
    this.setAttribute('exportparts', 'action');
    this.className = `cards ${this.isAsked ? 'asked' : ''}`;
  }

  protected override render(): TemplateResult {
    const { isOpen, seat, table, uses, words } = this;
    if (!isOpen && !table) return this.#button(words.show, 'button', 'show');
    if (!isOpen)
      return html`<p class="soft"><bdi>${words.secret(nameIn(this.players[seat]))}</bdi></p>
        ${this.#button(words.show, '', 'show', undefined, true)}`;
    if (uses.length) return this.#useList(uses);
    return table?.type === 'turned-card' ? this.#turned(table) : this.#hand();
  }

  #button(label: string, looks: string, type: string, detail?: unknown, isHome = false): TemplateResult {
    return html`<button
      type="button"
      class=${looks}
      part=${looks ? 'action' : 'action show'}
      ?data-home=${isHome}
      @click=${() => this.tell(type, detail)}
    >
      ${label}
    </button>`;
  }

  #face(card: Card, hand?: readonly Card[]): TemplateResult {
    return face(this, card, this.seat, this.table?.master, hand);
  }

  /** Renders the card just turned: to play now or keep, or to put back if it cannot be used (PLY-31). */
  #turned(table: Pick<CardTable, 'usesOf'>): TemplateResult {
    const { words } = this;
    const [card] = this.cards;
    const isUseless = !table.usesOf(card).length;
    return html`<div class="turned">
      ${this.#face(card)}
      <div class="uses">
        ${isUseless ? nothing : this.#button(words.playNow, 'button', 'take', 0)}
        ${this.#button(words.keep, 'button primary', 'keep', undefined, true)}
        ${isUseless ? this.#button(words.putBack, 'button', 'make', { type: 'put-back' }) : nothing}
      </div>
    </div>`;
  }

  /** Renders the hand, each type of card once. */
  #hand(): TemplateResult {
    const { cards, table, words } = this;
    const one = (card: Card): TemplateResult => {
      if (!table) return html`<li>${this.#face(card, cards)}</li>`;
      const index = cards.indexOf(card);
      const isUseless = !table.usesOf(card).length;
      return html`<li>
        <button
          type="button"
          part="action"
          class="held ${table.hinted?.some((place) => cards[place] === card) ? 'hinted' : ''}"
          aria-disabled=${isUseless ? 'true' : nothing}
          @click=${() => !isUseless && this.tell('take', index)}
        >
          ${this.#face(card, cards)}${isUseless ? html`<small>${words.noUse}</small>` : nothing}
        </button>
        ${table.goesBack?.(card) ? this.#button(words.putBack, 'button', 'make', { type: 'put-back', index }) : nothing}
      </li>`;
    };
    return html`<ul class="hand" aria-label=${words.hand(nameIn(this.players[this.seat]))}>
      ${[...new Set(cards)].map(one)}
    </ul>`;
  }

  /** Renders a card with a button for each square it can move a player to. The same squares are marked on the mountain. */
  #useList(uses: readonly CardMove[]): TemplateResult {
    const { cards, figure, players, question, table, words } = this;
    const other =
      table!.type === 'turned-card'
        ? this.#button(words.keep, 'button', 'keep')
        : table!.type === 'play-cards'
          ? this.#button(words.back, 'button', 'take')
          : nothing;
    return html`${
        this.isBare
          ? nothing
          : html`<div class="turned">
              ${this.#face(cards[uses[0].index ?? 0])}
              <div class="uses">
                <h3><bdi>${question}</bdi></h3>
                <p class="soft">${words.orTap}</p>
              </div>
            </div>`
      }
      <div class="use-list ${uses.length > manyUses ? 'many' : ''}" role="group" aria-label=${question}>
        ${uses.map((move) => {
          const player = players[move.seat];
          const to = figure(move.to);
          return html`<button
            type="button"
            class="use colour${player.colour + 1}"
            part="action"
            aria-label=${words.use(nameIn(player), table!.squareOf(move.seat), to)}
            ?data-home=${move === uses[0]}
            @click=${() => this.tell('make', move)}
          >
            ${shape(player.colour)}${to}
          </button>`;
        })}
        ${other}
      </div>`;
  }
}

/** The looks of the cards in a game. */
interface Looks {
  readonly sheets: readonly CSSResultOrNative[];
  readonly isBare?: boolean;
  readonly isAsked?: boolean;
}

/** Renders the choices that cards give; without a table, a hand that can only be looked at. */
export function cardControls(
  v: CardContext,
  { seat, cards }: Pick<CardTable, 'cards' | 'seat'>,
  table: CardTable | undefined,
  { sheets, isBare = false, isAsked = false }: Looks,
): DirectiveResult {
  const take = (index: number | undefined): void => {
    v.interaction.inHand = index;
    v.focusOn('[data-home]');
  };
  const uses = usesNow(v, table);
  return part(
    Cards,
    {
      words: v.gameWords.cards,
      figure: v.figure,
      players: v.match.players,
      seat,
      cards,
      table,
      isOpen: table?.type === 'open-card' || isOpen(v),
      uses,
      question: table && uses.length ? useQuestion(v, table, isBare) : '',
      isBare,
      isAsked,
      sheets,
    },
    {
      show: () => {
        v.interaction.openAt = v.match.ply;
        v.focusOn('[data-home]');
      },
      take: ({ detail }) => take((detail ?? undefined) as number | undefined),
      keep: () => table!.keep(),
      make: ({ detail }) => table!.make(detail as HandMove),
    },
  );
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

/**
 * Returns the question which player to move or, if only one can be moved, to which square.
 * @param isWhole adds the name of the card
 */
export function useQuestion(v: CardContext, table: CardTable, isWhole: boolean): string {
  const words = v.gameWords.cards;
  const name = nameIn(v.match.players[table.seat]);
  const uses = usesNow(v, table);
  if (isWhole) {
    const card = table.cards[uses[0].index ?? 0];
    const whole = [words.names[card], squaresText(words, card, table.master)].filter(Boolean);
    return `${whole.join(' · ')}. ${useQuestion(v, table, false)}`;
  }
  const [seat = table.seat, ...others] = new Set(uses.map((use) => use.seat));
  if (others.length) return words.whichPlayer(name);
  return seat === table.seat ? words.whichSquare(name) : words.whereTo(nameIn(v.match.players[seat]), name);
}
