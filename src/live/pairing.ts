/** Who plays whom in a class: pure, and the same for the same random numbers. Nothing here tells who is last. */
import { bad, isWhole, ok, type Random, type Result } from '../rules/game.js';
import { shuffle } from '../rules/trail/cards.js';

/** A pupil's number. */
export type Pupil = number;

/** One round: the boards in an order by lot, each with its pupils in an order by lot, and who is paired with nobody. */
export interface Round {
  readonly boards: readonly (readonly Pupil[])[];
  /** Plays against the computer, and gets the full point. */
  readonly bye?: Pupil;
}

/** A pupil who is here for a round. */
export interface Entrant {
  readonly pupil: Pupil;
  /** Points so far: halves, 0 to 1,000. */
  readonly points: number;
  readonly byes: number;
  /** With whom this pupil has played, in any round. */
  readonly met: readonly Pupil[];
}

/**
 * Finds a matching of greatest weight among those with the most pairs: edges `[a, b, weight]` between nodes from 0, with
 * whole weights; returns the partner of each node, −1 for none.
 */
export type Matching = (edges: [a: number, b: number, weight: number][]) => readonly number[];

/** More pupils than a class has; weights stay exact. */
const mostEntrants = 200;

/**
 * How many rounds of Swiss so many pupils should play at most; for more, offer everyone with everyone. In up to half as many
 * rounds as pupils nobody meets another twice, if nobody leaves: whoever has played r rounds still has more than half of all
 * to choose from (Dirac's theorem), the bye among them.
 */
export const swissRounds = (pupils: number): number =>
  pupils < 2 ? 0 : Math.min(Math.ceil(Math.log2(pupils)) + 2, Math.ceil(pupils / 2));

/** What a pairing costs; what is above weighs more than all that is below in a whole round. */
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

/** The bye costs nothing the first time, whatever the points: it would tell who is last. */
const byeCost = ({ byes }: Entrant, { secondBye }: Costs): number => byes * secondBye;

/**
 * Pairs a round by the Swiss system: no rematch before no second bye before small differences of points (their squares).
 * Among rounds that are as good, by lot. Late pupils come with the points they have.
 * @param entrants everyone who is here, 2 to 200
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
    // The bye is one more node.
    if (nodes.length % 2) edges.push([a, nodes.length, -byeCost(nodes[a], costs)]);
  }
  // A matching with most pairs pairs everyone, so a constant changes nothing; weights are to be positive.
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
 * Returns rounds in which everyone plays everyone once, by the circle method: with an odd number each has one bye. Fewer
 * than two pupils have no rounds. A round may be left out; who leaves later leaves a bye.
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
 * Groups pupils with similar points at boards: as many as asked for, or one or two more or fewer, so that nobody is left
 * alone and boards differ by one at most. A single pupil has the bye.
 * @param size pupils a board, 3 to 6
 * @param most the most that the game takes, 2 to 6
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
