// Checks the files of dist/cdn, and the packages made of them, against their budgets; with --write it also writes the table of docs/sizes.md.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { format, resolveConfig } from 'prettier';
import { root, tags } from './bundle/entries.mjs';

/**
 * In kB of 1,000 bytes, minified and gzipped: one game with all that a first move needs, all games together, and one game
 * as a plain script, which holds its rooms and languages too; a script of a page around a game. Then what one uploads: a
 * package of a game, zipped, and one HTML file, as it is.
 */
const budgets = { element: 45, all: 80, script: 100, page: 24, zip: 140, html: 280 };

const pageScripts = ['embed', 'frame', 'frame-height', 'scorm12', 'scorm2004', 'cmi5'].map((name) => `${name}.js`);

const budgetOf = (name) => {
  if (name === 'abacade.js') return budgets.all;
  if (tags.some((tag) => name === `${tag}.js`)) return budgets.element;
  if (pageScripts.includes(name)) return budgets.page;
  return name.endsWith('.iife.js') ? budgets.script : undefined; // the rest is fetched when it is needed
};

const folder = join(root, 'dist/cdn');
if (!existsSync(folder)) throw new Error('dist/cdn is not there. Run `npm run build` first.');

const rows = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => {
    const bytes = readFileSync(join(folder, name));
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
const built = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
const kinds = { scorm12: 'zip', scorm2004: 'zip', cmi5: 'zip', html: 'html' };

/** What one uploads of each game as it usually is, in bytes by its kind. */
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
  const packages = [
    line('game', 'SCORM 1.2', 'SCORM 2004', 'cmi5', 'one HTML file'),
    line('---', '---:', '---:', '---:', '---:'),
    ...uploads.map(({ title, sizes }) => line(title, ...sizes.map(([, bytes]) => `${kB(bytes)} kB`))),
    line('budget', ...Object.values(kinds).map((kind) => `${budgets[kind]} kB`)),
  ];
  const text = `# Sizes

Version ${version}, ${new Date().toISOString().slice(0, 10)}, by \`npm run sizes\`. 1 kB is 1,000 bytes; gzip at level 9. \`<tag>.js\` is the
first file of a game, Lit too; \`<tag>.<part>.js\` is fetched when that part is first needed, a twin only
where a page forbids WebAssembly. \`<tag>.iife.js\` holds the game with all its parts.

The budget is that of the file \`<tag>.js\`. In Multiplay, Sequence and the games for the youngest a first move can be made
with it alone; PLYT begins when its mountain (\`board-view\`) is there as well, and its pads (\`at-hand\`) follow. What
stands beside the board (\`beside\`: scores, what happened, keys, sentences for a screen reader) follows at once, and so does
the notation (\`text\`); a computer player (\`bot\`) follows when it is to move. In Pytagora what judges an equation
(\`help\`, with the core below it) follows with them, before the first piece can lie.

${table.join('\n')}

## What one uploads

A package holds the plain script of its game, what reports to the platform, and the twins for platforms that forbid
WebAssembly; the one HTML file holds the plain script, not packed. Each game as it usually is.

${packages.join('\n')}
`;
  writeFileSync(
    join(root, 'docs/sizes.md'),
    await format(text, { ...(await resolveConfig(root)), parser: 'markdown' }),
  );
}

if ([...rows, ...uploads].some(({ isOver }) => isOver)) {
  console.error('Over budget.');
  process.exitCode = 1;
}
