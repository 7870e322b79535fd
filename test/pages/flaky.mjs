// A server that fails for some scripts: after `/flaky/NAME/lose?file=set-up&times=2`, the next two requests for
// `….set-up.js` below `/flaky/NAME/` fail (all of them without `times`); `file=` ends this.
import { join } from 'node:path';
import { root } from '../../scripts/bundle/entries.mjs';
import { answer } from '../../scripts/files.mjs';

/** For each name: the file that fails, and how many times more. */
const servers = new Map();

/** Returns the response to a request below `/flaky/`: 503 for a failing file, which some engines remember for a URL. */
export async function flaky(path, query) {
  const [, , name, ...rest] = path.split('/');
  const file = rest.join('/');
  if (file === 'lose') {
    servers.set(name, { file: query.file, left: Number(query.times ?? Infinity) });
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: 'ok' };
  }
  if (file === '') {
    const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>flaky</title>
      <script type="module" src="${query.script}.js"></script></head><body></body></html>`;
    return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
  }
  const loses = servers.get(name);
  if (loses?.file && loses.left > 0 && (file.endsWith(`.${loses.file}.js`) || file === `${loses.file}.js`)) {
    loses.left--;
    return { status: 503, headers: { 'content-type': 'text/plain' }, body: '503' };
  }
  return answer(join(root, 'dist/cdn'), `/${file}`);
}
