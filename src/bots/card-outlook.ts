/**
 * Estimates the value of kept cards to a computer player, in PLYT and in Sequence. Cards of later turns are ignored;
 * docs/strength.md measures how well this plays.
 */
import type { Seat } from '../rules/game.js';
import { cardChoices, type Card } from '../rules/trail/cards.js';
import { replaced } from '../lists.js';

/** The numbers of the Master. */
export const masters: readonly number[] = Array.from({ length: 12 }, (_, below) => below + 1);

export const mean = (value: (master: number) => number): number =>
  masters.reduce((sum, master) => sum + value(master), 0) / masters.length;

/**
 * The steepness of the logistic curve that converts a lead into a chance. A lead is measured in turns, divided by the
 * square root of all turns left. One unit corresponds to odds of e^2.6, which fits the spread of turns of a few steps,
 * some of them without a step.
 */
const sharpness = 2.6;

/**
 * Estimates the chance to finish first from the lead over each other player in turns, relative to the spread of that
 * number of turns.
 */
export function chanceToLead(turns: readonly number[], seat: Seat): number {
  const own = turns[seat];
  // For a single player, fewer turns are better.
  if (turns.length === 1) return 1 / (1 + own);
  let behind = 0;
  turns.forEach((other, place) => {
    if (place !== seat) behind += Math.exp((sharpness * (own - other)) / Math.sqrt(own + other));
  });
  return 1 / (1 + behind);
}

export abstract class CardOutlook {
  constructor(
    readonly seat: Seat,
    /** The square that ends the race. */
    readonly goal: number,
  ) {}

  /**
   * Returns the chance to finish first, or for a single player a value that increases as the number of turns left
   * decreases.
   */
  abstract chance(at: readonly number[]): number;

  /** Returns the cost of held cards that may block the goal in the next turn (PLY-32): 0 or negative. */
  abstract barred(at: readonly number[], hand: readonly Card[]): number;

  /**
   * Returns the value of holding a card, possibly negative: half of its average effect over all numbers of the Master.
   * Only half, because one of several cards is likely to be used, the pieces will have moved by then, and a harmful
   * card is best played after a small number.
   */
  held(card: Card, at: readonly number[]): number {
    const now = this.chance(at);
    const gains = masters.map((master) => (this.#best(card, at, master)?.chance ?? now) - now);
    const helps = gains.some((gain) => gain > 0);
    return gains.reduce((sum, gain) => sum + (helps ? Math.max(0, gain) : gain), 0) / masters.length / 2;
  }

  /**
   * Returns the squares of the pieces after a turn in which holding cards has blocked the player's own move (PLY-32),
   * if all usable cards are then played (PLY-31).
   */
  rid(at: readonly number[], hand: readonly Card[], master: number): readonly number[] {
    return hand.reduce((after, card) => this.#best(card, after, master)?.at ?? after, at);
  }

  /** Returns the best use of a card given the Master's number, or undefined if it has none. */
  #best(card: Card, at: readonly number[], master: number): { chance: number; at: readonly number[] } | undefined {
    let best: { chance: number; at: readonly number[] } | undefined;
    for (const { seat, to } of cardChoices(card, this.seat, master, at, this.goal)) {
      const after = replaced(at, seat, to);
      const chance = this.chance(after);
      if (!best || chance > best.chance) best = { chance, at: after };
    }
    return best;
  }
}
