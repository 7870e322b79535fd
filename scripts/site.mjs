// `npm run site`: builds everything and writes one folder that any web server or object store can serve: docs/site.md.
// `--out FOLDER` (default: site) sets the folder; `--url https://…/` its address, for previews of links; `--without-build` uses
// the result of the last build.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './bundle/entries.mjs';
import { siteFiles } from './site/files.mjs';
import { keptAtOnce } from './site/offline.mjs';

const fail = (sentence) => {
  console.error(sentence);
  process.exit(2);
};

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'site') },
    url: { type: 'string' },
    'without-build': { type: 'boolean', default: false },
  },
});

const folder = resolve(values.out);
/** True if the folder was written by this script or is empty: only then is it replaced. */
const isOurs = !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, 'kept-later.json'));
if (!isOurs) fail(`${folder} holds other files. Name a folder that is new, or that holds the site.`);
if (values.url && !/^https?:\/\/[^?#]+\/$/.test(values.url))
  fail('--url is the whole address of the folder: https://example.org/games/');

if (!values['without-build']) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
const files = siteFiles(values.url);
rmSync(folder, { recursive: true, force: true });
for (const [path, bytes] of files) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), bytes);
}

const megabytes = (paths) => (paths.reduce((sum, path) => sum + files.get(path).length, 0) / 1e6).toFixed(1);
console.log(`${folder}: ${files.size} files, ${megabytes([...files.keys()])} MB`);
console.log(`Kept on a device at the first visit: ${megabytes(keptAtOnce(files))} MB`);
