import type { CSSResult, TemplateResult } from 'lit';
import type { LiveBoard } from '../../../src/live/client/live-board.js';
import type { RemoteTable } from '../../../src/live/client/remote-table.js';
import type { Speed } from '../../../src/match/speed.js';
import type { Result } from '../../../src/rules/game.js';
import type { Refused } from '../../../src/words/say.js';
import type { BadAttribute } from '../attribute-values.js';
import type { GameTypes, MatchOf } from '../game-types.js';

export type RemoteTableOf<T extends GameTypes> = RemoteTable<T['options'], T['state'], T['move'], T['event']>;

/** The element that shows a board across devices, with its unchecked attributes. */
interface LiveElement<T extends GameTypes> {
  readonly rules: MatchOf<T>['game'];
  readonly lang: string;
  readonly dir: string;
  readonly live: string | undefined;
  readonly liveBoard: LiveBoard | undefined;
  readonly theme: string | undefined;
  readonly speed: Speed | undefined;
  readonly players: unknown;
  readonly position: unknown;
  readonly persist: unknown;
  readonly puzzle: unknown;
  requestUpdate(): void;
}

/** The part of a game's definition that such a board uses. */
interface HeardMoves<T extends GameTypes> {
  /** Reconstructs a move from its events; undefined if the screens of the game do not need it. */
  moveFromEvents?(events: readonly T['event'][], before: T['state']): T['move'] | undefined;
}

/** The match of an element as a board across devices uses it. */
interface LiveMoves<T extends GameTypes> {
  /** Subscribes to the events of a table. */
  follow(table: RemoteTableOf<T>): void;
  /** Shows a match from now on: another one, or one with moves whose messages were missed. */
  begun(resumed: true): void;
  /** Continues from another position. */
  travelled(where: 'undone'): void;
  /** Handles the end of the match, when nothing is hidden any more. */
  over(): void;
  /** Announces and shows why the rules refuse a move. */
  refuse(refused: Refused): void;
  /** Announces and shows a reason that is no rule of the game. */
  tell(sentence: string): void;
}

/** The data and functions that a board across devices is handed by its element. */
export interface LiveNeeds<T extends GameTypes> {
  readonly element: LiveElement<T>;
  readonly definition: HeardMoves<T>;
  readonly moves: LiveMoves<T>;
  readonly notices: { report(bad: readonly BadAttribute[]): void };
  /** Returns the language of the reader, and how it writes numbers. */
  context(): { readonly languageTag: string; figure(value: number): string };
  say(sentence: string): void;
  /** Replays the record of a match, see src/match/replay.ts. */
  replay(game: MatchOf<T>['game'], record: unknown, levels: number): Result<MatchOf<T>>;
}

/** A board across devices that replaces a game on this one. */
export interface RemoteBoard<T extends GameTypes> {
  /** Undefined until there is a board. */
  readonly table: RemoteTableOf<T> | undefined;
  /** Renders the screen shown until there is a board. */
  renderWaiting(): TemplateResult;
  /** Renders a game with its surroundings: connection, pause, messages. */
  render(game: TemplateResult): TemplateResult;
  close(): void;
}

/** The lazy module of boards across devices. */
export interface LiveModule {
  readonly styles: readonly CSSResult[];
  /**
   * Opens the lesson or board that the element's attributes request. It starts in a microtask, when the element has the
   * delegate.
   */
  open<T extends GameTypes>(needs: LiveNeeds<T>): RemoteBoard<T>;
}
