import type { UpAndDownMove, UpAndDownState } from '../../../src/rules/up-and-down/index.js';
import { allDigits, evenPath, oddPath, path, tableOf } from './digits.js';

/**
 * Up and down by the rule text alone, with a cloth and pieces on it. It does not use the code under test, and is as plain as it is slow.
 */
export class SlowUpAndDown {
  readonly hands: number[][];
  readonly bag: number[];
  /** The cells of each square; undefined without a piece. */
  readonly squares: (number | undefined)[][];
  readonly numbers: number[][];
  seat: number;
  over = false;

  constructor(private readonly start: UpAndDownState) {
    this.hands = start.hands.map((hand) => [...hand]);
    this.bag = [...start.bag];
    this.seat = start.seat;
    const { variant } = start.options;
    this.numbers = variant === 'even-and-odd' ? [evenPath, oddPath] : [path];
    this.squares = this.numbers.map((numbers) => numbers.map((_, cell) => (cell === 0 ? numbers[0] : undefined)));
  }

  /** Returns the cells where a piece may be laid: the one after the last, and both ways round the one before the first. */
  open(): { square: number; cell: number; digit: number; end: number }[] {
    const both = this.start.options.variant === 'both-ways';
    const found: { square: number; cell: number; digit: number; end: number }[] = [];
    for (const [square, cells] of this.squares.entries()) {
      const numbers = this.numbers[square];
      const first = cells.indexOf(undefined);
      if (first >= 0) found.push({ square, cell: first, digit: numbers[first], end: square });
      const last = cells.lastIndexOf(undefined);
      if (both && last > first) found.push({ square, cell: last, digit: numbers[last], end: 1 });
    }
    return found;
  }

  moves(): string[] {
    const hand = this.hands[this.seat];
    return this.open()
      .filter(({ digit }) => hand.includes(digit))
      .map(({ digit, end }) => `${digit}@${end}`)
      .sort();
  }

  /** Makes a move that must be legal. */
  play(move: UpAndDownMove): void {
    const hand = this.hands[this.seat];
    if (move.type === 'draw') {
      if (this.moves().length) throw new Error('One who has it must lay it.');
      this.bag.splice(this.bag.indexOf(move.digit), 1);
      hand.push(move.digit);
      const fits = this.moves();
      if (fits.length > 1) return; // the player chooses the place
      if (fits.length === 1) this.put(move.digit, Number(fits[0].split('@')[1]));
    } else {
      const [only] = this.moves().filter((text) => text.startsWith(`${move.digit}@`));
      this.put(move.digit, move.end ?? Number(only.split('@')[1]));
    }
    this.pass();
  }

  private put(digit: number, end: number): void {
    const place = this.open().find((one) => one.digit === digit && one.end === end)!;
    this.squares[place.square][place.cell] = digit;
    const hand = this.hands[this.seat];
    hand.splice(hand.indexOf(digit), 1);
  }

  private pass(): void {
    if (this.open().length === 0) {
      this.over = true;
      return;
    }
    for (let tries = 0; tries < this.hands.length; tries++) {
      this.seat = (this.seat + 1) % this.hands.length;
      if (this.moves().length || this.bag.length) return;
    }
    this.over = true;
  }
}

/** Returns what is wrong with a position, by the rule text alone. No position with a fault can occur. */
export function faults({ options, hands, bag, laid, phase, seat }: UpAndDownState): string[] {
  const { variant } = options;
  const lengths = { plain: [36], 'even-and-odd': [16, 16], 'both-ways': [36, 36] }[variant];
  const table = tableOf(variant, laid);
  const numbers = variant === 'even-and-odd' ? [evenPath, oddPath] : [path];
  const next =
    variant === 'both-ways'
      ? laid[0] + laid[1] < 36
        ? [path[laid[0]], path[35 - laid[1]]]
        : []
      : laid.flatMap((count, i) => (count < numbers[i].length ? [numbers[i][count]] : []));
  const can = (hand: readonly number[]): boolean => next.some((digit) => hand.includes(digit));
  const inOrder = (digits: readonly number[]): boolean => digits.every((digit, i) => i === 0 || digits[i - 1] <= digit);
  const stuck = bag.length === 0 && !hands.some(can);
  const must: Record<string, boolean> = {
    'PYT-40: 1 to 4 players': hands.length >= 1 && hands.length <= 4 && hands[seat] !== undefined,
    'PYT-41: as much laid as there are cells':
      laid.length === lengths.length &&
      laid.every((count, i) => count >= (variant === 'both-ways' && i === 1 ? 0 : 1) && count <= lengths[i]) &&
      (variant !== 'both-ways' || laid[0] + laid[1] <= 36),
    'PYT-01: 77 digits': [...table, ...hands.flat(), ...bag].sort((a, b) => a - b).join('') === allDigits,
    'hands and bag rise': [...hands, bag].every(inOrder),
    'PYT-43: over when closed, or nobody can': (phase === 'over') === (next.length === 0 || stuck),
    'PYT-42: lays who can': phase === 'over' || (phase === 'lay') === can(hands[seat]),
    'PYT-43: an empty bag means no draw': phase !== 'draw' || bag.length > 0,
  };
  return Object.keys(must).filter((what) => !must[what]);
}
