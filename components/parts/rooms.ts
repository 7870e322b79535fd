import { adoptStyles, type CSSResult, type LitElement, type TemplateResult } from 'lit';

/** A part of an element that is fetched when it is first needed. */
export interface Room {
  readonly styles?: readonly CSSResult[];
}

/** A screen that is a room. */
export interface ScreenRoom<V> extends Room {
  render(view: V): TemplateResult;
}

export type Fetchers = Readonly<Record<string, () => Promise<object>>>;

/** The rooms of one element: each is fetched once, brings its styles, and has the element drawn anew when it is there. */
export class Rooms {
  readonly #rooms = new Map<string, Room | undefined>();
  readonly #fetching = new Map<string, Promise<void>>();

  constructor(
    private readonly host: LitElement,
    private readonly fetchers: () => Fetchers,
    private readonly failed: (name: string, error: unknown, retry: () => void) => void,
  ) {}

  /** The room if it is there; else it is sent for. */
  get(name: string): Room | undefined {
    if (!this.#fetching.has(name)) this.#send(name);
    return this.#rooms.get(name);
  }

  /** Whether it was sent for and cannot be had. */
  isLost(name: string): boolean {
    return this.#rooms.has(name) && !this.#rooms.get(name);
  }

  /** Is kept when the room is there, or cannot be had. */
  async arrival(name: string): Promise<void> {
    this.get(name);
    await this.#fetching.get(name);
  }

  /** Whether a room was sent for and is not there yet. */
  get areComing(): boolean {
    return this.#fetching.size > this.#rooms.size;
  }

  #send(name: string): void {
    this.#rooms.delete(name);
    this.#fetching.set(name, this.#fetch(name));
  }

  async #fetch(name: string): Promise<void> {
    try {
      this.#rooms.set(name, await this.fetchers()[name]());
    } catch (error) {
      this.#rooms.set(name, undefined);
      this.failed(name, error, () => this.#send(name));
      return;
    }
    const { elementStyles } = this.host.constructor as typeof LitElement;
    // Forced colours have the last word.
    const inOrder = [...this.#rooms].sort(([a], [b]) => Number(a === 'forced') - Number(b === 'forced'));
    const styles = inOrder.flatMap(([, room]) => room?.styles ?? []);
    adoptStyles(this.host.renderRoot as ShadowRoot, [...elementStyles, ...styles]);
    this.host.requestUpdate();
  }
}
