// A server whose disk fills up: it appends until that fails, tries three times more, and prints every answer.
import { writeSync } from 'node:fs';
import { SqliteLog } from '../../server/log/sqlite.js';
import { begin, match, put } from './entries.js';

const log = new SqliteLog(process.argv[2]);
await begin(log, 'A');
for (let seq = 1, errors = 0; errors < 4;) {
  const answer = await put(log, match('A'), seq).catch(() => 'error');
  writeSync(1, `${answer} ${seq}\n`);
  if (answer === 'error') errors++;
  else seq++;
}
process.exit();
