import type { LitElement } from 'lit';
import type { Match } from '../../../src/match/match.js';
import type { Game, GameEvent } from '../../../src/rules/game.js';
import { mostInChromium } from './chromium.js';
import { stageOf, type Attributes } from './grid.js';
import { turn } from './time.js';
import { until } from './until.js';
import { closest, contains, find, findAll, hitAt, words } from './look-up.js';

export type Size = readonly [width: number, height: number];

/**
 * Widths and heights of phones, upright and on their side, and of a frame. The sizes with the least room come first; engines other than
 * Chromium test only those.
 */
export const sizes = mostInChromium<Size>(
  [
    [320, 568],
    [667, 375],
    [375, 667],
    [784, 500],
  ],
  2,
);

/** An element, as far as tests need it that play by tapping actions. */
export interface Board extends LitElement {
  readonly match?: Match<unknown, unknown, unknown, GameEvent>;
  readonly rules: Game<unknown, unknown, unknown, GameEvent>;
}

const frame = document.createElement('iframe');

/** Puts an element alone into a frame of that size. The frame is a window of its own for the element, so the driver need not set a size. */
export async function open(
  tag: string,
  attributes: Attributes,
  [width, height]: Size,
  isReady: (board: Board) => boolean = (board) => actionsOf(board).length > 0,
): Promise<Board> {
  frame.style.cssText = `inline-size: ${width}px; block-size: ${height}px; border: 0`;
  frame.src = `/page/module/${tag}`;
  await new Promise((resolve) => {
    frame.onload = resolve;
    stageOf(width).replaceChildren(frame);
  });
  const page = frame.contentDocument!;
  const { crypto: chance } = frame.contentWindow!;
  // Makes chance in the frame seeded as in this page.
  Object.defineProperty(chance, 'getRandomValues', {
    value: (array: Uint32Array<ArrayBuffer>) => crypto.getRandomValues(array),
  });
  const board = page.createElement(tag) as Board;
  for (const [name, value] of Object.entries({ lang: 'en', speed: 'instant', ...attributes }))
    board.setAttribute(name, String(value));
  page.body.style.margin = '0';
  // Phones show scroll bars that take no space.
  page.documentElement.style.scrollbarWidth = 'none';
  page.body.replaceChildren(board);
  await until(() => board.match && isReady(board), `${tag} shows what can be done`);
  await settled(board);
  return board;
}

/** Resizes the frame of an element. */
export async function resize(board: Board, [width, height]: Size): Promise<void> {
  frame.style.inlineSize = `${width}px`;
  frame.style.blockSize = `${height}px`;
  await new Promise(requestAnimationFrame);
  await settled(board);
}

/** Resolves when everything is drawn, including the lazy modules, and nothing is being measured. */
export async function settled(board: Board): Promise<void> {
  do {
    await board.updateComplete;
    await turn();
  } while (board.isUpdatePending || find(board, '[aria-busy]'));
  await new Promise(requestAnimationFrame);
  await turn(1);
}

const isSeen = (one: Element): boolean => one.getClientRects().length > 0;

/** Returns the controls that a player can use now. */
export const actionsOf = (board: Board): HTMLElement[] =>
  findAll<HTMLElement>(board, '[part~="action"]').filter(isSeen);

/** Returns the actions that are badly placed: out of sight, covered, or too small for a finger. Also reports a page that scrolls. */
export function faults(board: Board): string[] {
  const { innerHeight } = frame.contentWindow!;
  const { scrollHeight } = frame.contentDocument!.documentElement;
  // A form may be longer than the page.
  const mayScroll = find(board, '[part~="set-up"]') !== null;
  const scrolls =
    scrollHeight > innerHeight && !mayScroll ? [`The page scrolls: ${scrollHeight} of ${innerHeight}`] : [];
  return [...scrolls, ...actionsOf(board).flatMap((one) => misplaced(board, one, 44))];
}

/** Like `faults`, for a page that may scroll: checks each action after scrolling to it. */
export function faultsScrolled(board: Board, least = 44): string[] {
  const { innerWidth } = frame.contentWindow!;
  const { scrollWidth } = frame.contentDocument!.documentElement;
  const scrolls = scrollWidth > innerWidth ? [`The page scrolls sideways: ${scrollWidth} of ${innerWidth}`] : [];
  const found = actionsOf(board).flatMap((one) => {
    // WebKit scrolls to the middle of everything in a drawing, including what is clipped.
    const box = one.localName === 'svg' ? one.parentElement! : one;
    box.scrollIntoView({ block: 'center' });
    return misplaced(board, one, least);
  });
  return [...scrolls, ...found];
}

/**
 * Returns what is wrong with the place of an action.
 * @param least the height in px that it must have
 */
function misplaced(board: Board, one: HTMLElement, least: number): string[] {
  const { innerWidth, innerHeight } = frame.contentWindow!;
  const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
  const name = `${one.getAttribute('class') ?? one.localName} "${one.ariaLabel ?? words(one)}"`;
  if (left < -0.5 || right > innerWidth + 0.5 || top < -0.5 || bottom > innerHeight + 0.5)
    return [`${name} is out of sight: ${[left, top, right, bottom].map(Math.round).join()}`];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (!isHit(one, x, y)) {
    return [`${name} is covered by ${hitAt(board, x, y)?.outerHTML.slice(0, 80)}`];
  }
  // A cube is as large as its board allows.
  if (!isTarget(one, closest(one, '[part~="board"]') ? 24 : least)) return [`${name} is small: ${width} × ${height}`];
  return [];
}

/** Returns whether a tap at that point hits the element or something inside it. */
function isHit(one: HTMLElement, x: number, y: number): boolean {
  const hit = (one.getRootNode() as ShadowRoot).elementFromPoint(x, y);
  return hit !== null && (hit === one || contains(one, hit));
}

/** Returns whether taps hit the element over that height and over 24 px of width. The target may be larger than the element's box. */
function isTarget(one: HTMLElement, high: number): boolean {
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const reach = (dx: number, dy: number): number => {
    let far = 0;
    while (far <= high && isHit(one, x + dx * (far + 1), y + dy * (far + 1))) far++;
    return far;
  };
  return (
    (height >= high || reach(0, -1) + reach(0, 1) >= high - 3) && (width >= 24 || reach(-1, 0) + reach(1, 0) >= 22)
  );
}

/** Returns the height of the element and the box of one of its parts, as text: neither may change between the phases of a turn. */
export function placeOf(board: Board, part: string): string | undefined {
  const one = find(board, part);
  if (!one) return undefined;
  const { x, y, width, height } = one.getBoundingClientRect();
  return [board.offsetHeight, x, y, width, height].map(Math.round).join();
}

/** An action and the point to tap: its middle by default. */
export interface Tap {
  readonly one: HTMLElement;
  readonly at?: { readonly clientX: number; readonly clientY: number };
}

/** Taps the action at that point. Throws where something covers it. */
export async function act(board: Board, one: HTMLElement, at = middle(one)): Promise<void> {
  const { clientX, clientY } = at;
  const hit = hitAt(board, clientX, clientY) ?? one;
  if (hit !== one && !contains(one, hit)) throw new Error(`${hit.outerHTML.slice(0, 80)} is tapped instead`);
  hit.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true, composed: true, cancelable: true }));
  await settled(board);
}

function middle(one: Element): { readonly clientX: number; readonly clientY: number } {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}
