/** The lessons of this server, as far as links of a course need them. Whoever asks has identified people by itself. */
export interface Lessons {
  /** Returns whether these settings, in JSON, are those of a lesson that can be opened. Accepts any text. */
  canOpen(settings: string): boolean;
  /**
   * Opens a lesson, and resolves to its name; undefined if that is not possible now. The same id, 16 of A to Z, a to z, 0 to
   * 9, `_` and `-`, always leads to the same lesson.
   */
  open(id: string, settings: string): Promise<string | undefined>;
  /** Resolves to what opens a lesson as its teacher; undefined if it is over. */
  teacherOf(lesson: string): Promise<Pass | undefined>;
  /**
   * Gives a person a seat in a lesson, or the same one again. The teacher is not asked.
   * @param person A name of the person that nobody can guess
   * @param before The seat that the person was given before
   */
  seat(lesson: string, person: string, before: Seat | undefined): Promise<Seated | NotSeated>;
  /** Calls `call` with each lesson that ends while this server has it. Lessons that end elsewhere are `over` when asked for. */
  onEnd(call: (lesson: string) => void): void;
}

/** A pupil's seat: the number of the nickname, and how often it had been given in this lesson. */
export interface Seat {
  readonly pupil: number;
  readonly epoch: number;
}

/** The token with which the server of lessons knows a device, and the code of its lesson. */
export interface Pass {
  readonly token: string;
  readonly code: string;
}

export type Seated = Seat & Pass;

/**
 * The reason why somebody has no seat. `over`: there is no such lesson any more; `waiting`: it waits for its teacher; `locked`:
 * the teacher lets nobody in; `full`: there is no seat left.
 */
export type NotSeated = 'over' | 'waiting' | 'locked' | 'full';
