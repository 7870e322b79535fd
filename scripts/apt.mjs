// Finds programs, and installs Debian packages where that is permitted.
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns whether a path is an executable file. */
export const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of the first of these programs on the PATH, or undefined. */
export const onPath = (...names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((dir) => join(dir, name)))
    .find((path) => isProgram(path));

/** Installs Debian packages if that is permitted. Failures are printed; the caller checks whether the programs are available. */
export function install(packages) {
  const isRoot = process.getuid?.() === 0;
  const mayBecomeRoot = isRoot || (onPath('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0);
  if (!onPath('apt-get') || !mayBecomeRoot) return;
  const apt = (...args) => {
    const command = [
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-q',
      '-o',
      'DPkg::Lock::Timeout=300',
      ...args,
    ];
    const [program, ...rest] = isRoot ? command : ['sudo', '-n', ...command];
    execFileSync(program, rest, { stdio: ['ignore', 'inherit', 'inherit'] });
  };
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
  } catch (error) {
    console.error(error.message);
  }
}
