/** What is found in a file, whatever its kind. */

/** An answer to a question of ours. */
export interface Answer {
  /** In ASCII, as the games write it: `7*8=?`. */
  readonly prompt: string;
  readonly given?: number;
  readonly expected: number;
  readonly right: boolean;
  /** Milliseconds of thinking, where that was measured. */
  readonly think?: number;
  readonly hints?: number;
  /** Where the answer has one: the same id is the same answer, also in another file. */
  readonly id?: string;
}

/** Answers of one pupil that belong to one attempt or to one day, in order. */
export interface Sitting {
  /** Days since 1 January 2024, by a clock that may be wrong; undefined where the file does not tell. */
  readonly day: number | undefined;
  /** The day on which the attempt began, by the clock of the platform, where the file tells. */
  readonly began?: number;
  /** The number of the attempt; undefined where the day alone tells. */
  readonly attempt?: number;
  readonly answers: readonly Answer[];
  /** What the game made of the answers: its summary (`s1…`), or the memory itself (`f1…`). */
  readonly summary?: string;
  readonly memory?: string;
}

export interface PupilFound {
  /** Tells pupils of one name apart; never shown. */
  readonly key: string;
  readonly name: string;
  readonly sittings: readonly Sitting[];
}

export type FoundKind = 'interactions' | 'track' | 'statements' | 'results' | 'memory' | 'lesson';

/** `more`: the store has more statements than the file. `unnamed`: the pupil is called after the file. */
export type FoundNote = 'more' | 'unnamed';

export interface Found {
  readonly kind: FoundKind;
  readonly pupils: readonly PupilFound[];
  /** How many entries come from something else, and are left out. */
  readonly leftOut: number;
  readonly notes: readonly FoundNote[];
  /** The code page by which the letters of a text were read that is not in Unicode; it is a guess. */
  readonly codePage?: string;
}
