/**
 * Evaluates the rack, the table and the common area after an equation of Pytagora, and their value in the race to the
 * target. docs/notes/pytagora-lookahead.md explains how the numbers were found.
 */
import {
  cellsOf,
  costOf,
  handful,
  table,
  type EqualsFrom,
  type Kind,
  type LayMove,
  type PytagoraState,
  type Rated,
} from '../rules/pytagora/index.js';

/** Only equations with at most this many points fewer than the best are considered. */
export const margin = 4;

/** The points of a turn: their mean and their standard deviation. */
const pace: Readonly<Record<Kind, number>> = { pytagora: 16, 'plus-and-minus': 14 };
const spread = 4.6;

/**
 * The change of the points of the next turn by a piece, on average: the player's own if it is kept, and the next
 * player's.
 */
interface Change {
  readonly own: number;
  readonly next: number;
}

/**
 * The effect of a kept piece, which is one fewer to draw. Digits are better than a drawn piece, operators worse, most
 * of all a second one.
 */
const kept: Readonly<Record<string, Change>> = {
  '+': { own: -1.6, next: 0.5 },
  '-': { own: -1.6, next: 0.5 },
  '*': { own: -1.4, next: 0.5 },
  '/': { own: -0.6, next: 0.5 },
  '=': { own: -1.75, next: 0.75 },
};
const keptDigit: Change = { own: 0.65, next: 0.15 };

/** The effect of a piece on the table that an equation in the other direction may cross. */
const open: Readonly<Record<string, Change>> = {
  '+': { own: 0.2, next: 0.55 },
  '-': { own: 0.2, next: 0.55 },
  '*': { own: 0.2, next: 0.55 },
  '/': { own: 0.2, next: 0.55 },
  '=': { own: 0.4, next: 0.6 },
};
const openDigit: Change = { own: -0.05, next: 0.25 };

/** The effect of a common equals sign left for the next player, who would otherwise have to hold one or cross one. */
const common: Change = { own: 0.4, next: 1.5 };

/** The cost of a piece that cannot be drawn any more. */
const missing = 2.3;

/** An equation and its consequences. */
export interface Outcome {
  readonly move: LayMove;
  readonly points: number;
  /** The pieces left on the rack. */
  readonly left: string;
  readonly change: Change;
}

/** Encodes a cell as one number. */
const cellOf = (x: number, y: number): number => x * 4096 + y;

/** Returns a function that evaluates the consequences of equations in one position. */
export function outcomesIn(state: PytagoraState): (rated: Rated) => Outcome[] {
  const { racks, seat } = state;
  const { direction } = state.options;
  const lying = new Set(table(state).map(([x, y]) => cellOf(x, y)));

  function outcome({ move, points }: Rated, from: EqualsFrom): Outcome {
    const left = [...racks[seat]];
    let own = 0;
    let next = 0;
    const add = (change: Change, times = 1): void => {
      own += times * change.own;
      next += times * change.next;
    };
    for (const [at, [x, y]] of cellsOf(move.text, move, direction).entries()) {
      const glyph = move.text[at];
      const isCrossed = lying.has(cellOf(x, y));
      // A new piece can be crossed from now on; a crossed one now belongs to two equations and cannot be crossed again.
      add(open[glyph] ?? openDigit, isCrossed ? -1 : 1);
      if (!isCrossed && (glyph !== '=' || from === 'own')) left.splice(left.indexOf(glyph), 1);
    }
    for (const glyph of left) add(kept[glyph] ?? keptDigit);
    if (state.common > (from === 'common' ? 1 : 0)) add(common);
    const change = { own, next };
    return { move: from === 'crossed' ? move : { ...move, equals: from }, points, left: left.join(''), change };
  }

  return (rated) => {
    const { move } = rated;
    const [x, y] = cellsOf(move.text, move, direction)[move.text.indexOf('=')];
    const from: EqualsFrom[] = lying.has(cellOf(x, y))
      ? ['crossed']
      : [...(state.common > 0 ? ['common' as const] : []), ...(racks[seat].includes('=') ? ['own' as const] : [])];
    return from.map((one) => outcome(rated, one));
  };
}

/**
 * The cumulative distribution function of the standard normal distribution, by Zelen and Severo's approximation
 * (Abramowitz and Stegun, 26.2.16; error below 10⁻⁵).
 */
function below(z: number): number {
  const t = 1 / (1 + 0.33267 * Math.abs(z));
  const tail = 0.39894228 * Math.exp((-z * z) / 2) * t * (0.4361836 + t * (-0.1201676 + t * 0.937298));
  return z > 0 ? 1 - tail : tail;
}

/**
 * Returns the probability of scoring that many points within some turns, the first of which scores `first` on average.
 */
function reaches(need: number, first: number, usual: number, turns: number): number {
  if (need <= 0) return 1;
  if (turns === 0) return 0;
  // Continuity correction: points are integers.
  return below((first + (turns - 1) * usual - need + 0.5) / (spread * Math.sqrt(turns)));
}

/**
 * Returns the value of each outcome: the chance to win if all others play for the most points. The first to reach the
 * target wins; if the bag is empty before that, the player in the lead wins.
 */
export function worths(state: PytagoraState, outcomes: readonly Outcome[]): number[] {
  const { options, scores, seat, racks, bag, game } = state;
  const mean = (which: keyof Change): number =>
    outcomes.reduce((sum, { change }) => sum + change[which], 0) / outcomes.length;
  const usual = pace[game];
  const cost = costOf(options);
  const typical: Change = { own: mean('own'), next: mean('next') };
  const seats = scores.length;
  const rounds = Math.min(8, 1 + Math.ceil(bag.length / (handful * 0.75 * seats)));
  return outcomes.map(({ points, left, change }) => {
    const drawn = Math.min(bag.length, handful - left.length);
    const short = handful - left.length - drawn;
    const score = scores[seat] + points;
    const need = options.target - score;
    if (need <= 0) return 1 + points / 1000;
    const first = Math.max(-cost, usual + change.own - typical.own - missing * short);
    const others = scores.flatMap((their, other) => {
      if (other === seat) return [];
      const isNext = other === (seat + 1) % seats;
      const lacking = missing * Math.max(0, handful - racks[other].length);
      const theirFirst = Math.max(-cost, usual + (isNext ? change.next - typical.next : 0) - lacking);
      return [{ need: options.target - their, first: theirFirst, ahead: score + first - their - theirFirst }];
    });
    // The others play before the seat's next turn.
    const without = (turns: number): number =>
      others.reduce((chance, other) => chance * (1 - reaches(other.need, other.first, usual, turns)), 1);
    let chance = 0;
    let before = 0;
    for (let turns = 1; turns <= rounds; turns++) {
      const now = reaches(need, first, usual, turns);
      chance += (now - before) * without(turns);
      before = now;
    }
    const ahead = others.reduce((all, other) => all * below(other.ahead / (spread * Math.sqrt(2 * rounds))), 1);
    chance += (1 - before) * without(rounds) * ahead;
    // When the game is decided, more points are still better than fewer.
    return chance + (points + first) / 100_000;
  });
}
