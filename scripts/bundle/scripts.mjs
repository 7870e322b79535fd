// Writes scripts of rollup.config.js: build.mjs runs this on each processor, and hands out one number after the other.
import bundles from '../../rollup.config.js';
import { writeBundle } from './write.mjs';

process.on('message', async (at) => {
  if (at >= bundles.length) return process.disconnect();
  const { output, ...input } = bundles[at];
  await writeBundle(input, output);
  process.send('done');
});
process.send('ready');
