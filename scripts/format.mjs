import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format as oxfmt } from 'oxfmt';
import { root } from './bundle/entries.mjs';

const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));

/** Formats a text that a script writes as `npm run format` would. The ending of `file` says which language it is in. */
export async function format(file, text) {
  const { code, errors } = await oxfmt(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
}
