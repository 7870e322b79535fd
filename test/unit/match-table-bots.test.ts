import { beforeEach, describe, expect, it } from 'vitest';
import { legalCells, type MultiplayMove } from '../../src/rules/multiplay/index.js';
import { matchOf, type MultiplayMatch } from './support/multiplay-matches.js';
import { makeTable } from './support/multiplay-table.js';

let { table, heard, timers, think, choose, act } = makeTable();
beforeEach(() => {
  ({ table, heard, timers, think, choose, act } = makeTable());
  table.setActive(true);
});

describe('computer players', () => {
  it.each([{ answer: 'off' }, { answer: 'factor' }, { answer: 'product', timer: 5 }])(
    'play by themselves to the end: %j',
    async (given) => {
      table.begin(matchOf([1, 2, 2], { size: 5, endAt: 8, ...given }, false));
      await timers.pass(3_600_000);
      expect(table.match!.isOver).toBe(true);
      expect(timers.waiting).toBe(0);
      expect(heard.moved).toHaveBeenCalledTimes(table.match!.ply);
      expect(new Set(think.mock.calls.map(([, level]) => level))).toEqual(new Set([1, 2]));
    },
  );

  it('take their time, so that one can follow', async () => {
    table.begin(matchOf([1, 0]));
    await timers.pass(499);
    expect(table.match!.ply).toBe(0);
    await timers.pass(1);
    expect(table.match!.ply).toBe(1);
    await timers.pass(799);
    expect(table.match!.ply).toBe(1);
    await timers.pass(1);
    expect(table.match!.ply).toBe(2);
    await timers.pass(60_000);
    expect(table.match!.ply).toBe(2); // a person is to roll
  });

  it('roll for the start in their turn, and wait for people', async () => {
    table.begin(matchOf([1, 0, 1], {}, false));
    await timers.pass(60_000);
    expect(table.match!.ply).toBe(1);
    table.roll();
    await timers.pass(500);
    expect(table.match!.ply).toBe(3);
  });

  it('wait while nobody sees the page, also those who think already, and go on once it is seen', async () => {
    table.begin(matchOf([1, 1]));
    await timers.pass(700);
    table.setSeen(false);
    await timers.pass(60_000);
    expect(table.match!.ply).toBe(1);
    expect(timers.waiting).toBe(0);
    table.setSeen(true);
    await timers.pass(800);
    expect(table.match!.ply).toBe(2);
  });

  it('leave the clock of a person as it is while nobody sees the page', async () => {
    table.begin(matchOf([0, 1], { answer: 'product', timer: 5 }));
    table.roll();
    table.setSeen(false);
    await timers.pass(2000);
    expect(table.clock.elapsed).toBe(2000);
    table.setSeen(true);
    expect(table.clock.elapsed).toBe(2000);
  });

  it('stop at a pause, and go on after it', async () => {
    table.begin(matchOf([1, 1]));
    await timers.pass(700);
    table.pause(true);
    expect(table.paused).toBe(true);
    await timers.pass(60_000);
    expect(table.match!.ply).toBe(1);
    expect(timers.waiting).toBe(0);
    table.pause(false);
    await timers.pass(800);
    expect(table.match!.ply).toBe(2);
  });

  it('a pause ends with the game', async () => {
    table.begin(matchOf([1, 1]));
    table.pause(true);
    table.begin(matchOf([1, 1]));
    expect(table.paused).toBe(false);
    await timers.pass(500);
    expect(table.match!.ply).toBe(1);
  });

  it('a pause holds nobody else', () => {
    table.begin(matchOf([0, 1]));
    table.pause(true);
    act();
    expect(table.match!.ply).toBe(2);
  });
});

describe('a thought that takes long', () => {
  let answers: ((move: MultiplayMove) => void)[];
  let signals: AbortSignal[];
  beforeEach(() => {
    [answers, signals] = [[], []];
    think.mockImplementation((_state, _level, _random, signal) => {
      signals.push(signal!);
      return new Promise((resolve) => answers.push(resolve));
    });
  });
  /** Plays until a computer player thinks, after a person has moved. */
  async function toThought(): Promise<MultiplayMatch> {
    const match = matchOf([0, 1], { practiceUndo: true });
    table.begin(match);
    act();
    await timers.pass(500 + 800);
    expect([match.ply, answers.length]).toEqual([3, 1]);
    return match;
  }
  const late = async (match: MultiplayMatch): Promise<void> => {
    answers[0]({ type: 'turn', cell: legalCells(match.state)[0] });
    await timers.pass(0);
  };

  it('is awaited', async () => {
    const match = await toThought();
    await timers.pass(60_000);
    expect([match.ply, signals[0].aborted]).toEqual([3, false]);
    await late(match);
    expect(match.ply).toBe(4);
  });

  it.each([
    ['undo', () => table.undo()],
    ['a new game', () => table.begin(matchOf([0, 1]))],
    ['a pause', () => table.pause(true)],
    ['leaving the table', () => table.setActive(false)],
    ['a move made meanwhile', () => choose(1)],
  ])('is thrown away after %s', async (_, happens) => {
    const match = await toThought();
    happens();
    expect(signals[0].aborted).toBe(true);
    const before = [match.ply, table.match!.ply];
    await late(match);
    expect([match.ply, table.match!.ply]).toEqual(before);
  });

  it('is thrown away after undo also where the game has come to the same ply again', async () => {
    const match = await toThought();
    const { state } = match;
    table.undo();
    choose(1);
    await timers.pass(500);
    expect(match.ply).toBe(3);
    expect(match.state).not.toEqual(state);
    await late(match);
    expect(match.ply).toBe(3);
  });

  it('that fails is told of, and may be tried again', async () => {
    think.mockRejectedValueOnce(new Error('offline'));
    table.begin(matchOf([1, 0]));
    await timers.pass(1300);
    expect(heard.stuck).toHaveBeenCalledExactlyOnceWith(new Error('offline'), expect.any(Function));
    expect(timers.waiting).toBe(0);
    heard.stuck.mock.calls[0][1]();
    await timers.pass(800);
    expect(answers).toHaveLength(1);
  });
});

describe('the signal of a position', () => {
  it('aborts when the position ends', () => {
    table.begin(matchOf([0, 0]));
    const { positionSignal } = table;
    expect(table.positionSignal).toBe(positionSignal);
    expect(positionSignal.aborted).toBe(false);
    table.roll();
    expect(positionSignal.aborted).toBe(true);
    expect(table.positionSignal.aborted).toBe(false);
    choose();
    expect(table.positionSignal).not.toBe(positionSignal);
  });
});
