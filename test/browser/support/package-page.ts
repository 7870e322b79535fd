import { expect } from '@open-wc/testing';
import type { Board } from '../../../pages/board.js';
import { staysAtHome } from './own-origin.js';
import { until } from './until.js';
import { the } from './look-up.js';

/** The game in a package's page, as far as the tests need it. */
export interface Played extends Board {
  readonly state: unknown;
  play(move: unknown): { readonly ok: boolean };
  toText(): string;
}

/** Returns the address of a package's start page with these choices. */
export const addressOf = (kind: string, query: string): string =>
  `/package/${kind}/${encodeURIComponent(query)}/index.html`;

/** A page in a frame, as a platform opens it. */
export class PackagePage {
  readonly frame = document.createElement('iframe');

  constructor(style = 'width: 784px; height: 500px; border: 0') {
    this.frame.style.cssText = style;
  }

  async open(address: string): Promise<this> {
    this.frame.src = address;
    await new Promise((resolve) => {
      this.frame.onload = resolve;
      document.body.append(this.frame);
    });
    return this;
  }

  /** Stops laying out the game: for tests that read what it says and stores, never positions. */
  unseen(): void {
    const { documentElement } = this.document;
    (this.document.querySelector('main') ?? documentElement).style.display = 'none';
  }

  get window(): Window {
    return this.frame.contentWindow!;
  }

  get document(): Document {
    return this.frame.contentDocument!;
  }

  get board(): Played {
    return this.document.querySelector<Played>('main > *')!;
  }

  /** The strip below the game. */
  get bar(): ShadowRoot {
    return this.document.querySelector('[role=region]')!.shadowRoot!;
  }

  /** Returns the text of the part of the strip with the standing, or of the one with the trouble; empty if it is hidden. */
  says(part: 'standing' | 'trouble'): string {
    const found = this.bar.querySelector<HTMLElement>(`.${part}`)!;
    return found.hidden ? '' : found.innerText;
  }

  /** The text of the strip above the game; empty if it is hidden. */
  get head(): string {
    const strip = this.document.querySelector<HTMLElement>('.head')!;
    return strip.hidden ? '' : the(strip, 'div').innerText;
  }

  press(label: string): void {
    const head = this.document.querySelector('.head')!.shadowRoot!;
    const button = [...head.querySelectorAll('button'), ...this.bar.querySelectorAll('button')].find(
      ({ innerText }) => innerText === label,
    );
    expect(button, `a button "${label}" in: ${this.bar.textContent}`).to.exist;
    button!.click();
  }

  /** Waits until a game has begun. */
  async begun(): Promise<Played> {
    await until(() => this.board?.state !== undefined && this.board.toText() !== '', 'a game begins');
    return this.board;
  }

  /** The origins of all requests of the page. */
  get origins(): string[] {
    const entries = this.window.performance.getEntriesByType('resource');
    return [...new Set(entries.map(({ name }) => new URL(name).origin))];
  }

  /** Closes the page and checks that it requested only its own server and the origins in `meant`. */
  close(...meant: readonly string[]): void {
    if (this.frame.isConnected) staysAtHome(this.window, meant);
    this.frame.remove();
  }
}

/** Returns the scripts that a page has fetched, by name: they arrive in any order. */
export const scriptsOf = (page: Window): string[] =>
  page.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname.split('/').at(-1)!)
    .filter((name) => name.endsWith('.js'))
    .sort();

/** Returns the move with 1.5 seconds for an answer: platforms receive only times that are known. */
export const timed = (move: unknown): unknown =>
  typeof move === 'object' && move && ['ms', 'answer', 'digits'].some((field) => field in move)
    ? { ...move, ms: 1500 }
    : move;

/** Returns a move for the seat to act: a move of chance, or the first legal one; answers are right. */
export function nextMove(board: Played, random: (below: number) => number): unknown {
  const { rules: game, state } = board;
  const turn = game.turn(state);
  if (turn.kind === 'over') return undefined;
  if (turn.kind === 'chance') return game.chance(state, random);
  const [first] = game.moves(state);
  return timed(first);
}

/**
 * Plays that many moves, or to the end.
 * @returns the number of moves made
 */
export function playOn(board: Played, random: (below: number) => number, moves = Infinity): number {
  for (let made = 0; ; made++) {
    const move = made < moves ? nextMove(board, random) : undefined;
    if (move === undefined) return made;
    expect(board.play(move).ok).to.equal(true);
  }
}
