// Simulates pupils and writes the tables of docs/learning-model.md.
//   npm run simulate                 3,000 pupils whose knowledge does not change, 400 over eight weeks
//   npm run simulate -- --pupils=300
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importSources } from '../../scripts/bundle/node.mjs';
import { format } from '../../scripts/format.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const page = at('../../docs/learning-model.md');
const { values } = parseArgs({ options: { pupils: { type: 'string', default: '3000' } } });
const pupils = Number(values.pupils);
const inWeeks = Math.max(1, Math.round((pupils * 400) / 3000));

const { stillTable, otherTable, weeksTable } = await importSources(at('simulate.ts'));

const line = (cells) => `| ${cells.join(' | ')} |`;
const markdown = ([heads, ...rows]) => [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
const parts = {
  still: [pupils, stillTable],
  other: [pupils, otherTable],
  weeks: [inWeeks, weeksTable],
};
let text = readFileSync(page, 'utf8');
for (const [name, [count, table]] of Object.entries(parts)) {
  const made = `${count.toLocaleString('en')} pupils each.\n\n${markdown(table(count))}`;
  console.log(made);
  text = text.replace(new RegExp(`<!-- ${name} -->[^]*?<!-- / -->`), () => `<!-- ${name} -->\n\n${made}\n\n<!-- / -->`);
}
writeFileSync(page, await format(page, text));
