type Call = (...given: never[]) => unknown;
type Calls<K extends string> = Record<K, Call>;

/**
 * Records everything that code opens and must close: listeners of the document and the window, timers, intervals, animation frames,
 * observers and workers. It records from its construction until `close`.
 */
export class Ledger {
  readonly #entries = new Map<unknown, string>();
  /** The callbacks of the pending timers. */
  readonly #timers = new Map<unknown, () => void>();
  readonly #undo: (() => void)[] = [];

  constructor() {
    this.#listeners(document);
    this.#listeners(window);
    this.#calls('setTimeout', 'clearTimeout', 'timer');
    this.#calls('setInterval', 'clearInterval', 'interval');
    this.#calls('requestAnimationFrame', 'cancelAnimationFrame', 'frame');
    this.#observers(ResizeObserver.prototype);
    this.#observers(MutationObserver.prototype);
    this.#observers(IntersectionObserver.prototype);
    this.#workers();
  }

  /** Returns what is open, in alphabetical order. */
  open(): string[] {
    return [...this.#entries.values()].sort();
  }

  /** Runs the pending timers now. */
  fire(): void {
    for (const call of [...this.#timers.values()]) call();
  }

  close(): void {
    for (const undo of this.#undo.splice(0).reverse()) undo();
  }

  /** Replaces a function; the wrapper receives the original. */
  #wrap<K extends string>(on: object, name: K, wrapper: (own: Call) => Call): void {
    const before = Object.getOwnPropertyDescriptor(on, name);
    this.#undo.push(() => (before ? Object.defineProperty(on, name, before) : Reflect.deleteProperty(on, name)));
    const value = wrapper((on as Calls<K>)[name]);
    Object.defineProperty(on, name, { configurable: true, writable: true, value });
  }

  #listeners(target: EventTarget): void {
    const entries = this.#entries;
    const keys = new Map<unknown, Map<string, symbol>>();
    const keyOf = (type: string, listener: unknown): symbol => {
      const types = keys.get(listener) ?? new Map<string, symbol>();
      keys.set(listener, types);
      const key = types.get(type) ?? Symbol(type);
      types.set(type, key);
      return key;
    };
    this.#wrap(target, 'addEventListener', (own) => (...given: [string, unknown]) => {
      entries.set(keyOf(...given), `listener ${given[0]}`);
      Reflect.apply(own, target, given);
    });
    this.#wrap(target, 'removeEventListener', (own) => (...given: [string, unknown]) => {
      entries.delete(keyOf(...given));
      Reflect.apply(own, target, given);
    });
  }

  #calls(begin: string, end: string, kind: string): void {
    const done = (id: unknown): void => {
      this.#entries.delete(`${kind} ${String(id)}`);
      this.#timers.delete(id);
    };
    let stop: (id: unknown) => void;
    this.#wrap(window, end, (own) => {
      stop = (id) => {
        done(id);
        Reflect.apply(own, window, [id]);
      };
      return stop;
    });
    this.#wrap(window, begin, (own) => (call: (now: number) => void, ms?: number) => {
      const id: unknown = Reflect.apply(own, window, [
        (now: number) => {
          if (kind !== 'interval') done(id);
          call(now);
        },
        ms,
      ]);
      this.#entries.set(`${kind} ${String(id)}`, kind);
      if (kind === 'timer') {
        this.#timers.set(id, () => {
          stop(id);
          call(performance.now());
        });
      }
      return id;
    });
  }

  #observers(prototype: object): void {
    const entries = this.#entries;
    this.#wrap(
      prototype,
      'observe',
      (own) =>
        function (this: object, ...given: unknown[]) {
          entries.set(this, 'observer');
          Reflect.apply(own, this, given);
        },
    );
    this.#wrap(
      prototype,
      'disconnect',
      (own) =>
        function (this: object) {
          entries.delete(this);
          Reflect.apply(own, this, []);
        },
    );
  }

  #workers(): void {
    const entries = this.#entries;
    this.#wrap(window, 'Worker', () => {
      const Own = window.Worker;
      return class extends Own {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          entries.set(this, 'worker');
        }
        override terminate(): void {
          entries.delete(this);
          super.terminate();
        }
      } as unknown as Call;
    });
  }
}
