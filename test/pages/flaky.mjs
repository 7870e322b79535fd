// A server that fails for some scripts: after `/flaky/NAME/lose?file=set-up&times=2`, the next two requests for `….set-up.js` below
// `/flaky/NAME/` fail (all of them without `times`); `file=` ends this. `how=missing`: the file does not exist; `text`: it is sent as plain
// text; `page`: a page is sent instead, as servers of single-page applications do; `late`: it is sent once that ends.
// `/flaky/NAME/publish?version=9.9.9&folders=9.9.9` simulates that version, with the folders of these versions; with `&main=0.2.0` the
// files of the elements are those of another version, as from a cache.
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root, version as built } from '../../scripts/bundle/entries.mjs';
import { answer } from '../../scripts/files.mjs';

/** For each name: the file that fails, and the remaining number of failures. */
const servers = new Map();

/** For each name: the installed version. */
const installed = new Map();

/** Returns a file of dist/cdn as it is when another version is installed. */
async function published(file, { version, main = version, folders }) {
  const [, folder, rest] = /^(?:(\d+\.\d+\.\d+)\/)?(.*)$/.exec(file);
  if (folder && !folders.includes(folder)) return answer(root, '/none');
  const made = await answer(join(root, 'dist/cdn'), folder ? `/${built}/${rest}` : `/${file}`);
  const own = folder ?? (file === 'version.js' ? version : main);
  return made.status === 200 && own !== built
    ? { ...made, body: String(Buffer.from(made.body)).replaceAll(built, own) }
    : made;
}

/** Returns the response to a request below `/flaky/`: 503 for a failing file, which some engines remember for a URL. */
export async function flaky(path, query) {
  const [, , name, ...rest] = path.split('/');
  const file = rest.join('/');
  if (file === 'lose') {
    servers.set(name, { file: query.file, left: Number(query.times ?? Infinity), how: query.how });
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: 'ok' };
  }
  if (file === 'publish') {
    installed.set(name, { ...query, folders: query.folders.split(',') });
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: 'ok' };
  }
  if (file === '') {
    const board = query.players === undefined ? '' : `<${query.script} players="${query.players}"></${query.script}>`;
    const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>flaky</title>
      <script type="module" src="${query.script}.js"></script></head><body>${board}</body></html>`;
    const policy = query.policy && { 'content-security-policy': query.policy };
    return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8', ...policy }, body };
  }
  const loses = servers.get(name);
  if (loses?.file && loses.left > 0 && (file.endsWith(`.${loses.file}.js`) || file === `${loses.file}.js`)) {
    loses.left--;
    if (loses.how === 'late') {
      while (servers.get(name) === loses) await setTimeout(20);
      return answer(join(root, 'dist/cdn'), `/${file}`);
    }
    if (loses.how === 'missing') return { status: 404, headers: { 'content-type': 'text/plain' }, body: '404' };
    if (loses.how === 'page') {
      return { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Home</title>' };
    }
    if (loses.how === 'text') {
      const { headers, ...given } = await answer(join(root, 'dist/cdn'), `/${file}`);
      return { ...given, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } };
    }
    return { status: 503, headers: { 'content-type': 'text/plain' }, body: '503' };
  }
  const there = installed.get(name);
  return there ? published(file, there) : answer(join(root, 'dist/cdn'), `/${file}`);
}
