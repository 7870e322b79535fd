/**
 * Cards at once: a landing turns cards until one can be acted on, and its move may land on a Plyt square again (PLY-23,
 * 29, 30).
 */
import type { Seat } from '../game.js';
import { cardChoices, type Card, type CardChoice, type PackCard } from './cards.js';
import type { Tell } from './events.js';
import { replaced } from '../../lists.js';

export interface Trail {
  /** The square of each seat: 0 is off the board, 113 the Winner square. */
  readonly at: readonly number[];
  /** The pack, top card first. */
  readonly pack: readonly PackCard[];
}

export interface TrailRules {
  /** The square that ends the race. */
  readonly goal: number;
  readonly plytSquares: readonly number[];
}

/** An open card that awaits the choice of the player who turned it. */
export interface OpenCard {
  readonly seat: Seat;
  readonly card: Card;
  /** The number of cards acted on before it in this chain. */
  readonly links: number;
}

export interface Landed {
  readonly trail: Trail;
  /** The card that awaits a choice, or null if the chain has ended. */
  readonly open: OpenCard | null;
  /** Set if the top card is unseen and chance has to turn it first. */
  readonly unseen?: Unseen;
}

/**
 * The state of a chain that waits for an unseen card: the seat whose piece landed, the number of cards acted on so far,
 * and the number passed over since.
 */
export interface Unseen {
  readonly seat: Seat;
  readonly links: number;
  readonly passed: number;
}

/**
 * Handles a piece landing: turns cards and acts on them until there is a choice to make.
 * @param links The number of cards already acted on in this chain, which ends after as many as the pack holds (PLY-30).
 * @param passed The number of cards passed over since the piece landed (PLY-29).
 */
export function land(
  trail: Trail,
  seat: Seat,
  links: number,
  master: number,
  rules: TrailRules,
  tell: Tell,
  passed = 0,
): Landed {
  if (!rules.plytSquares.includes(trail.at[seat]) || links >= trail.pack.length) return { trail, open: null };

  const pack = [...trail.pack];
  for (let turned = passed; turned < trail.pack.length; turned++) {
    const card = pack[0];
    if (card === 'unseen')
      return { trail: { at: trail.at, pack }, open: null, unseen: { seat, links, passed: turned } };
    pack.shift();
    const choices = cardChoices(card, seat, master, trail.at, rules.goal);
    tell({ type: 'card-turned', seat, card, use: choices.length > 0 ? 'act' : 'pass-over', master });
    if (choices.length > 0) {
      const open = { seat, card, links };
      const rest = { at: trail.at, pack };
      return choices.length > 1 ? { trail: rest, open } : act(rest, open, choices[0], master, rules, tell);
    }
    pack.push(card); // PLY-29
  }
  tell({ type: 'no-card', seat });
  return { trail: { at: trail.at, pack }, open: null };
}

/** Acts on an open card: the card goes to the bottom of the pack (PLY-22), and the piece that it moved lands. */
export function act(
  trail: Trail,
  open: OpenCard,
  choice: CardChoice,
  master: number,
  rules: TrailRules,
  tell: Tell,
): Landed {
  const { seat, to } = choice;
  tell({ type: 'moved', seat, from: trail.at[seat], to, cause: 'card' });
  const moved = { at: replaced(trail.at, seat, to), pack: [...trail.pack, open.card] };
  return land(moved, seat, open.links + 1, master, rules, tell);
}
