import type { CSSResult, TemplateResult } from 'lit';
import type { LiveBoard } from '../../src/live/client/live-board.js';
import type { RemoteTable } from '../../src/live/client/remote-table.js';
import type { Speed } from '../../src/match/speed.js';
import type { BadAttribute } from './attributes.js';
import type { GameDefinition } from './definition.js';
import type { Refusals } from './refusals.js';
import type { GameTypes } from './types.js';

export type RemoteTableOf<T extends GameTypes> = RemoteTable<T['options'], T['state'], T['move'], T['event']>;

/** The element that shows a board across devices, with its unchecked attributes. */
export interface LiveHost<T extends GameTypes> extends HTMLElement {
  readonly game: GameDefinition<T>['game'];
  readonly live: string | undefined;
  readonly liveBoard: LiveBoard | undefined;
  readonly theme: string | undefined;
  readonly players: unknown;
  readonly position: unknown;
  readonly persist: unknown;
  readonly puzzle: unknown;
  requestUpdate(): void;
  /** Subscribes to the events of a table. */
  follow(table: RemoteTableOf<T>): void;
  /** Called to show a match from now on: another one, or one with moves whose messages were missed. */
  begun(resumed: boolean): void;
  travelled(where: 'undone'): void;
  /** Called when the match has ended and nothing is hidden any more. */
  over(): void;
  readonly refusals: Pick<Refusals, 'show'>;
  readonly speed: Speed | undefined;
  say(sentence: string): void;
  reportBad(bad: readonly BadAttribute[]): void;
}

/** A board across devices that replaces a game on this one. */
export interface LiveDelegate<T extends GameTypes> {
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
  open<T extends GameTypes>(
    element: LiveHost<T>,
    definition: GameDefinition<T>,
    context: () => T['context'],
  ): LiveDelegate<T>;
}
