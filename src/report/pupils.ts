import type { Answer, Found, PupilFound, Sitting } from './found.js';
import type { PlayedGame } from './games.js';

const isSame = (one: Answer, other: Answer): boolean => one.prompt === other.prompt && one.given === other.given;

/** Returns whether two lists of answers are equal up to the end of the shorter one. */
const beginsAs = (one: readonly Answer[], other: readonly Answer[]): boolean =>
  one.slice(0, other.length).every((answer, i) => isSame(answer, other[i]));

const mayBeSame = <T>(one: T | undefined, other: T | undefined): boolean =>
  one === undefined || other === undefined || one === other;

/** Returns the longer of two records of one attempt, with the data that only the other one has. */
function merged(one: Sitting, other: Sitting): Sitting {
  const [less, more] = one.answers.length > other.answers.length ? [other, one] : [one, other];
  return { ...less, ...more, day: more.day ?? less.day };
}

/**
 * Adds a sitting. Answers that are already present are not counted twice: those with ids are recognised by these; an attempt that was
 * exported before, perhaps when it was shorter, by its number and its answers.
 */
function addSitting(sittings: Sitting[], added: Sitting, seen: Set<string>): void {
  const answers = added.answers.filter(({ id }) => id === undefined || !seen.has(id));
  for (const { id } of answers) if (id !== undefined) seen.add(id);
  const { summary, memory } = added;
  if (answers.length === 0 && summary === undefined && memory === undefined) return;
  const next = { ...added, answers };
  const hasId = ({ id }: Answer): boolean => id !== undefined;
  const at = sittings.findIndex((one) =>
    answers.some(hasId) || one.answers.some(hasId)
      ? false
      : answers.length > 0 && one.answers.length > 0
        ? mayBeSame(one.attempt, next.attempt) && beginsAs(one.answers, answers)
        : one.answers.length === answers.length && one.summary === summary && one.memory === memory,
  );
  if (at < 0) sittings.push(next);
  else sittings[at] = merged(sittings[at], next);
}

/** Returns whether a pupil is identified by name only, or named after the file. */
const isByName = ({ key }: PupilFound): boolean => /^(?:name|file) /.test(key);

interface Merged {
  readonly name: string;
  readonly sittings: Sitting[];
  readonly games: Map<string, PlayedGame>;
  /** True if a lesson lists the pupil, who then belongs to the class even without any data. */
  isListed: boolean;
  readonly seen: Set<string>;
}

/**
 * Merges the pupils of several files. A pupil whom a file identifies by name only is the pupil with that name in the other files, if there
 * is exactly one. Pupils without any data are omitted. Reading the same file twice changes nothing.
 */
export function together(files: readonly Found[]): PupilFound[] {
  const all = files.flatMap(({ pupils }) => pupils);
  const keysByName = new Map<string, Set<string>>();
  for (const pupil of all) {
    if (isByName(pupil)) continue;
    const keys = keysByName.get(pupil.name) ?? new Set();
    keysByName.set(pupil.name, keys.add(pupil.key));
  }
  const keyOf = (pupil: PupilFound): string => {
    if (!isByName(pupil)) return pupil.key;
    const keys = [...(keysByName.get(pupil.name) ?? [])];
    return keys.length === 1 ? keys[0] : `name ${pupil.name}`;
  };
  const pupils = new Map<string, Merged>();
  for (const pupil of all) {
    const key = keyOf(pupil);
    const one = pupils.get(key) ?? {
      name: pupil.name,
      sittings: [],
      games: new Map(),
      isListed: false,
      seen: new Set(),
    };
    pupils.set(key, one);
    for (const sitting of pupil.sittings) addSitting(one.sittings, sitting, one.seen);
    for (const game of pupil.games ?? []) one.games.set(game.id, game);
    one.isListed ||= pupil.games !== undefined;
  }
  return [...pupils]
    .filter(([, { sittings, isListed }]) => isListed || sittings.length > 0)
    .map(([key, { name, sittings, games }]) => ({ key, name, sittings, games: [...games.values()] }));
}
