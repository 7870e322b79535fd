// Serves packages by `abacade/embed`, unpacked, as a platform would: `/package/scorm12/QUERY/index.html`, where QUERY
// is the choices as in a URL, encoded once more. `html` is the single page; `h5p` is for a player of H5P, which needs no page.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { root } from '../../scripts/bundle/entries.mjs';

/** The strictest policy under which packages work: no other origins, nothing inline, no WebAssembly. */
export const policyOfPackages = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'";

const types = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'text/xml',
};
const made = new Map();

async function make(kind, query) {
  const embed = await import(join(root, 'dist/embed.js'));
  const folder = join(root, 'dist/cdn');
  const names = (await readdir(folder)).filter((name) => /\.(js|json|txt)$/.test(name));
  const built = new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))])));
  const choices = embed.choicesFromQuery(query);
  if (!choices.ok) throw new Error(choices.message);
  const packed = embed.pack(kind, choices.value, built);
  if (!packed.ok) throw new Error(packed.message);
  return kind === 'html' ? { 'index.html': packed.value } : unzipSync(packed.value);
}

/** Returns the file for a path below `/package/`, or undefined. */
export async function fileOfPackage(path) {
  const [, , kind, query, ...names] = path.split('/');
  const name = names.join('/');
  const key = `${kind} ${query}`;
  if (!made.has(key)) made.set(key, make(kind, decodeURIComponent(query)));
  const files = await made.get(key);
  if (!Object.hasOwn(files, name)) return undefined;
  // The test's record store is in the embedding page.
  const before = name === 'cmi5.js' ? 'if (parent.lrs) window.fetch = parent.lrs;\n' : '';
  return {
    body: Buffer.concat([Buffer.from(before), files[name]]),
    headers: {
      'content-type': `${types[name.split('.').pop()]}; charset=utf-8`,
      ...(kind === 'html' || kind === 'h5p' ? {} : { 'content-security-policy': policyOfPackages }),
    },
  };
}
