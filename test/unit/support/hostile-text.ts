import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Game } from '../../../src/rules/game.js';
import { expectEqual } from './expect-equal.js';
import { seeded } from './random.js';
import { anything, expectRefused, spoiltTexts } from './spoilt-text.js';

/** Tests that `read` accepts the texts that a game writes, and no text of a position that no game can reach. */
export function hostileTexts<O, S, M>(
  game: Game<O, S, M>,
  states: readonly S[],
  faults: (state: S) => string[],
  version: string,
): void {
  const texts = states.map((state) => game.write(state));

  /** Reads a text. If it is accepted, writing it must give the same text, and the position must be playable. */
  function judge(text: unknown): boolean {
    const result = game.read(text as string);
    if (!result.ok) {
      expectRefused(result);
      return false;
    }
    expectEqual(game.write(result.value), text);
    expectEqual(faults(result.value), []);
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
      expectEqual(judge(text), true, text);
      expectEqual(game.read(text), { ok: true, value: states[i] });
    }
  });

  it('that a view is written as is not read: it cannot be played on', () => {
    for (const state of states) {
      const text = game.write(game.view(state, 'public'));
      if (text.includes('x')) expect(game.read(text)).toMatchObject({ ok: false, code: 'hands' });
    }
  });

  const piece = fc.oneof(
    fc.constantFrom(...'0123456789_.x-é\n 😀'),
    fc.constantFrom('-0', '+1', '01', '1e3', '999999999', '__', '0_0'),
  );
  spoiltTexts({ judge, version, texts, length: 80, parts: 6, piece, numRuns: 5000 });

  it('of another version, or of endless length', () => {
    const [rest] = texts.map((text) => text.slice(version.length));
    for (const other of ['ud0', 'tb3', 'mp2', version.toUpperCase(), '', ` ${version}`, `${version}0`]) {
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
    if (step.ok) expectEqual(faults(step.state), []);
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
    expect(states.map((state) => game.write(state))).toEqual(before); // they are frozen as well
  });
}
