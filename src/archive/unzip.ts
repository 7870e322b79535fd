import { Inflate } from 'fflate';
import { bad, ok, type Result } from '../rules/result.js';

/** The directory entry of a file in a zip. */
interface Entry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  /** The compressed and uncompressed sizes in bytes. */
  readonly packed: number;
  readonly size: number;
  /** The offset of its local header. */
  readonly header: number;
}

const signature = { end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50, entry: 0x02014b50, local: 0x04034b50 };
const longestComment = 0xffff;
/** The id of the extra field for numbers of more than four bytes. */
const zip64Field = 1;

const mostEntries = 1000;
/** The number of bytes inflated at once; they expand to at most about a thousand times as many. */
const slice = 1000;

const word = (view: DataView, at: number): number => view.getUint32(at, true);
const half = (view: DataView, at: number): number => view.getUint16(at, true);

/** Reads a number of eight bytes. Numbers that a double cannot represent exactly exceed every limit anyway. */
const long = (view: DataView, at: number): number => word(view, at) + word(view, at + 4) * 2 ** 32;

/** Returns the offset of the directory, and the number of entries it claims to have. */
function directoryOf(view: DataView): { readonly at: number; readonly count: number } | undefined {
  const last = view.byteLength - 22;
  for (let end = last; end >= Math.max(0, last - longestComment); end--) {
    if (word(view, end) !== signature.end || end + 22 + half(view, end + 20) > view.byteLength) continue;
    const is64 = end >= 20 && word(view, end - 20) === signature.locator64;
    if (!is64) return { count: half(view, end + 10), at: word(view, end + 16) };
    const end64 = long(view, end - 12);
    return word(view, end64) === signature.end64
      ? { count: long(view, end64 + 32), at: long(view, end64 + 48) }
      : undefined;
  }
  return undefined;
}

/** Returns the sizes and the offset of an entry. Those that exceed four bytes are in an extra field, in this order. */
function numbersOf(
  view: DataView,
  at: number,
  extra: number,
  next: number,
): [size: number, packed: number, header: number] {
  const numbers = [word(view, at + 24), word(view, at + 20), word(view, at + 42)];
  for (let field = extra; field + 4 <= next; field += 4 + half(view, field + 2)) {
    if (half(view, field) !== zip64Field) continue;
    let value = field + 4;
    const read = numbers.map((number) => (number === 0xffffffff ? long(view, (value += 8) - 8) : number));
    return read as [number, number, number];
  }
  return numbers as [number, number, number];
}

/** Yields the entries of the directory. */
function* entriesOf(view: DataView, start: number, count: number): Generator<Entry> {
  for (let i = 0, at = start; i < count; i++) {
    if (word(view, at) !== signature.entry) throw new RangeError('The directory ends too soon.');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => half(view, at + offset));
    const extra = at + 46 + nameLength;
    const name = String.fromCharCode(
      ...new Uint8Array(view.buffer, view.byteOffset + at + 46, Math.min(nameLength, 200)),
    );
    const [size, packed, header] = numbersOf(view, at, extra, extra + extraLength);
    yield { name, isEncrypted: (half(view, at + 8) & 1) === 1, method: half(view, at + 10), packed, size, header };
    at = extra + extraLength + commentLength;
  }
}

/** Inflates data, or returns undefined as soon as the result is longer than `longest`. */
function inflate(data: Uint8Array, longest: number): Uint8Array | undefined {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate((chunk) => {
    length += chunk.length;
    if (length <= longest) chunks.push(chunk);
  });
  for (let at = 0; at < data.length && length <= longest; at += slice) {
    stream.push(data.subarray(at, at + slice), at + slice >= data.length);
  }
  if (length > longest) return undefined;
  const out = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}

/** The files of a zip, not yet unpacked. */
export interface Archive {
  /** Their names in the order of the directory; a name may occur twice. */
  readonly names: readonly string[];
  /** Unpacks the only file of this name, if it has at most `longest` bytes. */
  read(name: string, longest: number): Result<Uint8Array>;
}

const noZip = bad<never>('zip', 'The zip is damaged, or none.');

/** Unpacks one entry; throws if an offset is beyond the end, or if the data is damaged. */
function unpack(zip: Uint8Array, view: DataView, entry: Entry, longest: number): Result<Uint8Array> {
  const { name, isEncrypted, method, packed, size, header } = entry;
  const tooLong = bad<Uint8Array>('large', `${name} in this zip unpacks to more than ${longest} bytes.`);
  if (size > longest || packed > longest) return tooLong;
  if (isEncrypted || word(view, header) !== signature.local) return noZip;
  const start = header + 30 + half(view, header + 26) + half(view, header + 28);
  const data = zip.subarray(start, start + packed);
  if (data.length < packed) return noZip;
  const file = method === 0 ? data : method === 8 ? inflate(data, longest) : undefined;
  if (method === 8 && !file) return tooLong;
  return file?.length === size ? ok(file) : noZip;
}

/**
 * Reads the directory of an untrusted zip. Stated lengths are not trusted: unpacking stops as soon as a limit is
 * exceeded. The code of an error is `zip`, or `large` for a limit.
 */
export function openZip(zip: Uint8Array): Result<Archive> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  try {
    const directory = directoryOf(view);
    if (!directory) return noZip;
    if (directory.count > mostEntries) return bad('large', `This zip has more than ${mostEntries} files.`);
    const entries = [...entriesOf(view, directory.at, directory.count)];
    return ok({
      names: entries.map(({ name }) => name),
      read(wanted, longest) {
        const found = entries.filter(({ name }) => name === wanted);
        if (found.length !== 1) return bad('zip', `The zip has ${found.length ? 'more than one' : 'no'} ${wanted}.`);
        try {
          return unpack(zip, view, found[0], longest);
        } catch {
          return noZip;
        }
      },
    });
  } catch {
    return noZip; // an offset beyond the end
  }
}

/** Extracts a single file from an untrusted zip if it has at most `longest` bytes: see `openZip`. */
export function fileInZip(zip: Uint8Array, wanted: string, longest: number): Result<Uint8Array> {
  const archive = openZip(zip);
  return archive.ok ? archive.value.read(wanted, longest) : archive;
}
