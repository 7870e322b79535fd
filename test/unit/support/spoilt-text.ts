import fc from 'fast-check';
import { expect, it } from 'vitest';

export const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
  withTypedArray: true,
});

/**
 * Checks that a reader refuses a text with a code and a sentence, and nothing else. It is called so often that it does not use `expect`.
 */
export function expectRefused(result: { readonly ok: false; readonly code: string; readonly message: string }): void {
  const { ok, code, message } = result;
  const are = Object.keys(result).sort().join() === 'code,message,ok' && [code, message].every(isText) && ok === false;
  if (!are || !/^\w+$/.test(code) || !/\.$/.test(message)) expect.fail(`It is refused by ${JSON.stringify(result)}.`);
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** A notation to be read, and the ways in which its texts are damaged. */
export interface Spoilt {
  /** Reads a text, checks the result against the rules if it is accepted, and returns whether it was. */
  readonly judge: (text: unknown) => boolean;
  /** The prefix of its texts. */
  readonly version: string;
  /** Valid texts, not much longer than `length`, of `parts` parts. */
  readonly texts: readonly string[];
  readonly length: number;
  readonly parts: number;
  /** Pieces to insert. */
  readonly piece: fc.Arbitrary<string>;
  readonly numRuns: number;
}

/** Tests all kinds of damage to the texts of a notation. */
export function spoiltTexts({ judge, version, texts, length, parts, piece, numRuns }: Spoilt): void {
  const valid = fc.constantFrom(...texts);
  const place = fc.nat({ max: length });
  const part = fc.nat({ max: parts - 1 });

  it('or is no text at all', () => {
    fc.assert(fc.property(anything, (value) => judge(value) === false));
  });

  it('of any characters', () => {
    const unit = fc.constantFrom('binary', 'grapheme', 'binary-ascii') as fc.Arbitrary<'binary'>;
    const string = unit.chain((kind) => fc.string({ unit: kind, maxLength: 5000 }));
    fc.assert(fc.property(string, (text) => !judge(text) && !judge(`${version}.${text}`)));
  });

  it('that was cut off', () => {
    fc.assert(fc.property(valid, place, (text, at) => at >= text.length || !judge(text.slice(0, at))));
    fc.assert(fc.property(valid, place, (text, at) => !judge(text.slice(at + 1))));
  });

  it('with something put in, left out or changed', () => {
    let taken = 0;
    fc.assert(
      fc.property(valid, place, fc.nat({ max: 2 }), piece, (text, at, left, put) => {
        if (judge(text.slice(0, at) + put + text.slice(at + left))) taken++;
      }),
      { numRuns },
    );

    expect(taken).toBeGreaterThan(10); // some changes are harmless, so the checks above were made
  });

  it('with a part out of another one', () => {
    let taken = 0;
    fc.assert(
      fc.property(valid, valid, part, part, (text, other, to, from) => {
        const mixed = text.split('.');
        mixed[to] = other.split('.')[from];
        if (judge(mixed.join('.'))) taken++;
      }),
      { numRuns },
    );

    expect(taken).toBeGreaterThan(10);
  });
}
