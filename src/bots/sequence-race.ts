/**
 * What a place in the race is worth: the chance of each climber to be first at the summit, if from now on everyone plays
 * each turn for the most steps. docs/notes/sequence-race.md explains it. Without cards climbers never meet, so how many
 * turns one of them needs hangs on the own distance alone, and chances multiply.
 */
import type { Seat } from '../rules/game.js';
import type { SequenceState } from '../rules/sequence/index.js';
import { cardChoices, cardTypes, deck } from '../rules/trail/cards.js';
import { WINNER } from '../rules/trail/spiral.js';

/** Nobody who plays for the most steps needs as many turns: the chance is below 10^−20. */
const TURNS = 64;

export class Race {
  /** By the distance to the summit, the chance that more than so many turns are needed. */
  readonly #more: readonly Float64Array[];

  /** @param chances of the scores of a turn. */
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

  /** The turns that a climber is expected to need over so many steps, 0 to 113. */
  turns(steps: number): number {
    return this.#more[steps].reduce((sum, chance) => sum + chance, 0);
  }

  /**
   * The chance of each climber to be first.
   * @param steps of each to the summit; a climber who is there has won.
   * @param next whose turn comes.
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
 * How good it is for a climber that all stand so and that turn comes next: the chance to win. Who climbs alone wins
 * always; there it is the number of turns to come, below 0.
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

/**
 * What a turn is worth to the climber whose it is, by the Master's number and the score. Where a card is turned, its sorts
 * are equally likely as often as they are in the pack, for nobody knows its order; a card that cannot be acted on is passed
 * over (PLY-29), and what another card after it would do is left out, as are all cards of later turns.
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
      sum += count * Math.max(...choices.map((choice) => value(at.with(choice.seat, choice.to))));
      all += count;
    }
    return all ? sum / all : value(at);
  }

  const known = new Map<number, number>();
  return (master, score) => {
    // What cannot come about is worth nothing, and costs nothing.
    if (score && (score < master || (score - master) % 4)) return 0;
    const to = Math.min(options.summit, state.at[seat] + score);
    const at = state.at.with(seat, to);
    if (score && to < options.summit && cards.length && options.plytSquares.includes(to)) return turned(at, master);
    const worth = known.get(to) ?? value(at);
    known.set(to, worth);
    return worth;
  };
}
