/**
 * Loads a core once: as WebAssembly if the page allows it and the engine supports all features used by the module,
 * otherwise as its JavaScript twin. Both give the same answers. The bytes are inlined; nothing is streamed, and the
 * module imports nothing.
 */

/** Exports that every core has besides its own functions. */
export interface CoreExports {
  readonly memory: { readonly buffer: ArrayBuffer };
}

export type Engine = 'wasm' | 'twin';

/** The two builds of a core. */
export interface CoreSource {
  /** The WebAssembly module as text, see `asText` in scripts/build-core.mjs. */
  readonly wasm: string;
  /** Fetches the twin; called only if WebAssembly is blocked. */
  readonly twin: () => Promise<{ default: (imports: object) => Record<string, unknown> }>;
}

export interface Core<E extends CoreExports> {
  /** Loads the core; may be called any number of times. */
  ready(): Promise<void>;
  /**
   * Returns the exports. Before `ready()`, it loads the core synchronously if the page allows that.
   * @throws Error if only the twin can run and `ready()` has not been awaited.
   */
  get(): E;
  /** The decoded WebAssembly module, cached, to be sent to a worker. */
  code(): Uint8Array<ArrayBuffer>;
  /** The engine that runs, or undefined if none has been loaded. */
  engine(): Engine | undefined;
  /** Reloads the core with the given engine, for tests and benchmarks. */
  use(engine: Engine): Promise<void>;
}

/** Caches views of a core's shared memory, and creates new ones if the engine changes. */
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

/** Decodes a module from text. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const decoded: number[] = [];
  let added = 0;
  for (const character of text) {
    const value = character.charCodeAt(0) - 40;
    if (value < 64) decoded.push(added + value);
    added = value < 64 ? 0 : (value - 63) * 64;
  }
  return Uint8Array.from(decoded);
}

/** Creates a core that loads on demand. */
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

  /** A content security policy without 'wasm-unsafe-eval' makes both ways throw; there is no other way to detect it. */
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
        loading = undefined; // the connection may recover
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
