import type { CSSResult, TemplateResult } from 'lit';
import type { AnsweredEvent, Seat } from '../../src/rules/game.js';
import type { Knows } from '../../src/rules/routes.js';
import type { GameTypes, PlayingOf } from './game-types.js';
import type { Reader } from './reader.js';

/** The part of a game's context with which a wrong answer is explained. */
export interface Explained<T extends GameTypes> extends Reader<T['words']> {
  readonly match: PlayingOf<T>;
  knows?(seat: Seat): Knows | undefined;
}

/** The names of the members of a game's context that its lesson is drawn from. */
export type LessonMember =
  | 'figure'
  | 'focusOn'
  | 'gameWords'
  | 'goOn'
  | 'interaction'
  | 'knows'
  | 'match'
  | 'moment'
  | 'notation'
  | 'say'
  | 'words';

/** The lazy module of a game's lessons, which follow wrong answers. */
export interface Lessons<T extends GameTypes> {
  readonly styles: readonly CSSResult[];
  /**
   * Renders the lesson on the wrong answer that is being shown, in the place of the game.
   * @param banner renders the banner of the game with a line of the lesson
   */
  renderLesson(context: T['context'], banner: (help: unknown) => TemplateResult): TemplateResult;
  /** Explains a wrong answer, to be read aloud: what it would make, and a way to the right one. */
  explain(v: Explained<T>, answered: AnsweredEvent): string;
}
