import type { BoardMessage, ClassDoes, ClassView } from '../../src/live/class-messages.js';
import type { LessonWords } from '../../src/words/types.js';
import type { Boards } from './boards.js';
import type { Need } from './need.js';

/** What the teacher looks at; without one, what belongs to the phase of the lesson. */
export type Place = { readonly at: 'board'; readonly board: string } | { readonly at: 'table' | 'end' };

/** What the screens of a lesson are drawn from, and what they do. */
export interface Context {
  readonly words: LessonWords;
  readonly view: ClassView;
  readonly boards: Boards;
  /** Where pupils go: `live.school.example/j`. */
  readonly address: string;
  /** Whether the wall is as it may be seen by all: without points and marks. */
  readonly isWhiteboard: boolean;
  /** Whether this is the window for the projector: there is nothing to press. */
  readonly isProjector: boolean;
  /** The boards in the order of the wall. */
  readonly order: readonly string[];
  figure(value: number): string;
  /** A list in a sentence. */
  list(items: readonly string[]): string;
  /** A pupil's nickname, or the word for a computer player. */
  name(who: number | 'bot'): string;
  /** Compares pupils by their nicknames. */
  byName(a: number, b: number): number;
  needAt(board: string): Need;
  does(does: ClassDoes): void;
  go(place: Place | undefined): void;
}

/** All of a list in one sentence. */
export const namesOf = ({ list, name }: Context, { seats }: BoardMessage): string =>
  list(seats.map((seat) => name(seat)));

export const boardNamed = ({ view }: Context, board: string): BoardMessage | undefined =>
  view.boards.find((one) => one.board === board);

/** The pupils who are in the lesson: not at the door. */
export const inClass = ({ pupils }: ClassView): ClassView['pupils'] => pupils.filter(({ place }) => place !== 'door');

/** The pupils who wait to be let in. */
export const atDoor = ({ pupils }: ClassView): ClassView['pupils'] => pupils.filter(({ place }) => place === 'door');
