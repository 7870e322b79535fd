import type { TablesMove, TablesState } from '../../../src/rules/tables/index.js';
import { allDigits } from './digits.js';

const takes = (from: number[], what: readonly number[]): boolean => {
  const left = [...from];
  return what.every((digit) => {
    const at = left.indexOf(digit);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

/** Multiplication tables by the rule text alone: a cloth, hands, a bag and a heap of equals signs. */
export class SlowTables {
  readonly hands: number[][];
  readonly bag: number[];
  equals = 18;
  times = 7;
  sum: [number, number] | undefined;
  /** The seats still to be asked in this round, later those still to draw. */
  asked: number[] = [];
  drawing: number[] = [];

  constructor(private readonly start: TablesState) {
    this.hands = start.hands.map((hand) => [...hand]);
    this.bag = [...start.bag];
  }

  get over(): boolean {
    return this.times === 0 && this.asked.length === 0;
  }

  /** Returns the seats in the order of a round: each round begins with the next player. */
  private order(round: number): number[] {
    const seats = this.hands.map((_, seat) => seat);
    return seats.map((seat) => (seat + round) % seats.length);
  }

  private get digits(): number[] {
    return [...String(this.sum![0] * this.sum![1])].map(Number);
  }

  private may(seat: number): boolean {
    if (this.equals === 0) return false;
    return this.start.options.answer ? this.hands[seat].length > 0 : takes(this.hands[seat], this.digits);
  }

  /** Makes a move that must be legal. */
  play(move: TablesMove): void {
    if (move.type === 'sum') {
      for (const digit of [move.a, move.b]) this.bag.splice(this.bag.indexOf(digit), 1);
      this.sum = [move.a, move.b];
      this.asked = this.order(7 - this.times);
      this.times--;
    } else if (move.type === 'draw') {
      this.bag.splice(this.bag.indexOf(move.digit), 1);
      this.hands[this.drawing.shift()!].push(move.digit);
      return;
    } else {
      const seat = this.asked.shift()!;
      if (move.type === 'attach' && Number(move.digits.join('')) === this.sum![0] * this.sum![1]) {
        for (const digit of this.digits) this.hands[seat].splice(this.hands[seat].indexOf(digit), 1);
        this.equals--;
      }
    }
    while (this.asked.length && !this.may(this.asked[0])) this.asked.shift();
    if (this.asked.length === 0 && this.times > 0 && this.bag.length >= this.hands.length + 2 * this.times) {
      this.drawing = this.order(7 - this.times);
    }
  }
}

/** Returns what is wrong with a position, by the rule text alone. No position with a fault can occur. */
export function faults({ options, hands, bag, rounds, phase, seat }: TablesState): string[] {
  const products = rounds.map(({ a, b }) => [...String(a * b)].map(Number));
  const table = rounds.flatMap(({ a, b, attached }, i) => [a, b, ...attached.flatMap(() => products[i])]);
  const left = 18 - rounds.reduce((sum, { attached }) => sum + attached.length, 0);
  const inOrder = (digits: readonly number[]): boolean => digits.every((digit, i) => i === 0 || digits[i - 1] <= digit);
  const last = products.at(-1) ?? [];
  const must: Record<string, boolean> = {
    '1 to 4 players': hands.length >= 1 && hands.length <= 4 && hands[seat] !== undefined,
    'PYT-50: seven rounds': rounds.length <= 7 && (phase === 'over' ? rounds.length === 7 : true),
    'PYT-01: 77 digits': [...table, ...hands.flat(), ...bag].sort((a, b) => a - b).join('') === allDigits,
    'PYT-51: 18 equals signs': left >= 0,
    'PYT-51: once a round': rounds.every(({ attached }) => new Set(attached).size === attached.length),
    'PYT-51: players who are there': rounds.every(({ attached }) => attached.every((by) => hands[by])),
    'hands and bag rise': [...hands, bag].every(inOrder),
    'PYT-51: asked who may': phase !== 'attach' || (rounds.length > 0 && left > 0 && hands[seat].length > 0),
    'PYT-52: asked who holds it, without answers':
      phase !== 'attach' || options.answer || takes([...hands[seat]], last),
    'PYT-53: a draw between rounds': phase !== 'draw' || (rounds.length > 0 && rounds.length < 7),
    'there are digits for the rounds to come': bag.length >= 2 * (7 - rounds.length),
  };
  return Object.keys(must).filter((what) => !must[what]);
}
