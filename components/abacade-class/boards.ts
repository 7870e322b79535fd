import { ConnectedBoard } from '../../src/live/client/connected-board.js';
import type { ConnectionEvent, Connection } from '../../src/live/client/connection.js';
import { tagOf } from '../../src/words/words.js';
import { createBoard, type BoardElement, type Surroundings } from '../lesson/games.js';

export interface BoardsHost {
  surroundings(): Surroundings;
  /** Fetches the element of a game. */
  fetch(tag: string): void;
  changed(): void;
}

/** A board element that also provides its last announcement. */
type AnnouncingBoard = BoardElement & { readonly said?: string };

/** Size of a small board before it is scaled down, in pixels: large enough for the whole element. */
const whole = { width: 560, height: 900 } as const;

/** Scales and shifts a game's element so that only its board is visible, as large as its box. */
export function crop(element: BoardElement): void {
  const box = element.parentElement;
  const part = element.shadowRoot?.querySelector('[part~="board"]');
  if (!box || !part) return;
  const scale = element.getBoundingClientRect().width / whole.width || 1;
  const outer = element.getBoundingClientRect();
  const inner = part.getBoundingClientRect();
  const width = inner.width / scale;
  const height = inner.height / scale;
  if (!width || !height) return;
  const [left, top] = [(inner.left - outer.left) / scale, (inner.top - outer.top) / scale];
  const next = Math.min(box.clientWidth / width, box.clientHeight / height);
  const x = (box.clientWidth - width * next) / 2 - left * next;
  const y = (box.clientHeight - height * next) / 2 - top * next;
  element.style.transform = `translate(${x}px, ${y}px) scale(${next})`;
  // A box of another shape shows nothing of what is around the board.
  element.style.clipPath = `inset(${top}px ${outer.width / scale - left - width}px ${outer.height / scale - top - height}px ${left}px)`;
}

/** Returns the last sentence of a text; the whole text if the browser cannot segment sentences. */
function lastSentence(text: string, lang: string): string {
  try {
    const sentences = new Intl.Segmenter(tagOf(lang) || undefined, { granularity: 'sentence' }).segment(text.trim());
    return [...sentences].at(-1)!.segment;
  } catch {
    return text;
  }
}

/** The boards of a lesson that are being watched: the game's own element for each, while it is in view. */
export class Boards {
  readonly #connected = new Map<string, ConnectedBoard>();
  readonly #small = new Map<string, AnnouncingBoard>();
  #large: { readonly board: string; readonly element: BoardElement } | undefined;
  #watched = '';

  constructor(private readonly host: BoardsHost) {}

  /** Handles a message with a board that has not been seen yet. */
  receive(connection: Connection, event: ConnectionEvent): void {
    if (event.t !== 'view' || event.seat !== 'public' || this.#connected.has(event.match)) return;
    const connected = new ConnectedBoard(connection, event);
    connected.subscribe(() => this.#later(event.match));
    this.#connected.set(event.match, connected);
    this.host.changed();
  }

  /** Subscribes to these boards and no others, and forgets boards that no longer exist. */
  watch(connection: Connection, boards: readonly string[], all: readonly string[]): void {
    for (const board of this.#connected.keys()) if (!all.includes(board)) this.#forget(board);
    const watched = [...boards].sort();
    if (watched.join() === this.#watched) return;
    this.#watched = watched.join();
    connection.send({ t: 'watch', boards: watched });
  }

  /** Returns a small board that cannot be played on; undefined until it has been received. */
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

  /** Returns a board as large as the available space; undefined until it has been received. */
  large(board: string): HTMLElement | undefined {
    if (this.#large?.board === board) return this.#large.element;
    const element = this.#create(board);
    if (!element) return undefined;
    this.#large = { board, element };
    element.className = 'whole';
    return element;
  }

  /** Returns the last event at a board: the last sentence of its announcements. */
  lastEvent(board: string): string {
    const said = this.#small.get(board)?.said ?? '';
    return said && lastSentence(said, this.host.surroundings().lang);
  }

  /** Fits all small boards into their boxes, after the wall was rendered or resized. */
  fit(): void {
    for (const element of this.#small.values()) if (element.isConnected) crop(element);
  }

  /** Discards the elements after the language or the theme has changed, so that they are created anew. */
  renew(): void {
    this.#small.clear();
    this.#large = undefined;
  }

  close(): void {
    for (const board of [...this.#connected.keys()]) this.#forget(board);
    this.#watched = '';
  }

  #create(board: string): BoardElement | undefined {
    const connected = this.#connected.get(board);
    const element = connected && createBoard(connected.view.game, this.host.surroundings());
    if (!element) return undefined;
    // The page has defined the element of a game by somebody else.
    if (!customElements.get(element.localName)) this.host.fetch(element.localName);
    element.liveBoard = connected;
    return element;
  }

  #forget(board: string): void {
    this.#connected.get(board)?.close();
    this.#connected.delete(board);
    this.#small.delete(board);
    if (this.#large?.board === board) this.#large = undefined;
  }

  /** Updates after a board has changed, with a delay because its element first has to render and announce the change. */
  #later(board: string): void {
    setTimeout(() => {
      this.host.changed();
      const element = this.#small.get(board);
      if (element?.isConnected) crop(element);
    }, 120);
  }
}
