import { beforeAll, describe, expect, it } from 'vitest';
import vectors from '../vectors/multiplay.json';
import { multiplay, multiplayCore } from '../../src/core/multiplay.js';

const board = (colours: string): Uint8Array => Uint8Array.from(colours, (c) => (c === '.' ? 0 : Number(c)));

describe.each(['wasm', 'twin'] as const)('the Multiplay core as %s', (engine) => {
  beforeAll(() => multiplayCore.use(engine));

  it.each(['size11', 'size7', 'size15'] as const)('reproduces the vectors %s', (set) => {
    expect(multiplayCore.engine()).toBe(engine);
    for (const { colours, size, cell, colour, players, gains } of vectors[set]) {
      expect([...multiplay.gains(board(colours), size, cell, colour, players)]).toEqual(gains);
    }
  });
});
