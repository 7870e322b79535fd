import type { TemplateResult } from 'lit';
import type { Ply } from '../../src/match/match.js';
import type { Driver } from '../../src/match/table.js';
import type { Game } from '../../src/rules/game.js';
import type { Languages } from '../../src/words/words.js';
import type { FinishModule } from '../parts/finish-types.js';
import type { Beat } from '../parts/beats.js';
import type { Lessons } from '../parts/lessons.js';
import type { SetUpModule, StudyModule } from '../parts/study.js';
import type { GameTypes } from '../parts/game-types.js';

/** Defines the element of a game: its rules, words, screens and lazy modules. */
export interface GameDefinition<T extends GameTypes> extends Driver<T['state'], T['move']> {
  readonly game: Game<T['options'], T['state'], T['move'], T['event']>;
  readonly languages: Languages<T['words']>;
  /** Loads the WebAssembly cores that the rules use. */
  load?(): Promise<void>;
  readonly setUp: () => Promise<SetUpModule<T>>;
  readonly study: () => Promise<StudyModule<T>>;
  /** Fetches the lessons that follow wrong answers; undefined in games that give none. */
  readonly lessons?: () => Promise<Lessons<T>>;
  /** Fetches the end of the game. */
  readonly finish: () => Promise<FinishModule<T>>;
  /**
   * Returns the tables, from 2 to 12, for a warm-up before a game with these options: those whose products the game asks
   * for. An empty list means all tables. Undefined if the game asks for no products.
   */
  warmUpTables?(options: T['options']): readonly number[] | undefined;
  /** Renders the game being played. */
  renderPlay(context: T['context']): TemplateResult;
  /**
   * Returns the beats in which a move is shown; none if its result appears immediately. `before` is the position in which
   * the move was made; the match of the context already contains it.
   */
  moment?(context: T['context'], ply: Ply<T['state'], T['move'], T['event']>, before: T['state']): readonly Beat[];
  /**
   * Reconstructs the move from its events, for a player on another device; undefined if there is none, or if the screens of
   * the game do not need it.
   */
  moveFromEvents?(events: readonly T['event'][], before: T['state']): T['move'] | undefined;
  /** Describes an event in a sentence; `state` is the resulting state. Empty if another event of the same move covers it. */
  announce(context: T['context'], event: T['event'], state: T['state']): string;
  /** Announces a whole move; undefined if its events are announced one after another. */
  announceMove?(
    context: T['context'],
    ply: Ply<T['state'], T['move'], T['event']>,
    before: T['state'],
  ): string | undefined;
}
