import { elements, type ElementOfGame } from '../src/embed/elements.js';
import type { Match } from '../src/match/match.js';
import type { Table } from '../src/match/table.js';
import type { Game, GameEvent, Result } from '../src/rules/game.js';

/** What the scripts of a page ask of an element, whatever its game is. */
export interface Board extends HTMLElement {
  readonly game: Game<unknown, unknown, unknown, GameEvent>;
  readonly match: Match<unknown, unknown, unknown, GameEvent> | undefined;
  begin(match: Match<unknown, unknown, unknown, GameEvent>): void;
  /** Empty as long as the game's notation is on its way. */
  toText(): string;
  fromText(text: string): Result<unknown>;
  undo(): boolean;
  redo(): boolean;
  hint(): Promise<unknown>;
  readonly table: Pick<Table<unknown, unknown, unknown, GameEvent>, 'attend'>;
}

const all: readonly ElementOfGame[] = Object.values(elements);

/** The game's line by its element, or undefined for any other tag. */
export const byTag = (tag: string): ElementOfGame | undefined => all.find((one) => one.tag === tag);

/** The first game of a page. */
export const findBoard = (): Board | null =>
  document.querySelector<Board>([...new Set(all.map(({ tag }) => tag))].join());

/** Attributes of the element that are on as soon as they are there, whatever they say. */
const switches = ['real-dice', 'unaided'];

/** Fetches the game from beside this script. */
export const fetchGame = (tag: string): Promise<unknown> => import(`./${tag}.js`);

/**
 * An element with these attributes; its class must be there. Only what the element itself looks at is set, so that
 * nothing from an address or from data attributes becomes a listener or a style; the rest is given back.
 */
export function dress(
  tag: string,
  wanted: readonly (readonly [name: string, value: string])[],
  more: readonly string[] = [],
): { board: Board; unknown: readonly (readonly [name: string, value: string])[] } {
  const board = document.createElement(tag) as Board;
  const { observedAttributes } = customElements.get(tag) as unknown as { observedAttributes: readonly string[] };
  const known = ([name]: readonly [string, string]): boolean =>
    observedAttributes.includes(name) || more.includes(name);
  for (const [name, value] of wanted.filter(known)) {
    if (!(switches.includes(name) && value === 'false')) board.setAttribute(name, value);
  }
  return { board, unknown: wanted.filter((pair) => !known(pair)) };
}
