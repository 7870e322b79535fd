/** The style sheets and scripts of the pages of this module. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of a name, which is never a path. */
const fileName = /^[\w-]+(?:\.[\w-]+)*\.(css|js)$/;
const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** A file as it is sent. */
export interface PageFile {
  readonly type: string;
  readonly content: Buffer;
}

/** Returns the file of an address below /lti/files, from the first of these folders that has it; undefined if none has. */
export async function pageFile(path: string, folders: readonly string[]): Promise<PageFile | undefined> {
  const [, name = ''] = /^\/lti\/files\/([^/]+)$/.exec(path) ?? [];
  const type = types[fileName.exec(name)?.[1] ?? ''];
  const content = type === undefined ? undefined : await firstOf(folders.map((folder) => join(folder, name)));
  return type === undefined || !content ? undefined : { type, content };
}

/** Returns the content of the first of these files that there is; undefined if there is none. */
async function firstOf([first, ...others]: readonly string[]): Promise<Buffer | undefined> {
  if (first === undefined) return undefined;
  return readFile(first).catch(() => firstOf(others));
}
