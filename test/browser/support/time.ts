/** The page's own timers, whatever a test does to the global ones. */
export const real = {
  setTimeout: window.setTimeout.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
  now: performance.now.bind(performance),
};

const { port1, port2 } = new MessageChannel();

/** Lets the page's own loop run some turns: promises settle, available modules are imported, changes are drawn. */
export async function turn(turns = 3): Promise<void> {
  for (let i = 0; i < turns; i++) {
    await new Promise((resolve) => {
      port1.onmessage = resolve; // sooner than a timer
      port2.postMessage(undefined);
    });
  }
}

interface Waiting {
  readonly at: number;
  readonly call: () => void;
}

/** Time that passes only when a test says so: replaces `setTimeout` and `performance.now` of this page. */
export class Hourglass {
  #now = 1_000_000;
  #next = 1_000_000;
  readonly #waiting = new Map<number, Waiting>();

  constructor() {
    const stand = { configurable: true, writable: true };
    Object.defineProperty(window, 'setTimeout', {
      ...stand,
      value: (call: () => void, ms = 0): number => {
        this.#waiting.set(++this.#next, { at: this.#now + ms, call });
        return this.#next;
      },
    });
    Object.defineProperty(window, 'clearTimeout', {
      ...stand,
      value: (id: number) => (this.#waiting.delete(id) ? undefined : real.clearTimeout(id)),
    });
    Object.defineProperty(performance, 'now', { ...stand, value: () => this.#now });
  }

  /** The number of pending timers. */
  get timers(): number {
    return this.#waiting.size;
  }

  /** Returns whether a timer is due that many milliseconds from now, or later. */
  waitsFor(ms: number): boolean {
    return [...this.#waiting.values()].some(({ at }) => at >= this.#now + ms);
  }

  /** Lets that many milliseconds pass; each timer runs at its time, and its effects are complete before the next one runs. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      await turn();
      const [id, next] = [...this.#waiting].sort(([, a], [, b]) => a.at - b.at)[0] ?? [0];
      if (!next || next.at > until) break;
      this.#waiting.delete(id);
      this.#now = next.at;
      next.call();
    }
    this.#now = until;
    await turn();
  }

  /** Restores the page's own timers. */
  break(): void {
    Object.assign(window, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
    Object.defineProperty(performance, 'now', { configurable: true, writable: true, value: real.now });
  }
}
