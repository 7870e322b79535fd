// Files below a folder, as a web server gives them out. Used by `npm start` and by the browser tests.
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
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
 * The file that an address asks for. A folder gives its index.html; without the last slash it is sent there first, so
 * that relative addresses in the page hold.
 * @param folder what is served; nothing outside of it is given out, not by `..` and not by a symbolic link.
 * @param address path of the request, with or without a query; any text.
 * @returns status, headers and, for 200, the bytes.
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
  // A path that begins with a dot somewhere is a hidden file or leads upwards.
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
