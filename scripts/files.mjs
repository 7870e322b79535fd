// Serves the files of a folder, as a web server does. Used by `npm start` and by the browser tests.
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.zip': 'application/zip',
};

/**
 * Returns the headers that let pages of other sites use the scripts, as docs/site.md requires; no other file has them.
 * @param address The path of the request.
 */
export const shared = (address) => (address.startsWith('/dist/') ? { 'access-control-allow-origin': '*' } : {});

/**
 * Returns the response for a URL. A folder gives its index.html; without a trailing slash it is redirected, so that
 * relative URLs in the page work.
 * @param folder The folder to serve. Nothing outside it is accessible, neither by `..` nor by a symbolic link.
 * @param address The path of the request, with or without a query; untrusted.
 * @returns Status, headers and, for 200, the bytes.
 */
export async function answer(folder, address) {
  const refuse = (status) => ({
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: String(status),
  });
  let path;
  try {
    path = decodeURIComponent(address.replace(/[?#].*$/s, ''));
  } catch {
    return refuse(400);
  }
  // A path segment that begins with a dot is a hidden file or leads upwards.
  if (!path.startsWith('/') || /[\0\\]/.test(path) || path.split('/').some((part) => part.startsWith('.'))) {
    return refuse(404);
  }
  try {
    const base = await realpath(folder);
    let file = await realpath(join(base, path));
    if (file !== base && !file.startsWith(base + sep)) return refuse(404);
    if ((await stat(file)).isDirectory()) {
      if (!path.endsWith('/'))
        return { ...refuse(301), headers: { location: encodeURI(`${path.replace(/^\/+/, '/')}/`) } };
      file = join(file, 'index.html');
    }
    const headers = {
      'content-type': types[extname(file).toLowerCase()] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    };
    return { status: 200, headers, body: await readFile(file) };
  } catch {
    return refuse(404);
  }
}
