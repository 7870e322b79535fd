import { factsOf, factsOfOthers } from '../../src/games.js';
import type { LiveBoard } from '../../src/live/client/live-board.js';
import type { Turn } from '../../src/rules/game.js';
import { gameElements } from './elements.js';

/** The functions that fetch the elements of all games, by tag. A lesson fetches only the one that it plays. */
export const gameFetchers: Readonly<Record<string, () => Promise<object>>> = Object.fromEntries(
  Object.entries(gameElements).map(([tag, define]) => [tag, async () => ({ loaded: await define() })]),
);

/** Returns the title of a game; `titles` are those of Abacade's in the reader's language. */
export const titleOf = (game: string, titles: Readonly<Record<string, string>>): string =>
  titles[game] ?? factsOfOthers.get(game)?.title ?? game;

/** The enclosing element, from which a board takes its language, direction and theme. */
export interface Surroundings {
  readonly lang: string;
  readonly dir: string;
  readonly theme: string | undefined;
}

/** A game's element that shows a board across devices. */
export type BoardElement = HTMLElement & {
  liveBoard: LiveBoard | undefined;
  readonly match?: { readonly turn: Turn } | undefined;
};

/** The events of a board after which it may be another seat's turn. */
const turning = ['game-start', 'moved', 'undone', 'game-over'] as const;

/** Calls back whenever it may be another seat's turn at a board. */
export function onTurn(board: BoardElement, call: () => void): void {
  for (const type of turning) board.addEventListener(type, call);
}

/** Returns whether it is the turn of the seat of this device. */
export const isOnTurn = ({ liveBoard, match }: BoardElement): boolean =>
  match?.turn.kind === 'seat' && match.turn.seat === liveBoard?.seat;

/** Creates the element of a game, without a board yet; undefined if there is no such game. The element may be defined later. */
export function createBoard(game: string, { lang, dir, theme }: Surroundings): BoardElement | undefined {
  const known = factsOf(game);
  if (!known) return undefined;
  const board = document.createElement(known.tag) as BoardElement;
  for (const [name, value] of Object.entries({ ...known.fixed, lang, dir, theme: theme ?? '' }))
    if (value) board.setAttribute(name, value);
  return board;
}
