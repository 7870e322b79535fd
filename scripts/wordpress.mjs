// `npm run wordpress`: tries the WordPress plugin in a WordPress of Debian's package, with PHP and MariaDB on this machine: it checks
// its code by the coding standard, installs it, and reads pages of authors with and without rights, in a sub-path, with https, and in a
// network of sites; a browser plays the games.
// Installs what it needs with apt where it may; otherwise it says NOT RUN, and what to install. After `npm run build`.
//   npm run wordpress -- --wordpress=/path             another WordPress: the folder with its wp-load.php
//   npm run wordpress -- --zip=build/release/abacade-wordpress.zip     the file of a release
//   npm run wordpress -- --standards=/path             with WordPress's own coding standard, where phpcs does not have it installed
//   npm run wordpress -- --plugin=/path                beside another plugin, such as an optimiser; may be repeated
//   npm run wordpress -- --plugin=/path --options=/path/options.json   with what that stores in the table of options, by name
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unzipSync } from 'fflate';
import { root } from './bundle/entries.mjs';
import { pluginFiles, zipOf } from './wordpress/files.mjs';
import { installed, startSite } from './wordpress/server.mjs';
import { addressChecks } from '../test/wordpress/addresses.mjs';
import { startBrowser } from '../test/wordpress/browser.mjs';
import { checks, networkChecks, haveTheirFiles } from '../test/wordpress/checks.mjs';

const { values: given } = parseArgs({
  options: {
    wordpress: { type: 'string' },
    zip: { type: 'string' },
    standards: { type: 'string' },
    plugin: { type: 'string', multiple: true, default: [] },
    options: { type: 'string' },
  },
});
const { missing, packages } = installed(given.wordpress);
if (missing.length > 0) {
  console.log(`NOT RUN: ${missing.join(', ')} missing. Install: ${packages.join(' ')}`);
  process.exit(0);
}

let passed = 0;
let failed = 0;
async function run(name, check) {
  try {
    await check();
    passed++;
    console.log(`  ok  ${name}`);
  } catch (error) {
    failed++;
    console.log(`  FAILED  ${name}\n${String(error.stdout ?? '')}${error.stack ?? error}`);
  }
}

const found = given.standards ? ['--runtime-set', 'installed_paths', given.standards] : [];
const phpcs = (...args) => execFileSync('phpcs', [...found, ...args], { stdio: 'pipe' }).toString();
const plugin = join(root, 'wordpress/plugin');
if (/\bWordPress\b/.test(phpcs('-i')))
  await run("WordPress's coding standard", () => phpcs('-s', '--extensions=php', '--standard=WordPress', plugin));
else {
  await run('the rules of the coding standard that phpcs has itself', () =>
    phpcs('-s', `--standard=${join(root, 'test/wordpress/phpcs.xml')}`, plugin),
  );
  console.log("  NOT RUN  WordPress's coding standard: phpcs does not have it. Give its folder with --standards=/path");
}

const zip = given.zip ? readFileSync(given.zip) : zipOf(await pluginFiles());
const files = Object.entries(unzipSync(zip)).map(([path, bytes]) => [path.replace(/^abacade\//, ''), bytes]);
await run('the scripts have the files that they fetch', () => haveTheirFiles(files));
const same = {
  source: given.wordpress,
  plugins: given.plugin,
  options: given.options && JSON.parse(readFileSync(given.options, 'utf8')),
};
const browser = await startBrowser();
for (const [more, list] of [
  [{}, checks],
  [{ path: '/school' }, addressChecks],
  [{ isNetwork: true }, networkChecks],
]) {
  const site = await startSite(files, { ...same, ...more });
  try {
    for (const [name, check] of Object.entries(list)) await run(name, () => check({ ...site, browser }));
  } finally {
    await site.end();
  }
}
await browser.end();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
