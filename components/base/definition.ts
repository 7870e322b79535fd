import type { TemplateResult } from 'lit';
import type { Ply } from '../../src/match/match.js';
import type { Driver } from '../../src/match/table.js';
import type { Game } from '../../src/rules/game.js';
import type { Languages } from '../../src/words/words.js';
import type { Finish } from './finish.js';
import type { Beat } from './moments.js';
import type { SetUpModule, StudyModule } from './study.js';
import type { GameTypes } from './types.js';

/** What an element is made of: the rules of its game, its words, its screens, and what it loads when it is needed. */
export interface GameDefinition<T extends GameTypes> extends Driver<T['state'], T['move']> {
  readonly game: Game<T['options'], T['state'], T['move'], T['event']>;
  readonly languages: Languages<T['words']>;
  /** Loads the cores that the rules call. */
  load?(): Promise<void>;
  readonly setUp: () => Promise<SetUpModule<T>>;
  readonly study: () => Promise<StudyModule<T>>;
  /** The game being played. */
  renderPlay(context: T['context']): TemplateResult;
  /** The end of the game, for the screen of all games. */
  finish(context: T['context']): Finish;
  /**
   * The beats in which a move is shown: none where it is simply there. `before` is the position that it was made in; the
   * context's match has the move already.
   */
  moment?(context: T['context'], ply: Ply<T['state'], T['move'], T['event']>, before: T['state']): readonly Beat[];
  /** An event as a sentence; `state` is the one it led to. Empty where another event of the same move says it. */
  announce(context: T['context'], event: T['event'], state: T['state']): string;
  /** A whole move as it is announced; undefined where its events are announced one after another. */
  announceMove?(
    context: T['context'],
    ply: Ply<T['state'], T['move'], T['event']>,
    before: T['state'],
  ): string | undefined;
}
