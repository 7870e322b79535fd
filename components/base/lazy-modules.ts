import { adoptStyles, type CSSResult, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { LazyFile } from '../../src/match/lazy-file.js';
import { timers } from './environment.js';

/** A part of an element that is fetched when it is first needed. */
export interface Room {
  readonly styles?: readonly CSSResult[];
}

/** A screen that is a room. */
export interface ScreenRoom<V> extends Room {
  render(view: V): TemplateResult;
}

export type Fetchers = Readonly<Record<string, () => Promise<object>>>;

/**
 * The files of one element, by their names: each is fetched when it is first needed, brings its styles, and has the
 * element drawn anew when it is there. One that is lost is tried again by itself as long as the element is in the page,
 * and as soon as the device has a connection again.
 */
export class Rooms implements ReactiveController {
  readonly #files = new Map<string, LazyFile<unknown>>();

  constructor(
    private readonly host: LitElement,
    private readonly fetchers: () => Fetchers,
    /** A file cannot be had for now. */
    private readonly failed: (name: string, error: unknown) => void,
  ) {
    host.addController(this);
  }

  /** What the file gives if it is there; else it is sent for. */
  get(name: string): unknown {
    return this.#file(name).value;
  }

  /** The same as soon as it is there; undefined where it is lost for now. */
  outcome(name: string): Promise<unknown> {
    return this.#file(name).outcome();
  }

  /** The same, however long that takes. */
  arrival(name: string): Promise<unknown> {
    return this.#file(name).arrival();
  }

  isLost(name: string): boolean {
    return this.#files.get(name)?.isLost === true;
  }

  /** The names of what is lost for now. */
  get lost(): string[] {
    return [...this.#files.keys()].filter((name) => this.isLost(name));
  }

  /** Whether something was sent for that is neither there nor lost. */
  get areComing(): boolean {
    return [...this.#files.values()].some(({ isComing }) => isComing);
  }

  /** Tries these again at once. */
  retry(names: readonly string[] = this.lost): void {
    for (const name of names) this.#files.get(name)?.retry();
    this.host.requestUpdate();
  }

  /** What was there is of no use: it is tried again as what is lost. */
  lose(name: string, error: unknown): void {
    this.#file(name).lose(error);
  }

  /** Nobody wants it any more: where it is lost it is not tried again, until somebody asks for it. */
  drop(name: string): void {
    if (!this.isLost(name)) return;
    this.#files.get(name)?.pause(true);
    this.#files.delete(name);
    this.#changed();
  }

  hostConnected(): void {
    for (const file of this.#files.values()) file.pause(false);
    this.#listen();
  }

  hostDisconnected(): void {
    for (const file of this.#files.values()) file.pause(true);
    this.#listen();
  }

  /** Whether the device has a connection is only of interest as long as something is lost. */
  #listen(): void {
    const isWanted = this.host.isConnected && this.lost.length > 0;
    window[isWanted ? 'addEventListener' : 'removeEventListener']('online', this.#onLine);
  }

  readonly #onLine = (): void => this.retry();

  #file(name: string): LazyFile<unknown> {
    const known = this.#files.get(name);
    if (known) return known;
    const file = new LazyFile<unknown>(() => this.fetchers()[name](), timers, {
      lost: (error) => {
        if (this.#files.get(name) !== file) return;
        this.failed(name, error);
        this.#changed();
      },
      came: () => {
        if ((file.value as Room | undefined)?.styles) this.#adopt();
        this.#changed();
      },
    });
    this.#files.set(name, file);
    return file;
  }

  #changed(): void {
    this.#listen();
    this.host.requestUpdate();
  }

  #adopt(): void {
    const { elementStyles } = this.host.constructor as typeof LitElement;
    // Forced colours have the last word.
    const inOrder = [...this.#files].sort(([a], [b]) => Number(a === 'forced') - Number(b === 'forced'));
    const styles = inOrder.flatMap(([, { value }]) => (value as Room | undefined)?.styles ?? []);
    adoptStyles(this.host.renderRoot as ShadowRoot, [...elementStyles, ...styles]);
  }
}
