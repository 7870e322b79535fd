// The script of the demo's page "Try a translation", bundled as the tests are that try it. It holds the elements too, in
// files that are fetched when needed.
import { build } from 'esbuild';
import { root } from './entries.mjs';

/** What stands in for packages that a page does not have. */
export const noStreams = Object.fromEntries(
  ['encoding', 'node:stream', 'node:util'].map((name) => [name, './demo/translate/no-streams.ts']),
);

/** Writes build/demo/translate/. */
export const bundleTranslate = () =>
  build({
    absWorkingDir: root,
    entryPoints: ['demo/translate/try-translation.ts'],
    outdir: 'build/demo/translate',
    alias: noStreams,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['production'],
    ignoreAnnotations: true, // `sideEffects` describes the package's files, not the sources
    legalComments: 'none',
    minify: true,
    logLevel: 'warning',
  });
