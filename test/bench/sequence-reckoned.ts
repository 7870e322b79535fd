/**
 * Computes the race of two in Sequence over all positions instead of sampling it: the share of games that a player who plays for the race
 * wins against one who plays for the most steps, and against the best possible player. Each begins half of the games.
 */
import { Race } from '../../src/bots/sequence-race.js';
import { aim } from '../../src/core/sequence-aim.js';

/** A value by the remaining steps of the climber to play, and those of the other. */
type Values = (own: number, other: number) => number;

/** Returns the distribution of the scores of a turn that is played for an aim. */
function chancesFor(worth: (score: number) => number): Float64Array {
  aim.set((_, score) => worth(score));
  while (aim.solveStep()) continue;
  while (aim.spreadStep()) continue;
  return aim.chances();
}

/** Yields all pairs of distances up to the farthest, in an order in which the results of a turn come before it. */
function* pairs(far: number): Generator<[number, number]> {
  for (let sum = 2; sum <= 2 * far; sum++) {
    for (let own = Math.max(1, sum - far); own <= Math.min(far, sum - 1); own++) yield [own, sum - own];
  }
}

function table(far: number): { at: Values; set: (own: number, other: number, value: number) => void } {
  const values = new Float64Array((far + 1) ** 2);
  return {
    at: (own, other) => values[own * (far + 1) + other],
    set: (own, other, value) => void (values[own * (far + 1) + other] = value),
  };
}

const gainOf = (chances: Float64Array, own: number, after: (left: number) => number): number =>
  chances.reduce((sum, chance, score) => sum + (score ? chance * (score >= own ? 1 : after(own - score)) : 0), 0);

/** Returns the chances if both always play the best turn: nobody can do better against it. */
export function mutualOptimum(far: number): Values {
  const { at, set } = table(far);
  for (const [own, other] of pairs(far)) {
    if (own > other) continue;
    let [mine, theirs] = [0.6, 0.6];
    for (let change = 1; change > 1e-9;) {
      const turn = (a: number, b: number, stays: number) =>
        chancesFor((score) => (score >= a ? 1 : score ? 1 - at(b, a - score) : 1 - stays));
      const first = turn(own, other, theirs);
      const second = own === other ? first : turn(other, own, mine);
      const one = gainOf(first, own, (left) => 1 - at(other, left));
      const two = gainOf(second, other, (left) => 1 - at(own, left));
      const better = (one + first[0] * (1 - two - second[0])) / (1 - first[0] * second[0]);
      change = Math.abs(better - mine);
      mine = better;
      theirs = two + second[0] * (1 - mine);
    }
    set(own, other, mine);
    set(other, own, theirs);
  }
  return at;
}

/** Returns the distribution of a turn, by the remaining steps of the climber and of the other. */
type Player = (own: number, other: number) => Float64Array;

/** Caches the result for each pair of distances. */
function once(player: Player): Player {
  const known = new Map<string, Float64Array>();
  return (own, other) => {
    const pair = `${own} ${other}`;
    const chances = known.get(pair) ?? player(own, other);
    known.set(pair, chances);
    return chances;
  };
}

const most = chancesFor((score) => score);
export const mostSteps: Player = () => most;
const race = new Race(most);
export const raceWinner = once((own, other) =>
  chancesFor((score) => (score >= own ? 1 : race.chances([own - score, other], 1)[0])),
);
export const bestPlayer = (values: Values): Player =>
  once((own, other) => chancesFor((score) => (score >= own ? 1 : 1 - values(other, own - score))));

/** The share that a player wins of the games in which it begins, and of the others. */
export interface Share {
  readonly first: number;
  readonly second: number;
}

/** Returns the shares of one player against another, by the distance that both still have to climb. */
export function shares(one: Player, other: Player, far: number): Share[] {
  const begins = table(far);
  const follows = table(far);
  const found: Share[] = [];
  for (const [own, theirs] of pairs(far)) {
    const turn = one(own, theirs);
    const reply = other(theirs, own);
    const gain = gainOf(turn, own, (left) => follows.at(left, theirs));
    const kept = reply.reduce(
      (sum, chance, score) => sum + (score && score < theirs ? chance * begins.at(own, theirs - score) : 0),
      0,
    );
    const first = (gain + turn[0] * kept) / (1 - turn[0] * reply[0]);
    const second = kept + reply[0] * first;
    begins.set(own, theirs, first);
    follows.set(own, theirs, second);
    if (own === theirs) found[own] = { first, second };
  }
  return found;
}
