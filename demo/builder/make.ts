import { choicesFromMarkup, longestMarkup } from '../../src/embed/snippets.js';
import type { Choices } from '../../src/embed/choices.js';
import type { CourseKind } from '../../src/embed/packages/files.js';
import { bad, ok, type Result } from '../../src/rules/game.js';
import type { Fetcher } from './fetcher.js';
import { serverFolder } from './server-folder.js';

/** What packs and unpacks: fetched when it is first asked for. */
const packing = () => import('../../src/embed/packages/index.js');

/** The most built files that one package asks for. */
const mostFiles = 20;

/**
 * A package or a page, ready to be saved. What it needs of the built files it says itself, file by file, by what it misses.
 * The code of an error is the name of the file that is not to be had.
 */
export async function make(
  kind: CourseKind | 'html',
  choices: Choices,
  fetchFile: Fetcher,
): Promise<Result<Uint8Array>> {
  const { pack, lackingForH5P } = await packing();
  const built = new Map<string, Uint8Array>();
  // A library has a hundred files: those that it names, then those that they name.
  for (let wave = kind === 'h5p' ? lackingForH5P(built) : []; wave.length > 0; wave = lackingForH5P(built)) {
    const found = await Promise.all(wave.map(async (name) => [name, await fetchFile(name)] as const));
    for (const [name, file] of found) {
      if (!file) return bad(name, `${name} is not to be had.`);
      built.set(name, file);
    }
  }
  for (let i = 0; i < mostFiles; i++) {
    const made = pack(kind, choices, built);
    if (made.ok || built.has(made.code)) return made;
    const file = await fetchFile(made.code);
    if (!file) return made;
    built.set(made.code, file);
  }
  return bad(kind, 'It asks for too many files.');
}

/** The folder of the scripts as a zip, for a web server. The code of an error is the name of the file that is not to be had. */
export async function makeFolder(fetchFile: Fetcher): Promise<Result<Uint8Array>> {
  const [{ zip }, files] = await Promise.all([packing(), serverFolder(fetchFile)]);
  return files.ok ? ok(zip(files.value)) : files;
}

/** No file of ours is larger, in bytes. */
export const longestFile = 20_000_000;

/** The choices in what was read of a file. Any bytes may come. */
export async function choicesInBytes(data: Uint8Array): Promise<Result<Choices>> {
  const isZip = data[0] === 0x50 && data[1] === 0x4b; // PK
  if (isZip) return (await packing()).choicesFromZip(data);
  if (data.length > longestMarkup) return bad('large', 'The file is too large.');
  // Editors of old save lines in two bytes for a letter, and say so at the beginning.
  const mark =
    data[0] === 0xff && data[1] === 0xfe ? 'utf-16le' : data[0] === 0xfe && data[1] === 0xff ? 'utf-16be' : '';
  return choicesFromMarkup(new TextDecoder(mark || 'utf-8').decode(data));
}

/** The same in a worker, so that no file can hold the page up. It fails where there can be no worker. */
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

/** The choices in a file: a package, a page, or lines. Any bytes may come; the code of an error is the field, `zip`,
 * `snippet`, or `large`. */
export async function choicesInFile(file: Blob): Promise<Result<Choices>> {
  if (file.size > longestFile) return bad('large', 'The file is too large.');
  const data = new Uint8Array(await file.arrayBuffer());
  // In the page it takes some milliseconds at most: what is read is limited.
  return besideThePage(data).catch(() => choicesInBytes(data));
}
