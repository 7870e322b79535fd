import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format as oxfmt } from 'oxfmt';
import { root } from './bundle/entries.mjs';

const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));

/** Formats a text that a script writes in the same way as `npm run format`. The extension of `file` determines its language. */
export async function format(file, text) {
  const { code, errors } = await oxfmt(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
}
