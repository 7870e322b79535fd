/**
 * Evaluates a position in the race: the chance of each climber to reach the summit first if everyone plays each
 * remaining turn for the most steps. docs/notes/sequence-race.md explains it. Without cards climbers never affect each
 * other, so the number of turns that a climber needs depends only on the distance, and chances multiply.
 */
import type { Seat } from '../rules/game.js';
import { squareAfter, type SequenceState } from '../rules/sequence/index.js';
import { cardChoices, cardTypes, deck, type Card } from '../rules/trail/cards.js';
import { WINNER } from '../rules/trail/spiral.js';
import { CardOutlook, chanceToLead, mean } from './card-outlook.js';
import { replaced } from '../lists.js';

/**
 * The largest number of turns considered: the chance of needing more when playing for the most steps is below 10^−20.
 */
const TURNS = 64;

/** The race for one distribution of scores. */
export class Race {
  /** The probability of needing more than a number of turns, by the distance to the summit. */
  readonly #more: readonly Float64Array[];

  /** @param chances The probabilities of the scores of a turn, from 0. */
  constructor(chances: ArrayLike<number>) {
    const more: Float64Array[] = [new Float64Array(TURNS)];
    for (let steps = 1; steps <= WINNER; steps++) {
      const row = new Float64Array(TURNS);
      row[0] = 1;
      for (let turns = 1; turns < TURNS; turns++) {
        const before = (score: number): Float64Array => (score ? more[Math.max(0, steps - score)] : row);
        for (let score = 0; score < chances.length; score++) row[turns] += chances[score] * before(score)[turns - 1];
      }
      more.push(row);
    }
    this.#more = more;
  }

  /** Returns the expected number of turns for a distance of 0 to 113 steps. */
  turns(steps: number): number {
    return this.#more[steps].reduce((sum, chance) => sum + chance, 0);
  }

  /**
   * Returns the chance of each climber to be first.
   * @param steps The distance of each climber to the summit; a climber with 0 has won.
   * @param next The seat whose turn comes next.
   */
  chances(steps: readonly number[], next: Seat): number[] {
    const seats = steps.length;
    const there = steps.indexOf(0);
    if (there >= 0) return steps.map((_, seat) => (seat === there ? 1 : 0));
    const won = steps.map(() => 0);
    for (let round = 1; round < TURNS; round++) {
      for (let place = 0; place < seats; place++) {
        const seat = (next + place) % seats;
        const own = this.#more[steps[seat]];
        let first = own[round - 1] - own[round];
        for (let other = 0; other < seats; other++) {
          if (other !== place) first *= this.#more[steps[(next + other) % seats]][other < place ? round : round - 1];
        }
        won[seat] += first;
      }
    }
    return won;
  }
}

/**
 * Returns the value of a position for a climber: the chance to win, with that seat's turn next. For a single climber,
 * who always wins, it is minus the expected number of turns.
 */
export function prospect(
  race: Race,
  { options }: SequenceState,
  at: readonly number[],
  seat: Seat,
  next: Seat,
): number {
  const steps = at.map((square) => options.summit - square);
  return at.length === 1 ? -race.turns(steps[0]) : race.chances(steps, next)[seat];
}

/** The bonus assumed when evaluating kept cards: with the mean of the Master it gives the steps of an average turn. */
const usualBonus = 4;
const usualSteps = 6.5 + usualBonus;

/** Evaluates kept cards for a climber: by the race, or by the distances if the race is not solved. */
export class SequenceOutlook extends CardOutlook {
  constructor(
    private readonly state: SequenceState,
    seat: Seat,
    /** The seat whose turn it is. */
    private readonly turn: Seat,
    private readonly race?: Race,
  ) {
    super(seat, state.options.summit);
  }

  override chance(at: readonly number[]): number {
    const { race, seat, goal, state } = this;
    if (race && at.length > 1) return prospect(race, state, at, seat, (this.turn + 1) % at.length);
    return chanceToLead(
      at.map((square) => race?.turns(goal - square) ?? (goal - square) / usualSteps),
      seat,
    );
  }

  override barred(at: readonly number[], hand: readonly Card[]): number {
    const { seat, goal } = this;
    const after = (held: readonly Card[]): number =>
      mean((master) => {
        const steps = master + usualBonus;
        const to = Math.min(goal, at[seat] + steps);
        return this.chance(to === goal && held.length ? this.rid(at, held, master) : replaced(at, seat, to));
      });
    return hand.length && at[seat] + 12 + usualBonus >= goal ? after(hand) - after([]) : 0;
  }
}

/**
 * Returns a function for the value of a turn to its climber by the Master's number and the score. If a card is turned,
 * each type counts in proportion to its number in the pack, because the order is unknown. A card that can do nothing is
 * passed over (PLY-29); the effect of the card after it, and all cards of later turns, are ignored. If cards are kept,
 * a star has no effect yet, and a climber who holds cards does not reach the summit but plays them (PLY-32).
 */
export function worthOfTurn(race: Race, state: SequenceState, seat: Seat): (master: number, score: number) => number {
  const { options } = state;
  const next = (seat + 1) % state.at.length;
  const value = (at: readonly number[]): number => prospect(race, state, at, seat, next);
  const cards = deck(options.cards, state.at.length);
  const sorts = cardTypes.map((card) => ({ card, count: cards.filter((other) => other === card).length }));

  function turned(at: readonly number[], master: number): number {
    let sum = 0;
    let all = 0;
    for (const { card, count } of sorts) {
      const choices = count ? cardChoices(card, seat, master, at, options.summit) : [];
      if (!choices.length) continue;
      sum += count * Math.max(...choices.map((choice) => value(replaced(at, choice.seat, choice.to))));
      all += count;
    }
    return all ? sum / all : value(at);
  }

  const hand = state.hands[seat];
  const outlook = new SequenceOutlook(state, seat, seat, race);
  const turnsCard = (to: number): boolean =>
    options.cardsWhen === 'at-once' && to < options.summit && cards.length > 0 && options.plytSquares.includes(to);
  const known = new Map<number, number>();
  return (master, score) => {
    // Scores that are impossible with this Master need no evaluation.
    if (score && (score < master || (score - master) % 4)) return 0;
    const to = squareAfter(options, state.at[seat], score);
    const at = replaced(state.at, seat, to);
    if (score && turnsCard(to)) return turned(at, master);
    if (to === options.summit && hand.length) return value(outlook.rid(state.at, hand, master));
    const worth = known.get(to) ?? value(at);
    known.set(to, worth);
    return worth;
  };
}
