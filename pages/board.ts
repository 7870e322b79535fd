import { elements, type ElementOfGame } from '../src/embed/elements.js';
import type { Timers } from '../src/match/clock.js';
import { LazyFile } from '../src/match/lazy-file.js';
import { fingerprint } from '../src/results/state.js';
import type { Match } from '../src/match/match.js';
import type { Table } from '../src/match/table.js';
import type { Game, GameEvent, Result } from '../src/rules/game.js';

/** What a session asks of a game, whatever it is. Elements are such games; a test's has no document. */
export interface PlayableBoard extends EventTarget {
  readonly localName: string;
  readonly game: Game<unknown, unknown, unknown, GameEvent>;
  readonly match: Match<unknown, unknown, unknown, GameEvent> | undefined;
  begin(match: Match<unknown, unknown, unknown, GameEvent>): void;
  toText(): string;
  fromText(text: string): Result<unknown>;
  readonly table: Pick<Table<unknown, unknown, unknown, GameEvent>, 'setActive'>;
  inert: boolean;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

/** What the scripts of a page ask of an element. */
export interface Board extends HTMLElement, Omit<PlayableBoard, keyof HTMLElement> {
  hint(): Promise<unknown>;
}

/**
 * Whether somebody would notice if the page stood still for a moment: something moves that will come to an end, or an
 * answer is being typed.
 */
export function isBusy({ shadowRoot }: Board): boolean {
  if (!shadowRoot) return false;
  const moves = ({ playState, effect }: Animation): boolean =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  return shadowRoot.querySelector('[part=number-pad]') !== null || shadowRoot.getAnimations().some(moves);
}

/** Attributes by which a game is not played otherwise. */
const notPlayedBy = ['class', 'id', 'style', 'lang', 'dir', 'theme', 'persist', 'score', 'pass'];

/** A fingerprint of what a game is played by, as its element says it. */
export const settingsOf = (board: Element): string =>
  fingerprint(
    [...board.attributes]
      .filter(({ name }) => !notPlayedBy.includes(name))
      .map(({ name, value }) => `${name}=${value}`)
      .sort()
      .join('\n'),
  );

/** Takes an element out of the page, where it is not made into a game yet, and puts it back. */
export function outOfPage(board: Board): { hide(): void; show(): void } {
  const place = document.createComment('');
  return { hide: () => board.replaceWith(place), show: () => place.replaceWith(board) };
}

const all: readonly ElementOfGame[] = Object.values(elements);

/** The game's line by its element, or undefined for any other tag. */
export const byTag = (tag: string): ElementOfGame | undefined => all.find((one) => one.tag === tag);

/** The tags of all elements. */
export const tags: readonly string[] = [...new Set(all.map(({ tag }) => tag))];

/** The first game of a page. */
export const findBoard = (): Board | null => document.querySelector<Board>(tags.join());

/** Attributes of the element that are on as soon as they are there, whatever they say. */
const switches = ['real-dice', 'unaided'];

export const usualTimers: Timers = {
  now: () => performance.now(),
  later(call, ms) {
    const id = setTimeout(call, ms);
    return () => clearTimeout(id);
  },
};

/**
 * Fetches the game from beside this script. Where it cannot be had, `lost` is told, with what tries again at once; it is
 * tried again by itself, and as soon as the device has a connection, until it is there.
 */
export async function fetchGame(tag: string, lost: (retry: () => void) => void): Promise<void> {
  const retry = (): void => file.retry();
  const script = `./${tag}.js`;
  const file = new LazyFile<unknown>(() => import(script), usualTimers, {
    failed: () => lost(retry),
    loaded: () => removeEventListener('online', retry),
  });
  addEventListener('online', retry);
  await file.loaded();
}

/**
 * An element with these attributes; its class must be there. Only what the element itself looks at is set, so that
 * nothing from an address or from data attributes becomes a listener or a style; the rest is given back.
 */
export function createBoard(
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
