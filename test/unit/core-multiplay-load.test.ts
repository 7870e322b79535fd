import { afterEach, describe, expect, it, vi } from 'vitest';
import { core, type CoreExports } from '../../src/core/load.js';

/** Returns the cores in the state of a newly loaded page. */
async function freshly(): Promise<{
  ready: () => Promise<void>;
  gains: () => number[];
  engines: () => (string | undefined)[];
}> {
  vi.resetModules();
  const { multiplay, ready } = await import('../../src/core/index.js');
  const { multiplayCore } = await import('../../src/core/multiplay.js');
  const { playoutsCore } = await import('../../src/core/multiplay-playouts.js');
  const colours = Uint8Array.from({ length: 25 }, (_, cell) => (cell < 2 ? 1 : 0));
  return {
    ready,
    gains: () => [...multiplay.gains(colours, 5, 2, 1, 2), multiplay.playouts(1, 1).games],
    engines: () => [multiplayCore.engine(), playoutsCore.engine()],
  };
}

const refuse = (): never => {
  throw new EvalError('forbidden by the policy of the page');
};

/** The two ways in which a page may lack WebAssembly. */
const lacks = {
  'there is no WebAssembly': undefined,
  'a policy forbids it': {
    Module: refuse,
    Instance: refuse,
    compile: () => Promise.reject(new EvalError('forbidden')),
    instantiate: () => Promise.reject(new EvalError('forbidden')),
  },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the loader', () => {
  it('runs WebAssembly at the first call, without ready()', async () => {
    const { gains, engines } = await freshly();
    expect(engines()).toEqual([undefined, undefined]);
    expect(gains()).toEqual([3, 0, 1]);
    expect(engines()).toEqual(['wasm', 'wasm']);
  });

  it('is ready once and for all', async () => {
    const { ready, gains, engines } = await freshly();
    await Promise.all([ready(), ready()]);
    await ready();
    expect(engines()).toEqual(['wasm', 'wasm']);
    expect(gains()).toEqual([3, 0, 1]);
    await ready();
    expect(engines()).toEqual(['wasm', 'wasm']);
  });

  it.each(Object.entries(lacks))('where %s, runs the twin after ready()', async (_, lack) => {
    vi.stubGlobal('WebAssembly', lack);
    const { ready, gains, engines } = await freshly();
    expect(gains).toThrow('await ready()');
    await Promise.all([ready(), ready()]);
    expect(engines()).toEqual(['twin', 'twin']);
    expect(gains()).toEqual([3, 0, 1]);
  });

  it('runs the twin where the engine knows WebAssembly but not what this module needs', async () => {
    const twin = vi.fn(() => Promise.resolve({ default: () => ({ memory: { buffer: new ArrayBuffer(8) } }) }));
    const loaded = core<CoreExports>({ wasm: btoa('\0asm\x01\0\0\0and what nobody knows'), twin });
    expect(() => loaded.get()).toThrow('await ready()');
    await loaded.ready();
    expect(loaded.engine()).toBe('twin');
    expect(loaded.get().memory.buffer.byteLength).toBe(8);
    await loaded.ready();
    expect(twin).toHaveBeenCalledTimes(1);
    await expect(loaded.use('wasm')).rejects.toThrow('refused');
  });

  it('asks again for a twin that did not come', async () => {
    let online = false;
    const loaded = core<CoreExports>({
      wasm: '',
      twin: () =>
        online
          ? Promise.resolve({ default: () => ({ memory: { buffer: new ArrayBuffer(8) } }) })
          : Promise.reject(new Error('offline')),
    });
    await expect(loaded.ready()).rejects.toThrow('offline');
    online = true;
    await loaded.ready();
    expect(loaded.engine()).toBe('twin');
  });
});
