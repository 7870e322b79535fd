// A server that loses some of the scripts for pages: `/flaky/NAME/lose?file=set-up&times=2` has it lose the next two
// requests for `….set-up.js` below `/flaky/NAME/` (all of them without `times`); `file=` none any more.
import { join } from 'node:path';
import { root } from '../../scripts/bundle/entries.mjs';
import { answer } from '../../scripts/files.mjs';

/** By the name of a server: what it loses, and how often still. */
const servers = new Map();

/** The answer to a request below `/flaky/`: 503 for what is lost, which some engines remember of an address. */
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
