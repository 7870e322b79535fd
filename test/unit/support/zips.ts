import { deflateRawSync, constants } from 'node:zlib';

/** A file of a zip that is written by hand; what the zip says about it may be false. */
export interface Part {
  readonly name: string;
  readonly data: Uint8Array;
  readonly method?: number;
  /** The stated unpacked length, packed length and offset. */
  readonly size: number;
  readonly packed?: number;
  readonly header?: number;
  readonly flags?: number;
}

interface Said {
  /** The stated number of entries. */
  readonly count?: number;
  /** True to write each number as zip64 does. */
  readonly is64?: boolean;
  /** How often the directory lists each part. */
  readonly times?: number;
}

const u16 = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff];
const u32 = (value: number): number[] => [...u16(value % 0x10000), ...u16(Math.floor(value / 0x10000) % 0x10000)];
const u64 = (value: number): number[] => [...u32(value % 2 ** 32), ...u32(Math.floor(value / 2 ** 32))];
const text = (name: string): Uint8Array => new TextEncoder().encode(name);

/** Returns a zip of these parts, with the given faults. */
export function zipOf(parts: readonly Part[], { count, is64 = false, times = 1 }: Said = {}): Uint8Array {
  const pieces: Uint8Array[] = [];
  let at = 0;
  const put = (...some: (Uint8Array | number[])[]): number => {
    const start = at;
    for (const piece of some) {
      pieces.push(piece instanceof Uint8Array ? piece : Uint8Array.from(piece));
      at += piece.length;
    }
    return start;
  };
  const headers = parts.map(({ name, data, method = 8, flags = 0 }) =>
    put(u32(0x04034b50), u16(20), u16(flags), u16(method), u32(0), u32(0), u32(0), u32(0), u16(name.length), u16(0), text(name), data),
  ); // oxfmt-ignore
  const directory = at;
  const list = parts.flatMap(({ name, data, method = 8, flags = 0, size, packed = data.length, header }, i) => {
    const numbers = [size, packed, header ?? headers[i]];
    const extra = is64 ? [...u16(7), ...u16(2), 0, 0, ...u16(1), ...u16(24), ...numbers.flatMap(u64)] : [];
    const [said, saidPacked, saidHeader] = is64 ? [0xffffffff, 0xffffffff, 0xffffffff] : numbers;
    const lengths = [name.length, extra.length, 0, 0, 0].flatMap(u16);
    return [
      ...[...u32(0x02014b50), ...u16(45), ...u16(20), ...u16(flags), ...u16(method), ...u32(0), ...u32(0)],
      ...[...u32(saidPacked), ...u32(said), ...lengths, ...u32(0), ...u32(saidHeader), ...text(name), ...extra],
    ];
  });
  const entry = Uint8Array.from(list);
  for (let time = 0; time < times; time++) put(entry);
  const entries = count ?? parts.length * times;
  const length = at - directory;
  if (is64) {
    const end = put(u32(0x06064b50), u64(44), u16(45), u16(45), u32(0), u32(0), u64(entries), u64(entries), u64(length), u64(directory)); // oxfmt-ignore
    put(u32(0x07064b50), u32(0), u64(end), u32(1));
  }
  const [saidEntries, saidDirectory] = is64 ? [0xffff, 0xffffffff] : [entries, directory];
  put(u32(0x06054b50), u32(0), u16(saidEntries), u16(saidEntries), u32(length), u32(saidDirectory), u16(0));
  const zip = new Uint8Array(at);
  pieces.reduce((start, piece) => (zip.set(piece, start), start + piece.length), 0);
  return zip;
}

/** Returns a deflated text. */
export const deflated = (content: string): Uint8Array => deflateRawSync(text(content));

/** Returns that many megabytes of zeros, deflated. */
export function megabytes(count: number): Uint8Array {
  // A full flush ends a block and forgets the data before it: such blocks may follow one another.
  const one = deflateRawSync(new Uint8Array(1_000_000), { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const end = [3, 0];
  const all = new Uint8Array(one.length * count + end.length);
  for (let i = 0; i < count; i++) all.set(one, i * one.length);
  all.set(end, one.length * count);
  return all;
}
