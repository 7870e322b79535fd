// Writes docs/languages.md: the progress of each language, before `npm run languages` checks its screens
// (language-screens.mjs). With --check it only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle/entries.mjs';
import { format } from './format.mjs';
import { folder, partNames, readLanguages, readPo, readSource } from './words/read.mjs';

/** Returns the shares of a language's messages that are translated and that have been reviewed, in per cent. */
function shares(tag) {
  let [all, done, read] = [0, 0, 0];
  for (const part of partNames()) {
    const { messages } = readSource(part);
    const path = join(folder, tag, `${part}.po`);
    const po = existsSync(path) ? readPo(path) : new Map();
    for (const [key, { text }] of Object.entries(messages)) {
      const entry = po.get(key);
      const isDone = tag === 'en' || (entry?.text && entry.source === text);
      all++;
      if (isDone) done++;
      if (isDone && !entry?.fuzzy) read++;
    }
  }
  return [done, read].map((count) => Math.floor((100 * count) / all));
}

const languages = readLanguages();

const rows = languages.map(({ tag, name, status, readers, notation, regions = {} }) => {
  const [done, read] = shares(tag);
  const cells = [name, `\`${tag}\``, status, `${done} %`, `${read} %`, readers.join(', ') || '–'];
  const { times, divide, factorOrder, row } = notation;
  const rows = factorOrder === 'multiplier-first' ? '3 rows of 8' : '8 rows of 3';
  const table = row === 'second-runs' ? [`7 ${times} 1`, `7 ${times} 2`] : [`1 ${times} 7`, `2 ${times} 7`];
  const aloud = notation.readings?.[6][7] ?? notation.read.replace('{a}', '7').replace('{b}', '8').replace('{c}', '56');
  const { digits = '', direction = '', equations = '' } = notation;
  const unusual = [
    ...(digits ? [`digits \`${digits}\``] : []),
    ...(direction ? ['text from the right'] : []),
    ...(equations ? ['sums from the right'] : []),
    ...Object.entries(regions).map(([names, own]) => `${names}: ${Object.values(own).join(', ')}`),
  ];
  return `| ${[...cells, times, divide, rows, table.join(', '), aloud, unusual.join('; ') || '–'].join(' | ')} |`;
});

/** The questions that only a teacher can decide, by language. */
const questions = languages
  .filter(({ ask = [] }) => ask.length > 0)
  .map(({ tag, name, ask }) => `### ${name} (\`${tag}\`)\n\n${ask.map((question) => `- ${question}`).join('\n')}`);

const text = `# Languages

What each language is, by \`npm run languages\`. A draft has not been read by a teacher: it says so in the builder, and is spoken only
where a page asks for it. How to translate, and how a draft becomes more: [translating.md](translating.md).

| language | tag | state | translated | read | readers | times | divide | 3 times 8 is drawn as | table of 7 | read aloud | otherwise |
| --- | --- | --- | ---: | ---: | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## To be asked

What only a teacher can decide, who speaks the language and teaches in it. An answer is put into the words or the notation, and its
question is taken from \`language.json\`.

${questions.join('\n\n')}
`;
const file = join(root, 'docs/languages.md');
const formatted = await format(file, text);
if (!process.argv.includes('--check')) writeFileSync(file, formatted);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== formatted) {
  console.error('docs/languages.md is not up to date: npm run languages');
  process.exitCode = 1;
}
