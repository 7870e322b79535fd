/** Pairs the pupils of a class. Pure functions: the same random numbers lead to the same pairing. No pairing shows who is last. */
import { bad, isWhole, ok, type Random, type Result } from '../../rules/game.js';
import { shuffle } from '../../rules/trail/cards.js';

/** A pupil's number. */
export type Pupil = number;

/** A round: the boards in random order, each with its pupils in random order, and the pupil without a partner. */
export interface Round {
  readonly boards: readonly (readonly Pupil[])[];
  /** The pupil who plays against the computer, and gets the full point. */
  readonly bye?: Pupil;
}

/** A pupil who takes part in a round. */
export interface Entrant {
  readonly pupil: Pupil;
  /** Points so far: a multiple of one half, 0 to 1,000. */
  readonly points: number;
  readonly byes: number;
  /** The pupils with whom this pupil has played, in any round. */
  readonly met: readonly Pupil[];
}

/**
 * Finds a matching of maximum weight among those with the most pairs: edges `[a, b, weight]` between nodes numbered from 0, with integer
 * weights; returns the partner of each node, −1 for none.
 */
export type Matching = (edges: [a: number, b: number, weight: number][]) => readonly number[];

/** Maximum number of pupils to pair: more than a class has, and few enough for the weights to stay exact. */
const mostEntrants = 200;

/**
 * Returns the maximum number of Swiss rounds for a number of pupils; for more rounds, offer everyone with everyone. In up to half as many
 * rounds as pupils, nobody meets another pupil twice if nobody leaves: a pupil who has played r rounds still has more than half of all
 * pupils to choose from (Dirac's theorem), including the bye.
 */
export const swissRounds = (pupils: number): number =>
  pupils < 2 ? 0 : Math.min(Math.ceil(Math.log2(pupils)) + 2, Math.ceil(pupils / 2));

/** The costs of a pairing. Each one exceeds the sum of all those below it in a whole round. */
interface Costs {
  readonly rematch: number;
  readonly secondBye: number;
}

function costsFor(entrants: readonly Entrant[]): Costs {
  const points = entrants.map((one) => one.points);
  const gap = 2 * (Math.max(...points) - Math.min(...points));
  const secondBye = gap ** 2 * entrants.length + 1;
  // A round has one bye, but a pupil may have had several.
  return { secondBye, rematch: secondBye * (Math.max(...entrants.map(({ byes }) => byes)) + 2) };
}

const pairCost = (a: Entrant, b: Entrant, { rematch }: Costs): number =>
  (2 * (a.points - b.points)) ** 2 + (a.met.includes(b.pupil) ? rematch : 0);

/** Returns the cost of a bye. The first one is free regardless of the points, because otherwise the bye would show who is last. */
const byeCost = ({ byes }: Entrant, { secondBye }: Costs): number => byes * secondBye;

/**
 * Pairs a round by the Swiss system. The priorities are: no rematch, no second bye, small differences of points (their squares). Among
 * equally good rounds, the choice is random. Late pupils enter with the points they have.
 * @param entrants everyone who is present, 2 to 200
 * The code of an error is `pupils`.
 */
export function swiss(entrants: readonly Entrant[], matching: Matching, random: Random): Result<Round> {
  const areGood = entrants.every(({ points, byes }) => isWhole(2 * points, 0, 2000) && isWhole(byes, 0, 1000));
  const isOnce = new Set(entrants.map(({ pupil }) => pupil)).size === entrants.length;
  if (entrants.length < 2 || entrants.length > mostEntrants || !areGood || !isOnce) {
    return bad('pupils', `Two to ${mostEntrants} different pupils with points are needed.`);
  }

  const nodes = shuffle(entrants, random);
  const costs = costsFor(nodes);
  const edges: [number, number, number][] = [];
  for (let a = 0; a < nodes.length; a++) {
    for (let b = a + 1; b < nodes.length; b++) edges.push([a, b, -pairCost(nodes[a], nodes[b], costs)]);
    // The bye is an additional node.
    if (nodes.length % 2) edges.push([a, nodes.length, -byeCost(nodes[a], costs)]);
  }
  // A matching with the most pairs includes everyone, so a constant does not change the result; it makes the weights positive.
  const most = Math.max(...edges.map(([, , weight]) => -weight)) + 1;
  const mates = matching(edges.map(([a, b, weight]) => [a, b, weight + most]));

  const pairs = nodes.flatMap(({ pupil }, a) =>
    mates[a] > a && mates[a] < nodes.length ? [[pupil, nodes[mates[a]].pupil]] : [],
  );
  const bye = nodes.find((_, a) => mates[a] === nodes.length);
  if (2 * pairs.length + (bye ? 1 : 0) !== nodes.length) return bad('pupils', 'Not everyone could be paired.');
  return ok(roundOf(pairs, bye?.pupil, random));
}

const roundOf = (boards: readonly (readonly Pupil[])[], bye: Pupil | undefined, random: Random): Round => ({
  boards: shuffle(boards, random).map((board) => shuffle(board, random)),
  ...(bye === undefined ? {} : { bye }),
});

/**
 * Returns rounds in which everyone plays everyone once, by the circle method: if the number is odd, each pupil has one bye. For fewer than
 * two pupils, there are no rounds. A round may be omitted; a pupil who leaves later leaves a bye.
 */
export function roundRobin(pupils: readonly Pupil[], random: Random): Round[] {
  if (pupils.length < 2) return [];
  const circle: (Pupil | undefined)[] = shuffle(pupils, random);
  if (circle.length % 2) circle.push(undefined);
  const [fixed, ...turning] = circle;
  return turning.map((_, round) => {
    const order = [fixed, ...turning.slice(round), ...turning.slice(0, round)];
    const pairs = order.slice(0, order.length / 2).map((one, i) => [one, order[order.length - 1 - i]]);
    const full = pairs.filter((pair): pair is Pupil[] => !pair.includes(undefined));
    const bye = pairs.find((pair) => pair.includes(undefined))?.find((one) => one !== undefined);
    return roundOf(full, bye, random);
  });
}

/**
 * Groups pupils with similar points at boards: as many as requested, or one or two more or fewer, so that nobody is left alone and the
 * sizes of boards differ by at most one. A single pupil has the bye.
 * @param size pupils per board, 3 to 6
 * @param most the maximum for the game, 2 to 6
 */
export function groups(
  entrants: readonly Pick<Entrant, 'pupil' | 'points'>[],
  { size, most }: { readonly size: number; readonly most: number },
  random: Random,
): Round {
  const { length } = entrants;
  if (length < 2) return roundOf([], entrants[0]?.pupil, random);
  const fewest = Math.ceil(length / most);
  const count = Math.max(fewest, Math.min(Math.round(length / size), Math.floor(length / Math.min(3, most))), 1);
  const order = shuffle(entrants, random).sort((a, b) => b.points - a.points);
  const boards = Array.from({ length: count }, (_, i) => {
    return order
      .slice(Math.floor((i * length) / count), Math.floor(((i + 1) * length) / count))
      .map((one) => one.pupil);
  });
  return roundOf(boards, undefined, random);
}
