import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.js';
import { record } from '../../src/match/record.js';
import { replay } from '../../src/match/replay.js';
import { legalCells, multiplay, type MultiplayMove } from '../../src/rules/multiplay/index.js';
import { expectEqual } from './support/expect-equal.js';
import { go, matchOf, rolls, type MultiplayMatch } from './support/multiplay-matches.js';
import { seeded } from './support/random.js';

/** Returns these dice in order, and then none. */
const dice = (...faces: number[]) => {
  const left = [...faces];
  return (below: number): number => {
    if (below !== 12 || !left.length) throw new Error('No roll was to be thrown.');
    return left.shift()! - 1;
  };
};

/** Rolls and chooses, as often as there are dice. */
function play(match: MultiplayMatch, ...faces: number[]): void {
  const random = dice(...faces);
  for (let left = faces.length * 2; left > 0; left--) go(match, random);
}

describe('a match', () => {
  it('takes a move for the ply it is at, and for no other', () => {
    const match = matchOf([0, 0]);
    const roll: MultiplayMove = { type: 'roll', die: 3 };
    for (const ply of [-1, 1, 0.5, NaN, null as unknown as number]) {
      expect(match.play(roll, ply)).toMatchObject({ ok: false, rule: 'match', reason: 'stale' });
    }
    expect(match.ply).toBe(0);
    expect(match.state).toBe(match.start);
    expect(match.play(roll, 0).ok).toBe(true);
    expect(match.play(roll, 0)).toMatchObject({ ok: false, reason: 'stale' });
    expect(match.ply).toBe(1);
  });

  it('hands on what the rules refuse, and stays as it was', () => {
    const match = matchOf([0, 0]);
    expect(match.play({ type: 'turn', cell: 0 })).toMatchObject({ ok: false, rule: 'MUL-03', reason: 'roll-first' });
    expect(match.play(undefined as never)).toMatchObject({ ok: false, reason: 'unknown-move' });
    expect(match.plies).toEqual([]);
  });

  it('knows who made which move, what it led to and what happened', () => {
    const match = matchOf([0, 0, 0], {}, false);
    const random = dice(2, 9, 4, 3);
    for (let i = 0; i < 5; i++) go(match, random);
    expect(match.plies.map(({ by }) => by)).toEqual(['chance', 'chance', 'chance', 'chance', 1]);
    expect(match.plies.at(-1)!.state).toBe(match.state);
    expect(match.plies.at(-1)!.events).toMatchObject([{ type: 'placed', seat: 1 }]);
    expect(match.turn).toEqual({ kind: 'chance' });
    expect(match.isOver).toBe(false);
  });

  it('keeps moves of its own: what becomes of the one given is no matter', () => {
    const match = matchOf([0, 0]);
    const move = { type: 'roll', die: 3, note: { by: 'me' } } as const;
    match.play(move);
    Object.assign(move, { die: 4 });
    expect(match.plies[0].move).toEqual({ type: 'roll', die: 3, note: { by: 'me' } });
  });

  it('refuses a move that no record could hold', () => {
    const match = matchOf([0, 0]);
    const round: Record<string, unknown> = { type: 'roll', die: 3 };
    round['self'] = round;
    expect(match.play(round as never)).toMatchObject({ ok: false, reason: 'unknown-move' });
    expect(match.play({ type: 'roll', die: 3, big: 3n } as never)).toMatchObject({ ok: false, reason: 'unknown-move' });
    expect(match.ply).toBe(0);
  });

  it('is over when its game is', () => {
    const match = matchOf([0, 0], { size: 5, endAt: 25 });
    play(match, 12);
    expect(match.play({ type: 'end' }).ok).toBe(true);
    expect(match.isOver).toBe(true);
    expect(match.undo()).toBe(true);
    expect(match.isOver).toBe(false);
  });
});

/** Returns a match on whose first cubes no row can score. */
const begun = (bots: readonly number[], given: object = {}): MultiplayMatch => {
  const match = matchOf(bots, given);
  play(match, 3);
  return match;
};
const standing = (match: MultiplayMatch, reason: string) => {
  expect(match.undoRefusal).toMatchObject({ ok: false, rule: 'MUL-16', reason });
  const { ply, state } = match;
  expect([match.canUndo, match.undo(), match.ply, match.state]).toEqual([false, false, ply, state]);
};

describe('taking back (MUL-16)', () => {
  it('undoes the slip of a finger: the cube that was turned last', () => {
    const match = begun([0, 1]);
    expect([match.canUndo, match.undoRefusal, match.undo(), match.ply]).toEqual([true, undefined, true, 1]);
    expect(match.state).toMatchObject({ phase: 'choose', die: 3 });
    expect([match.redo(), match.ply, match.undo()]).toEqual([true, 2, true]);
  });

  it.each([
    ['the next player’s die', [0, 0]],
    ['a computer player’s die', [0, 1]],
  ])('undoes nothing once %s has been seen', (_, bots) => {
    const match = begun(bots);
    go(match, dice(5));
    standing(match, 'undo-seen');
    go(match, dice());
    if (!bots[1]) expect(match.undo(), 'the other one’s own slip').toBe(true);
    standing(match, 'undo-seen');
  });

  it('undoes a choice once: what takes its place stands, also after saving', () => {
    const match = begun([0, 0]);
    match.undo();
    go(match, dice(), 1);
    standing(match, 'undone-before');
    const again = replay(multiplay, JSON.parse(JSON.stringify(record(match))), 2);
    if (!again.ok) throw new Error(again.message);
    standing(again.value, 'undone-before');
    go(match, dice(7));
    go(match, dice());
    expect([match.undo(), match.ply], 'the next choice').toEqual([true, 3]);
    standing(match, 'undo-seen');
  });

  it('undoes no cube whose points have been told', () => {
    let told = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const match = matchOf([0, 0], { size: 5 }, true, seed);
      const random = seeded(seed);
      while (!match.isOver) {
        go(match, random, random(9));
        const { by, events } = match.plies.at(-1)!;
        if (by === 'chance') continue;
        const isTold = events.some(({ type }) => type === 'scored' || type === 'trapped');
        told += Number(isTold);
        if (isTold) standing(match, 'undo-seen');
        else expect(match.canUndo).toBe(true);
      }
    }
    expect(told).toBeGreaterThan(20);
  });

  it('undoes the choice to end the game or to play on, while no die has been rolled', () => {
    for (const type of ['end', 'go-on'] as const) {
      const match = matchOf([0, 0], { size: 5, endAt: 25 });
      play(match, 12);
      expect([match.play({ type }).ok, match.undo(), match.state.phase]).toEqual([true, true, 'end']);
    }
  });

  it('says that there is nothing before the first choice, and nothing of computer players', () => {
    standing(matchOf([0, 0]), 'nothing-to-undo');
    const bots = matchOf([1, 2]);
    play(bots, 3, 5);
    standing(bots, 'nothing-to-undo');
  });

  it('opens a game of an earlier version that was saved with moves taken back', () => {
    const match = begun([0, 1]);
    play(match, 5);
    const saved = { ...record(match), at: 1 };
    const old = replay(multiplay, JSON.parse(JSON.stringify(saved)), 2);
    if (!old.ok) throw new Error(old.message);
    expect([old.value.ply, old.value.canRedo]).toEqual([1, true]);
    standing(old.value, 'nothing-to-undo');
    expect([old.value.redo(), old.value.ply]).toEqual([true, 4]);
    standing(old.value, 'undo-seen');
  });
});

/** Undo as in practice. */
const practice = { practiceUndo: true };

describe('taking back with practice undo (MUL-16)', () => {
  it('undoes the last choice of a person and everything after it', () => {
    const match = matchOf([0, 1], practice);
    play(match, 3, 5);
    go(match, dice(7));
    const [first] = match.plies;
    expect(match.undo()).toBe(true);
    expect(match.ply).toBe(1);
    expect(match.state).toBe(first.state);
    expect(match.undone.map(({ by }) => by)).toEqual([0, 'chance', 1, 'chance']);
    expect(match.undo()).toBe(false);
  });

  it('undoes only the last choice, and none before another person’s', () => {
    const match = matchOf([0, 0], practice);
    play(match, 3, 5);
    expect(match.canUndo).toBe(true);
    expect(match.undo()).toBe(true);
    expect(match.ply).toBe(3);
    expect(match.canUndo).toBe(false);
    expect(match.undo()).toBe(false);
    expect(match.ply).toBe(3);
  });

  it('as long as nobody else has chosen: another player’s roll is undone too', () => {
    const match = matchOf([0, 0], practice);
    play(match, 3);
    go(match, dice(5));
    expect(match.undo()).toBe(true);
    expect(match.ply).toBe(1);
  });

  it('after another choice, again only as far as one’s own', () => {
    const match = matchOf([0, 0], practice);
    play(match, 3, 5);
    match.undo();
    go(match, dice(), 1);
    expect(match.undo()).toBe(true);
    expect(match.ply).toBe(3);
    expect(match.canUndo).toBe(false);
  });

  it('goes on as far as one plays alone against computers', () => {
    const match = matchOf([0, 1, 2], practice);
    play(match, 1, 2, 3, 4, 5, 6, 7);
    const plies = [];
    while (match.undo()) plies.push(match.ply);
    expect(plies).toEqual([13, 7, 1]);
  });

  it('undoes even the first move, if the match began with a choice', () => {
    const { start, players } = matchOf([0, 0], practice);
    const match = new Match(multiplay, players, { ...start, phase: 'choose' as const, die: 1 });
    go(match, dice());
    expect([match.undo(), match.ply, match.undo()]).toEqual([true, 0, false]);
  });

  it('undoes one choice of a turn with two, and keeps the answer before it', () => {
    const match = matchOf([0, 0], { answer: 'product', ...practice });
    const random = dice(3);
    for (let i = 0; i < 3; i++) go(match, random);
    match.undo();
    expect(match.state).toMatchObject({ phase: 'choose', seat: 0 });
    expect([match.canUndo, match.undo(), match.ply]).toEqual([false, false, 2]);
  });

  it('undoes nothing that was judged: neither an answer nor an expired time', () => {
    const judged: [object, MultiplayMove][] = [
      [{ answer: 'product' }, { type: 'answer', factor: 2, answer: 7 }],
      [{ answer: 'factor' }, { type: 'turn', cell: 0, answer: 0 }],
      [{ timer: 10 }, { type: 'time-up', ms: 10_000 }],
      [{ timer: 10 }, { type: 'turn', cell: 0, ms: 10_001 }],
    ];
    for (const [given, move] of judged) {
      const match = matchOf([0, 1], { ...given, ...practice });
      go(match, dice(3));
      const [cell] = legalCells(match.state);
      expect(match.play(move.type === 'turn' ? { ...move, cell } : move).ok, move.type).toBe(true);
      expect([match.canUndo, match.undo()], move.type).toEqual([false, false]);
    }
  });

  it('is not for computers, nor for the rolls for the start', () => {
    const bots = matchOf([1, 2], practice);
    play(bots, 3, 5);
    expect([bots.canUndo, bots.undo(), bots.ply]).toEqual([false, false, 4]);
    const rolled = matchOf([0, 0], practice, false);
    go(rolled, dice(5));
    expect([rolled.canUndo, rolled.undo(), rolled.ply]).toEqual([false, false, 1]);
  });
});

describe('making again with practice undo', () => {
  it('redoes what was undone last, step by step', () => {
    const match = matchOf([0, 1], practice);
    play(match, 1, 2, 3, 4);
    const { state } = match;
    match.undo();
    match.undo();
    expect(match.ply).toBe(1);
    expect(match.canRedo).toBe(true);
    expect(match.redo()).toBe(true);
    expect(match.ply).toBe(5);
    expect(match.redo()).toBe(true);
    expect(match.ply).toBe(8);
    expect(match.state).toBe(state);
    expect([match.canRedo, match.redo(), match.ply]).toEqual([false, false, 8]);
  });

  it('is gone with another choice', () => {
    const match = matchOf([0, 1], practice);
    play(match, 1, 2);
    match.undo();
    go(match, dice(), 1);
    expect([match.canRedo, match.redo(), match.ply]).toEqual([false, false, 2]);
    expect(match.undone).toEqual([]);
  });
});

describe('rolls with practice undo', () => {
  it('wait for their turns when a choice is made otherwise, in their order; only then new ones are thrown', () => {
    const match = matchOf([0, 1], practice);
    play(match, 3, 5, 7, 9);
    match.undo();
    match.undo();
    expect(match.waiting).toEqual([]);
    go(match, dice(), 1);
    expect(match.waiting).toEqual([5, 7, 9]);
    const random = dice(11);
    for (let i = 0; i < 7; i++) go(match, random, 1);
    expect(rolls(match)).toEqual([3, 5, 7, 9, 11]);
    expect(match.waiting).toEqual([]);
  });

  it('wait also when the same choice is made by hand', () => {
    const match = matchOf([0, 1], practice);
    play(match, 3, 5);
    match.undo();
    go(match, dice());
    go(match, dice());
    expect(rolls(match)).toEqual([3, 5]);
  });

  it('stand back for a real die: it takes the place of the one that waits', () => {
    const match = matchOf([0, 1], practice);
    play(match, 3, 5, 7);
    match.undo();
    match.undo();
    go(match, dice(), 1);
    expect(match.play({ type: 'roll', die: 12 }).ok).toBe(true);
    expect(match.waiting).toEqual([7]);
  });

  it('that wait are not thrown where they cannot be', () => {
    const match = matchOf([0, 1], practice);
    match.restore(0, [{ type: 'end' }, { type: 'roll', die: 99 }]);
    go(match, dice(4));
    go(match, dice());
    go(match, dice(6));
    expect(rolls(match)).toEqual([4, 6]);
  });

  it('that wait in a record of 0.1.0 are moves, and come next', () => {
    const match = matchOf([0, 1], practice);
    match.restore(0, [
      { type: 'roll', die: 5 },
      { type: 'roll', die: 8 },
    ]);
    expect(match.waiting).toEqual([5, 8]);
    go(match, dice());
    expect(rolls(match)).toEqual([5]);
  });
});

describe('whatever is played, undone and redone', () => {
  const steps = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.nat({ max: 30 }) },
      { weight: 1, arbitrary: fc.constantFrom('undo', 'redo') },
      { weight: 1, arbitrary: fc.constant('undo') },
    ),
    { minLength: 30, maxLength: 80 },
  );
  const table = fc.constantFrom([0, 0], [0, 1], [0, 1, 2], [0, 0, 1], [1, 0, 0, 2]);
  const options = fc.record({
    size: fc.constant(5),
    endAt: fc.constantFrom(0, 20, 25),
    answer: fc.constantFrom('off', 'product'),
    practiceUndo: fc.constant(true),
  });

  it('the same rolls fall in the same order, moves lead where they led, and a record holds it all', () => {
    let takenBack = 0;
    fc.assert(
      fc.property(table, options, fc.boolean(), fc.nat(), steps, (bots, given, begun, seed, list) => {
        const match = matchOf(bots, given, begun, seed);
        const random = seeded(seed);
        const fallen: number[] = [];
        for (const what of list) {
          const before = [match.ply, match.state] as const;
          if (what === 'undo') {
            if (!match.undo()) continue;
            takenBack++;
            expect(match.ply).toBeLessThan(before[0]);
            expectEqual(match.isBot(match.state.seat), false);
            expectEqual(match.turn.kind, 'seat');
          } else if (what === 'redo') match.redo();
          else if (!match.isOver) go(match, random, what);
          for (const [i, die] of rolls(match).entries()) expectEqual((fallen[i] ??= die), die);
        }
        expectEqual(
          match.plies.reduce((state, { move }) => played(state, move), match.start),
          match.state,
        );

        const again = replay(multiplay, JSON.parse(JSON.stringify(record(match))), 2);
        if (!again.ok) throw new Error(again.message);
        for (const part of ['state', 'ply', 'turn', 'plies', 'undone', 'waiting', 'canUndo', 'canRedo'] as const) {
          expectEqual(again.value[part], match[part], part);
        }
      }),
      { numRuns: 200 },
    );
    expect(takenBack).toBeGreaterThan(200);
  });

  function played(state: MultiplayMatch['state'], move: MultiplayMove): MultiplayMatch['state'] {
    const step = multiplay.play(state, move);
    if (!step.ok) throw new Error(step.message);
    return step.state;
  }

  it('after undo and redo it is where it was', () => {
    fc.assert(
      fc.property(table, fc.nat(), fc.nat({ max: 40 }), (bots, seed, moves) => {
        const match = matchOf(bots, { size: 5, ...practice }, true, seed);
        const random = seeded(seed);
        for (let i = 0; i < moves && !match.isOver; i++) go(match, random, random(9));
        const { ply, state } = match;
        let times = 0;
        while (match.undo()) times++;
        while (times--) expectEqual(match.redo(), true);
        expectEqual([match.ply, match.canRedo], [ply, false]);
        expect(match.state).toBe(state);
        expectEqual(legalCells(match.state), legalCells(state));
      }),
    );
  });
});
