import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Game } from '../../../src/rules/game.js';
import { seeded } from './random.js';

export const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
  withTypedArray: true,
});

/** Tests that `read` takes what a game writes and no text that no game could have led to. */
export function hostileTexts<O, S, M>(
  game: Game<O, S, M>,
  states: readonly S[],
  faults: (state: S) => string[],
  version: string,
): void {
  const texts = states.map((state) => game.write(state));

  /** Reads it; what is accepted must be what it says, and a position that can be played on. */
  function judge(text: unknown): boolean {
    const result = game.read(text as string);
    if (!result.ok) {
      expect(result).toEqual({
        ok: false,
        code: expect.stringMatching(/^\w+$/),
        message: expect.stringMatching(/\.$/),
      });
      return false;
    }
    expect(game.write(result.value)).toBe(text);
    expect(faults(result.value)).toEqual([]);
    const random = seeded(1);
    let state = result.value;
    for (let i = 0; i < 8 && game.turn(state).kind !== 'over'; i++) {
      const [move] = game.turn(state).kind === 'chance' ? [game.chance(state, random)] : game.moves(state);
      const step = game.play(state, move);
      if (!step.ok) throw new Error(step.message);
      state = step.state;
    }
    return true;
  }

  it('that was written here is read, with all it says', () => {
    for (const [i, text] of texts.entries()) {
      expect(judge(text), text).toBe(true);
      expect(game.read(text)).toEqual({ ok: true, value: states[i] });
    }
  });

  it('that a view is written as is not read: it cannot be played on', () => {
    for (const state of states) {
      const text = game.write(game.view(state, 'public'));
      if (text.includes('x')) expect(game.read(text)).toMatchObject({ ok: false, code: 'hands' });
    }
  });

  it('or is no text at all', () => {
    fc.assert(fc.property(anything, (value) => judge(value) === false));
  });

  it('of any characters', () => {
    const unit = fc.constantFrom('binary', 'grapheme', 'binary-ascii') as fc.Arbitrary<'binary'>;
    const string = unit.chain((kind) => fc.string({ unit: kind, maxLength: 5000 }));
    fc.assert(fc.property(string, (text) => !judge(text) && !judge(`${version}.${text}`)));
  });

  const valid = fc.constantFrom(...texts);
  const place = fc.nat({ max: 80 });
  const piece = fc.oneof(
    fc.constantFrom(...'0123456789_.x-é\n 😀'),
    fc.constantFrom('-0', '+1', '01', '1e3', '999999999', '__', '0_0'),
  );

  it('that was cut off', () => {
    fc.assert(fc.property(valid, place, (text, at) => at >= text.length || !judge(text.slice(0, at))));
    fc.assert(fc.property(valid, place, (text, at) => !judge(text.slice(at + 1))));
  });

  it('with something put in, left out or changed', () => {
    let taken = 0;
    fc.assert(
      fc.property(valid, place, fc.nat({ max: 2 }), piece, (text, at, length, put) => {
        if (judge(text.slice(0, at) + put + text.slice(at + length))) taken++;
      }),
      { numRuns: 5000 },
    );

    expect(taken).toBeGreaterThan(10); // some changes are harmless, so the checks above were made
  });

  it('with a part out of another one', () => {
    let taken = 0;
    fc.assert(
      fc.property(valid, valid, fc.nat({ max: 3 }), fc.nat({ max: 3 }), (text, other, to, from) => {
        const parts = text.split('.');
        parts[to] = other.split('.')[from];
        if (judge(parts.join('.'))) taken++;
      }),
      { numRuns: 5000 },
    );

    expect(taken).toBeGreaterThan(10);
  });

  it('of another version, or of endless length', () => {
    const [rest] = texts.map((text) => text.slice(version.length));
    for (const other of ['ud0', 'tb2', 'mp1', version.toUpperCase(), '', ` ${version}`, `${version}0`]) {
      expect(game.read(other + rest)).toMatchObject({ ok: false, code: 'version' });
    }
    expect(game.read(texts[0] + '0'.repeat(5000))).toMatchObject({ ok: false, code: 'text' });
    expect(game.read(`${texts[0]}.`)).toMatchObject({ ok: false, code: 'text' });
  });
}

/** Tests that `play` never throws, refuses by rule, and leads to no impossible position. */
export function hostileMoves<O, S, M>(
  game: Game<O, S, M>,
  states: readonly S[],
  faults: (state: S) => string[],
  likely: fc.Arbitrary<unknown>,
): void {
  const odd = [undefined, null, NaN, Infinity, 10n, Symbol('lay'), () => 'lay', [], ['lay'], new Map(), new Date(0)];
  const before = states.map((state) => game.write(state));
  const judge = (state: S, move: unknown): void => {
    const step = game.play(state, move as M);
    if (step.ok) expect(faults(step.state)).toEqual([]);
    else
      expect(step).toMatchObject({
        rule: expect.stringMatching(/^PYT-\d\d$/),
        reason: expect.stringMatching(/^[a-z-]+$/),
        message: expect.stringMatching(/\.$/),
      });
  };

  it('never throws, and leads to no impossible position', () => {
    const moves = fc.oneof(
      { weight: 4, arbitrary: likely },
      { weight: 1, arbitrary: fc.oneof(anything, fc.constantFrom(...odd)) },
    );
    fc.assert(fc.property(fc.constantFrom(...states), moves, judge), { numRuns: 5000 });
    for (const state of states) for (const move of odd) judge(state, move);
  });

  it('leaves the position as it was', () => {
    expect(states.map((state) => game.write(state))).toEqual(before); // they are frozen, too
  });
}
