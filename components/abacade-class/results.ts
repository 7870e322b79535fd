import type { LessonView } from '../../src/live/protocol/lesson-messages.js';
import type { BoardOverDetail } from '../parts/events.js';

/** Finds the matches that have ended since the view before. */
export class BoardResults {
  /** The matches that are over, by their names; undefined before the first view. */
  #over: ReadonlySet<string> | undefined;

  /** Returns the results of matches that have ended since; of the first view none, because they may have ended long before. */
  update(view: LessonView, nickname: (pupil: number) => string): BoardOverDetail[] {
    const before = this.#over;
    const over = view.boards.filter(({ winners }) => winners);
    this.#over = new Set([...(before ?? []), ...over.map(({ board }) => board)]);
    return over
      .filter(({ board }) => before && !before.has(board))
      .map(({ number, seats, winners = [], scores }) => ({
        game: view.lesson.game,
        round: view.round,
        board: number,
        names: seats.map((pupil) => (pupil === 'bot' ? undefined : nickname(pupil))),
        winners,
        scores,
      }));
  }

  /** Forgets everything, for another lesson. */
  reset(): void {
    this.#over = undefined;
  }
}
