import { Inflate, zipSync } from 'fflate';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bytes, choicesFromZip, pack, textOf } from '../../src/embed/packages/index.js';
import { fileInZip } from '../../src/archive/unzip.js';
import { built, choose, valueOf } from './support/embed.js';
import { deflated, megabytes, zipOf, type Part } from './support/zips.js';

const page = '<!doctype html><multiplay-grid size="7"></multiplay-grid>';
const whole: Part = { name: 'index.html', data: deflated(page), size: page.length };
const other: Part = { name: 'scorm12.js', data: deflated('void 0;'), size: 7 };

const push = vi.spyOn(Inflate.prototype, 'push');
beforeEach(() => void push.mockClear());

/** Returns the number of compressed bytes since the test began. They inflate to at most a thousand times as many. */
const inflated = (): number => push.mock.calls.reduce((sum, [chunk]) => sum + chunk.length, 0);

const refused = (zip: Uint8Array): unknown => {
  const read = choicesFromZip(zip);
  return read.ok ? 'read' : read.code;
};

describe('a zip', () => {
  it.each([
    ['plain', zipOf([other, whole])],
    ['with the numbers of zip64', zipOf([other, whole], { is64: true })],
    ['stored', zipOf([other, { ...whole, method: 0, data: bytes(page) }])],
    ['by another packer', zipSync({ 'a.js': bytes('1'), 'index.html': bytes(page) })],
  ])('%s gives its choices, and nothing but its page is unpacked', (_, zip) => {
    expect(choicesFromZip(zip)).toEqual({ ok: true, value: choose(['size', '7']) });
    expect(inflated()).toBeLessThanOrEqual(whole.data.length);
  });
});

describe('a bomb', () => {
  const bomb = megabytes(600);

  it('of 600 MB is refused without being looked at', () => {
    expect(refused(zipOf([{ ...whole, data: bomb, size: 600_000_000 }]))).toBe('large');
    expect(inflated()).toBe(0);
  });

  it.each([0, 1, page.length, 99_999])('of 600 MB that says it has %i ends where the limit is passed', (size) => {
    expect(refused(zipOf([{ ...whole, data: bomb, size, packed: 90_000 }]))).toBe('large');
    expect(inflated()).toBeLessThan(3_000);
  });

  it('of zip64 that says it has next to nothing ends there too', () => {
    expect(refused(zipOf([{ ...whole, data: bomb, size: 9, packed: 90_000 }], { is64: true }))).toBe('large');
    expect(inflated()).toBeLessThan(3_000);
  });

  it('in the files that are not needed does no harm', () => {
    const zip = zipOf([{ ...other, data: bomb, size: 7 }, whole]);
    expect(refused(zip)).toBe('read');
    expect(inflated()).toBe(whole.data.length);
  });

  it('of 65,534 pages is refused, each of its own and all at one place', () => {
    const long = { ...whole, data: deflated('x'.repeat(99_000)), size: 99_000 };
    expect(refused(zipOf([long], { times: 65_534 }))).toBe('large');
    expect(refused(zipOf([whole], { times: 900 }))).toBe('zip');
    expect(refused(zipOf([whole, { ...whole, header: 0 }]))).toBe('zip');
    expect(refused(zipOf([whole], { times: 70_000, count: 70_000, is64: true }))).toBe('large');
    expect(inflated()).toBe(0);
  });

  it('in a bomb stays packed: the page is then no page', () => {
    const inner = zipOf([{ ...whole, data: bomb, size: 9 }]).slice(0, 90_000);
    expect(refused(zipOf([{ ...whole, method: 0, data: inner, size: inner.length }]))).toBe('snippet');
    expect(inflated()).toBe(0);
  });

  it('names what is wrong, and the file', () => {
    const message = (zip: Uint8Array): unknown => choicesFromZip(zip);
    expect(message(zipOf([{ ...whole, data: bomb, size: 600_000_000 }]))).toMatchObject({
      message: 'index.html in this zip unpacks to more than 100000 bytes.',
    });
    expect(message(zipOf([whole, whole]))).toMatchObject({ message: expect.stringContaining('more than one index.html') as string }); // oxfmt-ignore
    expect(message(zipOf([other]))).toMatchObject({ message: expect.stringContaining('no index.html') as string });
  });
});

describe('a zip that lies', () => {
  it.each([
    ['a length that is not so', zipOf([{ ...whole, size: page.length + 1 }])],
    ['a packed length that is not so', zipOf([{ ...whole, packed: whole.data.length - 3 }])],
    ['more than the zip has', zipOf([{ ...whole, packed: 90_000 }])],
    ['a place beyond its end', zipOf([{ ...whole, header: 0xfffffff0 }])],
    ['a place beyond all ends', zipOf([{ ...whole, header: 2 ** 60 }], { is64: true })],
    ['a place that is none', zipOf([{ ...whole, header: 3 }])],
    ['more entries than there are', zipOf([whole], { count: 9 })],
    ['a secret', zipOf([{ ...whole, flags: 1 }])],
    ['another way of packing', zipOf([{ ...whole, method: 93 }])],
    ['no entry', zipOf([])],
  ])('about %s is refused', (_, zip) => {
    expect(refused(zip)).toBe('zip');
  });

  it('is refused wherever it is cut off', () => {
    const zip = valueOf(pack('scorm12', choose(), built()));
    for (let length = 0; length < zip.length; length++) expect(refused(zip.subarray(0, length))).toBe('zip');
  });

  it('never throws, and never unpacks more than the limit allows', () => {
    const zips = [zipOf([other, whole]), zipOf([whole, other], { is64: true }), zipOf([{ ...whole, data: megabytes(20), size: 9, packed: 9_000 }])]; // oxfmt-ignore
    const change = fc.tuple(fc.nat(400), fc.nat(255));
    fc.assert(
      fc.property(fc.constantFrom(...zips), fc.array(change, { maxLength: 6 }), (zip, changes) => {
        const damaged = zip.slice();
        for (const [back, byte] of changes) damaged[Math.max(0, damaged.length - 1 - back)] = byte;
        push.mockClear();
        const read = fileInZip(damaged, 'index.html', 1000);
        if (read.ok) expect(textOf(read.value).length).toBeLessThanOrEqual(1000);
        expect(inflated()).toBeLessThan(5_000);
      }),
      { numRuns: 2000 },
    );
  });
});
