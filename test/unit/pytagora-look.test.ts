import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  around,
  bringing,
  lookAt,
  showAll,
  showing,
  viewBox,
  zoomed,
  type Camera,
  type Size,
} from '../../components/pytagora-board/camera.js';
import { glyphsTyped } from '../../components/pytagora-board/entry.js';

const cell = fc.record({ x: fc.integer({ min: -40, max: 40 }), y: fc.integer({ min: -40, max: 40 }) });
const cells = fc.array(cell, { minLength: 1, maxLength: 20 });
const size = fc.record({ width: fc.integer({ min: 256, max: 1900 }), height: fc.integer({ min: 150, max: 900 }) });

/** Returns whether a cell is completely in sight. */
function isSeen({ x, y, cell: pixels }: Camera, at: { x: number; y: number }, { width, height }: Size): boolean {
  const left = width / 2 + (at.x - x) * pixels;
  const top = height / 2 + (at.y - y) * pixels;
  const slack = 1e-6;
  return left >= -slack && top >= -slack && left + pixels <= width + slack && top + pixels <= height + slack;
}

describe('Where one looks at the table', () => {
  it('to see everything, everything is seen', () => {
    fc.assert(
      fc.property(cells, size, (all, on) => {
        const box = around(all, 1);
        const camera = showAll(box, on);
        // Unless the cells would be too small to recognise.
        return camera.cell <= 6 || all.every((at) => isSeen(camera, at, on));
      }),
    );
  });

  it('pieces stay large enough to be hit, and what is at hand is seen', () => {
    fc.assert(
      fc.property(cells, fc.array(cell, { minLength: 1, maxLength: 3 }), size, (others, now, on) => {
        const camera = lookAt(around([...others, ...now], 1), around(now, 1), now[0], on);
        expect(camera.cell).toBeGreaterThanOrEqual(22);
        return isSeen(camera, now[0], on);
      }),
    );
  });

  it('what is laid is brought into view, and nothing moves that is in view', () => {
    const camera = fc.record({ x: fc.constant(0), y: fc.constant(0), cell: fc.constantFrom(16, 30, 60, 150) });
    fc.assert(
      fc.property(camera, fc.array(cell, { minLength: 1, maxLength: 3 }), size, (from, line, on) => {
        const box = around(line, 0.5);
        const to = bringing(from, box, line[0], on, 16);
        expect(to.cell).toBeLessThanOrEqual(from.cell);
        expect(to.cell).toBeGreaterThanOrEqual(16);
        expect(isSeen(to, line[0], on)).toBe(true);
        if (to.cell > 16) expect(line.every((at) => isSeen(to, at, on))).toBe(true);
        const corners = [
          { x: box.left, y: box.top },
          { x: box.right - 1, y: box.bottom - 1 },
        ];
        if (corners.every((at) => isSeen(from, at, on))) expect(to).toEqual(from);
      }),
    );
  });

  it('zooms about a point that stays where it is, and shifts no farther than it must', () => {
    const camera = fc.record({
      x: fc.double({ min: -9, max: 9, noNaN: true }),
      y: fc.constant(0),
      cell: fc.constant(40),
    });
    fc.assert(
      fc.property(camera, cell, fc.constantFrom(1.3, 1 / 1.3), size, (from, at, factor, on) => {
        const to = zoomed(from, factor, at);
        expect((at.x - to.x) * to.cell).toBeCloseTo((at.x - from.x) * from.cell, 6);
        const shifted = showing(from, at, on);
        expect(isSeen(shifted, at, on)).toBe(true);
        expect(showing(shifted, at, on)).toEqual(shifted);
      }),
    );
  });

  it('is drawn with a hundred units a cell', () => {
    expect(viewBox({ x: 2, y: 1, cell: 50 }, { width: 400, height: 200 })).toBe('-200.0 -100.0 800.0 400.0');
  });
});

describe('An equation that is typed', () => {
  it.each([
    ['12*3=36', '12*3=36'],
    [' 12 × 3 = 36 ', '12*3=36'],
    ['12·3=36', '12*3=36'],
    ['12x3=36', '12*3=36'],
    ['36:3=12', '36/3=12'],
    ['36 ÷ 3 = 12', '36/3=12'],
    ['7−5=2', '7-5=2'],
    ['١٢×٣=٣٦', '12*3=36'],
    ['\u2066১২+৩=১৫\u2069', '12+3=15'],
  ])('%s is %s', (text, glyphs) => {
    expect(glyphsTyped(text)).toBe(glyphs);
  });

  it.each(['', ' ', 'two', '1,5=1,5', '(1+2)=3', '1=1;', '√4=2', '½', '<b>'])('%j is refused', (text) => {
    expect(glyphsTyped(text)).toBeUndefined();
  });

  it('is in glyphs or nothing, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => /^[-0-9+*/=]+$/.test(glyphsTyped(text) ?? '0')));
  });
});
