import { html, type TemplateResult } from 'lit';
import type { BoardMessage, TeacherCommand, LessonView } from '../../src/live/protocol/lesson-messages.js';
import type { Talk } from '../../src/live/client/talk.js';
import type { Writing } from '../../src/words/notation.js';
import type { LessonWords } from '../../src/words/types.js';
import { picture } from '../lesson/pictures/picture.js';
import { sign } from '../lesson/signs.js';
import type { Boards } from './boards.js';
import type { Need } from './need.js';
import type { TurningView } from './round-talk.js';

/** The teacher's current view; undefined shows the default view of the lesson's phase. */
export type Route = { readonly at: 'board'; readonly board: string } | { readonly at: 'table' | 'end' };

/** The data that the screens of a lesson render, and their actions. */
export interface Context {
  readonly words: LessonWords;
  readonly view: LessonView;
  readonly boards: Boards;
  /** The address that pupils open: `live.school.example/j`. */
  readonly address: string;
  /** True if the wall is shown without points and marks, so that the class may see it. */
  readonly isWhiteboard: boolean;
  /** True in the projector's window, which has no controls. */
  readonly isProjector: boolean;
  /** The boards in the order of the wall. */
  readonly order: readonly string[];
  /** The things to talk about after the round; undefined while it is played, or before the matches are known. */
  readonly talk: Talk | undefined;
  readonly writing: Writing;
  /** Returns the board at its turning point, or one move before or after it. */
  turningView(turning: NonNullable<Talk['turning']>): TurningView;
  /** Shows the move before or the next move of that board. */
  stepBy(by: -1 | 1): void;
  figure(value: number): string;
  /** Returns a list as part of a sentence. */
  list(items: readonly string[]): string;
  /** Returns a pupil's nickname, or the word for a computer player. */
  name(who: number | 'bot'): string;
  /** Compares pupils by their nicknames. */
  byName(a: number, b: number): number;
  needAt(board: string): Need;
  send(command: TeacherCommand): void;
  go(route: Route | undefined): void;
}

/** Renders a pupil's picture and nickname, or the sign and the word for a computer player. */
export const pictured = (v: Pick<Context, 'name'>, who: number | 'bot'): TemplateResult =>
  html`${who === 'bot' ? sign('computer') : picture(who)}<bdi>${v.name(who)}</bdi>`;

/** Returns the names of everyone at a board as a list in one sentence. */
export const namesOf = ({ list, name }: Context, { seats }: BoardMessage): string =>
  list(seats.map((seat) => name(seat)));

export const boardNamed = ({ view }: Context, board: string): BoardMessage | undefined =>
  view.boards.find((one) => one.board === board);

/** Returns the pupils who have been let in to the lesson. */
export const admittedPupils = ({ pupils }: LessonView): LessonView['pupils'] =>
  pupils.filter(({ place }) => place !== 'door');

/** Returns the pupils who are here and have no board, those who still look back at their last game included. */
export const unseatedPupils = ({ pupils }: LessonView): LessonView['pupils'] =>
  pupils.filter(({ place, is }) => is === 'here' && (place === 'free' || place === 'back'));

/** Returns the names of those who are here and still look back at their last game, in alphabetical order. */
export const lookingBack = ({ view, name, byName }: Context): readonly string[] =>
  unseatedPupils(view)
    .filter(({ place }) => place === 'back')
    .map(({ pupil }) => pupil)
    .sort(byName)
    .map(name);

/** Returns the pupils who are waiting to be let in, or whose seat another device asks for. */
export const waitingPupils = ({ pupils }: LessonView): LessonView['pupils'] =>
  pupils.filter(({ place, asks }) => place === 'door' || asks);
