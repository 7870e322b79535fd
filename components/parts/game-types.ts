import type { LitElement } from 'lit';
import type { Speed } from '../../src/match/speed.js';
import type { Match, Playing } from '../../src/match/match.js';
import type { GameTable, Table } from '../../src/match/table.js';
import type { GameEvent } from '../../src/rules/game.js';
import type { Refusals } from '../../src/words/words.js';

/** The types of one game, used by its rules, words and screens. */
export interface GameTypes {
  readonly options: object;
  readonly state: { readonly options: object };
  readonly move: unknown;
  readonly event: GameEvent;
  readonly words: { readonly refusals: Refusals };
  /** The data that its screens render: a `GameContext` with the interaction state of the game. */
  readonly context: object;
}

/** A game in progress, for screens that show it and make moves in it. */
export type PlayingOf<T extends GameTypes> = Playing<T['options'], T['state'], T['move'], T['event']>;
/** The match of a game, by its bundle of types, for code that starts, stores or records one. */
export type MatchOf<T extends GameTypes> = Match<T['options'], T['state'], T['move'], T['event']>;
/** The property `game` of an element: its rules, or the name of the game if the element has several. */
export type GameOf<T extends GameTypes> = T extends { readonly name: infer N } ? N | undefined : MatchOf<T>['game'];
/** The table of a game, by its bundle of types, wherever its match is kept. */
export type TableOf<T extends GameTypes> = GameTable<T['options'], T['state'], T['move'], T['event']>;
/** The table of a game on this device, by its bundle of types. */
export type LocalTableOf<T extends GameTypes> = Table<T['options'], T['state'], T['move'], T['event']>;

/** The element, for screens that do more than render. */
export interface HostElement extends LitElement {
  readonly speed: Speed | undefined;
  readonly sounds: boolean;
  newGame(): void;
  undo(): boolean;
  redo(): boolean;
  hint(): Promise<unknown>;
  record(): unknown;
}
