/**
 * Estimates how good a position on the trail is for a computer player: the number of turns left, and the chance to
 * finish first, over all results of the next throw. Cards of later turns are ignored; docs/strength.md measures how
 * well this plays.
 */
import type { Seat } from '../rules/game.js';
import {
  bonusFor,
  diceChoices,
  FACES,
  MEAN_MASTER,
  playerAt,
  stepsFor,
  usesOf,
  type PlytOptions,
  type PlytState,
} from '../rules/plyt/index.js';
import { cardTypes, deck, type Card } from '../rules/trail/cards.js';
import { WINNER } from '../rules/trail/spiral.js';
import { CardOutlook, chanceToLead, mean } from './card-outlook.js';
import { abilityAt, type Able } from './plyt-abilities.js';
import { replaced } from '../lists.js';

/** Returns how many numbers are multiplied or added in a question with that many dice (PLY-15). */
export const numbersFor = (options: PlytOptions, seat: Seat, dice: number): number =>
  dice === 1 && playerAt(options, seat).fixed.length ? 2 : dice;

/** Returns the index of a question in the list of abilities. A single number only has to be read. */
export const difficultyOf = (options: PlytOptions, seat: Seat, numbers: number): number =>
  // Adding is about as easy as multiplying one number fewer.
  Math.max(0, playerAt(options, seat).operation === 'add' ? numbers - 2 : numbers - 1);

/** Returns how likely a player is to answer correctly, in percent. */
export const rightIn100 = (options: PlytOptions, seat: Seat, dice: number, able: Able): number =>
  abilityAt(able)[difficultyOf(options, seat, numbersFor(options, seat, dice))];

/** Returns a number of dice with how many of ten answers are likely to be right, and the expected steps. */
export function diceFacts(options: PlytOptions, seat: Seat, dice: number, able: Able): [number, number, number] {
  const right = rightIn100(options, seat, dice, able);
  return [dice, Math.round(right / 10), (right / 100) * stepsFor(playerAt(options, seat), dice, MEAN_MASTER)];
}

/** Returns the option with the best chance to finish first; the first among equal ones. */
export const mostPromising = <T extends { readonly chance: number }>(from: readonly T[]): T =>
  from.reduce((best, one) => (one.chance > best.chance ? one : best));

/** Returns the square after a wrong answer (PLY-18). */
const fallen = ({ penalty }: PlytOptions, square: number, master: number): number =>
  penalty && square > 0 ? Math.max(1, square - master) : square;

/**
 * The number of iterations: with a penalty the values of squares depend on each other, and they have converged by then.
 */
const sweeps = 60;

/** Returns the expected number of turns from each square, with the best choice of dice. */
function turnsLeft(options: PlytOptions, seat: Seat, able: Able): Float64Array {
  const player = playerAt(options, seat);
  const ways = diceChoices(options, seat).map((dice) => ({
    right: rightIn100(options, seat, dice, able) / 100,
    bonus: bonusFor(player, dice),
  }));
  const turns = new Float64Array(WINNER + 1).fill(1, 0, WINNER);
  for (let sweep = 0; sweep < (options.penalty ? sweeps : 1); sweep++) {
    for (let square = WINNER - 1; square >= 0; square--) {
      turns[square] = Math.min(
        ...ways.map(({ right, bonus }) => {
          const ahead = right * mean((master) => turns[Math.min(WINNER, square + master + bonus)]);
          const back = (1 - right) * mean((master) => turns[fallen(options, square, master)]);
          // A player who stays on the square starts the turn again.
          return options.penalty && square > 0 ? 1 + ahead + back : (1 + ahead) / right;
        }),
      );
    }
  }
  return turns;
}

/** Evaluates positions for one player, who assumes that the others are equally able. */
export class Outlook extends CardOutlook {
  readonly #turns: readonly Float64Array[];
  readonly #able: readonly number[];

  constructor(
    private readonly state: PlytState,
    seat: Seat,
    able: Able,
  ) {
    super(seat, WINNER);
    this.#able = abilityAt(able);
    this.#turns = turnsOf(state.options, state.at.length, this.#able);
  }

  override chance(at: readonly number[]): number {
    if (at[this.seat] === WINNER) return 1;
    return chanceToLead(
      at.map((square, seat) => this.#turns[seat][square]),
      this.seat,
    );
  }

  /**
   * Estimates the chance after a piece has landed: on a star its player turns a card and uses it to their own
   * advantage.
   */
  landed(at: readonly number[], mover: Seat, master: number): number {
    const { options } = this.state;
    const now = this.chance(at);
    if (at[mover] === WINNER || !options.plytSquares.includes(at[mover])) return now;
    if (options.cardsWhen === 'keep') return now;
    const theirs = mover === this.seat ? this : new Outlook(this.state, mover, this.#able);
    const cards = deck(options.cards, at.length);
    let sum = 0;
    let all = 0;
    for (const card of cardTypes) {
      const count = cards.filter((other) => other === card).length;
      const uses = count ? usesOf({ ...this.state, at }, mover, card, master) : [];
      if (!uses.length) continue;
      const after = uses.map(({ seat, to }) => replaced(at, seat, to));
      sum += count * this.chance(after.reduce((a, b) => (theirs.chance(b) > theirs.chance(a) ? b : a)));
      all += count;
    }
    return all ? sum / all : now;
  }

  /**
   * Returns the value of throwing that many dice: the mean over all numbers of the Master, for right and wrong answers.
   */
  promise(dice: number, at: readonly number[], hand: readonly Card[]): number {
    const { options } = this.state;
    const { seat } = this;
    const right = rightIn100(options, seat, dice, this.#able) / 100;
    const bonus = bonusFor(playerAt(options, seat), dice);
    const after = (square: number, master: number): number =>
      square === at[seat] ? this.chance(at) : this.landed(replaced(at, seat, square), seat, master);
    return mean((master) => {
      const to = Math.min(WINNER, at[seat] + master + bonus);
      const ahead = to === WINNER && hand.length ? this.chance(this.rid(at, hand, master)) : after(to, master);
      return right * ahead + (1 - right) * after(fallen(options, at[seat], master), master);
    });
  }

  override barred(at: readonly number[], hand: readonly Card[]): number {
    const { options } = this.state;
    const choices = diceChoices(options, this.seat);
    const reach = stepsFor(playerAt(options, this.seat), choices.at(-1)!, FACES);
    // Out of reach of the Winner square, held cards cost nothing.
    if (!hand.length || at[this.seat] + reach < WINNER) return 0;
    const most = (held: readonly Card[]): number => Math.max(...choices.map((dice) => this.promise(dice, at, held)));
    return most(hand) - most([]);
  }
}

const known = new WeakMap<PlytOptions, Map<string, Float64Array[]>>();

/** Cached, because the values depend only on the options, which do not change during a game. */
function turnsOf(options: PlytOptions, seats: number, able: readonly number[]): Float64Array[] {
  const all = known.get(options) ?? new Map<string, Float64Array[]>();
  known.set(options, all);
  const key = `${seats} ${able.join(' ')}`;
  const turns = all.get(key) ?? Array.from({ length: seats }, (_, seat) => turnsLeft(options, seat, able));
  all.set(key, turns);
  return turns;
}
