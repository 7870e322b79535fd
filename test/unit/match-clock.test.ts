import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allowances, Clock } from '../../src/match/clock.js';
import { FakeTimers } from './support/fake-timers.js';

const onTick = vi.fn();
let timers: FakeTimers;
let clock: Clock;
beforeEach(() => {
  onTick.mockReset();
  timers = new FakeTimers();
  clock = new Clock(timers, onTick);
});

describe('the clock of a turn', () => {
  it('stands until it is started', async () => {
    await timers.pass(5000);
    expect(clock).toMatchObject({ elapsed: 0, left: Infinity, isUp: false, isRunning: false });
    expect(onTick).not.toHaveBeenCalled();
  });

  it('ticks at every full second left, and when the time is up', async () => {
    const left: number[] = [];
    onTick.mockImplementation(() => left.push(clock.left));
    clock.start(3500);
    await timers.pass(400);
    expect(left).toEqual([]);
    await timers.pass(3099);
    expect(left).toEqual([3000, 2000, 1000]);
    expect(clock).toMatchObject({ elapsed: 3499, left: 1, isUp: false });
    await timers.pass(1);
    expect(left).toEqual([3000, 2000, 1000, 0]);
    expect(clock).toMatchObject({ elapsed: 3500, left: 0, isUp: true });
    await timers.pass(10_000);
    expect(onTick).toHaveBeenCalledTimes(4);
    expect(timers.waiting).toBe(0);
  });

  it('is up at once where the time had passed before', async () => {
    clock.reset(3000);
    clock.start(2000);
    expect(clock.isUp).toBe(true);
    await timers.pass(1);
    expect(onTick).toHaveBeenCalledTimes(1);
  });

  it('without a limit it only measures', async () => {
    clock.start(0);
    await timers.pass(7000);
    expect(clock).toMatchObject({ elapsed: 7000, left: Infinity, isUp: false, isRunning: true });
    expect(onTick).not.toHaveBeenCalled();
    expect(timers.waiting).toBe(0);
  });

  it('measures a day at most, which is what the rules take', async () => {
    clock.start(0);
    await timers.pass(3 * 86_400_000);
    expect(clock.elapsed).toBe(86_400_000);
    clock.stop();
    expect(clock.elapsed).toBe(86_400_000);
  });

  it('stopped and started it goes on where it stood', async () => {
    clock.start(5000);
    await timers.pass(1300);
    clock.stop();
    expect(clock.isRunning).toBe(false);
    expect(timers.waiting).toBe(0);
    await timers.pass(60_000);
    expect(clock.elapsed).toBe(1300);
    clock.start(5000);
    await timers.pass(700);
    expect(clock).toMatchObject({ elapsed: 2000, left: 3000 });
  });

  it('started twice it has one timer', () => {
    clock.start(5000);
    clock.start(5000);
    expect(timers.waiting).toBe(1);
  });

  it('is reset to nothing or to a time', async () => {
    clock.start(5000);
    await timers.pass(1300);
    clock.reset();
    expect(clock).toMatchObject({ elapsed: 0, isRunning: false });
    expect(timers.waiting).toBe(0);
    clock.reset(4000);
    expect(clock.elapsed).toBe(4000);
    clock.start(5000);
    await timers.pass(1000);
    expect(clock.isUp).toBe(true);
  });

  it('gives whole milliseconds', async () => {
    clock.start(5000);
    await timers.pass(0.7);
    expect(clock.elapsed).toBe(1);
  });
});

describe('the allowance', () => {
  it('is one of three, at first the time as it is', () => {
    expect(allowances).toEqual([1, 10, Infinity]);
    expect(clock.allowance).toBe(1);
  });

  it('of ten: ten seconds on the wall are one for the rules', async () => {
    clock.allowance = 10;
    clock.start(2000);
    expect(clock.left).toBe(20_000);
    await timers.pass(19_990);
    expect(clock).toMatchObject({ elapsed: 1999, left: 10, isUp: false });
    await timers.pass(10);
    expect(clock).toMatchObject({ elapsed: 2000, left: 0, isUp: true });
    expect(onTick).toHaveBeenCalledTimes(20);
  });

  it('without end: no time passes for the rules', async () => {
    clock.allowance = Infinity;
    clock.start(2000);
    await timers.pass(3_600_000);
    expect(clock).toMatchObject({ elapsed: 0, left: Infinity, isUp: false, isRunning: true });
    expect(timers.waiting).toBe(0);
  });

  it('may change while the clock runs', async () => {
    clock.start(2000);
    await timers.pass(1000);
    clock.allowance = 10;
    expect(clock).toMatchObject({ elapsed: 1000, left: 10_000, isRunning: true, allowance: 10 });
    await timers.pass(5000);
    expect(clock).toMatchObject({ elapsed: 1500, left: 5000 });
    clock.allowance = Infinity;
    await timers.pass(5000);
    expect(clock).toMatchObject({ elapsed: 1500, left: Infinity });
    expect(timers.waiting).toBe(0);
    clock.allowance = 1;
    expect(clock.left).toBe(500);
    await timers.pass(500);
    expect(clock.isUp).toBe(true);
  });

  it('starts no clock that stands', () => {
    clock.allowance = 10;
    expect(clock.isRunning).toBe(false);
    expect(timers.waiting).toBe(0);
  });
});
