import { expect } from '@open-wc/testing';
import type { Board } from '../../../pages/board.js';
import { staysAtHome } from './own-origin.js';
import { until } from './until.js';

/** What the tests ask of a game in a package's page. */
export interface Played extends Board {
  readonly state: unknown;
  play(move: unknown): { readonly ok: boolean };
  toText(): string;
}

/** The start page of a package with these choices, as in an address. */
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

  /** Lays its game out no more: for tests that ask what it says and keeps, and not where anything stands. */
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

  /** The part of the strip that says how it stands, or what has gone wrong; empty where it is out of sight. */
  says(part: 'standing' | 'trouble'): string {
    const found = this.bar.querySelector<HTMLElement>(`.${part}`)!;
    return found.hidden ? '' : found.innerText;
  }

  /** What the strip above the game says; empty where it is out of sight. */
  get head(): string {
    const strip = this.document.querySelector<HTMLElement>('.head')!;
    return strip.hidden ? '' : strip.shadowRoot!.querySelector('div')!.innerText;
  }

  press(label: string): void {
    const head = this.document.querySelector('.head')!.shadowRoot!;
    const button = [...head.querySelectorAll('button'), ...this.bar.querySelectorAll('button')].find(
      ({ innerText }) => innerText === label,
    );
    expect(button, `a button "${label}" in: ${this.bar.textContent}`).to.exist;
    button!.click();
  }

  /** Waits until a game is on the table. */
  async begun(): Promise<Played> {
    await until(() => this.board?.state !== undefined && this.board.toText() !== '', 'a game begins');
    return this.board;
  }

  /** Where the page has asked for anything. */
  get origins(): string[] {
    const entries = this.window.performance.getEntriesByType('resource');
    return [...new Set(entries.map(({ name }) => new URL(name).origin))];
  }

  /** Closes the page, which has asked nobody but its own server, and what it was meant to ask beside it. */
  close(...meant: readonly string[]): void {
    if (this.frame.isConnected) staysAtHome(this.window, meant);
    this.frame.remove();
  }
}

/** The move, with 1.5 seconds for an answer: platforms are told only times that are known. */
export const timed = (move: unknown): unknown =>
  typeof move === 'object' && move && ['ms', 'answer', 'digits'].some((field) => field in move)
    ? { ...move, ms: 1500 }
    : move;

/** A move for whoever is to act: what chance brings, or the first that is possible; answers are right. */
export function nextMove(board: Played, random: (below: number) => number): unknown {
  const { game, state } = board;
  const turn = game.turn(state);
  if (turn.kind === 'over') return undefined;
  if (turn.kind === 'chance') return game.chance(state, random);
  const [first] = game.moves(state);
  return timed(first);
}

/** Plays so many moves, or to the end; how many it were. */
export function playOn(board: Played, random: (below: number) => number, moves = Infinity): number {
  for (let made = 0; ; made++) {
    const move = made < moves ? nextMove(board, random) : undefined;
    if (move === undefined) return made;
    expect(board.play(move).ok).to.equal(true);
  }
}
