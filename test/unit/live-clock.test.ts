import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowances,
  grace,
  isPaused,
  mostRtt,
  msOf,
  taken,
  timeUpIn,
  type Pause,
} from '../../src/live/referee/clock.js';
import { fullBucket, messageRate, take } from '../../src/live/referee/rate.js';

const day = 86_400_000;
const start = 1_800_000_000_000;

/** Generates pauses, one after another, from about the start on; the last may be open. */
const somePauses: fc.Arbitrary<Pause[]> = fc
  .tuple(fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 4 }), fc.boolean())
  .map(([gaps, isOpen]) => {
    let at = start - 60;
    return gaps.map(([gap, length], i) => {
      const from = at + gap;
      at = from + length;
      return isOpen && i === gaps.length - 1 ? { from } : { from, to: at };
    });
  });

/** Counts millisecond by millisecond. */
function slowlyTaken(turnAt: number, pauses: readonly Pause[], now: number): number {
  let ms = 0;
  for (let at = turnAt; at < now; at++) if (!pauses.some(({ from, to = now }) => at >= from && at < to)) ms++;
  return ms;
}

describe('the time of a turn', () => {
  it('is what passed without pauses, as counted one by one', () => {
    fc.assert(
      fc.property(somePauses, fc.integer({ min: -50, max: 150 }), (pauses, after) => {
        const now = start + after;
        const ms = taken({ turnAt: start, pauses }, now);
        expect(ms).toBe(slowlyTaken(start, pauses, now));
      }),
    );
  });

  it('is whole, never negative and never more than a day, whatever the clocks say', () => {
    for (const [turnAt, now] of [
      [start, start - 5],
      [start, start + 3 * day],
      [start + 0.4, start + 1000.9],
    ]) {
      const ms = taken({ turnAt, pauses: [] }, now);
      expect(Number.isInteger(ms) && ms >= 0 && ms <= day, `${ms}`).toBe(true);
    }
    expect(taken({ turnAt: start, pauses: [] }, start + 3 * day)).toBe(day);
  });
});

describe('what a move is told to have taken', () => {
  const turning = { turnAt: start, pauses: [] };

  it.each([
    [5000, 200, 4800],
    [5000, 1500, 3500],
    [5000, 60_000, 3500], // no more than 1.5 s are credited
    [1000, 1400, 0],
    [5000, 0, 5000],
    [5000, -100, 5000],
    [5000, NaN, 5000],
    [5000, Infinity, 3500],
    [5000, 100.4, 4900],
  ])('%i ms with a way of %d ms count as %i', (passed, rtt, ms) => {
    expect(msOf(turning, start + passed, rtt, 1)).toBe(ms);
  });

  it('is unknown for whoever has more time', () => {
    for (const allowance of [10, Infinity] as const) expect(msOf(turning, start + 5000, 0, allowance)).toBe(0);
    expect(allowances).toEqual([1, 10, Infinity]);
  });
});

describe('the end of a turn', () => {
  it('comes 1.5 s after the limit, or after ten times the limit', () => {
    expect([mostRtt, grace]).toEqual([1500, 1500]);
    const turning = { turnAt: start, pauses: [] };
    expect(timeUpIn(turning, start + 10_000, 30_000, 1)).toBe(21_500);
    expect(timeUpIn(turning, start + 10_000, 30_000, 10)).toBe(291_500);
    expect(timeUpIn(turning, start + 31_500, 30_000, 1)).toBe(0);
    expect(timeUpIn(turning, start + 99_000, 30_000, 1)).toBe(0);
  });

  it('never comes without a limit, with an unlimited allowance, and in a pause', () => {
    const turning = { turnAt: start, pauses: [] };
    expect(timeUpIn(turning, start + day, Infinity, 1)).toBe(Infinity);
    expect(timeUpIn(turning, start + day, 30_000, Infinity)).toBe(Infinity);
    const paused = { turnAt: start, pauses: [{ from: start + 1 }] };
    expect(isPaused(paused.pauses)).toBe(true);
    expect(timeUpIn(paused, start + day, 30_000, 1)).toBe(Infinity);
  });

  it('is moved by as much as the pause lasted', () => {
    const pauses = [{ from: start + 5000, to: start + 65_000 }];
    expect(isPaused(pauses)).toBe(false);
    expect(timeUpIn({ turnAt: start, pauses }, start + 70_000, 30_000, 1)).toBe(21_500);
  });

  it('leaves room for what a slow connection is credited: an answer in time is never cut off by the server', () => {
    fc.assert(
      fc.property(fc.nat(40_000), fc.nat(3000), (passed, rtt) => {
        const turning = { turnAt: start, pauses: [] };
        const isInTime = msOf(turning, start + passed, rtt, 1) <= 30_000;
        if (isInTime && timeUpIn(turning, start + passed, 30_000, 1) === 0) {
          expect(passed).toBe(31_500); // both in the same millisecond: the log takes the first
        }
      }),
    );
  });
});

describe('how fast messages may come', () => {
  it('20 at once, then 5 a second', () => {
    let bucket = fullBucket(messageRate, start);
    const send = (now: number): boolean => {
      const left = take(bucket, now, messageRate);
      bucket = left ?? bucket;
      return left !== undefined;
    };
    expect(Array.from({ length: 25 }, () => send(start)).filter(Boolean)).toHaveLength(20);
    const second = Array.from({ length: 100 }, (_, i) => send(start + (i + 1) * 10));
    expect(second.filter(Boolean)).toHaveLength(5);
    expect(send(start - 60_000), 'a clock that was set back fills nothing').toBe(false);
    const later = Array.from({ length: 25 }, () => send(start + day));
    expect(later.filter(Boolean), 'and no silence fills it above 20').toHaveLength(20);
  });
});
