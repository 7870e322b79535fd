// `npm run words:check`: checks the translations in words/, and that all of their messages are used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle/entries.mjs';
import { checkWords, unusedMessages } from './words/check.mjs';

const code = ['components', 'src', 'pages', 'demo', 'server', 'wordpress']
  .flatMap((dir) => readdirSync(join(root, dir), { recursive: true }).map((file) => join(root, dir, file)))
  .filter((file) => /\.(ts|html)$/.test(file) && !file.includes('words/generated'))
  .map((file) => readFileSync(file, 'utf8'));

const faults = [...checkWords(), ...unusedMessages(code.join('\n'))];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
