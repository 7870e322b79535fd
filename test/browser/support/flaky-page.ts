// Tests pages in a frame whose scripts come from a server that loses some of them.
import { clearKept } from './kept.js';
import type { Played } from './package-page.js';
import { findAll } from './look-up.js';

/** The server of this test among those in test/pages/flaky.mjs: no other test file uses the same. */
export let server = Math.round(performance.timeOrigin);
/** The frame that contains the page. */
export let frame: HTMLIFrameElement;

/** Makes the server lose this file from now on, that many times or for good; `how` as in test/pages/flaky.mjs. */
export const lose = (file: string, times?: number, how?: string): Promise<Response> =>
  fetch(`/flaky/${server}/lose?file=${file}${times ? `&times=${times}` : ''}${how ? `&how=${how}` : ''}`);

export type Recorded = Played & { record(): { readonly start: string; readonly moves: readonly unknown[] } };

export async function show(address: string): Promise<void> {
  frame = document.createElement('iframe');
  frame.style.cssText = 'width: 800px; height: 600px';
  frame.src = address;
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
}

/**
 * Opens a page in the frame. The tests read what the element says and contains, never a position, so the page is not laid out, which is
 * most of the work.
 */
export async function open(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  policy?: string,
): Promise<Recorded> {
  await show(`/flaky/${server}/?script=${tag}${policy ? `&policy=${encodeURIComponent(policy)}` : ''}`);
  const board = frame.contentDocument!.createElement(tag) as Recorded;
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  frame.contentDocument!.documentElement.style.display = 'none';
  frame.contentDocument!.body.append(board);
  return board;
}
export function press(board: Played, label: string): void {
  const buttons = findAll(board, '[role=alert] button');
  buttons.find(({ textContent }) => textContent.trim() === label)!.click();
}

export const part = 'A part of the game did not load. Are you online?';
export const form = 'The settings did not load. Are you online?';
export const words = 'Your language did not load. Are you online?';
export const core = 'The game did not load. Are you online?';
export const people = { players: 'Ada, Ben' };
export const bots = { players: 'bot, bot' };

/** Gives each test a server of its own, and cleans up afterwards. */
export function onFlakyPages(): void {
  beforeEach(async () => {
    server++;
    await clearKept();
  });
  afterEach(async () => {
    frame.remove();
    await clearKept();
  });
}
