// `npm run audit`: asks the registry for known vulnerabilities of the installed packages, as part of a release. If the registry
// does not answer, that is printed, but nothing fails.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './bundle/entries.mjs';

/** Returns the findings of `npm audit --json`, as `name: severity`; undefined if the registry has not answered. */
export function foundIn(printed) {
  try {
    const { auditReportVersion, vulnerabilities } = JSON.parse(printed);
    if (!auditReportVersion) return undefined;
    return Object.values(vulnerabilities).map(({ name, severity }) => `${name}: ${severity}`);
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { stdout } = spawnSync('npm', ['audit', '--audit', '--json'], { cwd: root, encoding: 'utf8' });
  const found = foundIn(stdout);
  console.log(found ? [...found, `${found.length} vulnerable packages.`].join('\n') : 'The registry does not answer.');
  process.exitCode = found?.length ? 1 : 0;
}
