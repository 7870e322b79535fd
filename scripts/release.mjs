// `npm run release`: runs `npm test`, then writes the files of a release to build/release: the npm packages of the elements and
// of the server, abacade-<version>.zip with the static site (docs/site.md), abacade-wordpress.zip with the plugin for WordPress
// (docs/wordpress.md), a bill of materials, and their SHA-256 sums. A
// person publishes them. It also writes docs/sizes.md: commit that.
// With `-- --earlier <folder>`, the zip also has the files that pages of an earlier version fetch: the folders of versions in
// that folder, such as `abacade` of the last release's zip.
// With `-- --without-tests`, it only builds and checks the package, to try the rest: never publish the result.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';
import { root } from './bundle/entries.mjs';
import { sbom } from './sbom.mjs';
import { filesOfVersions } from './site/earlier.mjs';
import { siteFiles } from './site/files.mjs';
import { pluginFiles, zipOf } from './wordpress/files.mjs';

const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const date = new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - (\\d{4}-\\d{2}-\\d{2})$`, 'm').exec(
  changelog,
)?.[1];
if (!date) throw new Error(`CHANGELOG.md has no dated section for ${version}.`);

const { values } = parseArgs({
  options: { 'without-tests': { type: 'boolean', default: false }, earlier: { type: 'string' } },
});
const checks = values['without-tests']
  ? [
      ['run', 'build'],
      ['run', 'package:check'],
    ]
  : [['test']];
for (const args of checks) execFileSync('npm', ['--silent', ...args], { cwd: root, stdio: 'inherit' });

// A trial run leaves docs/sizes.md as the last release has written it.
for (const script of values['without-tests'] ? ['sizes:check'] : ['audit', 'sizes'])
  execFileSync('npm', ['--silent', 'run', script], { cwd: root, stdio: 'inherit' });

const folder = join(root, 'build/release');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const pack = (cwd) =>
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], { cwd });
pack(root);
const server = join(root, 'server');
const packing = (...more) => execFileSync(process.execPath, ['pack.mjs', ...more], { cwd: server });
packing();
try {
  pack(server);
} finally {
  packing('--undo');
}

/** The files of earlier versions, by their paths in the site: `abacade/0.1.0/multiplay-grid.study.js`. */
const earlier = values.earlier === undefined ? [] : filesOfVersions(values.earlier, version);
const files = Object.fromEntries(
  [...siteFiles(), ...earlier].map(([path, bytes]) => [`${name}-${version}/${path}`, bytes]),
);
// The date of the release rather than of the build, so that the same sources produce the same file.
const mtime = new Date(`${date}T12:00:00`);
writeFileSync(join(folder, `${name}-${version}.zip`), zipSync(files, { level: 9, mtime }));

writeFileSync(join(folder, `${name}-wordpress.zip`), zipOf(await pluginFiles(), mtime));

writeFileSync(join(folder, `${name}-${version}.cdx.json`), `${JSON.stringify(sbom(date), null, 2)}\n`);

const sums = readdirSync(folder)
  .sort()
  .map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex')}  ${file}\n`,
  );
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
console.log(sums.join(''));
