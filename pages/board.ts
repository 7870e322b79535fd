import { deepAll } from '../components/style/deep.js';
import { FileAtFault } from '../components/style/file-at-fault.js';
import { games, tags, type GameFacts } from '../src/games.js';
import type { Timers } from '../src/match/clock.js';
import { LazyFile } from '../src/match/lazy-file.js';
import { fingerprint } from '../src/results/state.js';
import type { Match } from '../src/match/match.js';
import type { Table } from '../src/match/table.js';
import type { Game, GameEvent, Result } from '../src/rules/game.js';
import type { PageWords } from '../src/words/types.js';

/** The part of an element that a session uses; tests implement it without a document. */
export interface PlayableBoard extends EventTarget {
  readonly localName: string;
  readonly rules: Game<unknown, unknown, unknown, GameEvent>;
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

/** The part of an element that the scripts of a page use. */
export interface Board extends HTMLElement, Omit<PlayableBoard, keyof HTMLElement> {
  hint(): Promise<unknown>;
  newGame(): void;
}

/** Returns whether blocking the page for a moment would be noticed: a finite animation runs, or an answer is being typed. */
export function isBusy({ shadowRoot }: Board): boolean {
  if (!shadowRoot) return false;
  const moves = ({ playState, effect }: Animation): boolean =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  return deepAll(shadowRoot, '[part=number-pad]').length > 0 || shadowRoot.getAnimations().some(moves);
}

/** Attributes that do not affect how a game is played. */
const notPlayedBy = [
  'class',
  'id',
  'style',
  'lang',
  'dir',
  'theme',
  'persist',
  'score',
  'pass',
  'report',
  'learner',
  'learning',
];

/** Returns a fingerprint of the attributes that affect how a game is played. */
export const settingsOf = (board: Element): string =>
  fingerprint(
    [...board.attributes]
      .filter(({ name }) => !notPlayedBy.includes(name))
      .map(({ name, value }) => `${name}=${value}`)
      .sort()
      .join('\n'),
  );

/** Removes an element from the page before it starts a game, and puts it back. */
export function outOfPage(board: Board): { hide(): void; show(): void } {
  const place = document.createComment('');
  return { hide: () => board.replaceWith(place), show: () => place.replaceWith(board) };
}

/** Returns the description of a game by its element's tag; undefined for any other tag. */
export const byTag = (tag: string): GameFacts | undefined => Object.values(games).find((one) => one.tag === tag);

/** The attributes of a game that are read here, not by its element: they define how it is scored, and what is reported. */
export const forResults = ['score', 'pass', 'report'];

/** Returns the number of levels of the computer player of a board; of a game by somebody else, the most that one has. */
export const levelsOf = ({ localName }: Pick<PlayableBoard, 'localName'>): number => byTag(localName)?.levels ?? 4;

/** Returns the first game of the page. That of somebody else is marked. */
export const findBoard = (): Board | null => document.querySelector<Board>([...tags, '[data-own-game]'].join());

export const usualTimers: Timers = {
  now: () => performance.now(),
  later(call, ms) {
    const id = setTimeout(call, ms);
    return () => clearTimeout(id);
  },
};

/** The words about a game that could not be fetched. */
type LostWords = Pick<PageWords, 'noCore' | 'noFile'>;

/** Returns the sentence about a game that could not be fetched: the file, if being online would not help. */
export const lostSentence = (error: unknown, words: LostWords): string =>
  error instanceof FileAtFault ? words.noFile(error.file) : words.noCore;

/**
 * Fetches a game with `load`. If that fails, calls `lost` with a function that retries immediately, and with the error.
 * Retries automatically, also when the device is online again, until the game has loaded; resolves then.
 */
export async function fetchGame(
  load: () => Promise<unknown>,
  lost: (retry: () => void, error: unknown) => void,
): Promise<void> {
  const retry = (): void => file.retry();
  const file = new LazyFile<unknown>(load, usualTimers, {
    failed: (error) => lost(retry, error),
    loaded: () => removeEventListener('online', retry),
  });
  addEventListener('online', retry);
  await file.loaded();
}

/**
 * Creates an element with these attributes; its class must be defined. Only attributes that the element observes, and
 * those in `more`, are set, so that nothing from a URL or from data attributes becomes a listener or a style; the
 * others are returned as `unknown`.
 */
export function createBoard(
  tag: string,
  wanted: readonly (readonly [name: string, value: string])[],
  more: readonly string[] = [],
): { board: Board; unknown: readonly (readonly [name: string, value: string])[] } {
  const board = document.createElement(tag) as Board;
  const { observedAttributes } = customElements.get(tag) as CustomElementConstructor & {
    observedAttributes: readonly string[];
  };
  const known = ([name]: readonly [string, string]): boolean =>
    observedAttributes.includes(name) || more.includes(name);
  for (const [name, value] of wanted.filter(known)) board.setAttribute(name, value);
  return { board, unknown: wanted.filter((pair) => !known(pair)) };
}
