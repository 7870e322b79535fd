import type { Measures } from '../match/measures.js';
import { fieldsOf, isWhole, listOf } from '../rules/trail/given.js';

export const outcomes = ['won', 'shared', 'played', 'bye'] as const;

/** A match that a pupil played in a lesson. */
export interface PlayedGame {
  /** Identifies the match: the same one in two files is counted once. */
  readonly id: string;
  /** The name of the game, which may be one that this version does not know. */
  readonly game: string;
  readonly outcome: (typeof outcomes)[number];
  /** False if its round ended first. */
  readonly isOver: boolean;
  /** The achievements of the pupil that the game measures. A missing field was not measured. */
  readonly measures: Measures;
}

/** The largest count that a lesson can have. */
const largest = 100_000;
/** Maximum number of matches of one pupil in a lesson. */
const mostGames = 1000;

const count = (given: unknown): number | undefined => (isWhole(given, 0, largest) ? given : undefined);

/** Returns two counts of an object, or undefined if one is missing. */
function pair<A extends string, B extends string>(given: unknown, a: A, b: B): Record<A | B, number> | undefined {
  const fields = fieldsOf(given);
  const [first, second] = [count(fields?.[a]), count(fields?.[b])];
  return first === undefined || second === undefined
    ? undefined
    : ({ [a]: first, [b]: second } as Record<A | B, number>);
}

function measuresIn(given: unknown): Measures {
  const fields = fieldsOf(given) ?? {};
  const read = {
    answers: pair(fields['answers'], 'right', 'of'),
    products: count(fields['products']),
    rows: count(fields['rows']),
    equations: pair(fields['equations'], 'count', 'points'),
    sequences: pair(fields['sequences'], 'count', 'steps'),
    pieces: count(fields['pieces']),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/**
 * Reads the matches of a pupil from the file of a lesson; those that cannot be read are left out.
 * @param lesson identifies the lesson
 */
export function gamesIn(given: unknown, game: unknown, lesson: string): PlayedGame[] {
  if (typeof game !== 'string') return [];
  return (listOf(given, 0, mostGames) ?? []).flatMap((one) => {
    const fields = fieldsOf(one) ?? {};
    const { round, board, isOver } = fields;
    const outcome = outcomes.find((known) => known === fields['outcome']);
    if (!outcome || !isWhole(round, 1, largest) || !isWhole(board, 1, largest)) return [];
    const id = `${lesson} ${round} ${board}`;
    return [{ id, game, outcome, isOver: isOver === true, measures: measuresIn(fields['measures']) }];
  });
}
