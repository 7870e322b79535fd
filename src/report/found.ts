/** The data found in a file, regardless of its format. */
import type { PlayedGame } from './games.js';

/** An answer to a question of the games. */
export interface Answer {
  /** The question in ASCII, as the games write it: `7*8=?`. */
  readonly prompt: string;
  readonly given?: number;
  readonly expected: number;
  readonly right: boolean;
  /** Milliseconds of thinking, if they were measured. */
  readonly think?: number;
  readonly hints?: number;
  /** The id, if the answer has one: answers with the same id are the same, even in different files. */
  readonly id?: string;
}

/** Answers of one pupil that belong to one attempt or to one day, in order. */
export interface Sitting {
  /** Days since 1 January 2024, by a clock that may be wrong; undefined if the file does not contain it. */
  readonly day: number | undefined;
  /** The day on which the attempt began, by the clock of the platform, if the file contains it. */
  readonly began?: number;
  /** The number of the attempt; undefined if the answers are grouped by day only. */
  readonly attempt?: number;
  readonly answers: readonly Answer[];
  /** The game's evaluation of the answers: its summary (`s1…`), or the memory itself (`f1…`). */
  readonly summary?: string;
  readonly memory?: string;
}

export interface PupilFound {
  /** Distinguishes pupils with the same name; never shown. */
  readonly key: string;
  readonly name: string;
  readonly sittings: readonly Sitting[];
  /** The matches of a lesson that the pupil played, or none if the pupil was only there. Omitted by files of other kinds. */
  readonly games?: readonly PlayedGame[];
}

export type FoundKind = 'interactions' | 'track' | 'statements' | 'results' | 'memory' | 'lesson';

/** `more`: the store has more statements than the file. `unnamed`: the pupil is named after the file. */
export type FoundNote = 'more' | 'unnamed';

export interface Found {
  readonly kind: FoundKind;
  readonly pupils: readonly PupilFound[];
  /** Number of entries that come from other activities, and are ignored. */
  readonly leftOut: number;
  readonly notes: readonly FoundNote[];
  /** The guessed code page with which a text that is not in Unicode was decoded. */
  readonly codePage?: string;
}

/** Returns the number of matches that pupils played, each once. */
export const gameCount = (pupils: readonly Pick<PupilFound, 'games'>[]): number =>
  new Set(pupils.flatMap(({ games = [] }) => games.map(({ id }) => id))).size;
