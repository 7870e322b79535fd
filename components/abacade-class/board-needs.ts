import type { LessonView } from '../../src/live/protocol/lesson-messages.js';
import type { Context } from './context.js';
import { needOf, type Need } from './need.js';
import { newlyNeeded } from './sentences.js';

/** Tracks why boards need the teacher, which needs were announced, and where the teacher has been. */
export class BoardNeeds {
  /** Pupils at whose boards the teacher has been. */
  readonly #helped = new Set<number>();
  #announced: ReadonlyMap<string, Need['kind']> = new Map();

  /**
   * Returns the need of a board.
   * @param since Milliseconds since the view was received; 0 while the lesson is paused.
   */
  at(board: string, view: LessonView, since: number): Need {
    const one = view.boards.find((found) => found.board === board);
    return one ? needOf(one, view, { since, helped: this.#helped }) : { kind: 'done', waits: 0 };
  }

  /** Marks that the teacher has been there: the mark on the board goes until the pupil asks for help again. */
  help(pupil: number): void {
    this.#helped.add(pupil);
  }

  /** Processes a change of the lesson. Returns sentences to announce. */
  update(v: Context): string[] {
    const { pupils, boards } = v.view;
    for (const pupil of this.#helped) {
      if (!pupils.find((one) => one.pupil === pupil)?.hand) this.#helped.delete(pupil);
    }
    const said = v.isProjector ? [] : newlyNeeded(v, this.#announced);
    this.#announced = new Map(boards.map(({ board }) => [board, v.needAt(board).kind]));
    return said;
  }
}
