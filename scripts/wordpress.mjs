// `npm run wordpress`: tries the WordPress plugin in a WordPress of Debian's package, with PHP and MariaDB on this machine: it checks
// its code by the coding standard, installs it, and reads pages of authors with and without rights, also in a network of sites.
// Installs what it needs with apt where it may; otherwise it says NOT RUN, and what to install. After `npm run build`.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle/entries.mjs';
import { pluginFiles } from './wordpress/files.mjs';
import { installed, startSite } from './wordpress/server.mjs';
import { checks, networkChecks } from '../test/wordpress/checks.mjs';

const { missing, packages } = installed();
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

const standard = existsSync('/usr/share/php/WordPressCS') ? 'WordPress' : join(root, 'test/wordpress/phpcs.xml');
await run('the coding standard', () =>
  execFileSync('phpcs', ['-s', `--standard=${standard}`, join(root, 'wordpress/plugin')], { stdio: 'pipe' }),
);

const files = await pluginFiles();
for (const [isNetwork, list] of [
  [false, checks],
  [true, networkChecks],
]) {
  const site = await startSite(files, { isNetwork });
  try {
    for (const [name, check] of Object.entries(list)) await run(name, () => check(site));
  } finally {
    await site.end();
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
