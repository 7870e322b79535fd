import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Haste } from '../../components/parts/digits/haste.js';

describe('a tap after a move', () => {
  class Tap {
    constructor(readonly detail: number) {}
  }
  let now = 1000;
  beforeEach(() => {
    vi.stubGlobal('UIEvent', Tap);
    now = 1000;
  });
  afterEach(() => vi.unstubAllGlobals());
  const tap = (detail: number): Event => new Tap(detail) as never;

  it('is not meant within 300 ms, and is after them', () => {
    const haste = new Haste(() => now);
    expect(haste.isHasty(tap(1))).toBe(false); // no move yet
    haste.note();
    now += 299;
    expect(haste.isHasty(tap(1))).toBe(true);
    expect(haste.isHasty(tap(2))).toBe(true);
    now += 1;
    expect(haste.isHasty(tap(1))).toBe(false);
  });

  it('by a key or a program is always meant', () => {
    const haste = new Haste(() => now);
    haste.note();
    expect(haste.isHasty(tap(0))).toBe(false);
    expect(haste.isHasty({} as Event)).toBe(false);
  });
});
