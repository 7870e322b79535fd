/**
 * What an equation leaves behind in Pytagora: in the rack, on the table and of the common equals signs, and what that is worth
 * in the race to the target. How it was found: docs/notes/pytagora-ahead.md.
 */
import {
  cellsOf,
  handful,
  penalty,
  table,
  type EqualsFrom,
  type Kind,
  type LayMove,
  type PytagoraState,
  type Rated,
} from '../rules/pytagora/index.js';

/** Who looks ahead looks at equations of at most so many points less than the best. */
export const margin = 4;

/** What a turn brings on average, and how far from it most turns are, in points. */
const pace: Readonly<Record<Kind, number>> = { pytagora: 16, 'plus-and-minus': 14 };
const spread = 4.6;

/** What a piece changes, in points, on average: kept, for the player's own next turn and for the next player's. */
interface Change {
  readonly own: number;
  readonly next: number;
}

/** A piece that is kept is one less to draw: a digit is better than that, an operator worse, most of all a second sign. */
const kept: Readonly<Record<string, Change>> = {
  '+': { own: -1.6, next: 0.5 },
  '-': { own: -1.6, next: 0.5 },
  '*': { own: -1.4, next: 0.5 },
  '/': { own: -0.6, next: 0.5 },
  '=': { own: -1.75, next: 0.75 },
};
const keptDigit: Change = { own: 0.65, next: 0.15 };

/** A piece on the table that an equation in the other direction may cross. */
const open: Readonly<Record<string, Change>> = {
  '+': { own: 0.2, next: 0.55 },
  '-': { own: 0.2, next: 0.55 },
  '*': { own: 0.2, next: 0.55 },
  '/': { own: 0.2, next: 0.55 },
  '=': { own: 0.4, next: 0.6 },
};
const openDigit: Change = { own: -0.05, next: 0.25 };

/** A common equals sign left for the next player, who without it has to hold one or to cross one. */
const common: Change = { own: 0.4, next: 1.5 };

/** A piece that cannot be drawn any more. */
const missing = 2.3;

/** An equation with what it leaves behind. */
export interface Outcome {
  readonly move: LayMove;
  readonly points: number;
  /** What is kept of the rack. */
  readonly left: string;
  readonly change: Change;
}

/** One number for a cell. */
const cellOf = (x: number, y: number): number => x * 4096 + y;

/** Tells what equations leave behind in one position. */
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
      // It can be crossed from now on; or it could be, and now lies in two equations.
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

/** The chance that a number drawn from the bell curve is below `z`: Zelen and Severo's fit, right to 10⁻⁵. */
function below(z: number): number {
  const t = 1 / (1 + 0.33267 * Math.abs(z));
  const tail = 0.39894228 * Math.exp((-z * z) / 2) * t * (0.4361836 + t * (-0.1201676 + t * 0.937298));
  return z > 0 ? 1 - tail : tail;
}

/** The chance to have so many points after some turns, of which the first brings `first` on average. */
function reaches(need: number, first: number, usual: number, turns: number): number {
  if (need <= 0) return 1;
  if (turns === 0) return 0;
  // Whole points: half a point less will do.
  return below((first + (turns - 1) * usual - need + 0.5) / (spread * Math.sqrt(turns)));
}

/**
 * What each outcome is worth: the chance to win, all others taken for players of the most points. Who has the target first
 * wins; where the bag is empty before, who is ahead.
 */
export function worths(state: PytagoraState, outcomes: readonly Outcome[]): number[] {
  const { options, scores, seat, racks, bag, game } = state;
  const mean = (which: keyof Change): number =>
    outcomes.reduce((sum, { change }) => sum + change[which], 0) / outcomes.length;
  const usual = pace[game];
  const typical: Change = { own: mean('own'), next: mean('next') };
  const seats = scores.length;
  const rounds = Math.min(8, 1 + Math.ceil(bag.length / (handful * 0.75 * seats)));
  return outcomes.map(({ points, left, change }) => {
    const drawn = Math.min(bag.length, handful - left.length);
    const short = handful - left.length - drawn;
    const score = scores[seat] + points;
    const need = options.target - score;
    if (need <= 0) return 1 + points / 1000;
    const first = Math.max(-penalty, usual + change.own - typical.own - missing * short);
    const others = scores.flatMap((their, other) => {
      if (other === seat) return [];
      const isNext = other === (seat + 1) % seats;
      const lacking = missing * Math.max(0, handful - racks[other].length);
      const theirFirst = Math.max(-penalty, usual + (isNext ? change.next - typical.next : 0) - lacking);
      return [{ need: options.target - their, first: theirFirst, ahead: score + first - their - theirFirst }];
    });
    // Others are to play before the seat plays again.
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
    // Where all is won or lost, more points are still better than fewer.
    return chance + (points + first) / 100_000;
  });
}
