import { describe, expect, it } from 'vitest';
import { replaced, without } from '../../src/lists.js';

describe('lists', () => {
  const list = Object.freeze(['a', 'b', 'c']);

  it('have one value replaced, in a copy', () => {
    expect(replaced(list, 1, 'x')).toEqual(['a', 'x', 'c']);
    expect(list).toEqual(['a', 'b', 'c']);
  });

  it('lack one value, in a copy', () => {
    expect(without(list, 0)).toEqual(['b', 'c']);
    expect(without(list, 2)).toEqual(['a', 'b']);
    expect(list).toEqual(['a', 'b', 'c']);
  });
});
