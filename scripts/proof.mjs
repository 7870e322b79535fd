// `npm run proof`: writes docs/rules/printed.md, a table of the statements of the printed rules, from
// test/vectors/printed-rules.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle/entries.mjs';
import { games } from './site/games.mjs';

export const rows = JSON.parse(readFileSync(join(root, 'test/vectors/printed-rules.json'), 'utf8'));

/** The file of the catalogue that contains a rule, by the prefix of its id. */
const catalogues = { PLY: 'plyt', SEQ: 'sequence', MUL: 'multiplay', PYT: 'pytagora' };

/** Returns whether a row contains dice, which a reader then has to enter. */
const hasDice = ({ moves = [] }) => moves.some(({ type }) => type === 'roll' || type === 'throw');

/** Returns the query with which the page of the game opens a row's position. */
export const queryOf = (row) => `position=${encodeURIComponent(row.position)}${hasDice(row) ? '&real-dice=true' : ''}`;

const nameOf = (test) => test.replace('test/unit/', '').replace('.test.ts', '');

const line = (row) =>
  [
    '',
    (row.ruling ? '**Ruling.** ' : '') + row.says,
    `[${row.rule}](${catalogues[row.rule.slice(0, 3)]}.md)`,
    `[${nameOf(row.test)}](../../${row.test})`,
    `${row.try} [Open](../../play/${row.game}.html?${queryOf(row)})`,
    '',
  ]
    .join(' | ')
    .trim();

const heading = '| the printed rules say | rule | test | try it |\n| --- | --- | --- | --- |';

/** Returns the document. */
export function proof() {
  const rulings = rows.filter(({ ruling }) => ruling).map(({ rule }) => rule);
  const tables = games.flatMap(({ name, title }) => {
    const own = rows.filter(({ game }) => game === name);
    return own.length ? [`## ${title}\n\n${heading}\n${own.map(line).join('\n')}`] : [];
  });
  return `# What the printed rules say, and where to try it

Each row is a statement of the printed rules in our own words, with the rule of the [catalogue](README.md) that holds it, the test that
proves it, and a position in which it can be tried. The links open the game on the [static site](../site.md). Where dice are named, they are
entered as real dice. \`npm run proof\` writes this page from \`test/vectors/printed-rules.json\`, and a test plays every row of it.

${rulings.length} of ${rows.length} rows are rulings, ${rulings.join(' and ')}: there the printed rules contradict themselves, and we decided. What they leave
open is a ruling of the catalogue, and no row here.

${tables.join('\n\n')}
`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(join(root, 'docs/rules/printed.md'), proof());
