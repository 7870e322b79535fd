// Checks the files of dist/cdn against their budgets; with --write it also writes the table of docs/sizes.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { format, resolveConfig } from 'prettier';
import { cores, root, tags } from './bundle/entries.mjs';

/** In kB of 1,000 bytes, minified and gzipped: one game with all that a first move needs, and all games together. */
const budgets = { element: 25, all: 60 };

const files = [
  ...tags.flatMap((tag) => [`${tag}.js`, `${tag}.iife.js`].map((name) => ({ name, budget: budgets.element }))),
  { name: 'abacade.js', budget: budgets.all },
  ...cores.map((core) => ({ name: `twin-${core}.js` })),
];

const kB = (bytes) => (bytes / 1000).toFixed(1);

const rows = files.map(({ name, budget }) => {
  const path = join(root, 'dist/cdn', name);
  if (!existsSync(path)) throw new Error(`dist/cdn/${name} is not there. Run \`npm run build\` first.`);
  const bytes = readFileSync(path);
  const packed = gzipSync(bytes, { level: 9 }).length;
  return { name, bytes: bytes.length, packed, budget, isOver: budget !== undefined && packed > budget * 1000 };
});

for (const { name, packed, budget, isOver } of rows) {
  console.log(`${isOver ? 'OVER ' : '     '}${name}: ${kB(packed)} kB${budget ? ` of ${budget}` : ''}`);
}

if (process.argv.includes('--write')) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const line = (...cells) => `| ${cells.join(' | ')} |`;
  const table = [
    line('file of `dist/cdn`', 'minified', 'and gzipped', 'budget'),
    line('---', '---:', '---:', '---:'),
    ...rows.map(({ name, bytes, packed, budget }) =>
      line(`\`${name}\``, `${kB(bytes)} kB`, `${kB(packed)} kB`, budget ? `${budget} kB` : ''),
    ),
  ];
  const text = `# Sizes

Version ${version}, ${new Date().toISOString().slice(0, 10)}, by \`npm run sizes\`. 1 kB is 1,000 bytes; gzip at level 9. \`<tag>.js\` and \`<tag>.iife.js\` hold
everything that a game needs, Lit too. A twin is only fetched where a page forbids WebAssembly.

${table.join('\n')}
`;
  writeFileSync(
    join(root, 'docs/sizes.md'),
    await format(text, { ...(await resolveConfig(root)), parser: 'markdown' }),
  );
}

if (rows.some(({ isOver }) => isOver)) {
  console.error('Over budget.');
  process.exitCode = 1;
}
