// Bundles the declarations that tsc has written to dist/types, in place: a file for each entry of the package, and the
// declarations that entries have in common in `shared`. Declarations that no entry reaches are not published. `npm run bundle`
// does it after the build.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { root, rulesAlone, tags } from './bundle/entries.mjs';

const folder = join(root, 'dist/types');
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * Returns the path of the module behind an entry of the package, by its declarations: `elements/multiplay-grid`, `index`,
 * `rules`.
 */
function sourceOf(entry) {
  if (entry.startsWith('elements/')) return `components/${entry.slice('elements/'.length)}/define.d.ts`;
  if (entry.startsWith('rules/')) return `src/rules/entries/${entry.slice('rules/'.length)}.d.ts`;
  if (entry === 'element') return 'components/element/index.d.ts';
  return entry === 'index' ? 'components/index.d.ts' : `src/${entry}/index.d.ts`;
}

const entries = Object.values(exports)
  .map(({ types }) => /^\.\/dist\/types\/(.+)\.d\.ts$/.exec(types)?.[1])
  .filter(Boolean)
  .flatMap((entry) => {
    const names = entry.startsWith('rules/') ? rulesAlone : tags;
    return entry.includes('*') ? names.map((name) => entry.replace('*', name)) : [entry];
  });

if (!existsSync(join(folder, 'components'))) throw new Error('tsc has written no declarations. Run `npm run build`.');

const bundle = await rollup({
  input: Object.fromEntries(entries.map((entry) => [entry, join(folder, sourceOf(entry))])),
  external: /^(lit|@lit)([/-]|$)/,
  plugins: [dts()],
  // An entry has to export each type that it mentions; otherwise types that its users infer from it cannot be named.
  onwarn({ message }) {
    throw new Error(message);
  },
});
const { output } = await bundle.generate({
  format: 'es',
  entryFileNames: '[name].d.ts',
  chunkFileNames: ({ name }) => `shared/${name.replace(/\.d$/, '')}.d.ts`,
  hoistTransitiveImports: false,
});
await bundle.close();

rmSync(folder, { recursive: true });
for (const { fileName, code } of output) {
  const file = join(folder, fileName);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
}
