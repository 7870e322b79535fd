import { describe, expect, it, test } from 'vitest';
import { contains, hasSeen, mergedGames } from '../../src/results/state-conflicts.js';
import type { Saved, Writer } from '../../src/results/state.js';

/** Returns a state with these writers, `a7` for session a at revision 7, and a game of these moves. */
function state(writers: string, moves = '', more: Partial<Saved> = {}): Saved {
  const list: Writer[] = writers
    .split(' ')
    .filter(Boolean)
    .map((one) => ({ session: one[0], revision: Number(one.slice(1)) }));
  return {
    game: 'multiplay',
    revision: list.at(-1)?.revision ?? 0,
    finished: 0,
    tally: { right: 0, answers: 0, missed: 0, hints: 0, ms: 0 },
    seats: [],
    position: `at ${moves}`,
    attempt: 'x',
    ...(list.length ? { writers: list } : {}),
    record: { abacade: 1, game: 'multiplay', players: [], start: '', moves: [...moves] },
    ...more,
  };
}

test.each([
  ['a7 b9', 'a7', true, 'it names the last writer'],
  ['a7 b9', 'a8', false, 'the writer went on'],
  ['a7 b9', 'a7 c8', false, 'another one went on'],
  ['a7', 'a7 b9', false, 'it is the earlier one'],
  ['b8 c9 d10 e11 f12', 'a7', true, 'the writer has dropped off the list'],
  ['b8 c9 d10 e11 f12', 'a7 b8 g9', false, 'the writer came after one that has not'],
  ['b8 c9 d10 e11 f12', 'a7 b6 g7', true, 'that one has written again since'],
  ['c9', '', true, 'there are no writers, as in version 0.1.0'],
])('a state by %s has seen one by %s: %s, %s', (one, other, has) => {
  expect(hasSeen(state(one), state(other))).toBe(has);
});

test('a state of another attempt has not been seen', () => {
  expect(hasSeen(state('a7 b9'), state('a7', '', { attempt: 'y' }))).toBe(false);
});

describe('a game', () => {
  it('has all of another if it goes on from it, or stands where that one stands', () => {
    const one = state('a7', 'abc');
    expect(contains(one, state('b9', 'ab'))).toBe(true);
    expect(contains(one, state('b9', 'abd'))).toBe(false);
    expect(contains(one, state('b9', 'abcd'))).toBe(false);
    expect(contains(one, state('b9', 'xyz', { position: one.position }))).toBe(true);
    expect(contains(one, state('b9', 'vxyz', { position: one.position }))).toBe(false);
    expect(contains(one, state('b9', 'ab', { game: 'plyt' }))).toBe(false);
  });

  it('has nothing of what was undone, and of a game whose moves are not known', () => {
    const undone = state('a7', 'ab', { record: { ...state('', 'abc').record!, at: 2 } });
    expect(contains(undone, state('b9', 'abc'))).toBe(false);
    expect(contains(state('b9', 'abc'), undone)).toBe(true);
    const { record: _, ...unknown } = state('b9', 'ab');
    expect(contains(state('a7', 'abc'), unknown)).toBe(false);
    const hostile = state('b9', '', { position: 'other', record: { moves: 7 } as never });
    expect(contains(state('a7', 'abc'), hostile)).toBe(false);
  });
});

describe('what two windows know', () => {
  const [before, after] = [state('a7', 'ab'), state('a7 b9', 'abc')];
  const forked = state('a8', 'abd');

  it('is the later game, also where a move was undone there', () => {
    expect(mergedGames([before], [after])).toEqual([after]);
    expect(mergedGames([after], [before])).toEqual([after]);
    const undone = state('a7 b9', 'a');
    expect(mergedGames([before], [undone])).toEqual([undone]);
  });

  it('is both games where both have gone on, and one where it has all of the other', () => {
    expect(mergedGames([forked], [after])).toEqual([forked, after]);
    const further = state('a8', 'abcd');
    expect(mergedGames([further], [after])).toEqual([further]);
    expect(mergedGames([after], [further])).toEqual([further]);
  });

  it('holds what is undecided, and not what was decided in the later one', () => {
    expect(mergedGames([after, forked], [after])).toEqual([after, forked]);
    expect(mergedGames([after], [after, forked])).toEqual([after, forked]);
    const decided = state('a7 b10', 'abc');
    expect(mergedGames([after, forked], [decided])).toEqual([decided]);
    expect(mergedGames([], [after])).toEqual([after]);
    expect(mergedGames([after], [])).toEqual([after]);
  });
});
