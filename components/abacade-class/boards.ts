import { BoardOnLine } from '../../src/line/board-on-line.js';
import type { Heard, Line } from '../../src/line/line.js';
import { tagOf } from '../../src/words/words.js';
import { createBoard, type BoardElement, type Surroundings } from '../live/games.js';

export interface BoardsHost {
  surroundings(): Surroundings;
  /** Fetches the element of a game. */
  fetch(tag: string): void;
  changed(): void;
}

/** A board element also tells what it has announced last. */
type Telling = BoardElement & { readonly said?: string };

/** How wide and high a small board is before it is made small, in pixels: all that belongs to it has room. */
const whole = { width: 560, height: 900 } as const;

/** Shows only the board of a game's element, as large as its box. */
function crop(element: BoardElement): void {
  const box = element.parentElement;
  const part = element.shadowRoot?.querySelector('[part~="board"]');
  if (!box || !part) return;
  const scale = element.getBoundingClientRect().width / whole.width || 1;
  const outer = element.getBoundingClientRect();
  const inner = part.getBoundingClientRect();
  const width = inner.width / scale;
  const height = inner.height / scale;
  if (!width || !height) return;
  const next = Math.min(box.clientWidth / width, box.clientHeight / height);
  const x = (box.clientWidth - width * next) / 2 - ((inner.left - outer.left) / scale) * next;
  const y = (box.clientHeight - height * next) / 2 - ((inner.top - outer.top) / scale) * next;
  element.style.transform = `translate(${x}px, ${y}px) scale(${next})`;
}

/** The last sentence of a text; the whole text where the browser cannot tell sentences apart. */
function lastSentence(text: string, lang: string): string {
  try {
    const sentences = new Intl.Segmenter(tagOf(lang) || undefined, { granularity: 'sentence' }).segment(text.trim());
    return [...sentences].at(-1)!.segment;
  } catch {
    return text;
  }
}

/** The boards of a class that are looked at: the game's own element for each, while it is in view. */
export class Boards {
  readonly #onLine = new Map<string, BoardOnLine>();
  readonly #small = new Map<string, Telling>();
  #large: { readonly board: string; readonly element: BoardElement } | undefined;
  #watched = '';

  constructor(private readonly host: BoardsHost) {}

  /** Takes what the line tells of a board that was not seen yet. */
  heard(line: Line, heard: Heard): void {
    if (heard.t !== 'view' || heard.seat !== 'public' || this.#onLine.has(heard.match)) return;
    const onLine = new BoardOnLine(line, heard);
    onLine.subscribe(() => this.#later(heard.match));
    this.#onLine.set(heard.match, onLine);
    this.host.changed();
  }

  /** Asks for these boards and no others, and forgets those that there are no more. */
  watch(line: Line, boards: readonly string[], all: readonly string[]): void {
    for (const board of this.#onLine.keys()) if (!all.includes(board)) this.#forget(board);
    const watched = [...boards].sort();
    if (watched.join() === this.#watched) return;
    this.#watched = watched.join();
    line.say({ t: 'watch', boards: watched });
  }

  /** A small picture of a board, which cannot be played on; undefined until it is known. */
  small(board: string): HTMLElement | undefined {
    const known = this.#small.get(board);
    if (known) return known;
    const element = this.#create(board);
    if (!element) return undefined;
    element.className = 'tiny';
    element.inert = true;
    element.setAttribute('aria-hidden', 'true');
    element.setAttribute('speed', 'instant');
    this.#small.set(board, element);
    this.#later(board);
    return element;
  }

  /** A board as large as there is room; undefined until it is known. */
  large(board: string): HTMLElement | undefined {
    if (this.#large?.board === board) return this.#large.element;
    const element = this.#create(board);
    if (!element) return undefined;
    this.#large = { board, element };
    element.className = 'whole';
    return element;
  }

  /** What happened last at a board, in a sentence: of all that was announced the last. */
  said(board: string): string {
    const said = this.#small.get(board)?.said ?? '';
    return said && lastSentence(said, this.host.surroundings().lang);
  }

  /** Fits all small boards into their boxes, after the wall was drawn or its size has changed. */
  fit(): void {
    for (const element of this.#small.values()) if (element.isConnected) crop(element);
  }

  /** The language or the theme is another one. */
  renew(): void {
    this.#small.clear();
    this.#large = undefined;
  }

  close(): void {
    for (const board of [...this.#onLine.keys()]) this.#forget(board);
    this.#watched = '';
  }

  #create(board: string): BoardElement | undefined {
    const onLine = this.#onLine.get(board);
    const element = onLine && createBoard(onLine.view.game, this.host.surroundings());
    if (!element) return undefined;
    this.host.fetch(element.localName);
    element.liveBoard = onLine;
    return element;
  }

  #forget(board: string): void {
    this.#onLine.get(board)?.close();
    this.#onLine.delete(board);
    this.#small.delete(board);
    if (this.#large?.board === board) this.#large = undefined;
  }

  /** A board has changed: its element draws that before it tells of it. */
  #later(board: string): void {
    setTimeout(() => {
      this.host.changed();
      const element = this.#small.get(board);
      if (element?.isConnected) crop(element);
    }, 120);
  }
}
