import { beforeEach, describe, expect, it } from 'vitest';
import { replay } from '../../src/match/replay.js';
import { legalCells, multiplay, type MultiplayMove } from '../../src/rules/multiplay/index.js';
import { go, matchOf } from './support/multiplay-matches.js';
import { makeTable } from './support/multiplay-table.js';
import { seeded } from './support/random.js';

const random = seeded(1);
let { table, heard, timers, choose, act } = makeTable();
beforeEach(() => {
  ({ table, heard, timers, choose, act } = makeTable());
  table.setActive(true);
});

describe('a table', () => {
  it('without a game refuses moves and has nothing to save', () => {
    expect(table.play({ type: 'roll', die: 1 })).toMatchObject({ ok: false, rule: 'match', reason: 'no-game' });
    expect(table.roll()).toBeUndefined();
    expect(table.save()).toBeUndefined();
    expect(table.paused).toBe(false);
    expect([table.undo(), table.redo()]).toEqual([false, false]);
  });

  it('asks before a move, and tells after it', () => {
    table.begin(matchOf([0, 0]));
    const move: MultiplayMove = { type: 'roll', die: 3 };
    table.play(move);
    expect(heard.allows).toHaveBeenCalledExactlyOnceWith(move, 0);
    expect(heard.moved).toHaveBeenCalledExactlyOnceWith(move, [expect.objectContaining({ type: 'rolled', die: 3 })]);
  });

  it('makes no move that is forbidden, and tells of none that is refused', () => {
    table.begin(matchOf([0, 0]));
    heard.allows.mockReturnValueOnce(false);
    expect(table.play({ type: 'roll', die: 3 })).toMatchObject({ ok: false, rule: 'match', reason: 'forbidden' });
    expect(table.play({ type: 'roll', die: 13 })).toMatchObject({ ok: false, rule: 'MUL-03' });
    expect(table.play({ type: 'roll', die: 3 }, 1)).toMatchObject({ ok: false, reason: 'stale' });
    expect(table.match!.ply).toBe(0);
    expect(heard.moved).not.toHaveBeenCalled();
  });

  it('makes a move for the ply at which it was requested, whatever the listener does', () => {
    table.begin(matchOf([0, 0]));
    heard.allows.mockImplementationOnce(() => table.play({ type: 'roll', die: 9 }).ok);
    expect(table.play({ type: 'roll', die: 3 })).toMatchObject({ ok: false, reason: 'stale' });
    expect(table.match!.state.die).toBe(9);

    table.begin(matchOf([0, 0]));
    const next = matchOf([0, 0]);
    heard.allows.mockImplementationOnce(() => {
      table.begin(next);
      return true;
    });
    expect(table.play({ type: 'roll', die: 3 })).toMatchObject({ ok: false, reason: 'stale' });
    expect(table.match).toBe(next);
    expect(next.ply).toBe(0);
  });

  it('rolls only when a roll is due', () => {
    table.begin(matchOf([0, 0]));
    expect(table.roll()?.ok).toBe(true);
    expect(table.roll()).toBeUndefined();
  });
});

describe('the clock of the table', () => {
  it('runs for a person who is to choose, from the roll on', async () => {
    table.begin(matchOf([0, 1], { timer: 10 }));
    await timers.pass(5000);
    expect(table.clock).toMatchObject({ elapsed: 0, isRunning: false });
    table.roll();
    await timers.pass(3000);
    expect(table.clock).toMatchObject({ elapsed: 3000, left: 7000, isRunning: true });
    choose();
    expect(table.clock).toMatchObject({ elapsed: 0, isRunning: false });
    await timers.pass(700);
    expect(table.clock.isRunning).toBe(false); // a computer player is to choose
  });

  it('tells of each second', async () => {
    table.begin(matchOf([0, 0], { timer: 10 }));
    table.roll();
    heard.changed.mockClear();
    await timers.pass(5000);
    expect(heard.changed).toHaveBeenCalledTimes(5);
  });

  it('ends the turn when the time is up', async () => {
    table.begin(matchOf([0, 0], { timer: 10 }));
    table.roll();
    await timers.pass(10_000);
    expect(table.match!.plies.at(-1)).toMatchObject({ move: { type: 'time-up', ms: 10_000 }, by: 0 });
    expect(table.match!.state).toMatchObject({ phase: 'roll', seat: 1 });
    expect(heard.moved).toHaveBeenLastCalledWith(expect.anything(), [{ type: 'late', seat: 0 }]);
    expect(timers.waiting).toBe(0);
  });

  it('with ten times the time ends it ten times later, and the rules know nothing of it', async () => {
    table.begin(matchOf([0, 0], { timer: 10 }));
    table.allow(10);
    table.roll();
    await timers.pass(99_000);
    expect(table.match!.ply).toBe(1);
    await timers.pass(1000);
    expect(table.match!.plies.at(-1)!.move).toEqual({ type: 'time-up', ms: 10_000 });
  });

  it('without an end never ends it', async () => {
    table.begin(matchOf([0, 0], { timer: 10 }));
    table.roll();
    table.allow(Infinity);
    await timers.pass(3_600_000);
    expect(table.match!.ply).toBe(1);
  });

  it('goes on through a turn of two choices', async () => {
    table.begin(matchOf([0, 0], { timer: 10, answer: 'product' }));
    table.roll();
    await timers.pass(6000);
    choose();
    expect(table.match!.state.phase).toBe('choose');
    expect(table.clock).toMatchObject({ elapsed: 6000, left: 4000 });
    await timers.pass(4000);
    expect(table.match!.plies.at(-1)!.move).toEqual({ type: 'time-up', ms: 10_000 });
  });

  it('does not hurry the choice whether to end', async () => {
    table.begin(matchOf([0, 0], { timer: 10, size: 5, endAt: 25 }));
    act();
    expect(table.match!.state.phase).toBe('end');
    await timers.pass(3_600_000);
    expect(table.match!.state.phase).toBe('end');
  });

  it('a turn may take days where it has no limit', async () => {
    table.begin(matchOf([0, 0]));
    table.roll();
    await timers.pass(3 * 86_400_000);
    const cell = legalCells(table.match!.state)[0];
    expect(table.play({ type: 'turn', cell, ms: table.clock.elapsed }).ok).toBe(true);
  });

  it('starts again after undo', async () => {
    table.begin(matchOf([0, 0], { timer: 10 }));
    table.roll();
    await timers.pass(6000);
    choose();
    expect(table.undo()).toBe(true);
    expect(table.clock).toMatchObject({ elapsed: 0, isRunning: true });
    expect(table.redo()).toBe(true);
    expect(table.match!.ply).toBe(2);
  });
});

describe('a paused table', () => {
  it("stops a person's clock, which goes on where it was", async () => {
    table.begin(matchOf([0, 0], { timer: 10 }));
    table.roll();
    await timers.pass(4000);
    table.pause(true);
    expect(table.paused).toBe(true);
    await timers.pass(60_000);
    expect(table.clock).toMatchObject({ elapsed: 4000, left: 6000, isRunning: false });
    expect(table.match!.ply).toBe(1);
    table.pause(false);
    expect(table.paused).toBe(false);
    await timers.pass(5999);
    expect(table.match!.ply).toBe(1);
    await timers.pass(1);
    expect(table.match!.plies.at(-1)!.move).toEqual({ type: 'time-up', ms: 10_000 });
  });

  it('is saved with the time that is left, and begins again paused, knowing its limit', async () => {
    table.begin(matchOf([0, 0], { timer: 10 }));
    table.roll();
    await timers.pass(4000);
    table.pause(true);
    expect(table.save()).toMatchObject({ elapsed: 4000, paused: true });

    table.setActive(false);
    table.begin(table.match, 4000);
    table.pause(true);
    table.setActive(true);
    await timers.pass(60_000);
    expect(table.clock).toMatchObject({ elapsed: 4000, left: 6000, isRunning: false });
    expect(timers.waiting).toBe(0);
  });

  it('keeps a computer player from rolling and from moving', async () => {
    table.begin(matchOf([1, 1]));
    table.pause(true);
    await timers.pass(60_000);
    expect(table.match!.ply).toBe(0);
    table.pause(false);
    await timers.pass(500);
    expect(table.match!.ply).toBe(1);
    table.pause(true);
    await timers.pass(60_000);
    expect(table.match!.ply).toBe(1);
  });
});

describe('away from the table', () => {
  it('nothing goes on by itself, and no timer is left', async () => {
    table.begin(matchOf([1, 1]));
    table.setActive(false);
    expect(timers.waiting).toBe(0);
    await timers.pass(60_000);
    expect(table.match!.ply).toBe(0);
    table.setActive(true);
    await timers.pass(500);
    expect(table.match!.ply).toBe(1);
  });

  it('no time passes, and it goes on where it stood', async () => {
    table.begin(matchOf([0, 0], { timer: 10 }));
    table.roll();
    await timers.pass(4000);
    table.setActive(false);
    expect(timers.waiting).toBe(0);
    await timers.pass(60_000);
    expect(table.clock).toMatchObject({ elapsed: 4000, isRunning: false });
    table.setActive(true);
    expect(table.clock).toMatchObject({ elapsed: 4000, left: 6000, isRunning: true });
  });

  it('is how a table begins', async () => {
    ({ table, timers } = makeTable());
    table.begin(matchOf([1, 1]));
    await timers.pass(60_000);
    expect([table.match!.ply, timers.waiting]).toEqual([0, 0]);
  });

  it('sitting down twice starts nothing twice', () => {
    table.begin(matchOf([1, 1]));
    table.setActive(true);
    expect(timers.waiting).toBe(1);
    table.setActive(false);
    table.setActive(false);
    expect(timers.waiting).toBe(0);
  });

  it('a hundred games begun and left leave nothing behind', async () => {
    for (let i = 0; i < 100; i++) {
      table.begin(matchOf([i % 2, 1], { timer: 10 }));
      table.roll();
      await timers.pass(i * 13);
      table.setActive(i % 3 === 0);
      table.setActive(true);
    }
    table.setActive(false);
    expect(timers.waiting).toBe(0);
  });
});

describe('what is saved', () => {
  it('is the record, the time of the turn and what was allowed', async () => {
    const match = matchOf([0, 0], { timer: 10 });
    table.begin(match);
    table.allow(10);
    table.roll();
    await timers.pass(25_000);
    const saved = JSON.parse(JSON.stringify(table.save()));
    expect(saved).toMatchObject({ abacade: 1, game: 'multiplay', elapsed: 2500, allowance: 10 });
    const again = replay(multiplay, saved, 2);
    expect(again.ok && again.value.state).toEqual(match.state);
    table.allow(Infinity);
    expect(table.save()).toMatchObject({ allowance: 0 });
  });

  it('goes on with the time that had passed', async () => {
    const match = matchOf([0, 0], { timer: 10 });
    go(match, random);
    table.begin(match, 8000);
    expect(table.clock).toMatchObject({ elapsed: 8000, left: 2000, isRunning: true });
    await timers.pass(2000);
    expect(match.ply).toBe(2);
  });

  it('also when nobody sits at the table yet', () => {
    const match = matchOf([0, 0], { timer: 10 });
    go(match, random);
    ({ table, timers } = makeTable());
    table.begin(match, 8000);
    expect(table.save()).toMatchObject({ elapsed: 8000 });
    table.setActive(true);
    expect(table.clock.left).toBe(2000);
  });
});
