/** Emits typed events. Listeners are called in the order in which they subscribed. */
export class Emitter<Events extends object> {
  readonly #listeners = new Map<keyof Events, Set<(detail: never) => void>>();

  /**
   * Subscribes to an event.
   * @returns A function that unsubscribes.
   */
  on<K extends keyof Events>(type: K, listener: (detail: Events[K]) => void): () => void {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Calls the listeners of an event. A listener added or removed meanwhile does not change this round. */
  protected emit<K extends keyof Events>(type: K, detail: Events[K]): void {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) (listener as (detail: Events[K]) => void)(detail);
  }
}
