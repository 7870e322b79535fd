import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A row of a table: a term, its meaning, and the name and file in the code. */
const rows = readFileSync('GLOSSARY.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, term, meaning, code] = /^\| ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/.exec(line) ?? [];
    return term && !/^(term|-+)$/.test(term) ? [{ term, meaning, code }] : [];
  });

describe('The glossary', () => {
  it('has each term once, with one meaning', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(new Set(rows.map(({ term }) => term)).size).toBe(rows.length);
    expect(new Set(rows.map(({ meaning }) => meaning)).size).toBe(rows.length);
  });

  it.each(rows)('names what the code has of “$term”', ({ code }) => {
    const [, name, file] = /^`(\w+)` in `([\w./-]+)`$/.exec(code) ?? [];
    expect(file && existsSync(file), code).toBe(true);
    expect(new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8')), code).toBe(true);
  });
});
