// Bundles programs from the sources for Node: benchmarks, tests and scripts run code that is not compiled yet.
import { mkdtempSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { root } from './entries.mjs';
import { entry, fromSources, packages } from './plugins.mjs';
import { refuse, writeBundle } from './write.mjs';

/**
 * Bundles a program: a file, or `{ text }` whose imports are resolved from the project's folder. Packages from npm stay
 * external, unless the program is to be `alone`.
 * @param output Rollup's options: `file` or `dir`
 */
export async function bundleForNode(program, output, { alone = false, plugins = [] } = {}) {
  const isText = typeof program !== 'string';
  const input = {
    input: isText ? 'entry' : program,
    external: (id) => isBuiltin(id) || (!alone && id !== 'entry' && !/^\.{1,2}\//.test(id) && !isAbsolute(id)),
    plugins: [isText && entry(program.text), plugins, fromSources, packages('node'), commonjs(), json()],
    onwarn: refuse,
  };
  await writeBundle(input, { format: 'es', inlineDynamicImports: Boolean(output.file), ...output });
}

/** Imports a module of the sources, or `{ text }`, without a build. */
export async function importSources(program) {
  const folder = mkdtempSync(join(root, 'node_modules/.abacade-'));
  const file = join(folder, 'module.mjs');
  try {
    await bundleForNode(program, { file });
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
