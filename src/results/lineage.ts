import { mostWriters, type Saved, type Writer } from './state.js';

/**
 * Whether the session that wrote a state knew another state of the attempt, so that it has gone on from that one, or has
 * given it up. If that cannot be known, the revisions decide.
 */
export function hasSeen(one: Saved, other: Saved): boolean {
  if (differ(one.attempt, other.attempt) || one.revision < other.revision) return false;
  const last = other.writers?.at(-1);
  const { writers } = one;
  if (!last || !writers) return true;
  const listed = writers.find(({ session }) => session === last.session);
  if (listed) return listed.revision >= last.revision;
  // Writers drop off a full list from its beginning, so one that comes after another of the list is on it, too.
  const isAfterListed = other.writers!.some((before) => writers.some((writer) => isSame(writer, before)));
  return writers.length >= mostWriters && !isAfterListed;
}

const isSame = (one: Writer, other: Writer): boolean =>
  one.session === other.session && one.revision === other.revision;

/**
 * Whether one game has every move of another, so that nothing is lost with the other. Of two that stand at the same position, it
 * is the longer one.
 */
export function contains(one: Saved, other: Saved): boolean {
  if (one.game !== other.game) return false;
  const isSamePlace = one.position === other.position;
  if (!one.record || !other.record) return isSamePlace;
  const [all, some] = [movesOf(one.record), movesOf(other.record)];
  if (all.length < some.length) return false;
  return isSamePlace || (one.record.start === other.record.start && some.every((move, i) => move === all[i]));
}

/** A record is untrusted. */
function movesOf({ moves, at }: NonNullable<Saved['record']>): readonly string[] {
  const list: readonly unknown[] = Array.isArray(moves) ? moves : [];
  return list.slice(0, at ?? list.length).map((move) => JSON.stringify(move) ?? '');
}

/**
 * Returns the games of an attempt that two sides know, the one to be shown first. Each side's list begins with the game that
 * it shows; the later side's list holds, and where neither is later, every game of both that no other one contains.
 */
export function joined(ours: readonly Saved[], theirs: readonly Saved[]): readonly Saved[] {
  const [mine] = ours;
  const [yours] = theirs;
  if (!mine || !yours) return mine ? ours : theirs;
  const [isOurs, isTheirs] = [hasSeen(mine, yours), hasSeen(yours, mine)];
  return isOurs === isTheirs ? distinct([...ours, ...theirs]) : isOurs ? ours : theirs;
}

/** Drops the games that another one contains; of equal ones the first stays. */
const distinct = (games: readonly Saved[]): readonly Saved[] =>
  games.filter(
    (one, i) => !games.some((other, k) => k !== i && contains(other, one) && (k < i || !contains(one, other))),
  );

export const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;
