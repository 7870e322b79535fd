/* Decodes text files that do not declare their encoding. */

/** The code pages in which spreadsheets save a text that is not in Unicode, by the language of the device. */
const codePages: ReadonlyMap<string, string> = new Map([
  ['ar', 'windows-1256'],
  ['ja', 'shift_jis'],
  ['pl', 'windows-1250'],
  ['tr', 'windows-1254'],
  ['uk', 'windows-1251'],
  ['zh', 'gb18030'],
]);
const usualPage = 'windows-1252';

export interface Decoded {
  readonly text: string;
  /** The code page that was guessed; undefined for Unicode. */
  readonly codePage?: string;
}

const begins = (bytes: Uint8Array, ...expected: number[]): boolean => expected.every((byte, i) => bytes[i] === byte);

/** Returns the Unicode encoding that a byte order mark indicates. */
function markOf(bytes: Uint8Array): string | undefined {
  if (begins(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (begins(bytes, 0xfe, 0xff)) return 'utf-16be';
  return begins(bytes, 0xef, 0xbb, 0xbf) ? 'utf-8' : undefined;
}

function inUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Decodes a text as Unicode, by its byte order mark or as strict UTF-8, which other texts do not match by chance; otherwise by the code
 * page of a language. The mark itself is not part of the text.
 * @param language The language of the reader, as a tag.
 */
export function decoded(bytes: Uint8Array, language = 'en'): Decoded {
  const mark = markOf(bytes);
  if (mark) return { text: new TextDecoder(mark).decode(bytes) };
  const text = inUtf8(bytes);
  if (text !== undefined) return { text };
  const codePage = codePages.get(language.split('-', 1)[0].toLowerCase()) ?? usualPage;
  return { text: new TextDecoder(codePage).decode(bytes), codePage };
}
