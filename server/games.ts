/** The games that can be played across devices, for code that works with any of them. */
import { games } from '../src/rules/index.js';
import { registeredAs } from '../src/rules/register.js';
import { bad, isLevel, ok, type Game, type GameEvent, type Result } from '../src/rules/game.js';
import { hasPracticeUndo } from '../src/rules/practice-undo.js';
import { fieldsOf } from '../src/rules/trail/given.js';
import type { LessonSettings } from '../src/live/protocol/lesson-messages.js';
import { levelsOf } from './bots.js';

export type AnyGame = Game<object, object, object, GameEvent>;

const byName = new Map(Object.values(games).map((game) => [game.name, game as unknown as AnyGame]));

/** Returns a game by its name, also one by somebody else that has been loaded; undefined if there is none. */
export const gameNamed = (name: string): AnyGame | undefined =>
  byName.get(name) ?? (registeredAs(name)?.game as AnyGame | undefined);

/** A valid lesson. */
export interface Checked {
  /** The lesson with all options of the game, and with `level`, the level of the computer players, if it was given. */
  readonly lesson: LessonSettings;
  /** Maximum number of players at a board. */
  readonly most: number;
}

/**
 * Validates a teacher's lesson: the game, its options, and the number of players at a board. The code of an error is the
 * name of the field: `game`, `size`, `level`, or an option of the game. Practice undo is not an option of lessons.
 */
export function lessonOf(given: LessonSettings): Result<Checked> {
  const game = gameNamed(given.game);
  if (!game) return bad('game', 'There is no such game.');
  const { level, ...rest } = fieldsOf(given.options) ?? {};
  if (level !== undefined && !isLevel(level, levelsOf(game.name))) return bad('level', 'There is no such level.');
  const options = game.options(rest);
  if (!options.ok) return options;
  if (hasPracticeUndo({ options: options.value }))
    return bad('practiceUndo', 'The lesson itself says what may be taken back: see undo.');
  // A size of one means playing against the computer, and so does a bye.
  if (game.seats.max < Math.max(2, given.size)) return bad('size', `So many cannot play ${game.name}.`);
  const lesson = { ...given, options: { ...options.value, ...(level === undefined ? {} : { level }) } };
  return ok({ lesson, most: game.seats.max });
}

/** Returns the level of the computer players of a lesson. */
export function levelIn({ options }: LessonSettings): number {
  const level = fieldsOf(options)?.['level'];
  return typeof level === 'number' ? level : 1;
}

/** Returns the options of a lesson's game. */
export function optionsIn({ options }: LessonSettings): object {
  const { level: _, ...rest } = fieldsOf(options) ?? {};
  return rest;
}
