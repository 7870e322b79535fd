/**
 * Loads a core once: as WebAssembly where the page allows it and the engine knows all that the module uses, else as its
 * JavaScript twin. Both give the same answers.
 * The bytes travel inlined; nothing is streamed, nothing is imported by the module.
 */

/** What every core exports beside its own functions. */
export interface CoreExports {
  readonly memory: { readonly buffer: ArrayBuffer };
}

export type Engine = 'wasm' | 'twin';

export interface CoreSource {
  /** The WebAssembly module in hexadecimal. */
  readonly wasm: string;
  /** Fetches the twin; only called where WebAssembly is refused. */
  readonly twin: () => Promise<{ default: (imports: object) => Record<string, unknown> }>;
}

export interface Core<E extends CoreExports> {
  /** Loads what is needed; may be called any number of times. */
  ready(): Promise<void>;
  /**
   * The exports. Before `ready()` it loads at once where the page allows that.
   * @throws Error when only the twin may run here and `ready()` was not awaited.
   */
  get(): E;
  /** The WebAssembly module, decoded once: for a worker, which gets a copy. */
  code(): Uint8Array<ArrayBuffer>;
  /** Which of the two runs, or undefined before one does. */
  engine(): Engine | undefined;
  /** Loads anew as that engine: for tests and benchmarks. */
  use(engine: Engine): Promise<void>;
}

/** What a core is given to see of the shared memory: made once, and anew when another engine runs. */
export function viewsOf<E extends CoreExports, V extends { readonly exports: E }>(
  core: Core<E>,
  view: (exports: E, memory: ArrayBuffer) => V,
): () => V {
  let views: V | undefined;
  return () => {
    const exports = core.get();
    return views?.exports === exports ? views : (views = view(exports, exports.memory.buffer));
  };
}

/** A module as it travels, made into bytes. */
const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));

export function core<E extends CoreExports>(source: CoreSource): Core<E> {
  let decoded: Uint8Array<ArrayBuffer> | undefined;
  const code = (): Uint8Array<ArrayBuffer> => (decoded ??= bytes(source.wasm));
  let exports: E | undefined;
  let running: Engine | undefined;
  let loading: Promise<void> | undefined;

  const settle = (found: unknown, engine: Engine): void => {
    exports = found as E;
    running = engine;
  };

  /** A policy without 'wasm-unsafe-eval' makes both paths throw; that is the only sign it gives. */
  const compileNow = (): boolean => {
    try {
      settle(new WebAssembly.Instance(new WebAssembly.Module(code())).exports, 'wasm');
      return true;
    } catch {
      return false;
    }
  };

  const compile = async (): Promise<boolean> => {
    try {
      settle((await WebAssembly.instantiate(code())).instance.exports, 'wasm');
      return true;
    } catch {
      return false;
    }
  };

  const twin = async (): Promise<void> => settle((await source.twin()).default({}), 'twin');

  return {
    ready() {
      if (exports) return Promise.resolve();
      loading ??= (async () => {
        if (!(await compile())) await twin();
      })().catch((error: unknown) => {
        loading = undefined; // a lost connection may come back
        throw error;
      });
      return loading;
    },
    get() {
      if (!exports && !compileNow()) throw new Error('abacade/core: await ready() first; WebAssembly is refused here.');
      return exports!;
    },
    code,
    engine: () => running,
    async use(engine) {
      if (engine === 'twin') await twin();
      else if (!(await compile())) throw new Error('abacade/core: WebAssembly is refused here.');
    },
  };
}
