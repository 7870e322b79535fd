import { choicesFromMarkup, longestMarkup } from '../../src/embed/snippets.js';
import type { Choices } from '../../src/embed/choices.js';
import type { Games } from '../../src/embed/games.js';
import type { CourseKind } from '../../src/embed/packages/files.js';
import { bad, ok, type Result } from '../../src/rules/game.js';
import type { Fetcher } from './fetcher.js';
import { offered } from './offered.js';
import { serverFolder } from './server-folder.js';

/** Imports the code that packs and unpacks, on first use. */
const packing = () => import('../../src/embed/packages/index.js');

/** Maximum number of built files that one package needs. */
const mostFiles = 20;

/**
 * Creates a package or a page, ready to be saved. `pack` reports the built files that it needs one by one, as errors. The
 * code of an error is the name of a file that is not available.
 */
export async function make(
  kind: CourseKind | 'html',
  choices: Choices,
  fetchFile: Fetcher,
  games?: Games,
): Promise<Result<Uint8Array>> {
  const { pack, lackingForH5P } = await packing();
  const built = new Map<string, Uint8Array>();
  // A library has a hundred files: those that it names itself, then those named in them.
  for (let wave = kind === 'h5p' ? lackingForH5P(built) : []; wave.length > 0; wave = lackingForH5P(built)) {
    const found = await Promise.all(wave.map(async (name) => [name, await fetchFile(name)] as const));
    for (const [name, file] of found) {
      if (!file) return bad(name, `${name} is not to be had.`);
      built.set(name, file);
    }
  }
  for (let i = 0; i < mostFiles; i++) {
    const made = pack(kind, choices, built, games);
    if (made.ok || built.has(made.code)) return made;
    const file = await fetchFile(made.code);
    if (!file) return made;
    built.set(made.code, file);
  }
  return bad(kind, 'It asks for too many files.');
}

/**
 * Creates a zip with the folder of the scripts, for a web server. The code of an error is the name of a file that is not
 * available.
 */
export async function makeFolder(fetchFile: Fetcher): Promise<Result<Uint8Array>> {
  const [{ zip }, files] = await Promise.all([packing(), serverFolder(fetchFile)]);
  return files.ok ? ok(zip(files.value)) : files;
}

/** Maximum size of a file, in bytes. No file made here is larger. */
export const longestFile = 20_000_000;

/** Returns the choices in the content of a file. The bytes are untrusted. */
export async function choicesInBytes(data: Uint8Array): Promise<Result<Choices>> {
  const isZip = data[0] === 0x50 && data[1] === 0x4b; // PK
  if (isZip) return (await packing()).choicesFromZip(data, offered);
  if (data.length > longestMarkup) return bad('large', 'The file is too large.');
  // Old editors save text in UTF-16, with a byte order mark.
  const mark =
    data[0] === 0xff && data[1] === 0xfe ? 'utf-16le' : data[0] === 0xfe && data[1] === 0xff ? 'utf-16be' : '';
  return choicesFromMarkup(new TextDecoder(mark || 'utf-8').decode(data), offered);
}

/** Does the same in a worker, so that no file can block the page. Rejects if workers are not available. */
async function besideThePage(data: Uint8Array): Promise<Result<Choices>> {
  const worker = new Worker(new URL('./opening.js', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data: read }: MessageEvent<Result<Choices>>) => resolve(read);
      worker.onerror = reject;
      worker.postMessage(data);
    });
  } finally {
    worker.terminate();
  }
}

/**
 * Returns the choices in a file: a package, a page, or a snippet. The bytes are untrusted; the code of an error is the
 * field, `zip`, `snippet`, or `large`.
 */
export async function choicesInFile(file: Blob): Promise<Result<Choices>> {
  if (file.size > longestFile) return bad('large', 'The file is too large.');
  const data = new Uint8Array(await file.arrayBuffer());
  // In the page it takes some milliseconds at most, because the amount read is limited.
  return besideThePage(data).catch(() => choicesInBytes(data));
}
