// Checks the files of dist/cdn, and packages made from them, against their budgets. With --write, it also writes
// docs/sizes.md.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { budgets } from './bundle/budgets.mjs';
import { root, tags, version } from './bundle/entries.mjs';
import { format } from './format.mjs';

const pageScripts = ['frame', 'frame-height', 'scorm12', 'scorm2004', 'cmi5', 'h5p'].map((name) => `${name}.js`);

/** Returns the budget of a file. Twins, fetched only if a page blocks WebAssembly, have none. */
function budgetOf(name) {
  if (name === 'abacade.js') return budgets.loader;
  if (pageScripts.includes(name)) return budgets.page;
  const [tag, part] = name.split('.');
  if (!tags.includes(tag)) return undefined;
  if (part === 'js') return tag === 'abacade-report' ? budgets.report : budgets.element;
  return part === 'iife' ? budgets.script : (budgets[part] ?? budgets.language);
}

const folder = join(root, 'dist/cdn');
if (!existsSync(folder)) throw new Error('dist/cdn does not exist. Run `npm run build` first.');

/** Returns the files of a folder by their names. */
const filesIn = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [name, readFileSync(join(path, name))]);
const built = new Map(filesIn(folder));

// Files that are fetched later are in the folder of the version, with twins that are the same for plain scripts.
const rows = [...new Map([...filesIn(join(folder, version)), ...built])]
  .filter(([name]) => name.endsWith('.js'))
  .map(([name, bytes]) => {
    const packed = gzipSync(bytes, { level: 9 }).length;
    const budget = budgetOf(name);
    return { name, bytes: bytes.length, packed, budget, isOver: budget !== undefined && packed > budget * 1000 };
  })
  .sort((a, b) => (b.budget ?? 0) - (a.budget ?? 0) || (a.name < b.name ? -1 : 1));

const kB = (bytes) => (bytes / 1000).toFixed(1);

for (const { name, packed, budget, isOver } of rows) {
  console.log(`${isOver ? 'OVER ' : '     '}${name}: ${kB(packed)} kB${budget ? ` of ${budget}` : ''}`);
}

const embed = await import(join(root, 'dist/embed.js'));
const kinds = { scorm12: 'zip', scorm2004: 'zip', cmi5: 'zip', html: 'html' };

/** Returns the sizes in bytes of each game's uploads, with default options, by kind. */
const uploads = Object.entries(embed.games).map(([game, { title }]) => {
  const sizes = Object.keys(kinds).map((kind) => {
    const made = embed.pack(kind, embed.choicesFor(game).value, built);
    if (!made.ok) throw new Error(made.message);
    return [kind, made.value.length];
  });
  return { title, sizes, isOver: sizes.some(([kind, bytes]) => bytes > budgets[kinds[kind]] * 1000) };
});
for (const { title, sizes, isOver } of uploads) {
  console.log(
    `${isOver ? 'OVER ' : '     '}${title}: ${sizes.map(([kind, bytes]) => `${kind} ${kB(bytes)} kB of ${budgets[kinds[kind]]}`).join(', ')}`,
  );
}

const content = embed.pack('h5p', embed.choicesFor('multiplay').value, built);
if (!content.ok) throw new Error(content.message);
const h5p = { size: content.value.length, isOver: content.value.length > budgets.h5p * 1000 };
console.log(`${h5p.isOver ? 'OVER ' : '     '}H5P content: ${kB(h5p.size)} kB of ${budgets.h5p}`);

if (process.argv.includes('--write')) {
  const line = (...cells) => `| ${cells.join(' | ')} |`;
  const table = [
    line('file of `dist/cdn`', 'minified', 'and gzipped', 'budget'),
    line('---', '---:', '---:', '---:'),
    ...rows.map(({ name, bytes, packed, budget }) =>
      line(`\`${name}\``, `${kB(bytes)} kB`, `${kB(packed)} kB`, budget ? `${budget} kB` : ''),
    ),
  ];
  const packages = [
    line('game', 'SCORM 1.2', 'SCORM 2004', 'cmi5', 'one HTML file'),
    line('---', '---:', '---:', '---:', '---:'),
    ...uploads.map(({ title, sizes }) => line(title, ...sizes.map(([, bytes]) => `${kB(bytes)} kB`))),
    line('budget', ...Object.values(kinds).map((kind) => `${budgets[kind]} kB`)),
  ];
  const text = `# Sizes

Version ${version}, ${new Date().toISOString().slice(0, 10)}, by \`npm run sizes\`. 1 kB is 1,000 bytes; gzip at level 9. \`<tag>.js\` contains a
game between people up to its end. After its first screen it fetches \`finish\` (the end of a game) and, in games that give them,
\`lesson\` (lessons: after wrong answers, in practice and in the warm-up). The other files of an element are
fetched when they are needed: \`set-up\` (the form), \`study\` (hints, replay, review, puzzles), \`bot\` (computer players),
\`learning\` (what a learner knows), \`saving\` and \`storage\` (a game that is saved), \`live\` (a board across devices), \`sounds\`, and
one for each language except English. A twin is fetched only if a page forbids WebAssembly. \`<tag>.iife.js\` contains the game with all
of this. \`abacade.js\` finds the games of a page and fetches what each needs.

${table.join('\n')}

## Uploads

A package contains the plain script of its game, the script that reports to the platform, and the twins for platforms that forbid
WebAssembly; the single HTML file contains the plain script, uncompressed. Each game has its default options.

${packages.join('\n')}

An H5P content has ${kB(h5p.size)} kB, whatever was chosen, of ${budgets.h5p} kB: its library has all games and languages.
`;
  writeFileSync(join(root, 'docs/sizes.md'), await format('sizes.md', text));
}

if ([...rows, ...uploads, h5p].some(({ isOver }) => isOver)) {
  console.error('Over budget.');
  process.exitCode = 1;
}
