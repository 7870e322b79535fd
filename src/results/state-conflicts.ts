import { mostWriters, type Saved, type Writer } from './state.js';

/**
 * Returns whether the session that wrote `one` knew the state `other` of the same attempt, so that it has continued or discarded that game.
 * If that cannot be determined, the revisions decide.
 */
export function hasSeen(one: Saved, other: Saved): boolean {
  if (differ(one.attempt, other.attempt) || one.revision < other.revision) return false;
  const last = other.writers?.at(-1);
  const { writers } = one;
  if (!last || !writers) return true;
  const listed = writers.find(({ session }) => session === last.session);
  if (listed) return listed.revision >= last.revision;
  // A full list loses its oldest writers first, so a writer that comes after one of the list must be on the list, too.
  const isAfterListed = other.writers!.some((before) => writers.some((writer) => isSame(writer, before)));
  return writers.length >= mostWriters && !isAfterListed;
}

const isSame = (one: Writer, other: Writer): boolean =>
  one.session === other.session && one.revision === other.revision;

/**
 * Returns whether one game contains every move of another, so that nothing is lost if the other is discarded. Of two games at the same
 * position, the longer one contains the other.
 */
export function contains(one: Saved, other: Saved): boolean {
  if (one.game !== other.game) return false;
  const isSamePosition = one.position === other.position;
  if (!one.record || !other.record) return isSamePosition;
  const [all, some] = [movesOf(one.record), movesOf(other.record)];
  if (all.length < some.length) return false;
  return isSamePosition || (one.record.start === other.record.start && some.every((move, i) => move === all[i]));
}

/** Returns the moves of a record, which is untrusted, as texts. */
function movesOf({ moves, at }: NonNullable<Saved['record']>): readonly string[] {
  const list: readonly unknown[] = Array.isArray(moves) ? moves : [];
  return list.slice(0, at ?? list.length).map((move) => JSON.stringify(move) ?? '');
}

/**
 * Returns the games of an attempt that two sides know, the one to be shown first. Each side's list begins with the game that it shows. If
 * one side is later, the result is its list; otherwise, it is every game of both that no other one contains.
 */
export function mergedGames(ours: readonly Saved[], theirs: readonly Saved[]): readonly Saved[] {
  const [mine] = ours;
  const [yours] = theirs;
  if (!mine || !yours) return mine ? ours : theirs;
  const [isOurs, isTheirs] = [hasSeen(mine, yours), hasSeen(yours, mine)];
  return isOurs === isTheirs ? distinct([...ours, ...theirs]) : isOurs ? ours : theirs;
}

/** Removes the games that another one contains; of equal games the first stays. */
const distinct = (games: readonly Saved[]): readonly Saved[] =>
  games.filter(
    (one, i) => !games.some((other, k) => k !== i && contains(other, one) && (k < i || !contains(one, other))),
  );

export const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;
