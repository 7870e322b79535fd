import { describe, expect, it } from 'vitest';
import { fnv1a } from '../../src/fnv1a.js';

describe('fnv1a', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of %j is as RFC 9923 says', (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
    expect(fnv1a(new TextEncoder().encode(text))).toBe(hash);
  });
});
