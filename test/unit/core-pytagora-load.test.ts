import { afterEach, describe, expect, it, vi } from 'vitest';

/** Returns the cores in the state of a newly loaded page. */
async function freshly(): Promise<typeof import('../../src/core/index.js')> {
  vi.resetModules();
  return import('../../src/core/index.js');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('abacade/core of Pytagora', () => {
  it('checks and places at the first call, without ready()', async () => {
    const { pytagora } = await freshly();
    expect(pytagora.check('12*3=36')).toEqual({ ok: true, score: 10, value: 36 });
    expect(pytagora.place([], '12*3=36', 0, 0, true)).toMatchObject({ ok: true, score: 10, crossed: [] });
  });

  it('finds at the first call, without ready()', async () => {
    const { pytagora } = await freshly();
    expect(pytagora.find([], '11+2', 1)).toEqual([
      { text: '1+1=2', score: 5 },
      { text: '2=1+1', score: 5 },
    ]);
    expect(pytagora.best([], '11+2', 1)?.score).toBe(5);
  });

  it('gives the same answers where WebAssembly is refused', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    const { pytagora, ready } = await freshly();
    expect(() => pytagora.check('12*3=36')).toThrow('await ready()');
    expect(() => pytagora.find([], '11+2', 1)).toThrow('await ready()');
    await ready();
    expect(pytagora.check('12*3=36')).toEqual({ ok: true, score: 10, value: 36 });
    expect(pytagora.find([], '11+2', 1)).toHaveLength(2);
  });
});
